import { isCalendarDate } from "../calendar.ts";

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const monthNames =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/;
const weekdays = /\b(?:mon|tue|wed|thu|fri|sat|sun)(?:s|rs|nes|ur)?(?:day)?\b\.?/g;
const separators = /\s*(?:–|—|→|-|\bto\b|\buntil\b|\btill\b|\bthrough\b)\s*/;

interface Part {
  readonly day: number;
  readonly month: number | null;
  readonly year: number | null;
}

/**
 * One or two dates in English words or as day.month.year: "12-15 Dec 2026", "December 30, 2026 to January 2, 2027",
 * "Sat 12 Dec 2026", "12.12.2026 - 15.12.2026". A part that one date leaves out is taken from the other. Null when any
 * text is left over or no year is stated, because dates are never guessed.
 */
export function parseWrittenDates(text: string): readonly [start: string, end: string | null] | null {
  const plain = text
    .toLowerCase()
    .replace(weekdays, " ")
    .replace(/(\d)(?:st|nd|rd|th)\b/g, "$1")
    .replace(/\b(?:from|of)\b|,/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  const parts = plain.split(separators).map(partOf);
  const [first, second = null] = parts;
  if (!first || parts.length > 2 || parts.includes(null)) return null;
  if (second === null) {
    const only = dateOf(first, first);
    return only === null ? null : [only, null];
  }
  const end = dateOf(second, first);
  const start = dateOf(first, second);
  if (start === null || end === null) return null;
  // "30 Dec 2026 to 2 Jan" ends in the next year.
  const isNextYear = end < start && second.year === null && second.month !== null;
  return [start, isNextYear ? `${Number(end.slice(0, 4)) + 1}${end.slice(4)}` : end];
}

function partOf(text: string): Part | null {
  const dotted = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})?$/.exec(text);
  if (dotted)
    return {
      day: Number(dotted[1]),
      month: Number(dotted[2]),
      year: dotted[3] === undefined ? null : Number(dotted[3]),
    };
  const words = text.split(" ").map((it) => it.replace(/\.$/, ""));
  const years = words.filter((it) => /^\d{4}$/.test(it));
  const days = words.filter((it) => /^\d{1,2}$/.test(it));
  const named = words.filter((it) => monthNames.test(it));
  const [day] = days;
  if (day === undefined || days.length > 1 || years.length > 1 || named.length > 1) return null;
  if (years.length + days.length + named.length !== words.length) return null;
  const month = named[0] === undefined ? null : months.indexOf(named[0].slice(0, 3)) + 1;
  return { day: Number(day), month, year: years[0] === undefined ? null : Number(years[0]) };
}

function dateOf(part: Part, other: Part): string | null {
  const month = part.month ?? other.month;
  const stated = part.year ?? other.year;
  if (month === null || stated === null) return null;
  // "30 Dec to 2 Jan 2027" begins in the year before.
  const isBefore = part.year === null && part.month !== null && month > (other.month ?? month);
  const date = [isBefore && other.year !== null ? stated - 1 : stated, month, part.day];
  const [year, ...rest] = date.map((it) => String(it).padStart(2, "0"));
  const written = [year, ...rest].join("-");
  return isCalendarDate(written) ? written : null;
}
