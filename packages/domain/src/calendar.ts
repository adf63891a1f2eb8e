/**
 * Calendar dates are `YYYY-MM-DD` strings everywhere. The arithmetic uses UTC midnight, so no time zone can move a
 * day. See docs/decisions for why this is not Temporal.
 */

const DAY = 86_400_000;

function toUtc(date: string): number {
  return Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10)));
}

/** True for a date that exists: `2026-02-30` does not. */
export function isCalendarDate(value: string): boolean {
  return /^[1-9]\d{3}-\d{2}-\d{2}$/.test(value) && new Date(toUtc(value)).toISOString().slice(0, 10) === value;
}

export function addDays(date: string, days: number): string {
  return new Date(toUtc(date) + days * DAY).toISOString().slice(0, 10);
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((toUtc(to) - toUtc(from)) / DAY);
}

/** Every date from `start` to `end`, both included; empty when `end` is earlier. */
export function datesFrom(start: string, end: string): string[] {
  const count = daysBetween(start, end) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => addDays(start, index));
}

export const weekdayNames = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
export type Weekday = (typeof weekdayNames)[number];

export function weekdayOf(date: string): Weekday {
  return weekdayNames[(new Date(toUtc(date)).getUTCDay() + 6) % 7] as Weekday;
}

/** A cache: creating a formatter costs more than thousands of uses. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockIn(timezone: string): Intl.DateTimeFormat {
  const known = clocks.get(timezone);
  if (known) return known;
  const day = { year: "numeric", month: "2-digit", day: "2-digit" } as const;
  const time = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  const made = new Intl.DateTimeFormat("en-CA", { timeZone: timezone, ...day, ...time });
  clocks.set(timezone, made);
  return made;
}

/** Local date and minutes after midnight in `timezone` at the instant `now`. */
export function momentIn(timezone: string, now: Date): { readonly date: string; readonly minutes: number } {
  const parts = Object.fromEntries(
    clockIn(timezone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  return {
    date: `${parts.year}-${parts.month}-${parts.day}`,
    minutes: minutesOf(`${parts.hour}:${parts.minute}`),
  };
}

/** By how many minutes the clocks of one zone are ahead of those of another at noon (UTC) of a date. */
export function minutesAhead(zone: string, of: string, date: string): number {
  const noon = new Date(`${date}T12:00:00Z`);
  const [there, here] = [momentIn(zone, noon), momentIn(of, noon)];
  return daysBetween(here.date, there.date) * 1440 + there.minutes - here.minutes;
}

/** The local date in `timezone` at the instant `now`. */
export function todayIn(timezone: string, now: Date): string {
  return momentIn(timezone, now).date;
}

/** Minutes after midnight of an `HH:MM`; `24:00` is 1440. */
export function minutesOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
}

/** `HH:MM` of minutes after midnight; past midnight it wraps to the next day's clock. */
export function clockOf(minutes: number): string {
  const inDay = ((Math.round(minutes) % 1440) + 1440) % 1440;
  return `${String(Math.floor(inDay / 60)).padStart(2, "0")}:${String(inDay % 60).padStart(2, "0")}`;
}
