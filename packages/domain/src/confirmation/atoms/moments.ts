import type { ClockAtom, DateAtom, MomentAtom } from "./atom.ts";

/** What may stand between a date and its clock; a line may end between them. */
const connector =
  /^(?:[ ,.;:|/()@→-]|\n|(?<![a-z])(?:at|um|a|as|alle|ore|om|kl|klo|v|o|ab|the|de|le|la|las|on|am|h|hrs|uhr|t|local|time|from|von|mon|tue|wed|thu|fri|sat|sun)(?![a-z])|\([^()\n]{1,12}\)){0,24}$/;
const FARTHEST = 28;

interface Entry {
  readonly date: DateAtom | null;
  readonly clock: ClockAtom | null;
  readonly start: number;
  readonly end: number;
}

/**
 * Dates and the clocks beside them, in order. Where dates and clocks follow each other closely, they are paired so that none
 * is left over, else so that the nearest are together. One that stands alone is a moment with the other part null.
 */
export function findMoments(folded: string, dates: readonly DateAtom[], clocks: readonly ClockAtom[]): MomentAtom[] {
  const entries = merged(dates, clocks);
  const moments: MomentAtom[] = [];
  for (let first = 0; first < entries.length; ) {
    const columns = columnsAt(folded, entries, first);
    if (columns > 0) {
      for (let at = first; at < first + columns; at++) {
        const { clock, start, end } = entries[at + columns] as Entry;
        moments.push({ start, end, date: (entries[at] as Entry).date, clock });
      }
      first += 2 * columns;
      continue;
    }
    const gaps: number[] = [];
    for (let at = first; at + 1 < entries.length; at++) {
      const gap = gapBetween(folded, entries[at] as Entry, entries[at + 1] as Entry);
      if (gap === null) break;
      gaps.push(gap);
    }
    // One by one: a run may be longer than a call may have arguments.
    for (const moment of paired(entries.slice(first, first + gaps.length + 1), gaps)) moments.push(moment);
    first += gaps.length + 1;
  }
  return moments;
}

const MOST_COLUMNS = 4;
const beside = /^ {2,60}$/;
const below = /^ {0,60}\n {0,60}$/;

/** How many dates stand in one row with as many clocks, and nothing else, in the row below: each clock has the date above it. */
function columnsAt(folded: string, entries: readonly Entry[], first: number): number {
  const isBeside = (at: number, kind: "date" | "clock"): boolean => {
    const [one, other] = [entries[at], entries[at + 1]];
    return Boolean(one?.[kind] && other?.[kind]) && matches(beside, one as Entry, other as Entry);
  };
  const matches = (pattern: RegExp, one: Entry, other: Entry): boolean =>
    other.start - one.end <= 130 && pattern.test(folded.slice(one.end, other.start));
  let count = 1;
  while (count < MOST_COLUMNS && isBeside(first + count - 1, "date")) count += 1;
  const [last, clock] = [entries[first + count - 1], entries[first + count]];
  if (count < 2 || !last || !clock?.clock || !matches(below, last, clock)) return 0;
  for (let at = first + count; at < first + 2 * count - 1; at++) if (!isBeside(at, "clock")) return 0;
  return count;
}

/** A run of neighbours in pairs; in a run of odd length that one stays alone which leaves the pairs closest. */
function paired(run: readonly Entry[], gaps: readonly number[]): MomentAtom[] {
  const single = run.length % 2 === 0 ? run.length : farthest(gaps);
  const moments: MomentAtom[] = [];
  for (let at = 0; at < run.length; at++) {
    const entry = run[at] as Entry;
    if (at === single) {
      moments.push(entry);
      continue;
    }
    const next = run[at + 1] as Entry;
    moments.push({
      start: entry.start,
      end: next.end,
      date: entry.date ?? next.date,
      clock: entry.clock ?? next.clock,
    });
    at += 1;
  }
  return moments;
}

/** Which of an odd run to leave alone: moving on by two exchanges the gap after it for the gap before the next. */
function farthest(gaps: readonly number[]): number {
  let cost = 0;
  let lowest = 0;
  let single = 0;
  for (let at = 0; at + 1 < gaps.length; at += 2) {
    cost += (gaps[at] as number) - (gaps[at + 1] as number);
    if (cost < lowest) {
      lowest = cost;
      single = at + 2;
    }
  }
  return single;
}

/** Both in the order of the text. A clock inside a date's letters is a part of the date: `14.05` in `14.05.2026`. */
function merged(dates: readonly DateAtom[], clocks: readonly ClockAtom[]): Entry[] {
  const entries: Entry[] = [];
  let at = 0;
  for (const clock of clocks) {
    while (at < dates.length && (dates[at] as DateAtom).start < clock.start)
      entries.push(ofDate(dates[at++] as DateAtom));
    entries.push({ date: null, clock, start: clock.start, end: clock.end });
  }
  while (at < dates.length) entries.push(ofDate(dates[at++] as DateAtom));
  return entries;
}

function ofDate(date: DateAtom): Entry {
  return { date, clock: null, start: date.start, end: date.end };
}

/** How far apart a date and a clock are that belong together, the end of a line counting much; else null. */
function gapBetween(folded: string, one: Entry, other: Entry): number | null {
  if ((one.date === null) === (other.date === null)) return null;
  const length = other.start - one.end;
  if (length < 0 || length > FARTHEST) return null;
  const clock = one.clock ?? other.clock;
  const between = folded.slice(one.end, other.start);
  const ends = between.split("\n").length - 1;
  if (ends > 1 || !connector.test(between)) return null;
  if (ends > 0 && one.clock !== null && !standAlone(folded, one, other)) return null;
  if (!clock?.sure && (ends > 0 || length > 6)) return null;
  return length + ends * 40;
}

/**
 * Whether a clock and the date under it fill their lines. At the end of a table's row a clock has nothing to do with the
 * date that the next row begins with.
 */
function standAlone(folded: string, clock: Entry, date: Entry): boolean {
  const before = folded.slice(Math.max(0, clock.start - 40), clock.start);
  const after = folded.slice(date.end, date.end + 40);
  return /(?:^|\n)[^a-z\d\n]*$/.test(before) && /^[^a-z\d\n]*(?:\n|$)/.test(after);
}
