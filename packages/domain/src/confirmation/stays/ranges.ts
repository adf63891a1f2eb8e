import type { DateAtom } from "../atoms/atom.ts";
import { firstFrom, within } from "../atoms/index.ts";
import { windowOf } from "../parts/moments.ts";
import type { Page } from "../parts/page.ts";
import { oldParts } from "../parts/status.ts";
import type { Span } from "../reading.ts";
import { lineAt } from "../structure/lines.ts";
import { means } from "../structure/pairs.ts";

/** From when to when somebody stays, and where the text says so. */
export interface StayDates {
  readonly from: string;
  readonly until: string | null;
  readonly fromSpans: readonly Span[];
  readonly untilSpans: readonly Span[];
  /** From the first of its labels to the last of its values. */
  readonly extent: Span;
  /** Only a range of days says so. */
  readonly isRange?: boolean;
  /** The text says both days itself. */
  readonly isWhole?: boolean;
}

/**
 * "12 – 15 May 2026", "from 12 May to 15 May": after a label for the stay, else in a sentence.
 * @param onHotelLines only on lines that begin with a word for hotels, where a text is about more than that
 */
export function rangesOf(page: Page, onHotelLines = false): StayDates[] {
  const { folded } = page.atoms;
  const old = oldParts(page);
  const isOld = (date: DateAtom) =>
    (old[firstFrom(old, date.start + 1) - 1]?.end ?? 0) >= date.end ||
    isFormer.test(folded.slice(Math.max(0, date.start - 60), date.start));
  const dates = page.atoms.dates.filter((it) => (!onHotelLines || isOnHotelLine(page, it)) && !isOld(it));
  const found: StayDates[] = onHotelLines ? [] : inAndOut(page);
  if (found.length > 0) return found;
  for (const pair of onHotelLines ? [] : page.document.pairs) {
    if (!["stay_dates", "date", "nights"].some((it) => means(pair, it as "date")) || pair.how === "inline") continue;
    const [from, until, third] = within(dates, windowOf(page.document, pair));
    if (from && until && !third) found.push(...range(from, until));
  }
  if (found.length > 0) return found;
  for (const [index, from] of dates.entries()) {
    const until = dates[index + 1];
    if (!until || until.start - from.end > farthest) continue;
    const between = folded.slice(from.end, until.start);
    if (!isTo.test(between)) continue;
    if (isDash.test(between) || isFrom.test(folded.slice(Math.max(0, from.start - 40), from.start)))
      found.push(...range(from, until));
  }
  return found;
}

const isFormer =
  /(?<![a-z])(?:previous|old|former|original|bisher\w*|alte[nrs]?|ursprunglich\w*|ancien\w*|initial\w*|anterior(?:es)?|antigu[oa]s|precedent[ei]|vecchie|oude|vorige|eerdere|oorspronkelijke)(?![a-z])[^\n.]{0,40}$/;

function isOnHotelLine(page: Page, date: DateAtom): boolean {
  const line = page.document.lines[lineAt(page.document.lines, date.start)];
  return (
    line !== undefined &&
    /^(?:hotel|hotels|accommodation|unterkunft|ubernachtung|hebergement|alojamiento|alloggio|albergo|alojamento|accommodatie)(?![a-z])/.test(
      page.document.folded.slice(line.start, line.start + 20),
    )
  );
}

/** "In 03 Oct 2027   Out 06 Oct 2027": as vouchers write it. */
export function inAndOut(page: Page): StayDates[] {
  const { dates, folded } = page.atoms;
  const leads = (date: DateAtom, word: RegExp) => word.test(folded.slice(Math.max(0, date.start - 8), date.start));
  return dates.flatMap((from, index) => {
    const until = dates[index + 1];
    if (!until || !leads(from, /(?:^|[\n\s:|])in:? {1,3}$/) || !leads(until, /(?:[\n\s:|])out:? {1,3}$/)) return [];
    return until.start - from.end > farthest ? [] : range(from, until);
  });
}

const farthest = 40;
const isDash = /^\s{0,4}[-→]\s{0,4}$/;
const isTo =
  /^[\s,.(]{0,6}(?:-|→|to|until|till|through|bis|au|jusqu'au|al|a|hasta|fino al|ate|ao|tot|t\/m|tot en met|do|till|til|と|から)(?:\s(?:the|zum|le|el|il|den|o|de|dia|am)){0,2}(?:\s\p{L}{2,12}\.?,?)?\s{0,3}$/u;
const isFrom =
  /(?:from|between|vom|von|du|de|del|dal|desde|entre|tra|da|van|od|fran|fra|stay|aufenthalt|sejour|estancia|soggiorno|estadia|verblijf)(?:\s(?:the|dem|el|il|le|dia|o|vom|du|del|dal|van|de)){0,2}(?:\s\p{L}{2,12}\.?,?)?[\s:]{0,3}$/u;

function range(from: DateAtom, until: DateAtom): StayDates[] {
  if (until.date <= from.date) return [];
  const span = ({ start, end }: DateAtom) => [{ start, end }];
  const extent = { start: Math.min(from.start, until.start), end: Math.max(from.end, until.end) };
  return [{ from: from.date, until: until.date, fromSpans: span(from), untilSpans: span(until), extent }];
}
