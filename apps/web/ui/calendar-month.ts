import { addDays, datesFrom, daysBetween, weekdayNames, weekdayOf } from "@caravan/domain/calendar";

/** `YYYY-MM`. */
export type Month = string;

export const monthOf = (date: string): Month => date.slice(0, 7);

export function addMonths(month: Month, months: number): Month {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + months;
  return `${String(Math.floor(index / 12)).padStart(4, "0")}-${String((index % 12) + 1).padStart(2, "0")}`;
}

const lastOf = (month: Month) => addDays(`${addMonths(month, 1)}-01`, -1);

/** From 0, so many days after the first day of the week. */
const inWeek = (date: string, firstDay: number) => (weekdayNames.indexOf(weekdayOf(date)) + 8 - firstDay) % 7;

/**
 * The weeks of a month, with null for days of the months beside it.
 *
 * @param firstDay of a week: 1 is Monday, 7 is Sunday
 */
export function weeksOf(month: Month, firstDay: number): readonly (readonly (string | null)[])[] {
  const dates = datesFrom(`${month}-01`, lastOf(month));
  const before = inWeek(`${month}-01`, firstDay);
  const count = Math.ceil((before + dates.length) / 7);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => dates[week * 7 + day - before] ?? null),
  );
}

/** The date that a key leads to, as in the date pickers of the ARIA practices; null for other keys. */
export function dateAfterKey(date: string, key: string, firstDay: number): string | null {
  const place = inWeek(date, firstDay);
  const days: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -place,
    End: 6 - place,
  };
  const by = days[key];
  if (by !== undefined) return addDays(date, by);
  const months = key === "PageUp" ? -1 : key === "PageDown" ? 1 : 0;
  if (months === 0) return null;
  const month = addMonths(monthOf(date), months);
  const sameDay = `${month}-${date.slice(8)}`;
  return sameDay > lastOf(month) ? lastOf(month) : sameDay;
}

export interface DateRange {
  readonly start: string;
  /** Null while only the start is chosen. */
  readonly end: string | null;
}

/** The range after one more press: the first begins a new one, the second ends it. */
export function rangeAfter({ start, end }: DateRange, pressed: string): DateRange {
  if (end !== null || start === "") return { start: pressed, end: null };
  return daysBetween(start, pressed) < 0 ? { start: pressed, end: start } : { start, end: pressed };
}
