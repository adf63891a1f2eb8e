import { type Atoms, firstFrom, within } from "../atoms/index.ts";
import type { Span, TravelData } from "../reading.ts";
import type { Document } from "../structure/document.ts";
import type { Mode } from "./mode.ts";
import { airportsOf, codedPlace, type Place, tidyName } from "./places.ts";
import { isInsideName, type Roles } from "./roles.ts";
import type { ClockToken, DateToken, NumberToken, PlaceToken } from "./tokens.ts";

interface Sources {
  readonly document: Document;
  readonly atoms: Atoms;
  readonly data: TravelData;
  readonly mode: Mode;
  readonly roles: Roles;
  readonly lineAt: (offset: number) => number;
  readonly times: readonly (ClockToken | DateToken)[];
  readonly numbers: readonly NumberToken[];
}

/** As far from a clock or a number as the places of a journey stand. */
const NEAR_LINES = 9;
const LONGEST_CELL = 240;
const LONGEST_PIECE = 90;
/** Cells of one line that are looked at: a page without line breaks is prose. */
const MOST_CELLS = 40;

/** Places in the order of the text: labelled ones, codes, and cells near the clocks that name an airport or a station. */
export function findPlaces(sources: Sources): PlaceToken[] {
  const { document, atoms, data, roles, lineAt } = sources;
  const found: PlaceToken[] = [];
  const add = (place: Place | null, role: PlaceToken["role"]): void => {
    if (place)
      found.push({ type: "place", start: place.start, end: place.end, line: lineAt(place.start), place, role });
  };
  const seen = new Set<number>();
  for (const pair of document.pairs) {
    const role =
      pair.concept === "departure" || pair.concept === "from"
        ? "from"
        : pair.concept === "arrival" || pair.concept === "to"
          ? "to"
          : null;
    if (!role || seen.has(pair.label.start) || pair.facet === "date" || pair.facet === "time") continue;
    if (isInsideName(document.text, pair)) continue;
    const place = labelledPlace(pair.value, pair.how === "inline", sources);
    if (!place) continue;
    seen.add(pair.label.start);
    add(place, role);
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
    for (const place of placesInCell(cell, taken, sources)) {
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
  const text = document.text.slice(part.start, part.end);
  const code = within(atoms.airports, value)[0];
  const bare =
    /^\(?([A-Z]{3})\)?(?![A-Za-z])/.exec(text.trim())?.[1] ?? /(?:[^A-Za-z])([A-Z]{3})$/.exec(text.trim())?.[1];
  const iata = mode === "flight" ? (code?.iata ?? (bare && data.airport(bare) ? bare : null)) : null;
  const name = tidyName(wordsOfPlace(text, inline));
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

/** Whether what looks like a name is a label of the lexicon. */
function isLabel(document: Document, part: Span, name: string): boolean {
  const label = within(document.labels, part)[0];
  return label !== undefined && label.end - label.start >= name.length - 1;
}

/** "Roma Termini", "Frankfurt am Main": every word but short ones begins with a capital letter. */
function allCapitals(name: string): boolean {
  return name.split(/[\s-]+/).every((word) => /^[\p{Lu}\p{Lo}(\d]/u.test(word) || word.length <= 3 || word === "hl.n.");
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

const notNames =
  /^(?:economy|business|first|premium|class|classe|klasse|status|confirmed|bestatigt|confirme|confirmado|confirmada|confermato|seat|sitz|terminal|gate|boarding|passenger|passagier|date|time|total|adults?|erwachsener?|direct|non-?stop|nonstop|details?|flight|train|operated by|duration|mr|mrs|ms|ok|n\/a|local time|uhr|airbus|boeing|yes|no|none|am|pm|hinfahrt|ruckfahrt|hinflug|ruckflug|outbound|return|inbound|aller|retour|ida|vuelta|andata|ritorno|volta|standard|comfort|2nd class|1st class|important|information)(?![a-z])/i;

/** Whether words could be the name of a place: they begin like a name and are few. */
export function isNameLike(name: string): boolean {
  if (name.length < 2 || name.length > 70 || !/^[\p{Lu}\p{Lo}(]/u.test(name.replace(/^(?:s'|'t |d'|l')/i, "X")))
    return false;
  if (/[@:;!?=<>{}]|\d{3}|https?|www\./.test(name) || !/\p{L}{2}/u.test(name)) return false;
  if (notNames.test(name.normalize("NFKD").replace(/\p{M}/gu, ""))) return false;
  const words = name.split(" ");
  // Sentences have many words without capitals.
  return words.length <= 8 && words.filter((word) => word.length > 3 && /^\p{Ll}/u.test(word)).length < 2;
}

/** The name before a code in brackets, on the same line: `Stockholm Arlanda (ARN)`. */
function nameBefore(text: string, code: Span): (Span & { name: string }) | null {
  const open = text.charAt(code.start - 1);
  if (open !== "(" && open !== "[") return null;
  const around = text.slice(Math.max(0, code.start - 70), code.start - 1);
  const before = around.slice(around.lastIndexOf("\n") + 1);
  const cell = /(?:^|.*(?: {2,}|[|:→>\t•]| - | – |\d ?h? |\) ))([^|:→>\t•]{2,60})$/u.exec(before)?.[1] ?? "";
  const name = tidyName(cell);
  if (!isNameLike(name)) return null;
  const start = code.start - 1 - cell.length + Math.max(0, cell.indexOf(name.slice(0, 3)));
  return { start, end: code.end, name };
}

/** Cells on the lines around clocks and numbers, each once. */
function cellsNear({ document, times, numbers }: Sources): Span[] {
  const wanted = new Set<number>();
  for (const { line } of [...times.filter((it) => it.type === "clock" && it.role !== "other"), ...numbers]) {
    for (let near = line - NEAR_LINES; near <= line + NEAR_LINES; near++) wanted.add(near);
  }
  const cells: Span[] = [];
  const headings = new Set(document.pairs.flatMap((it) => (it.how === "column" ? [it.line] : [])));
  for (const line of document.lines) {
    if (!wanted.has(line.index) || line.isHeader || line.isBlank || headings.has(line.index)) continue;
    for (const cell of line.cells.slice(0, MOST_CELLS)) if (cell.end - cell.start <= LONGEST_CELL) cells.push(cell);
  }
  return cells;
}

/** Parts of a cell that are neither clock, date, number nor label. */
function piecesOutside(cell: Span, taken: readonly Span[], { document, atoms }: Sources): Span[] {
  const solid = [
    ...within(taken, { start: cell.start - 1, end: cell.end + 3 }),
    ...within(atoms.dates, cell),
    ...within(atoms.clocks, cell).filter((it) => it.sure),
    ...within(atoms.flights, cell).filter((it) => it.airline !== null),
    ...within(atoms.trains, cell),
  ].sort((a, b) => a.start - b.start);
  const parts: Span[] = [];
  let at = cell.start;
  for (const { start, end } of [...solid, { start: cell.end, end: cell.end }]) {
    if (start - at > 1 && /\p{L}{2}/u.test(document.text.slice(at, start))) parts.push({ start: at, end: start });
    at = Math.max(at, end);
  }
  return parts;
}

const leadingWords =
  /^[\s,;:.|/>→•*()-]*(?:(?:h|uhr|hrs?|uur|hs|ore|local time|kl|at|in|from|von|van|de|da|desde|to|nach|naar|à|a|vers|para|bis|al|per|dep|arr|ab|an|departs?|arrives?|partenza|arrivo|depart|arrivee|salida|llegada|partida|chegada|vertrek|aankomst|abfahrt|ankunft|abflug|odjezd|prijezd|mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so)(?:\.|:)?(?=[\s:,(])[\s,:|/-]*){0,3}/i;
const splitters =
  / {0,3}(?:→| \/ |->|=>|–>|—>| - | – | — |>|\||•| to | nach | naar | a | à | vers | para | bis | al ) {0,3}/;

/** Places that a cell names: as a whole, or the two ends of a route. */
function placesInCell(cell: Span, taken: readonly Span[], sources: Sources): Place[] {
  const { document, data, mode } = sources;
  const labels = document.labels;
  const places: Place[] = [];
  if (document.text.charAt(cell.end - 1) === ":") return places;
  for (const part of piecesOutside(cell, taken, sources)) {
    const text = document.text.slice(part.start, part.end);
    if (text.length > LONGEST_PIECE) continue;
    const lead = leadingWords.exec(text)?.[0].length ?? 0;
    const span = { start: part.start + lead, end: part.end };
    const label = within(labels, span)[0];
    if (label && label.end - label.start >= tidyName(text.slice(lead)).length) continue;
    const whole = placeFrom(span, text.slice(lead), mode, data) ?? runBesideClock(span, sources);
    const ends = text.slice(lead).split(splitters);
    if (ends.length === 2 && (!whole || whole.airports.length === 0)) {
      const [first, second] = ends as [string, string];
      const one = placeFrom({ start: span.start, end: span.start + first.length }, first, mode, data);
      const other = placeFrom({ start: span.end - second.length, end: span.end }, second, mode, data);
      if (one && other && (mode !== "flight" || (one.airports.length > 0 && other.airports.length > 0))) {
        places.push(one, other);
        continue;
      }
    }
    if (whole) places.push(whole);
  }
  return places;
}

/** "New time: departs": words that begin with a label are no name. */
function beginsWithLabel(document: Document, span: Span): boolean {
  const label = document.labels[firstFrom(document.labels, span.start)];
  return label !== undefined && label.start === span.start;
}

/** What joins a place to what follows it in a sentence. */
const trailingWord =
  /\s+(?:on|at|um|am|le|el|il|op|om|à|a las|a|alle|às|em|dia|the|den|and|und|et|y|e|en|to|nach|naar|per|with|mit|avec|con|com|met)\s*$/iu;

const run =
  /(?:\p{Lu}[\p{L}.'’-]*(?:\([^()]{1,20}\))?(?: (?:de|di|du|del|la|le|am|an der|hl\.n\.|\([\p{L} .]{2,20}\)))?(?: |$)){1,6}/gu;

/** In a sentence, the words with capital letters next to a clock: "and reaches Roma Termini at 12:10". */
function runBesideClock(part: Span, { document, atoms, mode, data }: Sources): Place | null {
  const text = document.text.slice(part.start, part.end);
  const clockAfter = within(atoms.moments, { start: part.end, end: part.end + 30 }).length > 0;
  const clockBefore = within(atoms.clocks, { start: part.start - 12, end: part.start + 1 }).length > 0;
  if (!clockAfter && !clockBefore) return null;
  const runs = [...text.matchAll(run)].filter((it) => it[0].trim().length > 2);
  const chosen = clockAfter ? runs.at(-1) : runs[0];
  if (!chosen || runs.length > 3) return null;
  const start = part.start + chosen.index;
  const span = { start, end: start + chosen[0].trimEnd().length };
  if (beginsWithLabel(document, span)) return null;
  return placeFrom(span, chosen[0], mode, data);
}

/** Small words inside the names of stations. */
const joining = new Set(
  "del des der den dem les lès aux sur sous dos das upon under bei nad pod aan zee van dei delle della degli and und hlavní nádraží centrum hl.n. město staré grand".split(
    " ",
  ),
);

function placeFrom(span: Span, text: string, mode: Mode, data: TravelData): Place | null {
  const name = tidyName(text).replace(trailingWord, "");
  if (!isNameLike(name)) return null;
  if (mode === "flight") {
    const airports = airportsOf(name, data);
    return airports.length > 0 ? { ...span, name, airports, stated: false } : null;
  }
  if (/ \p{Ll}{1,3}$/u.test(name)) return null;
  if (/^[A-Z]{1,3}$/.test(name) || name.includes(" / ")) return null;
  if (
    /^(?:dear|hi|hello|liebe|lieber|hallo|guten|sehr|cher|chere|bonjour|hola|estimad|querid|caro|cara|gentile|ola|prezad|beste|geachte)/i.test(
      name,
    )
  )
    return null;
  if (name.split(/[\s-]/).some((word) => /^\p{Ll}{3}/u.test(word) && !joining.has(word.toLowerCase()))) return null;
  if (/[\d]$|[,:]$/.test(text.trim()) && !/\d:\d\d/.test(text)) return null;
  return { ...span, name, airports: [], stated: false };
}
