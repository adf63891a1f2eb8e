import type { Weekday } from "@caravan/domain/calendar";
import { weekdayNames } from "@caravan/domain/calendar";
import { deepEqual } from "@caravan/domain/deep-equal";
import OpeningHours from "opening_hours";

export type Week = Record<Weekday, string[]>;

const DAY = 1440;
/** These depend on the sun or the school year, or have no end. */
const irregular = /\b(sunrise|sunset|dawn|dusk|easter|SH|PH)\b|\d\+/i;

/**
 * The weekly form of an `opening_hours` text; "closed" when it never opens; null when it is not a regular week. The
 * weeks of a year are compared, each at another place in its month, so that seasons and "every second Sunday" are
 * noticed. Public holidays are removed before.
 */
export function weekOf(text: string | undefined, year: number): Week | "closed" | null {
  if (text === undefined || text.length > 255) return null;
  const regular = withoutHolidays(text);
  if (regular === "" || irregular.test(regular) || !regular.split(";").every(hasTimes)) return null;
  try {
    const hours = new OpeningHours(regular, null);
    const months = hours.isWeekStable() ? [0] : [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
    const weeks = months.map((month) => weekFrom(hours, new Date(year, month, 2 + 7 * ((month + 1) % 3))));
    const [first] = weeks;
    if (!first || weeks.some((it) => it === null || !deepEqual(it, first))) return null;
    if (weekdayNames.some((day) => first[day].length > 0)) return first;
    // Closed in the compared weeks is not the same as never open.
    return hours.isWeekStable() ? "closed" : null;
  } catch {
    // The library throws on unreadable text, which is common.
    return null;
  }
}

/** "Mo-Fr" alone has no times, and would count as round the clock. */
function hasTimes(rule: string): boolean {
  return /\d:\d\d|\d-\d\d?\b|24\/7|\b(off|closed)\b/.test(rule);
}

function withoutHolidays(text: string): string {
  return text
    .replace(/,\s*PH\b|\bPH\s*,\s*(?=[A-Z][a-z])/g, "")
    .split(";")
    .filter((rule) => !/^\s*PH\b/.test(rule))
    .join(";")
    .trim();
}

/** The week from the first Monday after `start`; null when part of it is unknown or only a comment. */
function weekFrom(hours: InstanceType<typeof OpeningHours>, start: Date): Week | null {
  const monday = new Date(start.getFullYear(), start.getMonth(), start.getDate() + ((8 - start.getDay()) % 7));
  const at = (days: number) => new Date(monday.getFullYear(), monday.getMonth(), monday.getDate() + days);
  const week: Week = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
  // One more day on either side: a span past midnight belongs to the day on which it begins.
  for (const [from, to, unknown, comment] of hours.getOpenIntervals(at(-1), at(8))) {
    if (unknown || comment) return null;
    for (const [begin, end] of pieces(minutesFrom(monday, from), minutesFrom(monday, to))) {
      const day = weekdayNames[Math.floor(begin / DAY)];
      if (begin >= 0 && day && end > begin) week[day].push(`${clock(begin)}-${clock(end, true)}`);
    }
  }
  return week;
}

/** Longer than a day is open round the clock: cut at midnight. Anything else is one span. */
function pieces(from: number, to: number): [number, number][] {
  if (to - from <= DAY && !(from % DAY === 0 && to % DAY === 0)) return [[from, to]];
  const cuts: [number, number][] = [];
  for (let begin = from; begin < to; begin = (Math.floor(begin / DAY) + 1) * DAY) {
    cuts.push([begin, Math.min(to, (Math.floor(begin / DAY) + 1) * DAY)]);
  }
  return cuts;
}

/** Local minutes, whatever the process's time zone does in that week. */
function minutesFrom(monday: Date, instant: Date): number {
  const dayNumber = (date: Date) =>
    Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
  return (dayNumber(instant) - dayNumber(monday)) * DAY + instant.getHours() * 60 + instant.getMinutes();
}

function clock(minutes: number, isEnd = false): string {
  const ofDay = ((minutes % DAY) + DAY) % DAY;
  if (isEnd && ofDay === 0) return "24:00";
  return `${String(Math.floor(ofDay / 60)).padStart(2, "0")}:${String(ofDay % 60).padStart(2, "0")}`;
}
