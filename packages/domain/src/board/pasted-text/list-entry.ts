import type { PlaceCategory } from "../../field-choices.ts";
import { isShowable, looksLikeName } from "./looks-like-a-name.ts";
import type { KnownPlace, PlaceLookup } from "./place-lookup.ts";
import { trimAroundName } from "./trim-around-name.ts";

/** A place that a text names, and what is known about it. */
export interface NamedPlace {
  readonly name: string;
  readonly city: string | null;
  readonly category: PlaceCategory | null;
  readonly blurb: string | null;
  readonly known: KnownPlace | null;
}

/** What applies to the whole line. */
export interface LineContext {
  readonly city: string | null;
  readonly category: PlaceCategory | null;
  /** The line is a list entry: a capital at the beginning is enough for a name. */
  readonly inList: boolean;
}

/** Separators between a name and a note. */
const noteAt = /\s[-–—|]{1,2}\s|\t|:\s|\s[–—]|(?:^|[^\s(])\s*\((?=[^()]{1,300}\))/u;
const linkAt = /(?:https?:\/\/|www\.)\S+/i;

/** The places of a list line: one with a note, or several between commas. */
export function placesInListEntry(line: string, around: LineContext, known: PlaceLookup): readonly NamedPlace[] {
  const whole = named(line, around, known);
  if (whole?.known) return [whole];
  const { head, note } = cut(line);
  const { city, blurb } = noteOf(note, known);
  const places = namesIn(head, { ...around, city: city ?? around.city }, known);
  const [only] = places;
  return only && places.length === 1 ? [{ ...only, blurb }] : places;
}

function cut(line: string): { readonly head: string; readonly note: string } {
  const link = linkAt.exec(line);
  const said = link ? line.slice(0, link.index) || line.slice(link[0].length) : line;
  const at = noteAt.exec(said);
  if (!at) return { head: said, note: "" };
  const end = at.index + at[0].length;
  if (!at[0].endsWith("(")) return { head: said.slice(0, at.index), note: said.slice(end) };
  // Text before the bracket belongs to the name.
  const close = said.indexOf(")", end);
  const behind = said.slice(close + 1).replace(/^[\s\-–—:,|]{1,10}/u, "");
  const inside = said.slice(end, close);
  return { head: said.slice(0, end - 1), note: behind === "" ? inside : `${inside}; ${behind}` };
}

/** A note that is only a city: "Ramiro (Lisbon)". */
function noteOf(note: string, known: PlaceLookup): { readonly city: string | null; readonly blurb: string | null } {
  const bare = note.trim().replace(/^[*_]{1,3}/, "");
  if (bare === "" || !/\p{L}|\p{N}/u.test(bare)) return { city: null, blurb: null };
  return known.isCity(bare) ? { city: bare, blurb: null } : { city: null, blurb: bare };
}

/** Most parts of a line. */
const MOST_PARTS = 100;

function namesIn(head: string, around: LineContext, known: PlaceLookup): readonly NamedPlace[] {
  const parts = head.split(/[,;、，；]|\s\/\s|\s[→>]\s?|\s\+\s/u, MOST_PARTS).filter((part) => part.trim() !== "");
  const city = cityAmong(parts, known);
  const inCity = { ...around, city: city ?? around.city };
  const names: NamedPlace[] = [];
  for (const part of parts) {
    const last = names.at(-1);
    if (part.trim() === city) continue;
    // "Pastéis de Belém, Belém" is one place with its neighbourhood.
    if (last?.known && part.trim() === last.known.neighborhood) continue;
    names.push(...joined(part, parts.length > 1, inCity, known));
  }
  return names;
}

/** The city in "Time Out Market, Lisbon". Of two parts the second may also be a small town. */
function cityAmong(parts: readonly string[], known: PlaceLookup): string | null {
  if (parts.length < 2) return null;
  const [, second = ""] = parts;
  const city =
    parts.findLast((part) => known.isCity(part.trim())) ?? (parts.length === 2 && known.isTown(second) ? second : null);
  return city?.trim() ?? null;
}

/** Splits "b and c" at the end of a list, but not "Museum of Art and Design". */
function joined(part: string, inSeries: boolean, around: LineContext, known: PlaceLookup): readonly NamedPlace[] {
  const whole = named(part, around, known);
  const sides = whole?.known ? [part] : part.split(/\s(?:and|&|y|e|et|und)\s/iu, MOST_SIDES);
  if (sides.length === 1) return whole ? [whole] : [];
  const places = sides.flatMap((side) => named(side, around, known) ?? []);
  const single = sides.filter((side) => !side.trim().includes(" ")).length;
  const isAlike = inSeries || single === 0 || single === sides.length || places.some((it) => it.known);
  return whole && !(isAlike && places.length === sides.length) ? [whole] : places;
}

/** Most names joined by "and". */
const MOST_SIDES = 6;

/** The place named by a part of a line, if it looks like a name. */
function named(piece: string, around: LineContext, known: PlaceLookup): NamedPlace | null {
  if (piece.length > 200) return null;
  const bare = trimAroundName(piece);
  for (const name of new Set([unquoted(piece), bare.text])) {
    const place = name.length > 1 && isShowable(name) ? known.place(name, around.city) : null;
    if (place) return { name, city: around.city, category: around.category, blurb: null, known: place };
  }
  const name = bare.text;
  if (known.isCity(name) || !looksLikeName(name, around.inList)) return null;
  return { name, city: around.city, category: bare.category ?? around.category, blurb: null, known: null };
}

/** Without punctuation around it. */
function unquoted(piece: string): string {
  return piece
    .trim()
    .replace(/^[\p{P}\p{S}\s]{1,10}/u, "")
    .replace(/[\s,.;:!*_"”)]{1,10}$/u, "");
}
