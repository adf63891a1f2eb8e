import { addDays } from "../calendar.ts";
import { numberOf } from "./clock-words.ts";

/** A day of the trip in words: "the third day", "day 3", "on 16 May", "on the 16th". */
export type DayInWords =
  /** From 1. */
  | { readonly number: number }
  /** The month from 1; null when only the day of the month was said. */
  | { readonly date: number; readonly month: number | null };

const ordinals = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ");
const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const month =
  "(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const partOfDay = "(?:days?|evenings?|nights?|mornings?|afternoons?)";

/** "The second day in Rome" is a day of a stop, and "a second day trip" another one. "First" is a place in the trip. */
const ordinalDay = new RegExp(
  `\\b(${ordinals.slice(1).join("|")}|\\d{1,2}(?:st|nd|rd|th)) (?:full |whole )?${partOfDay}\\b(?! (?:trips?|outs?|tours?|in|at|there|of)\\b)`,
);
const dayNumber =
  /(?<!\b(?:one|a|per|each|every|single|half|whole|full) )\bday (\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen)\b(?! (?:days?|hours?|people|of us|friends|in|at|or)\b)/;
/** Ends and ranges are the dates of the trip itself. */
const noEnd =
  "(?<!\\b(?:from|starting|beginning|until|till|through|to|between|arriv\\w+|leav\\w+|\\d{1,2}(?:st|nd|rd|th)?) (?:on )?(?:the )?)";
const noRange = "(?!(?: 20\\d\\d)? (?:to|until|till|through|and|\\d{1,2}(?:st|nd|rd|th)?)\\b)";
const dayOfMonth = new RegExp(`${noEnd}\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${month}\\b${noRange}`);
const monthAndDay = new RegExp(`${noEnd}\\b${month} (?:the )?(\\d{1,2})(?:st|nd|rd|th)?\\b${noRange}`);
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
  const turned = monthAndDay.exec(text);
  if (turned) return asDate(turned[2], monthOf(turned[1]));
  const ordinal = ordinalDay.exec(text)?.[1];
  if (ordinal) return asNumber(ordinals.indexOf(ordinal) + 1 || Number.parseInt(ordinal, 10));
  const number = dayNumber.exec(text)?.[1];
  if (number) return asNumber(numberOf(number) ?? 0);
  const date = onlyDate.exec(text)?.[1];
  return date ? asDate(date, null) : null;
}

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
  if ("number" in day) {
    const date = addDays(startDate, day.number - 1);
    return date <= endDate ? date : null;
  }
  for (let date = startDate; date <= endDate; date = addDays(date, 1))
    if (Number(date.slice(8)) === day.date && (day.month === null || Number(date.slice(5, 7)) === day.month))
      return date;
  return null;
}
