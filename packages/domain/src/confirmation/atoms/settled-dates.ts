import { addDays, daysBetween, isCalendarDate, weekdayNames, weekdayOf } from "../../calendar.ts";
import type { DateAtom } from "./atom.ts";
import { readings, type WrittenDate, writtenDates } from "./written-dates.ts";

export interface DateContext {
  /** `YYYY-MM-DD`: when the mail was written, else today. */
  readonly writtenOn: string;
  /** Whether `writtenOn` is what the mail says. */
  readonly dateKnown: boolean;
  readonly language: string | null;
}

/** Decides what the written dates mean: which number is the day, and which year was left out. */
export function settledDates(written: readonly WrittenDate[], folded: string, context: DateContext): DateAtom[] {
  const monthFirst = isMonthFirst(written, folded, context);
  const days = written.map((date) => dayOf(date, monthFirst));
  const stated: Stated[] = [];
  for (const [index, date] of written.entries()) {
    const day = days[index];
    if (date.year === null || !day) continue;
    const full = isoDate(date.year, day.month, day.day);
    if (full) stated.push({ start: date.start, end: date.end, date: full });
  }
  const years = new YearFinder(stated, context);
  return written.flatMap((date, index): DateAtom[] => {
    const day = days[index];
    if (!day) return [];
    const at = { start: date.start, end: date.end };
    if (date.year !== null) {
      const full = isoDate(date.year, day.month, day.day);
      return full ? [{ ...at, date: full, yearStated: true }] : [];
    }
    const full = years.find(date, day.month, day.day);
    return full ? [{ ...at, date: full, yearStated: false }] : [];
  });
}

interface Stated {
  readonly start: number;
  readonly end: number;
  readonly date: string;
}

interface Day {
  readonly day: number;
  readonly month: number;
}

function dayOf(date: WrittenDate, monthFirst: boolean): Day | undefined {
  if (date.order === "day-month") return { day: date.first, month: date.second };
  if (date.order === "month-day") return { day: date.second, month: date.first };
  const possible = readings(date.first, date.second);
  const wanted = possible.find((it) => (monthFirst ? it.month === date.first : it.day === date.first));
  return wanted ?? possible[0];
}

function isoDate(year: number, month: number, day: number): string | null {
  const text = `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  return isCalendarDate(text) ? text : null;
}

/** Enough dates to know how a text writes them. */
const MOST_VOTERS = 200;

/**
 * Whether numeric dates have the month first: what the dates themselves allow counts most (a 13th month, a weekday that fits
 * one reading only, the same date in words), then the language, then money and clocks as different countries write them.
 */
function isMonthFirst(written: readonly WrittenDate[], folded: string, context: DateContext): boolean {
  const numeric = written.filter((date) => date.order === "unknown").slice(0, MOST_VOTERS);
  if (numeric.length === 0) return false;
  const named = new Set(
    written
      .filter((date) => date.order !== "unknown")
      .map((date) => {
        const { day, month } = dayOf(date, false) as Day;
        return `${month}-${day}`;
      }),
  );
  let dayFirst = 0;
  let monthFirst = 0;
  for (const date of numeric) {
    if (date.weak) continue;
    const possible = readings(date.first, date.second);
    if (possible.length === 1 || date.first === date.second) {
      const sure = date.first === date.second ? 0 : 5;
      if (possible[0]?.day === date.first) dayFirst += sure;
      else monthFirst += sure;
      continue;
    }
    const fits = possible.map((day) => fitsWeekday(date, day, context));
    if (fits[0] && !fits[1]) dayFirst += 5;
    if (fits[1] && !fits[0]) monthFirst += 5;
    const known = possible.map((day) => named.has(`${day.month}-${day.day}`));
    if (known[0] && !known[1]) dayFirst += 4;
    if (known[1] && !known[0]) monthFirst += 4;
    if (context.dateKnown && date.year !== null) {
      const [first, second] = possible.map((day) => distance(date.year as number, day, context.writtenOn) ?? -999);
      if (first !== undefined && second !== undefined) {
        if (first >= -1 && second < -1) dayFirst += 1;
        if (second >= -1 && first < -1) monthFirst += 1;
      }
    }
  }
  if (dayFirst !== monthFirst) return monthFirst > dayFirst;
  if (context.language !== null && context.language !== "en") return false;
  const sample = folded.slice(0, 50_000);
  const american =
    Number(/\d ?[ap]\.?m\b/.test(sample)) + Number(/(?<![a-z])(?:us)?\$ ?\d|\d ?usd|usd ?\d/.test(sample));
  const other =
    2 *
    Number(
      /[€£] ?\d|\d ?[€£]|(?<![a-z])(?:eur|gbp|chf|sek|nok|dkk|aud|nzd|inr|zar)(?![a-z])|(?:a|nz|au)\$/.test(sample),
    );
  return american > 0 && american > other;
}

function distance(year: number, day: Day, from: string): number | null {
  const date = isoDate(year, day.month, day.day);
  return date === null ? null : daysBetween(from, date);
}

function weekdayBit(date: string): number {
  return 1 << weekdayNames.indexOf(weekdayOf(date));
}

function fitsWeekday(date: WrittenDate, day: Day, context: DateContext): boolean {
  if (date.weekday === 0) return false;
  const base = Number(context.writtenOn.slice(0, 4));
  const years = date.year === null ? [base, base + 1] : [date.year];
  return years.some((year) => {
    const full = isoDate(year, day.month, day.day);
    return full !== null && (weekdayBit(full) & date.weekday) !== 0;
  });
}

/** As near as the two ends of a range or the lines of one table stand. */
const NEAR = 60;

/** Finds the year of dates that are written without: asked in the order of the text. */
class YearFinder {
  readonly #stated: readonly Stated[];
  readonly #context: DateContext;
  readonly #yearsOfDay = new Map<string, Set<string>>();
  /** What only the day decides, once for each day. */
  readonly #ofDay = new Map<string, string | null>();
  #next = 0;

  constructor(stated: readonly Stated[], context: DateContext) {
    this.#stated = stated;
    this.#context = context;
    for (const { date } of stated) {
      const key = date.slice(5);
      const dates = this.#yearsOfDay.get(key) ?? new Set();
      this.#yearsOfDay.set(key, dates.add(date));
    }
  }

  find(written: WrittenDate, month: number, day: number): string | null {
    while (this.#next < this.#stated.length && (this.#stated[this.#next] as Stated).start < written.start)
      this.#next += 1;
    const before = this.#stated[this.#next - 1];
    const after = this.#stated[this.#next];
    const { writtenOn, dateKnown } = this.#context;
    const inYear = (year: number): string[] => {
      const date = isoDate(year, month, day);
      return date ? [date] : [];
    };
    const around = (date: string): string[] => [-1, 0, 1].flatMap((shift) => inYear(Number(date.slice(0, 4)) + shift));
    const fits = (date: string): boolean => written.weekday === 0 || (weekdayBit(date) & written.weekday) !== 0;
    const nearest = (to: string, candidates: readonly string[]): string | null => {
      const sorted = candidates.toSorted((a, b) => Math.abs(daysBetween(to, a)) - Math.abs(daysBetween(to, b)));
      return sorted[0] ?? null;
    };

    const same = [...(this.#yearsOfDay.get(`${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`) ?? [])]
      .slice(0, 20)
      .filter((date) => fits(date) && (!dateKnown || Math.abs(daysBetween(writtenOn, date)) < 800));
    if (same.length > 0) return nearest(before?.date ?? writtenOn, same);

    const plausible = (it: Stated | undefined): it is Stated =>
      it !== undefined && (!dateKnown || Math.abs(daysBetween(writtenOn, it.date)) < 500);
    const neighbour =
      plausible(after) && after.start - written.end < NEAR
        ? after
        : plausible(before) && written.start - before.end < NEAR
          ? before
          : undefined;
    if (neighbour) {
      const found = nearest(neighbour.date, around(neighbour.date).filter(fits));
      if (found) return found;
    }
    if (!dateKnown) {
      const other = plausible(before) ? before : after;
      if (other) {
        const candidates = around(other.date).filter(fits);
        // What stands first in a mail without headers is often the day of issue: journeys lie after it.
        const later = candidates.filter((date) => daysBetween(other.date, date) >= -31);
        const found = nearest(other.date, later.length > 0 ? later : candidates);
        if (found) return found;
      }
    }
    const key = `${month}-${day}-${written.weekday}`;
    const known = this.#ofDay.get(key);
    if (known !== undefined) return known;
    const base = Number(writtenOn.slice(0, 4));
    const future = [0, 1, 2, 3, 4]
      .flatMap((shift) => inYear(base + shift))
      .filter((date) => date >= addDays(writtenOn, -1));
    const past = [0, -1].flatMap((shift) => inYear(base + shift)).filter((date) => date < writtenOn);
    const upTo = future.filter((date) => daysBetween(writtenOn, date) < 500);
    // The mail that is kept for years: a weekday then says more than nearness.
    const farther = dateKnown ? future[0] : (future.find(fits) ?? future[0]);
    const found = upTo.find(fits) ?? past.find((date) => written.weekday !== 0 && fits(date)) ?? farther ?? null;
    this.#ofDay.set(key, found);
    return found;
  }
}

/** The date of a mail's header: `Sun, 01 Jan 2017 12:34:56 +0100`, `Tue, 3 Mar 2026 at 06:48`, ISO 8601. */
export function headerDate(folded: string, today: string): string | null {
  const written = writtenDates(folded, folded, null).filter((date) => date.year !== null);
  const context = { writtenOn: today, dateKnown: false, language: null };
  return settledDates(written, folded, context)[0]?.date ?? null;
}
