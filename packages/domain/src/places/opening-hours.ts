import { addDays, minutesOf, weekdayNames, weekdayOf } from "../calendar.ts";
import { joinWords } from "../join-words.ts";
import type { WeekHours } from "./candidate.ts";

export type Hours = WeekHours;

/** Minutes after midnight; `end` may be above 1440 when a place stays open into the next day. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

const DAY = 1440;

/** The last of its weekday in a month. */
const LAST = -1;

/** A cache: planning asks for the same place and date thousands of times. */
const remembered = new WeakMap<Hours, Map<string, readonly Span[]>>();

/**
 * When a place is open on a date: its own hours and those that run over from the day before, with adjacent spans
 * joined.
 */
export function openSpans(hours: Hours, date: string): readonly Span[] {
  const byDate = remembered.get(hours) ?? new Map<string, readonly Span[]>();
  if (!remembered.has(hours)) remembered.set(hours, byDate);
  const known = byDate.get(date) ?? workOut(hours, date);
  byDate.set(date, known);
  return known;
}

function workOut(hours: Hours, date: string): readonly Span[] {
  const own = hoursOn(hours, date).map(spanOf);
  const fromBefore = hoursOn(hours, addDays(date, -1))
    .map(spanOf)
    .filter((it) => it.end > DAY)
    .map((it) => ({ start: 0, end: it.end - DAY }));
  const joined: Span[] = [];
  for (const span of [...fromBefore, ...own].sort((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last && span.start <= last.end)
      joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
    else joined.push(span);
  }
  // A place that closes at 24:00 and opens at 00:00 stays open: a visit may run past midnight.
  const last = joined.at(-1);
  const next = hoursOn(hours, addDays(date, 1))
    .map(spanOf)
    .find((it) => it.start === 0);
  if (last && next && last.end === DAY) joined[joined.length - 1] = { start: last.start, end: DAY + next.end };
  return joined;
}

/** The spans that begin on a date; none on one that the month leaves out. */
export function hoursOn(hours: Hours, date: string): readonly string[] {
  return isLeftOut(hours, date) ? [] : hours[weekdayOf(date)];
}

/** Whether a place is closed on a date that is a weekday on which it is open in other weeks of the month. */
export function isLeftOut({ inMonth }: Hours, date: string): boolean {
  const weekday = weekdayOf(date);
  const days = inMonth?.[weekday];
  if (!days) return false;
  const counted = weekday === "sun" && isWeekend(inMonth) ? addDays(date, -1) : date;
  return days.nth.some((it) => isNth(counted, it)) !== days.open;
}

/** A Sunday is of the weekend that its Saturday begins, where both days are counted alike. */
export function isWeekend(inMonth: Hours["inMonth"]): boolean {
  return inMonth?.sat !== undefined && JSON.stringify(inMonth.sat) === JSON.stringify(inMonth.sun);
}

function isNth(date: string, nth: number): boolean {
  if (nth === LAST) return addDays(date, 7).slice(0, 7) !== date.slice(0, 7);
  return Math.ceil(Number(date.slice(8, 10)) / 7) === nth;
}

/** `10:00-18:30`; an end not after the start is on the next day. */
function spanOf(text: string): Span {
  const [from = "00:00", to = "24:00"] = text.split("-");
  const start = minutesOf(from);
  const end = minutesOf(to);
  return { start, end: end > start ? end : end + DAY };
}

/** True when the place is open from `start` to `end` without a break. */
export function isOpen(hours: Hours, date: string, start: number, end: number): boolean {
  return openSpans(hours, date).some((span) => span.start <= start && end <= span.end);
}

/** "10:00–13:00 and 14:00–18:00"; empty when it is closed. */
export function hoursWords(hours: Hours, date: string): string {
  return joinWords(hoursOn(hours, date).map((it) => it.replace("-", "–")));
}

/** Whether a place is closed every day: for works, or for the season of its list. */
export function isShut(hours: Hours): boolean {
  return weekdayNames.every((day) => hours[day].length === 0);
}
