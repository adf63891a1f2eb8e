import type { PlaceCategory } from "../../field-choices.ts";
import type { PlaceLookup } from "./place-lookup.ts";
import { fillers, headings, plain } from "./vocabulary.ts";

/** What a heading says about the places below or after it. */
export interface Heading {
  readonly city: string | null;
  readonly category: PlaceCategory | null;
  /** The rest of the line; empty when the heading is the whole line. */
  readonly rest: string;
}

/** Longer texts with a colon are sentences. */
const LONGEST = 60;
/** "Lisbon: ", "Day 2 - ", "9:30 – ": a heading ends before the space behind one of these. */
const ends = /:(?=\s|$)|\s[-–—|](?=\s)/;

/** "Lisbon:", "Where to eat", "Day 2 – Porto", "Dinner: Ramiro". Null when the line has no heading. */
export function parseHeading(line: string, known: PlaceLookup): Heading | null {
  const isTitle = line.endsWith(":");
  const title = isTitle ? line.slice(0, -1).trim() : line;
  const whole = line.length <= LONGEST ? said(title, known) : null;
  if (whole) return { ...whole, rest: "" };
  if (isTitle && line.length <= LONGEST && known.isTown(title)) return { city: title, category: null, rest: "" };
  const end = ends.exec(line.slice(0, LONGEST));
  if (!end) return null;
  const rest = line.slice(end.index + end[0].length).trim();
  const left = line.slice(0, end.index).trim();
  const part = said(left, known);
  if (part === null) return rest === "" ? { city: null, category: null, rest } : null;
  // "Day 2 – Porto: ..." has two headings.
  const next = rest === "" ? null : parseHeading(rest, known);
  if (!next) return { ...part, rest };
  return { city: next.city ?? part.city, category: next.category ?? part.category, rest: next.rest };
}

/** "Lisbon", "In Lisbon", "Best restaurants in Lisbon (3 days)". */
function said(text: string, known: PlaceLookup): Omit<Heading, "rest"> | null {
  const bare = tidy(text.replace(/\([^()]{0,60}\)$/, ""));
  if (bare === "") return null;
  if (known.isCity(bare)) return { city: bare, category: null };
  const [before = "", after] = splitAtLast(bare, /(?:^|\s)(?:in|around|near)\s/gi);
  if (after !== undefined && known.isCity(after) && (before === "" || labelled(before) !== undefined))
    return { city: after, category: labelled(before) ?? null };
  const category = labelled(bare);
  return category === undefined ? null : { city: null, category };
}

/** The category of a label; undefined when it is no label. */
function labelled(text: string): PlaceCategory | null | undefined {
  const words = text
    .split(/[\s,/]+/)
    .map(plain)
    .filter((word) => word !== "");
  const telling = words.filter(
    (word) => !fillers.has(word) && !/^\d{1,4}(?:st|nd|rd|th|am|pm)?$|^\d{1,2}[:.h]\d{2}$/.test(word),
  );
  if (words.length === 0 || !telling.every((word) => Object.hasOwn(headings, word))) return undefined;
  if (telling.length === 0 && words.every((word) => fillers.has(word))) return undefined;
  return telling.map((word) => headings[word]).find((it) => it != null) ?? null;
}

function splitAtLast(text: string, at: RegExp): [string, string | undefined] {
  const last = [...text.matchAll(at)].at(-1);
  if (!last) return [text, undefined];
  return [text.slice(0, last.index).trim(), text.slice(last.index + last[0].length).trim()];
}

function tidy(text: string): string {
  return text
    .replace(/^[*_"'“”]{1,6}/, "")
    .replace(/[*_"'“”]{1,6}$/, "")
    .trim();
}
