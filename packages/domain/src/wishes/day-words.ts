import { addDays, datesFrom, type Weekday, weekdayOf } from "../calendar.ts";
import { numberOf, numberPattern } from "./clock-words.ts";

/** A day of the trip in words: "the third day", "day 3", "on 16 May", "on the 16th". */
export type DayInWords = NamedDay | ShiftedDay;

type NamedDay =
  /** From 1. */
  | { readonly number: number }
  /** The month from 1; null when only the day of the month was said. */
  | { readonly date: number; readonly month: number | null }
  /** The first one of the trip. */
  | { readonly weekday: Weekday };

/** So many days after another one, or after the last day of the trip. */
interface ShiftedDay {
  readonly shift: number;
  readonly of: DayInWords | "end";
}

const ordinals = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ");
const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const month =
  "(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const partOfDay = "(?:days?|evenings?|nights?|mornings?|afternoons?)";

/** "The second day in Rome" is a day of a stop, and "a second day trip" another one. "First" is a place in the trip. */
const ordinalDay = new RegExp(
  `\\b(${ordinals.slice(1).join("|")}|\\d{1,2}(?:st|nd|rd|th)) (?:full |whole )?${partOfDay}\\b(?! (?:trips?|outs?|tours?|in|at(?! \\d)|there|of)\\b)`,
);
const dayNumber =
  /(?<!\b(?:one|a|per|each|every|single|half|whole|full) )\bday (\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen)\b(?! (?:days?|hours?|people|of us|friends|in|at(?! \d)|or)\b)/;
/** Ends and ranges are the dates of the trip itself. */
const noEnd =
  "(?<!\\b(?:from|starting|beginning|until|till|through|to|between|arriv\\w+|leav\\w+|\\d{1,2}(?:st|nd|rd|th)?) (?:on )?(?:the )?)";
const noRange = "(?!(?: 20\\d\\d)? (?:to|until|till|through|and)\\b)";
const noSecondDay = "(?! \\d{1,2}(?:st|nd|rd|th)?\\b)";
const ordinalOfMonth = new RegExp(`${noEnd}\\b(${ordinals.join("|")}) of ${month}\\b${noRange}`);
const dayOfMonth = new RegExp(`${noEnd}\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${month}\\b${noRange}`);
const monthAndDay = new RegExp(`${noEnd}\\b${month} (?:the )?(\\d{1,2})(?:st|nd|rd|th)?\\b${noRange}${noSecondDay}`);
const isoDate = /(?<!\b(?:from|to|until|\d\d) )\b20\d\d (\d\d) (\d\d)\b(?! (?:to|until|20\d\d)\b)/;
const onlyDate = /\bon the (\d{1,2})(?:st|nd|rd|th)\b(?! (?:century|floor|birthday|anniversary|and|to)\b)/;

/**
 * The day that a clause names; null for none.
 *
 * @param text folded, as a clause is: lower case, no punctuation
 */
export function dayIn(text: string): DayInWords | null {
  const iso = isoDate.exec(text);
  if (iso) return asDate(iso[2], Number(iso[1]));
  const said = dayOfMonth.exec(text);
  if (said) return asDate(said[1], monthOf(said[2]));
  const inWords = ordinalOfMonth.exec(text);
  if (inWords) return asDate(String(ordinals.indexOf(inWords[1] ?? "") + 1), monthOf(inWords[2]));
  const turned = monthAndDay.exec(text);
  if (turned) return asDate(turned[2], monthOf(turned[1]));
  const ordinal = ordinalDay.exec(text)?.[1];
  if (ordinal) return asNumber(ordinals.indexOf(ordinal) + 1 || Number.parseInt(ordinal, 10));
  const number = dayNumber.exec(text)?.[1];
  if (number) return asNumber(numberOf(number) ?? 0);
  const date = onlyDate.exec(text)?.[1];
  return date ? asDate(date, null) : null;
}

/** Whether the clause begins with the day, so that the clauses after it are about the same day: "Day 1 the castle, Alfama". */
export function beginsWithDay(text: string): boolean {
  return begins.test(text);
}

const begins = new RegExp(
  `^(?:(?:and|then|so|please|on|our|the|make|for) )*(?:day (?:\\d|one\\b|two\\b|three\\b|four\\b|five\\b|six\\b|seven\\b)|(?:first|last|${ordinals.join("|")}|\\d{1,2}(?:st|nd|rd|th)) (?:full )?${partOfDay}\\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day\\b|\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}\\b|${month} \\d|20\\d\\d \\d\\d \\d\\d\\b|\\d{1,2}(?:st|nd|rd|th)\\b|(?:next|following) day\\b|day (?:after|before)\\b)`,
);

/** The text without the words that name a day, which are no place or thing. */
export function withoutDay(text: string): string {
  return text.replace(isoDate, " ").replace(dayNumber, " ").replace(/\s+/g, " ").trim();
}

const monthOf = (name = "") => months.indexOf(name.slice(0, 3)) + 1;

const asNumber = (number: number): DayInWords | null => (number > 0 ? { number } : null);

function asDate(day: string | undefined, month: number | null): DayInWords | null {
  const date = Number(day);
  return date >= 1 && date <= 31 && (month === null || (month >= 1 && month <= 12)) ? { date, month } : null;
}

/** The date that is meant, `YYYY-MM-DD`; null when the trip has no such day. */
export function dateOfDay(day: DayInWords, startDate: string, endDate: string): string | null {
  const date = "shift" in day ? shifted(day, startDate, endDate) : named(day, startDate, endDate);
  return date !== null && startDate <= date && date <= endDate ? date : null;
}

function shifted({ shift, of }: ShiftedDay, startDate: string, endDate: string): string | null {
  if (of === "end") return addDays(endDate, shift);
  const from = dateOfDay(of, startDate, endDate);
  return from && addDays(from, shift);
}

function named(day: NamedDay, startDate: string, endDate: string): string | null {
  if ("number" in day) return addDays(startDate, day.number - 1);
  return (
    datesFrom(startDate, endDate).find((date) =>
      "weekday" in day
        ? weekdayOf(date) === day.weekday
        : Number(date.slice(8)) === day.date && (day.month === null || Number(date.slice(5, 7)) === day.month),
    ) ?? null
  );
}

const count = `(?:(${numberPattern}) days?|the (?:very )?day|a day|the (?:next|following) (?:day|morning|afternoon|evening)|next day)`;
const beforeTheEnd =
  /\b(?:the )?(?:day|evening|night) before (?:we|i|you|they) (?:leave|go|fly|travel|head|drive)|\b(?:last but one|second last|second to last|penultimate) (?:day|evening|night)\b/;
const theEnd = /\bthe day (?:we|i|you|they) (?:leave|go home|fly|head home|travel)\b/;
const later = new RegExp(
  `\\b${count} (?:after|later|afterwards)\\b|\\b(?:on )?(?:the )?(?:next|following) (?:day|morning|afternoon|evening)\\b`,
);
const earlier = new RegExp(`\\b${count} (?:before|earlier)\\b(?! (?:breakfast|lunch|dinner|noon)\\b)`);

/**
 * The day that a clause names by another one: "the day after", "two days later", "the day before we leave"; null for none.
 *
 * @param last the day that was named before it
 */
export function dayBesideAnother(text: string, last: DayInWords | null): DayInWords | null {
  if (beforeTheEnd.test(text)) return { shift: -1, of: "end" };
  if (theEnd.test(text)) return { shift: 0, of: "end" };
  if (last === null) return null;
  const [after, before] = [later.exec(text), earlier.exec(text)];
  const found = after ?? before;
  if (!found) return null;
  const days = found[1] === undefined ? 1 : (numberOf(found[1]) ?? 1);
  // "The day before it the castle, the day after it the beach": both are beside the same day.
  const of = "shift" in last && last.of !== "end" && /\b(?:before|after) it\b/.test(text) ? last.of : last;
  return { shift: after ? days : -days, of };
}
