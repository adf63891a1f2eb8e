import { addDays, minutesOf, type Weekday, weekdayNames, weekdayOf } from "../calendar.ts";
import { joinWords } from "../join-words.ts";
import type { Candidate } from "./candidate.ts";

export type Hours = NonNullable<Candidate["hours"]>;

/** Minutes after midnight; `end` may be above 1440 when a place stays open into the next day. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

const DAY = 1440;

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
  const own = hours[weekdayOf(date)].map(spanOf);
  const fromBefore = hours[weekdayOf(addDays(date, -1))]
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
  const next = hours[weekdayOf(addDays(date, 1))].map(spanOf).find((it) => it.start === 0);
  if (last && next && last.end === DAY) joined[joined.length - 1] = { start: last.start, end: DAY + next.end };
  return joined;
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
export function hoursWords(hours: Hours, weekday: Weekday): string {
  return joinWords(hours[weekday].map((it) => it.replace("-", "–")));
}

/** Whether a place is closed every day: for works, or for the season of its list. */
export function isShut(hours: Hours): boolean {
  return weekdayNames.every((day) => hours[day].length === 0);
}
