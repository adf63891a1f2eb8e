import { getDocumentProxy } from "unpdf";
import { unfoldsTooFar } from "./pdf-bounds.ts";
import { type PlacedText, pageText } from "./pdf-layout.ts";

const MOST_PAGES = 40;
const MOST_ITEMS = 60_000;
const MOST_TEXT = 1_000_000;
/** Tickets come with conditions, not with books; larger files are pictures or something else. */
const MOST_BYTES = 12 * 1024 * 1024;

/**
 * The text layer of a PDF, page by page, laid out as it is printed. Null for what is none, needs a password, or has no text:
 * a scan stays one. Scripts in it are not run, nothing is fetched, no font of the machine is looked at.
 */
export async function pdfText(bytes: Uint8Array): Promise<string | null> {
  if (bytes.byteLength > MOST_BYTES || !isPdf(bytes) || (await unfoldsTooFar(bytes))) return null;
  const pdf = await getDocumentProxy(
    // The reader takes what it is given for its own.
    new Uint8Array(bytes),
    {
      isEvalSupported: false,
      disableFontFace: true,
      useSystemFonts: false,
      useWorkerFetch: false,
      enableXfa: false,
      stopAtErrors: false,
      maxImageSize: 0,
      verbosity: 0,
    } as Parameters<typeof getDocumentProxy>[1],
  ).catch(() => null);
  if (pdf === null) return null;
  const pages: string[] = [];
  let [items, length] = [0, 0];
  try {
    for (let number = 1; number <= Math.min(pdf.numPages, MOST_PAGES); number++) {
      const page = await pdf.getPage(number);
      const { width, height } = page.getViewport({ scale: 1 });
      const placed: PlacedText[] = [];
      for await (const item of itemsOf(page)) {
        if (++items > MOST_ITEMS) break;
        placed.push(item);
      }
      const text = pageText(placed, { width, height, turned: page.rotate });
      page.cleanup();
      pages.push(text);
      length += text.length;
      if (items > MOST_ITEMS || length > MOST_TEXT) break;
    }
  } catch {
    // A page that cannot be read ends the document; what came before it counts.
  } finally {
    await pdf.loadingTask.destroy().catch(() => undefined);
  }
  const text = pages.join("\n\n").trim().slice(0, MOST_TEXT);
  return /[\p{L}\p{N}]/u.test(text) ? text : null;
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>["getPage"]>>;

/** Piece by piece: a page may hold millions. */
async function* itemsOf(page: Page): AsyncIterable<PlacedText> {
  const reader = page.streamTextContent({ includeMarkedContent: false }).getReader();
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read()) {
      for (const item of step.value.items) {
        if (!("str" in item) || item.str.trim() === "") continue;
        const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = item.transform;
        yield { text: item.str, x, y, width: item.width, size: Math.hypot(c, d), angle: Math.atan2(b, a) };
      }
    }
  } finally {
    await reader.cancel(new Error("enough")).catch(() => undefined);
  }
}

const HEAD = 1024;

function isPdf(bytes: Uint8Array): boolean {
  return new TextDecoder("latin1").decode(bytes.subarray(0, HEAD)).includes("%PDF-");
}
