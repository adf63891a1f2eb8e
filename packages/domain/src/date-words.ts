import { weekdayOf } from "./calendar.ts";
import { capitalize } from "./join-words.ts";

const months = "January February March April May June July August September October November December".split(" ");

/** "4 May", or "4 May 2027" with the year. */
export function dayAndMonth(date: string, year = false): string {
  const text = `${Number(date.slice(8, 10))} ${months[Number(date.slice(5, 7)) - 1]}`;
  return year ? `${text} ${date.slice(0, 4)}` : text;
}

/** "3–7 May 2030", "30 May – 2 June 2030", "30 December 2030 – 2 January 2031". */
export function dateRangeWords({ start, end }: { readonly start: string; readonly end: string }): string {
  if (start === end) return dayAndMonth(start, true);
  if (start.slice(0, 7) === end.slice(0, 7)) return `${Number(start.slice(8))}–${dayAndMonth(end, true)}`;
  return `${dayAndMonth(start, start.slice(0, 4) !== end.slice(0, 4))} – ${dayAndMonth(end, true)}`;
}

/** The same without the year: "3–7 May". */
export function shortRangeWords({ start, end }: { readonly start: string; readonly end: string }): string {
  if (start === end) return dayAndMonth(start);
  const isOneMonth = start.slice(0, 7) === end.slice(0, 7);
  return `${isOneMonth ? Number(start.slice(8)) : `${dayAndMonth(start)} `}–${isOneMonth ? "" : " "}${dayAndMonth(end)}`;
}

/** "Tue 4 May", as the days of a trip are named on every screen. */
export function dayWords(date: string): string {
  const [day, month = ""] = dayAndMonth(date).split(" ");
  return `${capitalize(weekdayOf(date))} ${day} ${month.slice(0, 3)}`;
}
