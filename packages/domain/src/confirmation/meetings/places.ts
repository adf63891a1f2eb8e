import { addressUnder } from "../parts/addresses.ts";
import { windowOf } from "../parts/moments.ts";
import type { Page } from "../parts/page.ts";
import { isAddressLike, oneLine, placeOf } from "../parts/places.ts";
import { residueOf } from "../parts/residue.ts";
import type { ReadPlace, Span } from "../reading.ts";
import { lineAt } from "../structure/lines.ts";
import { means } from "../structure/pairs.ts";
import { type Piece, pieceOf } from "../structure/piece.ts";
import type { Times } from "./times.ts";

export interface FoundPlace {
  readonly place: ReadPlace;
  readonly spans: readonly Span[];
}

const online =
  /^(?:online|virtual|video|zoom|microsoft teams|ms teams|teams|google meet|skype|webex|telefon|phone|by phone|telephone|per telefon|en ligne|en linea|virtuell|remote|link|videocall|video ?call|video ?konferenz|telefono|internet|webinar)(?![a-z])/;

/** Where people meet: by a label; else after the time in its sentence, or a name over an address. */
export function meetingPlace(page: Page, times: Times): FoundPlace | null {
  let isOnline = false;
  for (const concept of ["where", "address"] as const) {
    for (const pair of page.document.pairs) {
      if (!means(pair, concept) || pair.how === "inline" || (pair.how === "lead" && !pair.exact)) continue;
      if (pair.concept === "to" || pair.concept === "from") continue;
      const folded = page.document.folded.slice(pair.value.start, pair.value.end);
      if (online.test(folded)) {
        isOnline = true;
        continue;
      }
      const pieces = residueOf(page, windowOf(page.document, pair));
      const found = pieces[0] && fromPieces(page, pieces, pair.valueLine);
      if (found) return found;
    }
  }
  return isOnline ? null : (aboveAddress(page) ?? inSentence(page, times));
}

function fromPieces(page: Page, pieces: readonly Piece[], line: number): FoundPlace | null {
  const [first] = pieces;
  if (!first || first.text.length > 200 || !/\p{L}{2}/u.test(first.text)) return null;
  const comma = /,\s|\s[-–—]\s|\s?\(/.exec(first.text);
  const name = comma ? pieceOf(page.document.text, first.start, first.start + comma.index) : first;
  const rest = comma ? pieceOf(page.document.text, first.start + comma.index + comma[0].length, first.end) : null;
  const more = pieces.slice(1, 4).filter((it) => isAddressLike(it.text) || isTown(it.text));
  const under = !rest && more.length === 0 ? addressUnder(page, line) : null;
  const address =
    [rest?.text.replace(/\)$/, ""), ...more.map((it) => it.text)].filter((it) => it !== undefined).join(", ") ||
    (under?.text ?? null);
  const end = Math.max(under?.span.end ?? 0, more.at(-1)?.end ?? 0, first.end);
  return { place: placeOf(page.context.data, oneLine(name.text), address), spans: [{ start: first.start, end }] };
}

/** "Aarhus", "Den Haag", but not "Mødet er aflyst". */
function isTown(text: string): boolean {
  return /^\p{Lu}[\p{L}'’-]+(?: (?:\p{Lu}[\p{L}'’-]+|am|an|de|del|la|le|upon)){0,2}$/u.test(text);
}

/** A line of its own that is a name, an address under it. */
function aboveAddress(page: Page): FoundPlace | null {
  const { lines } = page.document;
  for (const [index, line] of lines.slice(0, 60).entries()) {
    const next = lines[index + 1];
    if (line.isBlank || line.isHeader || !next || next.isBlank || line.text.length > 60) continue;
    // "Reference: TX99812" over an address names no place.
    if (/: /.test(line.text)) continue;
    if (
      !isAddressLike(next.text) ||
      !/^\p{Lu}/u.test(line.text) ||
      /[:.!?,]$|\d{2}:\d{2}/.test(line.text) ||
      !/\d{2,}.*\p{L}{3}|\p{L}{3}.*\d/u.test(next.text)
    )
      continue;
    if (
      !/[,]|\d{4,}|(?:stra(?:ß|ss)e|str\.|street|road|rue|via|calle|avenue|platz|straat|laan|gracht|plein)/i.test(
        next.text,
      )
    )
      continue;
    if (line.text.split(" ").length > 6 || hasTimeOrLabel(page, next)) continue;
    const under = addressUnder(page, index);
    if (!under) continue;
    return {
      place: placeOf(page.context.data, oneLine(line.text), under.text),
      spans: [{ start: line.start, end: under.span.end }],
    };
  }
  return null;
}

function hasTimeOrLabel(page: Page, span: Span): boolean {
  return page.document.pairs.some(
    (it) => it.label.start >= span.start && it.label.start < span.end && it.how === "colon",
  );
}

/** After the clock of its sentence: "at 10:00 at The Foundry, 12 Mill Lane, Leeds". */
function inSentence(page: Page, times: Times): FoundPlace | null {
  const { folded } = page.document;
  const last = Math.max(times.at, ...[...times.startSpans, ...times.endSpans].map((it) => it.end));
  const rest = folded.slice(last, last + 40);
  const lead =
    /^(?: ?(?:uhr|h|hrs|uur|ore|pm|am))?(?:,| ?-)? ?(?:(?:at|in|im|in der|bei|beim|a|au|a la|chez|en|presso|in|all'|no|na|em|op|bij|te|hos|pa|w) )?(?:the |le |la |el |il |het |de )?/.exec(
      rest,
    )?.[0].length ?? 0;
  const known = lead === 0 ? null : named(page, last + lead);
  return known ?? heldAt(page) ?? addressIn(page, last, Math.min(endOfWrapped(page, last), last + 200));
}

/** The end of a line, or of the next where a full line only broke off. */
function endOfWrapped({ document: { lines } }: Page, at: number): number {
  const index = lineAt(lines, at);
  const [line, next] = [lines[index], lines[index + 1]];
  if (!line) return at;
  const goesOn = line.text.length >= fullLine && !/[.!?:;]$/.test(line.text) && next && !next.isBlank && !next.isHeader;
  return goesOn ? next.end : line.end;
}

const fullLine = 90;

/** "It will take place in the Fellows' Room, Senate House, Malet Street". */
function heldAt(page: Page): FoundPlace | null {
  const match =
    /(?<![a-z])(?:tak(?:e|es|ing) place|(?:be|is) held|findet statt|(?:aura|a) lieu|se deroulera|tendra lugar|se celebrara|si terra|si svolgera|tera lugar|realiza-se|vindt plaats) (?:in|at|im|in der|am|bei|a|au|aux|a la|dans|en|presso|nella|nel|all'|na|no|em|bij|op) ?(?:the |le |la |les |el |il |het |de |nos |our |unserem? )?/.exec(
      page.document.folded.slice(0, 20_000),
    );
  return match && named(page, match.index + match[0].length);
}

/** "in unser Büro ein: Landwehrstraße 48, 80336 München", "at our office, 17 Royal Terrace, Edinburgh". */
function addressIn(page: Page, from: number, limit: number): FoundPlace | null {
  const { text } = page.document;
  const stop = /[.;!?(](?=\s|$|[^\s\d])(?<!\b(?:str|st|no|nr|av|bd|a\.m|p\.m|am|pm)\.)/i.exec(text.slice(from, limit));
  const sentence = text.slice(from, stop ? from + stop.index : limit);
  const mark =
    /(?:[,:]| (?:situ[ée]s?|sis|located(?: at)?|situad[oa]s?(?: en)?|ubicad[oa]s?(?: en)?|siti in|situat[ie] in))\s(?=\p{Lu}\p{L}|\d{1,4} \p{L})/u.exec(
      sentence,
    );
  if (!mark) return null;
  const piece = pieceOf(text, from + mark.index + mark[0].length, from + sentence.length);
  if (!isAddressLike(piece.text) || !piece.text.includes(",")) return null;
  return fromPieces(page, [piece], lineAt(page.document.lines, piece.start));
}

function named(page: Page, start: number): FoundPlace | null {
  const { text } = page.document;
  const stop = /[.;!?](?=\s|$)(?<!\b(?:str|st|no|nr|av|bd)\.)|\n/i.exec(text.slice(start, start + 160));
  const end = start + (stop ? stop.index : 0);
  if (end - start < 4 || !/^[\p{Lu}\d]/u.test(text.slice(start, start + 1))) return null;
  return fromPieces(page, [pieceOf(text, start, end)], lineAt(page.document.lines, start));
}
