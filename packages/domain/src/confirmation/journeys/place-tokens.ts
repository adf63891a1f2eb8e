import { firstFrom, within } from "../atoms/index.ts";
import type { Span } from "../reading.ts";
import type { Document } from "../structure/document.ts";
import { waysOverLines } from "./broken-ways.ts";
import { cellsNear, modeFinder, piecesOutside, placesInCell, type Sources } from "./cell-places.ts";
import { isInsideName, isOfClock } from "./inside-names.ts";
import { allCapitals, isNameLike, leadingName, trailingWord } from "./place-words.ts";
import { airportsOf, codedPlace, type Place, tidyName } from "./places.ts";
import type { PlaceToken } from "./token.ts";

/** Places in the order of the text: labelled ones, codes, and cells near the clocks that name an airport or a station. */
export function findPlaces(sources: Sources): PlaceToken[] {
  const { document, atoms, data, roles, lineAt } = sources;
  const found: PlaceToken[] = [];
  const add = (place: Place | null, role: PlaceToken["role"]): void => {
    if (place)
      found.push({ type: "place", start: place.start, end: place.end, line: lineAt(place.start), place, role });
  };
  const modeAt = modeFinder(sources);
  const seen = new Set<number>();
  for (const pair of document.pairs) {
    const role =
      pair.concept === "departure" || pair.concept === "from"
        ? "from"
        : pair.concept === "arrival" || pair.concept === "to"
          ? "to"
          : null;
    if (!role || seen.has(pair.label.start) || pair.facet === "date" || pair.facet === "time") continue;
    if (isInsideName(document.text, pair) || isOfClock(document.text, pair)) continue;
    const place = labelledPlace(pair.value, pair.how === "inline", { ...sources, mode: modeAt(pair.valueLine) });
    if (!place) continue;
    seen.add(pair.label.start);
    add(place, role);
  }
  if (sources.mode !== "flight") {
    const known = new Set(found.map((it) => it.line));
    found.push(...waysOverLines(document).filter((it) => !known.has(it.line)));
  }
  const claimed = [...found].sort((a, b) => a.start - b.start);
  for (const code of atoms.airports) {
    if (overlapsAny(claimed, code)) continue;
    const name = nameBefore(document.text, code);
    const place = codedPlace(name ?? code, name?.name ?? code.iata, code.iata, data);
    const agrees = !name || airportsOf(name.name, data).some((it) => it.iata === code.iata);
    const role = roles.ofPlace(code);
    if (role !== "other") add(agrees ? place : codedPlace(code, code.iata, code.iata, data), role);
  }
  const taken = [...found].sort((a, b) => a.start - b.start);
  for (const cell of cellsNear(sources)) {
    for (const place of placesInCell(cell, taken, { ...sources, mode: modeAt(lineAt(cell.start)) })) {
      const role = roles.ofPlace(place);
      if (role !== "other") add(place, role);
    }
  }
  return found;
}

/** Two of one sorted list and one spot: whether any lies over it. Places are short, so the neighbours are enough. */
function overlapsAny(sorted: readonly Span[], spot: Span): boolean {
  return within(sorted, { start: spot.start - 200, end: spot.end + 200 }).some(
    (it) => it.start < spot.end && spot.start < it.end,
  );
}

/** The place at the beginning of a label's value, without the clocks, dates and numbers in it. */
function labelledPlace(value: Span, inline: boolean, sources: Sources): Place | null {
  const { document, atoms, data, mode } = sources;
  const cut = upToLabel(document, firstCell(document, value), inline);
  const pieces = piecesOutside(cut, [], sources);
  const part = pieces.find((it) => /\p{Lu}|\p{Lo}/u.test(document.text.slice(it.start, it.end)));
  if (!part) return null;
  // "do seu voo TP87 de Lisboa": in a sentence such a label does not reach over a number.
  const before = { start: cut.start, end: part.start };
  if (inline && within(atoms.flights, before).length + within(atoms.trains, before).length > 0) return null;
  const text = document.text.slice(part.start, part.end);
  const code = within(atoms.airports, value)[0];
  const bare =
    /^\(?([A-Z]{3})\)?(?![A-Za-z])/.exec(text.trim())?.[1] ?? /(?:[^A-Za-z])([A-Z]{3})$/.exec(text.trim())?.[1];
  const iata = mode === "flight" ? (code?.iata ?? (bare && data.airport(bare) ? bare : null)) : null;
  const words = tidyName(wordsOfPlace(text, inline));
  const name = inline && !isWholeName(words, sources) ? leadingName(words) : words;
  if (iata && data.airport(iata)) {
    return codedPlace(
      { start: part.start, end: Math.max(part.end, code?.end ?? 0) },
      name.length > 1 ? name : iata,
      iata,
      data,
    );
  }
  if (!isNameLike(name) || name.length > 70 || isLabel(document, part, name)) return null;
  const airports = mode === "flight" ? airportsOf(name, data) : [];
  if (inline && airports.length === 0 && !(mode === "flight" ? data.city(name) : allCapitals(name))) return null;
  if (airports.length === 0 && name.split(" ").length > 8) return null;
  return { start: part.start, end: part.end, name, airports, stated: false };
}

/** Whether words in a sentence are a place's name from beginning to end. */
function isWholeName(words: string, { data, mode }: Sources): boolean {
  if (mode === "flight" && airportsOf(words, data).length > 0) return true;
  return words.split(" ").every((word) => word.length < 4 || !/^\p{Ll}/u.test(word));
}

/** Whether what looks like a name is a label of the lexicon. */
function isLabel(document: Document, part: Span, name: string): boolean {
  const label = within(document.labels, part)[0];
  return label !== undefined && label.start - part.start < 4 && label.end - label.start >= name.length - 1;
}

/** Without the code in brackets and the words that join it to the rest of a sentence. */
function wordsOfPlace(text: string, inline: boolean): string {
  const before = text.split(/\(?[([](?=[A-Z]{3}[)\]])/)[0] ?? "";
  const named = /\p{L}{2}/u.test(before) ? before : text.replace(/\(([A-Z]{3})\)/, " ");
  return (inline ? (named.split(/[,.;]\s| - | – /)[0] as string) : named)
    .replace(
      /^\s*(?:in|at|from|to|the|von|nach|ab|an|à|a|de|da|desde|em|en|van|naar|vanaf|um|am|alle|ore)\s+(?=\S)/iu,
      "",
    )
    .replace(trailingWord, "");
}

const ofWays = new Set(["from", "to", "departure", "arrival", "date", "time", "start", "end"]);

/** In a sentence a value ends where the next label of the way begins: "de Lisboa para Porto". */
function upToLabel(document: Document, value: Span, inline: boolean): Span {
  if (!inline) return value;
  for (let at = firstFrom(document.labels, value.start + 1); at < document.labels.length; at++) {
    const label = document.labels[at];
    if (!label || label.start >= value.end) break;
    const inDate = /\d\s*$/.test(document.text.slice(label.start - 3, label.start));
    if (ofWays.has(label.concept) && !inDate && !/[\p{Lu}]/u.test(document.text.charAt(label.start)))
      return { start: value.start, end: label.start };
  }
  return value;
}

function firstCell(document: Document, value: Span): Span {
  const text = document.text.slice(value.start, value.end);
  const gap = text.search(/ {3}|\t/);
  return gap > 0 ? { start: value.start, end: value.start + gap } : value;
}

/** The name before a code in brackets, on the same line: `Stockholm Arlanda (ARN)`. */
function nameBefore(text: string, code: Span): (Span & { name: string }) | null {
  const open = text.charAt(code.start - 1);
  if (open !== "(" && open !== "[") return null;
  const around = text.slice(Math.max(0, code.start - 70), code.start - 1);
  const before = around.slice(around.lastIndexOf("\n") + 1);
  const cell = /(?:^|.*(?: {2,}|[|:→>\t•]| - | – |\d ?h? |\) ))([^|:→>\t•]{2,60})$/u.exec(before)?.[1] ?? "";
  const name = tidyName(cell.replace(/^ ?(?:Uhr|uhr|hrs?|h|uur|ore)(?:,|(?= )) ?/, ""));
  if (!isNameLike(name)) return null;
  const start = code.start - 1 - cell.length + Math.max(0, cell.indexOf(name.slice(0, 3)));
  return { start, end: code.end, name };
}
