import { parseJsonLd } from "../link-reader/json-ld.ts";
import { calendarsIn } from "./calendar-lines.ts";
import { materialOfMail } from "./mail.ts";
import { looksLikeHtml, type Material, materialOfHtml } from "./material.ts";

/** What people paste: words, or the source of a mail, a page or a calendar. */
export async function materialOfPasted(text: string): Promise<Material> {
  const header = headerOf(text);
  if (header && isSource(text, header)) {
    const mail = await materialOfMail(new TextEncoder().encode(withOwnCharset(text.slice(header.from))));
    if (mail) return mail;
  }
  const bodyAt = header ? header.to : 0;
  const calendars = calendarsIn(text);
  const found = calendars.map((it) => it.text);
  if (looksLikeHtml(text.slice(bodyAt))) {
    const page = materialOfHtml(text.slice(bodyAt), text.slice(0, bodyAt));
    return { ...page, subject: header?.subject ?? null, calendars: found };
  }
  const data = /^\s{0,40}[[{]/.test(text) && text.includes('"@type"') ? parseJsonLd(text) : undefined;
  const notWords = data === undefined ? calendars : [{ start: 0, end: text.length }];
  return {
    subject: header?.subject ?? null,
    parts: [{ text, instead: null, notWords }],
    documents: data === undefined ? [] : [data],
    calendars: found,
  };
}

/** Whether there is nothing but calendars in it. */
export function isCalendarAlone(text: string): boolean {
  const words = calendarsIn(text).toReversed();
  const rest = words.reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
  return words.length > 0 && rest.trim() === "";
}

interface Header {
  readonly from: number;
  /** Behind the empty line. */
  readonly to: number;
  readonly fields: ReadonlyMap<string, string>;
  readonly subject: string | null;
}

const field = /^([A-Za-z][A-Za-z0-9-]{0,60}):[ \t]?(.*)$/;
const MOST_LINES = 400;
const MOST_CHARACTERS = 200_000;

/** The lines of a mail's header at the beginning of a text; undefined where it begins with something else. */
function headerOf(text: string): Header | undefined {
  const from = text.search(/\S/);
  if (from < 0) return undefined;
  const fields = new Map<string, string>();
  let last: string | undefined;
  let at = from;
  for (let lines = 0; lines < MOST_LINES && at - from < MOST_CHARACTERS; lines++) {
    const end = text.indexOf("\n", at);
    const line = text.slice(at, end < 0 ? text.length : end).replace(/\r$/, "");
    at = end < 0 ? text.length : end + 1;
    if (line.trim() === "") break;
    const [, name, value = ""] = field.exec(line) ?? [];
    if (/^[ \t]/.test(line) && last !== undefined) fields.set(last, `${fields.get(last)} ${line.trim()}`);
    else if (name !== undefined) {
      last = name.toLowerCase();
      if (!fields.has(last)) fields.set(last, value);
    } else if (!(lines === 0 && line.startsWith("From "))) return undefined;
    if (end < 0) break;
  }
  if (!["from", "subject", "date", "content-type", "received"].some((it) => fields.has(it))) return undefined;
  return { from, to: at, fields, subject: fields.get("subject")?.trim() || null };
}

/** Whether the text below the header is still written as mails travel; where programs have shown it, it is only words. */
function isSource(text: string, { fields, to }: Header): boolean {
  const type = fields.get("content-type") ?? "";
  const boundary = /boundary="?([^";\s]{1,200})/i.exec(type)?.[1];
  if (boundary !== undefined) return text.includes(`--${boundary}`, to);
  const encoding = (fields.get("content-transfer-encoding") ?? "").toLowerCase();
  if (encoding.includes("base64")) return /^[A-Za-z\d+/=\s]{1,4000}$/.test(text.slice(to, to + 4000));
  if (encoding.includes("quoted-printable")) return /=(?:\r?\n|[\dA-F]{2})/.test(text.slice(to, to + 20_000));
  return false;
}

/** What is pasted has been decoded, so that parts which travel as they are have the charset of the paste. */
function withOwnCharset(text: string): string {
  if (!/[^\0-\x7f]/.test(text)) return text;
  return text
    .split(/(\r?\n\r?\n)/)
    .map((block) =>
      /^content-type:/im.test(block) && !/^content-transfer-encoding:\s*(?:base64|quoted)/im.test(block)
        ? block.replace(/(charset=)"?[\w.:-]{1,40}"?/gi, "$1utf-8")
        : block,
    )
    .join("");
}
