import { Parser } from "htmlparser2";

/** How far from the beginning a declaration may be, as in browsers. */
const DECLARED_WITHIN = 1024;
const MOST_LABEL = 40;

/** The text of a body by its byte order mark, the charset of its header, its own declaration, or UTF-8. */
export function decode(body: Uint8Array, contentType: string, isMarkup: boolean): string {
  const label = markOf(body) ?? charsetOf(contentType) ?? (isMarkup ? declared(body) : undefined) ?? "utf-8";
  return decoder(label).decode(body);
}

function markOf(body: Uint8Array): string | undefined {
  const [a, b, c] = body;
  if (a === 0xef && b === 0xbb && c === 0xbf) return "utf-8";
  if (a === 0xfe && b === 0xff) return "utf-16be";
  return a === 0xff && b === 0xfe ? "utf-16le" : undefined;
}

function charsetOf(contentType: string): string | undefined {
  const parameter = contentType.split(";").find((it) => it.trim().toLowerCase().startsWith("charset="));
  return parameter
    ?.split("=")[1]
    ?.trim()
    .replace(/^["']|["']$/g, "")
    .slice(0, MOST_LABEL);
}

function declared(body: Uint8Array): string | undefined {
  let found: string | undefined;
  const parser = new Parser({
    onopentag(name, { charset, content = "", "http-equiv": equiv = "" }) {
      if (name !== "meta" || found !== undefined) return;
      found = charset?.trim() ?? (equiv.toLowerCase() === "content-type" ? charsetOf(content) : undefined);
    },
  });
  parser.end(new TextDecoder("latin1").decode(body.subarray(0, DECLARED_WITHIN)));
  // It was read as single bytes, so it cannot be UTF-16.
  return found?.toLowerCase().startsWith("utf-16") ? "utf-8" : found;
}

function decoder(label: string): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch {
    // An unknown label.
    return new TextDecoder();
  }
}
