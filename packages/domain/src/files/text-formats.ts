/** Control characters other than tabs and line ends. */
const isControl = (byte: number) => (byte < 32 && byte !== 9 && byte !== 10 && byte !== 13) || byte === 127;

/** The UTF-8 text; null when it is none. */
export function textOf(bytes: Uint8Array): string | null {
  if (bytes.some(isControl)) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** HTML, SVG and scripts, which a browser or shell might run. */
export function isProgram(text: string): boolean {
  const beginning = text.slice(0, 65_536);
  return (
    /^\s*(?:<[a-z!?/]|#!|@echo\b)/i.test(beginning) ||
    /<(?:!doctype|html|head|body|script|svg|iframe|object|embed|foreignobject|\?php)\b/i.test(text)
  );
}

const knownFields =
  /^(?:from|to|date|subject|received|message-id|mime-version|return-path|delivered-to|content-type):/i;
const LONGEST_HEAD = 65_536;

/** An e-mail: header lines with at least three usual fields, and an empty line. */
export function isMail(bytes: Uint8Array): boolean {
  if (bytes.includes(0)) return false;
  const head = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes.subarray(0, LONGEST_HEAD));
  const lines = (/^[\s\S]*?(?=\r?\n\r?\n|$)/.exec(head)?.[0] ?? "").split(/\r?\n/);
  if (!lines.every((it) => /^[\x21-\x39\x3b-\x7e]+:|^[ \t]/.test(it))) return false;
  const found = new Set(lines.flatMap((it) => knownFields.exec(it)?.[0].toLowerCase() ?? []));
  const isSent = found.has("date:") || found.has("received:") || found.has("message-id:");
  return found.has("from:") && isSent && found.size >= 3;
}

export function isCalendar(text: string): boolean {
  return /^\ufeff?BEGIN:VCALENDAR\s/i.test(text) && /END:VCALENDAR\s*$/i.test(text);
}
