import { firstFrom } from "../atoms/index.ts";
import type { Span } from "../reading.ts";
import { type Piece, pieceOf } from "../structure/piece.ts";
import type { Page } from "./page.ts";

/** What stands around dates and clocks without saying anything: "at", "um", "Uhr", days of the week. */
const glue =
  /^(?:[\s,;:.()|@–—-]|(?<![\p{L}\d])(?:at|bij|bei|beim|chez|presso|na|no|im|on|um|am|pm|in|the|uhr|ab|bis|von|der|den|le|la|les|a|à|de|du|el|las|los|il|alle|dalle|ore|del|em|as|às|das|dos|o|op|om|uur|van|h|hrs|hours|local|time|from|until|by|after|before|to|until|mon|tue|wed|thu|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday|kl|klo|o'clock|noon|mo|di|mi|do|fr|sa|so|desde|hasta|entro|tot|vanaf|jusqu'a|jusqu'à|partir|a partir|ate|até|prima|zwischen|between|und|and|et|y|e|en|midi|dès|des)(?![\p{L}\d]))+/iu;

/** What a span says beside dates and clocks, line by line and cell by cell. */
export function residueOf(page: Page, span: Span): Piece[] {
  const found: Piece[] = [];
  const { text } = page.document;
  for (let start = span.start; start < span.end; ) {
    const newline = text.indexOf("\n", start);
    const end = newline < 0 || newline > span.end ? span.end : newline;
    found.push(...withoutTimes(page, start, end));
    start = end + 1;
  }
  return found;
}

function withoutTimes(page: Page, start: number, end: number): Piece[] {
  const times = [...between(page.atoms.dates, start, end), ...between(page.atoms.clocks, start, end)].sort(
    (a, b) => a.start - b.start,
  );
  const pieces: Piece[] = [];
  let at = start;
  for (const time of [...times, { start: end, end }]) {
    if (time.start > at) {
      const piece = unglued(page.document.text, at, Math.min(time.start, end));
      if (/\p{L}{2}/u.test(piece.text)) pieces.push(piece);
    }
    at = Math.max(at, time.end);
  }
  return pieces;
}

function between(list: readonly Span[], start: number, end: number): Span[] {
  const found: Span[] = [];
  for (let at = firstFrom(list, start); at < list.length && (list[at] as Span).start < end; at += 1)
    found.push(list[at] as Span);
  return found;
}

const longest = 300;

function unglued(text: string, start: number, end: number): Piece {
  const piece = pieceOf(text, start, Math.min(end, start + longest));
  const lead = glue.exec(piece.text)?.[0].length ?? 0;
  const tail =
    /(?:[\s,;:.(|@–—-]|\s(?:at|on|um|am|à|le|el|a las|alle|il|em|às|op|om|den|der|from|by|until|uhr|de|du|del|the|da|vanaf|von))+$/iu.exec(
      piece.text.slice(lead, lead + longest),
    )?.[0].length ?? 0;
  return pieceOf(text, piece.start + lead, piece.end - tail);
}
