import type { ClockAtom, DateAtom } from "../atoms/atom.ts";
import { type Mark, marksOf, written } from "../parts/moments.ts";
import type { Page } from "../parts/page.ts";
import type { Span } from "../reading.ts";
import type { Concept } from "../structure/lexicon/lexicon.ts";
import { means } from "../structure/pairs.ts";
import { nightsIn, plusNights } from "./nights.ts";
import { rangesOf, type StayDates } from "./ranges.ts";

/**
 * The stays of a text by their labels; by a range of dates where it has none.
 * @param isLodging whether "Arrival" and "Départ" mean a hotel's here
 */
export function stayDates(page: Page, isLodging: boolean): StayDates[] {
  const arrivals = marks(page, "checkin", "arrival", isLodging);
  const departures = marks(page, "checkout", "departure", isLodging);
  const labelled = paired(page, arrivals, departures);
  if (labelled.length > 0) return merged(labelled);
  const ranges = isLodging ? rangesOf(page).map((it) => withHours(it, arrivals, departures)) : rangesOf(page, true);
  return merged(ranges.map((it) => ({ ...it, isRange: true })));
}

/** "Your stay: 9 to 12 April", and on another line from and until what hour. */
function withHours(stay: StayDates, arrivals: readonly Mark[], departures: readonly Mark[]): StayDates {
  const hour = (marks: readonly Mark[]) => marks.find((it) => it.dates.length === 0 && it.clocks.length > 0)?.clocks;
  const [first, last] = [hour(arrivals)?.[0], hour(departures)?.at(-1)];
  return {
    ...stay,
    from: first ? `${stay.from}T${first.clock}` : stay.from,
    fromSpans: [...stay.fromSpans, ...spans(first)],
    until: stay.until && last ? `${stay.until}T${last.clock}` : stay.until,
    untilSpans: stay.until ? [...stay.untilSpans, ...spans(last)] : stay.untilSpans,
  };
}

/** More labels than this are no booking; each is held beside the others. */
const mostMarks = 200;

function marks(page: Page, sure: Concept, ambiguous: Concept, isLodging: boolean): Mark[] {
  const own = marksOf(page, sure, (pair) => isLodging || !means(pair, ambiguous));
  // "ab 15:00" is no departure here.
  const isWord = ({ start, end }: Span) => end - start <= 2;
  const other = isLodging ? marksOf(page, ambiguous, (pair) => !means(pair, sure) && !isWord(pair.label)) : [];
  const found = [...own, ...other].sort((a, b) => a.start - b.start).slice(0, mostMarks);
  // What prose says counts only where no label says it.
  const labels = found.filter((it) => it.how !== "inline" || (isLodging && it.dates.length === 0));
  return labels.some((it) => it.dates.length > 0) ? labels : found;
}

function paired(page: Page, arrivals: readonly Mark[], departures: readonly Mark[]): StayDates[] {
  const dated = arrivals.filter((it) => it.dates.length > 0);
  const leaving = departures.filter((it) => it.dates.length > 0);
  return dated.map((mark, index) => {
    const from = mark.dates[0] as DateAtom;
    const next = dated.slice(index + 1).find((it) => it.dates[0]?.date !== from.date);
    const isOf = (it: Mark) => it.dates[0] !== undefined && it.dates[0].date > from.date;
    const leave =
      leaving.find((it) => it.start > mark.start && (!next || it.start < next.start) && isOf(it)) ??
      (dated.length === 1 ? leaving.find(isOf) : undefined);
    // "Check-in / Check-out: 12 May - 14 May": one label holds both.
    const second = mark.dates[1];
    const until = leave?.dates[0] ?? (second && second.date > from.date ? second : undefined);
    const firstClock = mark.clocks[0] ?? clockOf(arrivals, mark, next)?.clocks[0];
    const lastClock =
      leave?.clocks.at(-1) ??
      (until === second && mark.clocks.length > 1
        ? mark.clocks.at(-1)
        : clockOf(departures, leave ?? mark, next)?.clocks.at(-1));
    return {
      ...ends(page, mark, next, from, until, lastClock),
      from: written(from, firstClock),
      fromSpans: spans(from, firstClock),
      extent: extent(mark, leave),
      isWhole: until !== undefined,
    };
  });
}

function ends(
  page: Page,
  mark: Mark,
  next: Mark | undefined,
  from: DateAtom,
  until: DateAtom | undefined,
  clock: ClockAtom | undefined,
): Pick<StayDates, "until" | "untilSpans"> {
  if (until) return { until: written(until, clock), untilSpans: spans(until, clock) };
  const part = { start: mark.start, end: next?.start ?? page.document.text.length };
  const nights = nightsIn(page, part) ?? (next ? null : nightsIn(page, { start: 0, end: mark.start }));
  if (!nights) return { until: null, untilSpans: [] };
  const date = { ...from, date: plusNights(from.date, nights.count) };
  return { until: written(date, clock), untilSpans: [nights.span, ...spans(clock)] };
}

/** The mark that says only at what hour: the one after, or the only one of the text. */
function clockOf(marks: readonly Mark[], mark: Mark, next: Mark | undefined): Mark | undefined {
  const hours = marks.filter((it) => it.dates.length === 0 && it.clocks[0] && it.clocks[0].start - it.start < 80);
  const after = hours.find((it) => it.start > mark.start && (!next || it.start < next.start));
  return after ?? (hours.length === 1 ? hours[0] : undefined);
}

export function spans(...atoms: readonly (Span | undefined)[]): Span[] {
  return atoms.flatMap((it) => (it ? [{ start: it.start, end: it.end }] : []));
}

function extent(...parts: readonly (Span | undefined)[]): Span {
  const known = parts.filter((it) => it !== undefined);
  return { start: Math.min(...known.map((it) => it.start)), end: Math.max(...known.map((it) => it.end)) };
}

/** What a text says twice is one stay; the saying with more hours counts. */
function merged(stays: readonly StayDates[]): StayDates[] {
  const found: StayDates[] = [];
  for (const stay of stays) {
    const same = found.findIndex(
      (it) =>
        it.from.slice(0, 10) === stay.from.slice(0, 10) &&
        (it.until === null || stay.until === null || it.until.slice(0, 10) === stay.until.slice(0, 10)),
    );
    const known = found[same];
    if (!known) found.push(stay);
    else if ((stay.until ? 1 : 0) > (known.until ? 1 : 0) || stay.from.length > known.from.length)
      found[same] = { ...known, ...stay, extent: known.extent };
  }
  return found.filter((it) => it.isWhole !== false || !found.some((other) => isWithin(it, other)));
}

/** A day of a stay that the text names for another reason: "the fireworks of 14 July". */
function isWithin(stay: StayDates, other: StayDates): boolean {
  if (!other.isWhole || !other.until) return false;
  const day = stay.from.slice(0, 10);
  return day > other.from.slice(0, 10) && day < other.until.slice(0, 10);
}
