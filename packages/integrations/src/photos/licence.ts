import { Parser } from "htmlparser2";
import { cleanText } from "../live-sources/clean-text.ts";

/** Whose it is, as it has to be named. */
export interface Rights {
  /** Null only for works that need no name. */
  readonly author: string | null;
  readonly licence: string;
  readonly licenceUrl: string | null;
}

/** `extmetadata` of https://commons.wikimedia.org/w/api.php: texts with HTML in them. */
export type FileMetadata = Readonly<Record<string, { readonly value: unknown } | undefined>>;

const needsNoName = /^(?:cc0|public domain|pd\b|no restrictions)/i;
const free =
  /^(?:cc by(?:-sa)? [1-4]\.\d|gfdl|free art license|fal\b|attribution\b|copyrighted free use|ogl|kogl type 1|mit\b|apache|bsd|gpl|lgpl)/i;
/** Not for commercial use, or not to be changed. */
const restricted = /\bn[cd]\b|non.?commercial|no.?deriv/i;
const licencePages = /^https?:\/\/(?:creativecommons\.org|www\.gnu\.org|artlibre\.org)\/[\w./-]*$/;

/** Null for a file that is not free, or does not say whose it is although its licence requires that. */
export function rightsOf(metadata: FileMetadata): Rights | null {
  const text = (name: string) => plainText(metadata[name]?.value);
  const licence = text("LicenseShortName");
  if (licence === null || text("NonFree") === "true" || restricted.test(licence)) return null;
  const author = text("Attribution") ?? text("Artist") ?? text("Credit");
  const isFree = needsNoName.test(licence) || (free.test(licence) && author !== null);
  if (!isFree) return null;
  const url = String(metadata.LicenseUrl?.value ?? "");
  return { author, licence, licenceUrl: licencePages.test(url) ? url.replace(/^http:/, "https:") : null };
}

const LONGEST = 200;

function plainText(value: unknown): string | null {
  if (typeof value !== "string" && typeof value !== "boolean") return null;
  let text = "";
  let hidden = 0;
  // Templates of Commons repeat some words in invisible elements.
  const hides = (name: string, style: string | undefined) =>
    name === "style" || name === "script" || /display:\s*none/i.test(style ?? "");
  const open: boolean[] = [];
  const parser = new Parser({
    onopentag(name, { style }) {
      open.push(hides(name, style));
      if (open.at(-1)) hidden++;
      text += " ";
    },
    onclosetag() {
      if (open.pop()) hidden--;
    },
    ontext(data) {
      if (hidden === 0) text += data;
    },
  });
  parser.end(String(value).slice(0, 5000));
  return cleanText(text, LONGEST);
}
