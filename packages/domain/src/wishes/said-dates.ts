import { addDays, isCalendarDate, weekdayNames, weekdayOf } from "../calendar.ts";

/** When a trip is, in the words of a sentence. */
export interface SaidDates {
  /** As they stand in the sentence. */
  readonly words: string;
  /** `YYYY-MM-DD`; for a month the first day on which the trip can begin. */
  readonly start: string;
  readonly end: string | null;
  /** Only a month, or a part of it. */
  readonly isMonth: boolean;
}

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const month =
  "(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\b\\.?";
const day = "(?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?: of)?";
const to = "\\s*(?:to|until|till|through|and|-|–)\\s*";
const year = "(?:,? (20\\d\\d)\\b)?";
const before = "\\b(?:(?:from|on|between|starting|beginning) )?";

const iso = new RegExp(`${before}(20\\d\\d-\\d\\d-\\d\\d)(?:${to}(20\\d\\d-\\d\\d-\\d\\d))?\\b`, "i");
const dayRange = new RegExp(`${before}${day}(?: ${month})?${to}${day} ${month}${year}`, "i");
const monthRange = new RegExp(`${before}${month} ${day}${to}(?:${month} )?${day}\\b${year}`, "i");
const dayOfMonth = new RegExp(`${before}${day} ${month}${year}`, "i");
const monthAndDay = new RegExp(`${before}${month} ${day}\\b${year}`, "i");
const inMonth = new RegExp(
  `\\b(?:(?:some ?time )?(?:in|during|for|this|next|coming)|in)(?: (?:the )?(early|mid|middle of|late|start of|beginning of|end of))?[ -]${month}${year}`,
  "i",
);
const thisWeekend = /\b(?:this|next|the coming) weekend\b/i;
const soon = /\b(today|tomorrow)\b/i;

/** Dates without a year are the next ones from `today` on. Null where the sentence names none. */
export function saidDates(text: string, today: string): SaidDates | null {
  const given = iso.exec(text);
  if (given?.[1] && isCalendarDate(given[1])) return exact(given[0], given[1], given[2] ?? null);
  const range = dayRange.exec(text);
  if (range) {
    const [words, from, fromMonth, until, untilMonth, inYear] = range;
    return between(words, [from, fromMonth ?? untilMonth], [until, untilMonth], inYear, today);
  }
  const other = monthRange.exec(text);
  if (other) {
    const [words, fromMonth, from, untilMonth, until, inYear] = other;
    return between(words, [from, fromMonth], [until, untilMonth ?? fromMonth], inYear, today);
  }
  const one = dayOfMonth.exec(text);
  if (one) return between(one[0], [one[1], one[2]], null, one[3], today);
  const turned = monthAndDay.exec(text);
  if (turned) return between(turned[0], [turned[2], turned[1]], null, turned[3], today);
  const whole = inMonth.exec(text);
  if (whole) return within(whole[0], whole[1]?.toLowerCase(), whole[2] ?? "", whole[3], today);
  const weekend = thisWeekend.exec(text)?.[0];
  if (weekend) {
    const start = nextOn("fri", addDays(today, 1));
    return exact(weekend, start, addDays(start, 2));
  }
  const near = soon.exec(text)?.[0];
  return near ? exact(near, near.toLowerCase() === "today" ? today : addDays(today, 1), null) : null;
}

/** The first such weekday from `date` on. */
export function nextOn(weekday: (typeof weekdayNames)[number], date: string): string {
  const ahead = (weekdayNames.indexOf(weekday) - weekdayNames.indexOf(weekdayOf(date)) + 7) % 7;
  return addDays(date, ahead);
}

const exact = (words: string, start: string, end: string | null): SaidDates => ({
  words,
  start,
  end: end !== null && isCalendarDate(end) && end >= start ? end : null,
  isMonth: false,
});

type DayOfMonth = readonly [day: string | undefined, month: string | undefined];

function between(
  words: string,
  from: DayOfMonth,
  until: DayOfMonth | null,
  inYear: string | undefined,
  today: string,
): SaidDates | null {
  const start = inYear === undefined ? nextDate(from, today) : dateOf(from, Number(inYear));
  if (start === null) return null;
  return exact(words, start, until && nextDate(until, start));
}

function nextDate(at: DayOfMonth, from: string): string | null {
  const first = Number(from.slice(0, 4));
  // The 29th of February may be years away.
  for (let inYear = first; inYear <= first + 8; inYear++) {
    const date = dateOf(at, inYear);
    if (date !== null && date >= from) return date;
  }
  return null;
}

function dateOf([day = "", name = ""]: DayOfMonth, inYear: number): string | null {
  const date = `${inYear}-${monthNumber(name)}-${day.padStart(2, "0")}`;
  return isCalendarDate(date) ? date : null;
}

const monthNumber = (name: string) => String(months.indexOf(name.slice(0, 3).toLowerCase()) + 1).padStart(2, "0");

/** A trip does not begin in the last days of a month that it is said to be in. */
const LAST_START = 24;

function within(
  words: string,
  part: string | undefined,
  name: string,
  inYear: string | undefined,
  today: string,
): SaidDates {
  const first = part === undefined || /early|start|beginning/.test(part) ? 1 : /mid/.test(part) ? 11 : 20;
  const last = String(LAST_START).padStart(2, "0");
  const [thisYear = "", thisMonth = ""] = today.split("-");
  const isOver = `${monthNumber(name)}-${last}` <= `${thisMonth}-${today.slice(8)}`;
  const when = `${inYear ?? Number(thisYear) + (isOver ? 1 : 0)}-${monthNumber(name)}-${String(first).padStart(2, "0")}`;
  return { words, start: when > today ? when : addDays(today, 1), end: null, isMonth: true };
}
