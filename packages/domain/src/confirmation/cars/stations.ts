import { firstFrom } from "../atoms/index.ts";
import { addressUnder } from "../parts/addresses.ts";
import { hasLabelAtStart, type Mark, windowOf } from "../parts/moments.ts";
import { nameIn } from "../parts/names.ts";
import type { Page } from "../parts/page.ts";
import { isAddressLike, placeOf } from "../parts/places.ts";
import { residueOf } from "../parts/residue.ts";
import type { ReadPlace, Span } from "../reading.ts";
import { facetOf, means, type Pair } from "../structure/pairs.ts";
import { type Piece, pieceOf } from "../structure/piece.ts";

export interface FoundPlace {
  readonly place: ReadPlace;
  readonly spans: readonly Span[];
}

/** Where one end of a rental is: by a label for the place, else what stands with its time. */
export function placeAt(
  page: Page,
  concept: "pickup" | "dropoff",
  part: Span,
  mark: Mark | null,
  other: Mark | null,
): FoundPlace | null {
  // "Départ" is what some call it; then the place stands with that label.
  const named = mark?.concept ?? concept;
  const own = page.document.pairs.filter(
    (it) =>
      it.label.start >= part.start &&
      it.label.start < part.end &&
      (means(it, concept) || means(it, named)) &&
      it.how !== "inline",
  );
  const placed = own.filter((it) => ["place", "address"].includes(facetOf(it, concept) ?? ""));
  const byLabel =
    first(placed, (pair) => inValue(page, pair)) ??
    first(
      own.filter((it) => !["hours", "time"].includes(facetOf(it, concept) ?? "")),
      (pair) => inValue(page, pair),
    );
  if (byLabel) return byLabel;
  if (!mark) return null;
  const section = sectionOf(page, mark, other, part);
  const labelled = page.document.pairs.find(
    (it) =>
      it.label.start >= section.start &&
      it.label.start < section.end &&
      it.how !== "inline" &&
      (means(it, "where") || means(it, "address")),
  );
  return (labelled && inValue(page, labelled)) ?? inProse(page, mark, section);
}

function first<T, R>(list: readonly T[], read: (it: T) => R | null): R | null {
  for (const it of list) {
    const found = read(it);
    if (found) return found;
  }
  return null;
}

/** From a mark to the other mark or the end of the part, a few lines at most. */
function sectionOf(page: Page, mark: Mark, other: Mark | null, part: Span): Span {
  const { lines } = page.document;
  let last = mark.lastLine;
  // What a sentence says, ends with its paragraph.
  const isWithin = mark.start > (lines[mark.line]?.start ?? 0) + 14;
  const inParagraph = mark.how === "inline" || mark.how === "lead" || (isWithin && mark.how === "colon");
  while (inParagraph && last < mark.lastLine + 6 && lines[last + 1]?.isBlank === false) last += 1;
  while (
    !inParagraph &&
    last < mark.lastLine + 6 &&
    lines[last + 1] &&
    !hasLabelAtStart(page.document, lines[last + 1] as Span)
  )
    last += 1;
  const end = Math.min(
    part.end,
    lines[last]?.end ?? part.end,
    other && other.start > mark.start ? other.start : part.end,
  );
  return { start: mark.start, end };
}

function inValue(page: Page, pair: Pair): FoundPlace | null {
  const window = windowOf(page.document, pair);
  const pieces = residueOf(page, { start: window.start, end: Math.min(window.end, otherEnd(page, pair)) });
  const name = pieces.findIndex((it) => isPlaceName(page, it));
  return name < 0 ? null : found(page, pieces, name, pair.valueLine);
}

/** Where the text turns to the other end of the rental: "pick-up at Munich Airport, return on 16 May". */
function otherEnd(page: Page, pair: Pair): number {
  const { labels } = page.document;
  const [own, other] = means(pair, "pickup") ? (["pickup", "dropoff"] as const) : (["dropoff", "pickup"] as const);
  for (let at = firstFrom(labels, pair.value.start); at < labels.length; at += 1) {
    const label = labels[at] as (typeof labels)[number];
    if (label.start >= pair.value.end) break;
    const says = (concept: "pickup" | "dropoff") => label.meanings.some((it) => it.concept === concept);
    if (label.start > pair.value.start && says(other) && !says(own)) return label.start;
  }
  return Number.POSITIVE_INFINITY;
}

/** A name, and what follows it as its address. */
function found(page: Page, pieces: readonly Piece[], index: number, line: number): FoundPlace | null {
  const piece = pieces[index] as Piece;
  const split = splitName(page, piece);
  const rest = pieces
    .slice(index + 1)
    .filter((it) => !/\d{3}[ -]?\d{3}[ -]?\d{2,}|@/.test(it.text) && it.text.length > 3);
  const under = rest.length > 0 || split.address ? null : addressUnder(page, line);
  const address =
    [split.address?.text, ...rest.slice(0, 3).map((it) => it.text)].filter((it) => it !== undefined).join(", ") ||
    (under?.text ?? null);
  const last = rest.slice(0, 3).at(-1) ?? split.address ?? split.name;
  return {
    place: placeOf(page.context.data, split.name.text, address),
    spans: [{ start: split.name.start, end: Math.max(split.name.end, under?.span.end ?? last.end) }],
  };
}

/** "Lisbon Airport, Alameda das Comunidades, 1700-111 Lisboa": the name ends at the first comma, if what follows is an address. */
function splitName(page: Page, piece: Piece): { name: Piece; address: Piece | null } {
  const comma = /,\s|\s[-–—|]\s|\s\(/.exec(piece.text);
  if (!comma) return { name: piece, address: null };
  const rest = piece.text.slice(comma.index + comma[0].length);
  if (!/\d/.test(rest) && rest.split(" ").length < 3) return { name: piece, address: null };
  return {
    name: pieceOf(page.document.text, piece.start, piece.start + comma.index),
    address: pieceOf(page.document.text, piece.start + comma.index + comma[0].length, piece.end),
  };
}

function isPlaceName(page: Page, piece: Piece): boolean {
  if (!nameIn(page, piece, 200) || /^(?:uhr|h|hrs|local time|ortszeit|am|pm|uur|ore)$/i.test(piece.text)) return false;
  if (/^(?:tel|phone|fax|open|closed|hours|mo|mon)\b/i.test(piece.text)) return false;
  // "Same as pick-up location" is no name.
  if (
    /^(?:same|identical|identisch|identique|igual|uguale|come|zelfde|gelijk|wie) (?:as|to|mit|a|à|al|ao|que|il|als|aan)\b/i.test(
      piece.text,
    )
  )
    return false;
  return /^[\p{Lu}\d\p{Script=Han}\p{Script=Katakana}(]/u.test(piece.text);
}

/** "pick it up at Faro Airport on 3 May at 10:00": between the verb and the time, or after the time. */
const preposition =
  /(?<![\p{L}\d])(?:at|from|to|in|im|am|an|bei|beim|vom|zum|schalter|station|à|a|au|chez|en|el|na|no|em|presso|all'|alla|al|a|in|op|bij|aan|te)(?:\s(?:the|der|dem|den|la|le|l'|el|de|het|o|schalter|desk|counter|branch|station|filiale|station|agence|oficina|agenzia))?\s+/giu;

function inProse(page: Page, mark: Mark, section: Span): FoundPlace | null {
  const { text } = page.document;
  const end = Math.min(section.end, section.start + 400);
  if (mark.how !== "inline") {
    const pieces = residueOf(page, { start: Math.max(mark.end, section.start), end });
    const index = pieces.findIndex((it) => isPlaceName(page, it) && !isAddressLike(it.text));
    return index >= 0 && index <= 1 ? found(page, pieces.slice(0, index + 4), index, mark.lastLine) : null;
  }
  // "pick-up 29 June 2026 10:00 Málaga Airport, return 1 July": right after the time.
  const after =
    /^(?:\s(?:uhr|h|uur|hrs))?,? (?:at |am |im |in |à |en |a |em |op |bij )?(?=\p{Lu})([^,.;:\n()]{3,60})/iu.exec(
      text.slice(mark.end, Math.min(section.end, mark.end + 90)),
    );
  const follows =
    after &&
    !/[.]$/.test(text.slice(mark.end - 1, mark.end)) &&
    pieceOf(text, mark.end + after[0].length - (after[1] as string).length, mark.end + after[0].length);
  if (
    follows &&
    /^\p{Lu}/u.test(follows.text) &&
    follows.text.split(" ").length <= 7 &&
    isPlaceName(page, follows) &&
    !/ (?:ab|and|und|et|y|e|en) /.test(follows.text)
  )
    return {
      place: placeOf(page.context.data, follows.text, null),
      spans: [{ start: follows.start, end: follows.end }],
    };
  for (const match of text.slice(section.start, end).matchAll(preposition)) {
    const start = section.start + match.index + match[0].length;
    const rest = text.slice(start, Math.min(end, start + 100));
    if (!/^\p{Lu}/u.test(rest)) continue;
    const stop =
      /[.;:!?\n]|,\s|\s(?:on|at|am|um|le|el|il|em|op|om|and|und|et|y|e|en|ab|zurück|the|a las|antes|by|no dia|del|alle|du|bis)\s|\sab[.,]/u.exec(
        rest,
      )?.index ?? rest.length;
    const piece = pieceOf(text, start, start + stop);
    const name = residueOf(page, piece)[0];
    if (name && name.start === piece.start && isPlaceName(page, name) && !/^\d/.test(name.text))
      return { place: placeOf(page.context.data, name.text, null), spans: [{ start: name.start, end: name.end }] };
  }
  return null;
}
