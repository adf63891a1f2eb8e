import PostalMime, { type Attachment, type Email } from "postal-mime";
import { decode } from "../link-reader/decode-text.ts";
import { looksLikeHtml, type Material, materialOfHtml, partOf, together } from "./material.ts";
import { pdfText } from "./pdf.ts";

const DEEPEST_FORWARD = 4;
const MOST_ATTACHMENTS = 24;
const MOST_PDFS = 6;
const LONGEST_HEADER = 1000;

/** A message with all that is attached to it and forwarded in it; null for bytes that are no message. */
export async function materialOfMail(bytes: Uint8Array, depth = 0): Promise<Material | null> {
  const mail = await PostalMime.parse(withFewParts(bytes), {
    forceRfc822Attachments: true,
    maxNestingDepth: 40,
    maxHeadersSize: 1024 * 1024,
  }).catch(() => null);
  if (mail === null || !mail.headers.some((it) => known.has(it.key))) return null;
  const attached: Material[] = [];
  let pdfs = 0;
  for (const it of mail.attachments.slice(0, MOST_ATTACHMENTS)) {
    if (kindOf(it) === "pdf" && ++pdfs > MOST_PDFS) continue;
    const material = await materialOfAttachment(it, depth);
    if (material) attached.push(material);
  }
  return { ...together([bodyOf(mail), ...attached]), subject: mail.subject?.trim() || null };
}

const MOST_PARTS = 300;
const MOST_EDGES = 50;
const MOST_LINES = 300_000;

/** The message up to numbers of parts and lines that no program makes: both cost far more than their bytes. */
function withFewParts(bytes: Uint8Array): Uint8Array {
  const source = new TextDecoder("latin1").decode(bytes);
  const edges = new Set(
    source
      .matchAll(/boundary="?([^"\s;]{1,100})/gi)
      .take(MOST_EDGES)
      .map(([, edge]) => edge),
  );
  let parts = 0;
  for (const match of edges.size === 0 ? [] : source.matchAll(/^--(\S{1,100}?)(?:--)?[ \t]{0,10}\r?$/gm)) {
    if (edges.has(match[1]) && ++parts > MOST_PARTS) return bytes.subarray(0, match.index);
  }
  let lines = 0;
  for (let at = source.indexOf("\n"); at >= 0; at = source.indexOf("\n", at + 1)) {
    if (++lines > MOST_LINES) return bytes.subarray(0, at);
  }
  return bytes;
}

const known: ReadonlySet<string> = new Set([
  "from",
  "to",
  "subject",
  "date",
  "received",
  "message-id",
  "mime-version",
  "content-type",
  "return-path",
]);

function bodyOf(mail: Email): Material {
  const head = headOf(mail);
  const words = mail.text?.trim() ? mail.text : null;
  if (!mail.html?.trim()) return { ...nothing, parts: [partOf(head + (words ?? ""))] };
  // Some declare as HTML what is plain text: its lines would be lost.
  if (!looksLikeHtml(mail.html)) return { ...nothing, parts: [partOf(head + (words ?? mail.html))] };
  return materialOfHtml(mail.html, head, words && head + words);
}

const nothing: Material = { subject: null, parts: [], documents: [], calendars: [] };

/** The lines of the header that say something about a journey, as people paste them. */
function headOf(mail: Email): string {
  const value = (key: string) =>
    mail.headers
      .find((it) => it.key === key)
      ?.value.replace(/\s+/g, " ")
      .slice(0, LONGEST_HEADER);
  const from = mail.from?.address ? [mail.from.name, `<${mail.from.address}>`].filter((it) => it).join(" ") : undefined;
  const lines = [
    ["From", from],
    ["Subject", mail.subject?.replace(/\s+/g, " ").slice(0, LONGEST_HEADER)],
    ["Date", value("date")],
  ];
  const said = lines.flatMap(([name, it]) => (it ? [`${name}: ${it}\n`] : []));
  return said.length === 0 ? "" : `${said.join("")}\n`;
}

type AttachmentKind = "calendar" | "pdf" | "html" | "text" | "mail" | "other";

function kindOf({ mimeType, filename }: Attachment): AttachmentKind {
  const ending = filename?.toLowerCase().match(/\.([a-z\d]{1,8})$/)?.[1];
  if (mimeType === "text/calendar" || mimeType === "application/ics" || ending === "ics") return "calendar";
  if (mimeType === "application/pdf" || ending === "pdf") return "pdf";
  if (mimeType === "message/rfc822" || ending === "eml") return "mail";
  if (mimeType === "text/html" || ending === "html" || ending === "htm") return "html";
  return mimeType === "text/plain" ? "text" : "other";
}

async function materialOfAttachment(attachment: Attachment, depth: number): Promise<Material | null> {
  const { content } = attachment;
  if (typeof content === "string") return null;
  const bytes = new Uint8Array(content);
  switch (kindOf(attachment)) {
    case "calendar":
      return { ...nothing, calendars: [new TextDecoder().decode(bytes)] };
    case "html":
      return materialOfHtml(decode(bytes, "text/html", true));
    case "text":
      return { ...nothing, parts: [partOf(decode(bytes, "text/plain", false))] };
    case "mail":
      return depth < DEEPEST_FORWARD ? materialOfMail(bytes, depth + 1) : null;
    case "pdf": {
      const text = await pdfText(bytes);
      return text === null ? null : { ...nothing, parts: [partOf(text)] };
    }
    default:
      return null;
  }
}
