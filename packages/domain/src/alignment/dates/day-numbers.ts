const DAY = 86_400_000;

/** Days as whole numbers, for fast differences. */
export type DayNumber = number;

/** A date without a time is read as UTC midnight, so no zone can move it. */
export function dayNumber(date: string): DayNumber {
  return Date.parse(date) / DAY;
}

export function dateOf(day: DayNumber): string {
  return new Date(day * DAY).toISOString().slice(0, 10);
}

/** What a calendar date can be (fields.ts). */
export const firstDay = dayNumber("1000-01-01");
export const lastDay = dayNumber("9999-12-31");

/** Both ends inside. */
export interface Span {
  readonly from: DayNumber;
  readonly to: DayNumber;
}

export function clamp(value: number, { from, to }: Span): number {
  return Math.min(Math.max(value, from), to);
}

/** The spans of the calendar without a blackout date, in order. */
export function freeStretches(blackouts: Iterable<DayNumber>): Span[] {
  const days = Float64Array.from(blackouts).sort();
  const stretches: Span[] = [];
  let from = firstDay;
  for (const day of days) {
    if (day > from) stretches.push({ from, to: day - 1 });
    from = Math.max(from, day + 1);
  }
  if (from <= lastDay) stretches.push({ from, to: lastDay });
  return stretches;
}
