import { codeIn } from "../atoms/codes.ts";
import type { Span } from "../reading.ts";
import type { Concept } from "../structure/lexicon/lexicon.ts";
import { type Line, lineAt } from "../structure/lines.ts";
import { means, type Pair } from "../structure/pairs.ts";
import type { Page } from "./page.ts";

export interface FoundCode {
  readonly code: string;
  readonly spans: readonly Span[];
}

/** Where one mail holds several kinds of bookings each has its code on its own lines or in its own paragraph. */
export function confirmationAround(page: Page, extent: Span): FoundCode | null {
  const { lines } = page.document;
  let first = lineAt(lines, extent.start);
  let last = lineAt(lines, extent.end);
  const part = () => ({ start: (lines[first] as Line).start, end: (lines[last] as Line).end });
  const onLines = confirmationIn(page, part());
  if (onLines) return onLines;
  for (let step = 0; step < linesOfParagraph && first > 0 && !lines[first - 1]?.isBlank; step += 1) first -= 1;
  for (let step = 0; step < linesOfParagraph && last + 1 < lines.length && !lines[last + 1]?.isBlank; step += 1)
    last += 1;
  return confirmationIn(page, part());
}

const linesOfParagraph = 12;

/** Whether a text speaks of flights or trains. */
export function hasJourneys(page: Page): boolean {
  return page.atoms.flights.length + page.atoms.trains.length > 0;
}

const trust = { colon: 0, below: 1, column: 1, lead: 1, inline: 3 };

/** The booking's code within a part of the text: of the best label, and every place that says it. */
export function confirmationIn(
  page: Page,
  part: Span,
  concepts: readonly Concept[] = ["confirmation"],
): FoundCode | null {
  const found: { code: string; span: Span; rank: number }[] = [];
  for (const pair of page.document.pairs) {
    if (pair.label.start < part.start) continue;
    if (pair.label.start >= part.end) break;
    const concept = concepts.findIndex((it) => means(pair, it));
    if (concept < 0) continue;
    const code = codeFrom(page, pair);
    if (code)
      found.push({
        code: code.code,
        span: code,
        rank:
          trust[pair.how] +
          (pair.exact ? 0 : 1) +
          (isVague(pair) ? 3 : 0) +
          (isList(page, code) ? 2 : 0) +
          (isOfAgency(page, pair) ? 2 : 0) +
          concept * 3,
      });
  }
  const best = found.reduce<(typeof found)[number] | undefined>((a, b) => (a && a.rank <= b.rank ? a : b), undefined);
  if (!best) return null;
  return { code: best.code, spans: unique(found.filter((it) => it.code === best.code).map((it) => it.span)) };
}

/** Labels that only a code follows. */
const isNumbered = /(?:number|nummer|num[eé]ro|n[uú]mero|code|c[oó]digo|codice)$/i;

function codeFrom(page: Page, pair: Pair) {
  // "CONFIRMATION E-BILLET": the label goes on.
  if (pair.value.text.startsWith("-")) return null;
  const code = codeIn(page.document.text, pair.value);
  if (!code) return null;
  // A word of prose in capitals is no code: after a label in prose only what holds digits.
  const alone = isInBrackets(page, pair, code);
  if (pair.how === "inline" && !/\d/.test(code.code) && !isNumbered.test(pair.label.text) && !alone) return null;
  if (pair.how === "lead" && !/\d/.test(code.code) && pair.label.text === pair.label.text.toUpperCase()) return null;
  if ((pair.how === "lead" || pair.how === "inline") && code.start - pair.value.start > 12) return null;
  return isAmountOrDate(page, code) || isOfNumber(page, code) ? null : code;
}

/** "Agency record locator": the one of whoever carries counts more. */
function isOfAgency({ document: { folded } }: Page, { label }: Pair): boolean {
  return /(?<![a-z])(?:agency|agence|agencia|agenzia|agentur|reiseburo|reisebureau|resebyra)(?![a-z])/.test(
    folded.slice(Math.max(0, label.start - 24), label.end),
  );
}

/** "Ref: 544265457956, 545265457957": numbers of single seats or tickets. */
function isList({ document: { text } }: Page, code: Span): boolean {
  return /^, {0,2}[A-Z\d]{4,}/.test(text.slice(code.end, code.end + 20));
}

/** "Confirmation: Flight UA 1234": the digits of a flight's number are no code. */
function isOfNumber(page: Page, code: Span): boolean {
  return near(page.atoms.flights, code).some((it) => it.start < code.start && it.end >= code.end);
}

/** "Your journey (dossier QTRKZP)": label and code fill the brackets. */
function isInBrackets({ document: { text } }: Page, pair: Pair, code: Span): boolean {
  return (
    text.charAt(pair.label.start - 1) === "(" &&
    text.charAt(code.end) === ")" &&
    code.start - pair.label.end <= 3 &&
    /\p{Ll}/u.test(text.slice(Math.max(0, pair.label.start - 30), pair.label.start))
  );
}

function isAmountOrDate(page: Page, span: Span): boolean {
  const overlaps = (it: Span) => it.start < span.end && it.end > span.start;
  // "KR8824107" is no amount of crowns, "TL7QKXB2" none of lira.
  const isLong = /\d{6}|[A-Z]\d{1,3}[A-Z]/.test(page.document.text.slice(span.start, span.end));
  return (isLong ? [page.atoms.dates] : [page.atoms.dates, page.atoms.amounts]).some((list) =>
    near(list, span).some(overlaps),
  );
}

function near(list: readonly Span[], span: Span): readonly Span[] {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle] as Span).end <= span.start) low = middle + 1;
    else high = middle;
  }
  return list.slice(low, low + 2);
}

/** "Reservation", "Confirmation", "Reference" alone are headings as often as labels. */
function isVague(pair: Pair): boolean {
  return !/[\s.:#°]|n(?:umber|ummer|r|o)$|code$/i.test(pair.label.text.trim()) && pair.how !== "colon";
}

function unique(spans: readonly Span[]): Span[] {
  return [...new Map(spans.map((it) => [it.start, { start: it.start, end: it.end }])).values()];
}
