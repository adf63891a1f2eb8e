import type { Weekday } from "./calendar.ts";

/** "Mondays": the name of a weekday in general. */
export const everyWeekday: Record<Weekday, string> = {
  mon: "Mondays",
  tue: "Tuesdays",
  wed: "Wednesdays",
  thu: "Thursdays",
  fri: "Fridays",
  sat: "Saturdays",
  sun: "Sundays",
};
