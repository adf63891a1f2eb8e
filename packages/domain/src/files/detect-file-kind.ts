import { lastAt, onlyFrom } from "./bytes.ts";
import { extensionOf } from "./file-name.ts";
import { hasUsualTail, readImage } from "./image.ts";
import { boxesEnd, isHeic } from "./iso-media-boxes.ts";
import { isCalendar, isMail, isProgram, textOf } from "./text-formats.ts";
import { isArchive, passFault } from "./wallet-pass.ts";

export const fileKinds = ["pdf", "png", "jpeg", "webp", "gif", "heic", "text", "eml", "ics", "pkpass"] as const;
export type FileKind = (typeof fileKinds)[number];

/** Content types and file extensions; the first extension is the usual one. */
export const fileForms: Readonly<
  Record<FileKind, { readonly contentType: string; readonly extensions: readonly [string, ...string[]] }>
> = {
  pdf: { contentType: "application/pdf", extensions: ["pdf"] },
  png: { contentType: "image/png", extensions: ["png"] },
  jpeg: { contentType: "image/jpeg", extensions: ["jpg", "jpeg", "jpe", "jfif"] },
  webp: { contentType: "image/webp", extensions: ["webp"] },
  gif: { contentType: "image/gif", extensions: ["gif"] },
  heic: { contentType: "image/heic", extensions: ["heic", "heif", "hif"] },
  text: { contentType: "text/plain", extensions: ["txt", "text", "md", "markdown", "csv", "log"] },
  eml: { contentType: "message/rfc822", extensions: ["eml"] },
  ics: { contentType: "text/calendar", extensions: ["ics", "ical", "ifb"] },
  pkpass: { contentType: "application/vnd.apple.pkpass", extensions: ["pkpass"] },
};

export type FileDetection =
  | { readonly ok: true; readonly kind: FileKind; readonly contentType: string }
  /** The problem, as the rest of a sentence that begins with "The file". */
  | { readonly ok: false; readonly why: string };

/** 8000 x 7500: more than phone photos have. */
const MOST_PIXELS = 60_000_000;

/** Longest text or calendar. */
const MOST_OF_TEXT = 1_048_576;

const kind = (it: FileKind): FileDetection => ({ ok: true, kind: it, contentType: fileForms[it].contentType });
const refused = (why: string): FileDetection => ({ ok: false, why });

/**
 * Detects the kind of a file from its bytes, whatever the sender states: exactly one of the accepted kinds, complete,
 * with nothing hidden. Nothing is decoded or unpacked.
 *
 * @param name what it is called: words under the name of a program are refused
 */
export function detectFileKind(bytes: Uint8Array, name: string): FileDetection {
  if (bytes.length === 0) return refused("is empty.");
  if (isArchive(bytes)) {
    const fault = passFault(bytes);
    return fault === null ? kind("pkpass") : refused(`is an archive that is not taken as a pass: it ${fault}.`);
  }
  const shown = ofPicture(bytes) ?? ofPaper(bytes);
  if (shown) return shown.ok && hidesArchive(bytes) ? refused("is also an archive.") : shown;
  return written(bytes, name) ?? refused("is of no kind that is kept here, or is damaged.");
}

function ofPicture(bytes: Uint8Array): FileDetection | null {
  const picture = readImage(bytes);
  if (!picture) return null;
  const { width, height } = picture;
  if (width * height === 0) return refused("is a picture without a size.");
  if (width * height > MOST_PIXELS)
    return refused(`is a picture of ${width} x ${height}, which is too large to be shown.`);
  if (!hasUsualTail(picture, bytes) || hidesPaper(bytes)) return refused("is a picture with another file behind it.");
  return kind(picture.kind);
}

function ofPaper(bytes: Uint8Array): FileDetection | null {
  if (isHeic(bytes)) {
    return boxesEnd(bytes, 0) === bytes.length ? kind("heic") : refused("is a picture with another file behind it.");
  }
  if (/^%PDF-[12]\.\d/.test(beginning(bytes))) {
    const last = lastAt(bytes, "%%EOF", bytes.length - 2048);
    if (last < 0) return refused("is a PDF that is cut off.");
    return onlyFrom(bytes, last + 5, isBlank) ? kind("pdf") : refused("is a PDF with another file behind it.");
  }
  return null;
}

function written(bytes: Uint8Array, name: string): FileDetection | null {
  if (hidesPaper(bytes) || hidesArchive(bytes)) return refused("is two kinds of file at once.");
  const extension = extensionOf(name);
  if (isMail(bytes) && fits(extension, "eml")) return kind("eml");
  if (bytes.length > MOST_OF_TEXT) return null;
  const text = textOf(bytes);
  if (text === null) return null;
  if (isCalendar(text) && fits(extension, "ics")) return kind("ics");
  if (isProgram(text)) return refused("is a page or a program, and not a text.");
  return fits(extension, "text") ? kind("text") : refused(`is a text that is called .${extension}.`);
}

/** For text files the extension must fit; without one the content decides. */
const fits = (extension: string, it: FileKind) =>
  extension === "" || fileForms[it].extensions.includes(extension) || fileForms.text.extensions.includes(extension);

const beginning = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(0, 1024));
const isBlank = (byte: number) => byte === 0 || byte === 9 || byte === 10 || byte === 12 || byte === 13 || byte === 32;
/** PDF readers search the header so far. */
const hidesPaper = (bytes: Uint8Array) => beginning(bytes).includes("%PDF-");
/** ZIP readers search the end record so far from the end. */
const hidesArchive = (bytes: Uint8Array) => lastAt(bytes, "PK\x05\x06", bytes.length - 65_557) >= 0;
