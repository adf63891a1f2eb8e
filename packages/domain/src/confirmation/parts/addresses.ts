import { within } from "../atoms/index.ts";
import type { Span } from "../reading.ts";
import type { Line } from "../structure/lines.ts";
import { pieceOf } from "../structure/piece.ts";
import { hasLabelAtStart } from "./moments.ts";
import type { Page } from "./page.ts";
import { cityIn, isAddressLike, oneLine } from "./places.ts";

export interface FoundAddress {
  readonly text: string;
  readonly span: Span;
}

const linesOfAddress = 5;

/** The lines of an address from `from` on, which may begin inside a line; null when they are none. */
export function addressFrom(page: Page, from: Span, line: number): FoundAddress | null {
  const first = pieceOf(page.document.text, from.start, from.end);
  if (first.text.length < 3 || isTime(page, first)) return null;
  const end = endOfAddress(page, first.end, line + 1);
  return { text: oneLine(page.document.text.slice(first.start, end)), span: { start: first.start, end } };
}

/** The address in the lines under `line`, such as those under a hotel's name. */
export function addressUnder(page: Page, line: number): FoundAddress | null {
  const { lines } = page.document;
  let at = line + 1;
  while (at <= line + 2 && lines[at]?.isBlank) at += 1;
  const first = lines[at];
  if (!first || !isAddressLike(first.text) || isTime(page, first) || hasLabelAtStart(page.document, first)) return null;
  const end = endOfAddress(page, first.end, at + 1);
  const text = oneLine(page.document.text.slice(first.start, end));
  return { text, span: { start: first.start, end } };
}

function endOfAddress(page: Page, from: number, next: number): number {
  let end = from;
  for (let at = next; at < next + linesOfAddress; at += 1) {
    const line = page.document.lines[at];
    if (!line || line.isBlank || !isPartOfAddress(page, line)) break;
    end = line.end;
  }
  return end;
}

function isPartOfAddress(page: Page, line: Line): boolean {
  if (hasLabelAtStart(page.document, line) || isTime(page, line) || line.text.length > 80) return false;
  if (isAddressLike(line.text)) return true;
  return (
    /^[\p{Lu}][\p{L}.' -]{2,39}$/u.test(line.text) &&
    (line.text.split(" ").length <= 2 || cityIn(page.context.data, line.text) !== undefined)
  );
}

function isTime(page: Page, span: Span): boolean {
  return within(page.atoms.dates, span).length > 0 || within(page.atoms.clocks, span).some((it) => it.sure);
}
