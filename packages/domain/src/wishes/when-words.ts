import type { Weekday } from "../calendar.ts";
import { numberOf, numberPattern } from "./clock-words.ts";
import { type DayInWords, dayIn } from "./day-words.ts";
import { saidHourIn } from "./said-hour.ts";

/** When something is wished for. */
export interface WishedTime {
  readonly weekday: Weekday | null;
  readonly part: "dawn" | "morning" | "afternoon" | "sunset" | "evening" | null;
  /** Where in the trip. */
  readonly position: "first" | "last" | null;
  /** A day of the trip by its number or its date, as it was said. */
  readonly day: DayInWords | null;
  /** The date of `day`, once the dates of the trip are known; `YYYY-MM-DD`. */
  readonly date: string | null;
  /** When it begins, in minutes after midnight. */
  readonly at: number | null;
}

export const anyTime: WishedTime = { weekday: null, part: null, position: null, day: null, date: null, at: null };

/** How much of something is wished for. */
export type WishedCount =
  | { readonly of: "times"; readonly times: number }
  | { readonly of: "nights" | "most nights" | "days" };

const weekdays: readonly (readonly [RegExp, Weekday])[] = [
  [/\bmondays?\b/, "mon"],
  [/\btuesdays?\b/, "tue"],
  [/\bwednesdays?\b/, "wed"],
  [/\bthursdays?\b/, "thu"],
  [/\bfridays?\b/, "fri"],
  [/\bsaturdays?\b/, "sat"],
  [/\bsundays?\b/, "sun"],
];
const weekdayName = "(?:mon|tues|wednes|thurs|fri|satur|sun)days?";
const monthName =
  "(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)";
/** The dates of the trip itself, which say nothing about a single wish. */
const dates = new RegExp(
  `\\b(?:(?:from|starting|until|till|to|on|between) )?(?:${weekdayName} )?(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)?(?: (?:and|to|until) (?:${weekdayName} )?\\d{1,2}(?:st|nd|rd|th)?)? ${monthName}(?: \\d{4})?\\b|\\b(?:from )?(?:${weekdayName} )?${monthName} \\d{1,2}(?:st|nd|rd|th)?(?: \\d{4})?\\b|\\b${weekdayName} \\d{1,2}\\b|\\bfrom ${weekdayName}(?: to ${weekdayName})?\\b|\\b(?:(?:at |by |around |towards )?(?:the )?(?:end|beginning|start|middle) of|in|early|late|mid) ${monthName}(?: \\d{4})?\\b|\\b20\\d\\d\\b`,
  "g",
);

export function withoutTripDates(text: string): string {
  return text.replace(dates, " ").replace(/\s+/g, " ").trim();
}

export function weekdayIn(text: string): Weekday | null {
  return weekdays.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

const dawn = /\b(?:sunrise|before (?:six|seven|6|7)(?: am)?|dawn|daybreak|first light|crack of dawn)\b/;
const sunset = /\b(?:sunset|sundown|golden hour|dusk|last light)\b/;
const evening =
  /\b(?:evenings?|nights?(?! (?:safari|train|bus|ferry|boat)s?)|tonight|after dark|nightly|after dinner|by night)\b/;
const noEvening =
  /\b(?:\w+ nights? (?:stay|in)|overnight|for (?:a|one|two|three|\d) nights?|nights? (?:each|in|at|on|aboard))\b/;
const morning =
  /\b(?:mornings?|before (?:eight|nine|8|9)|early(?! (?:enough|evening|night|dinner|show|bed))|before breakfast|at opening|(?:in |at )?(?:the |its )?quiet(?:er|est)? (?:hours?|times?)|(?:without|before|ahead of) (?:the )?(?:crowds?|buses|coaches|tour groups|queues?))\b/;
const afternoon = /\bafternoons?\b/;
const last =
  /\b(?:(?:at|towards) the (?:very )?end|last (?:one|day|days|evening|night|morning|afternoon|dinner|meal)|final (?:day|days|evening|night|morning|dinner)|to (?:finish|end|round off)|before (?:we|i) (?:leave|fly|go home)|farewell)\b/;
const first =
  /\b(?:(?:first|arrival|opening) (?:day|evening|night|morning|afternoon|dinner)|on arrival|to (?:begin|start)(?: with)?|when we arrive)\b/;

/** @param text as it was said: with its dates */
export function wishedTimeIn(text: string): WishedTime {
  const day = dayIn(text);
  return {
    ...anyTime,
    // "Sunday 16 May" is a date.
    weekday: day !== null && "date" in day ? null : weekdayIn(withoutTripDates(text)),
    part: dawn.test(text)
      ? "dawn"
      : sunset.test(text)
        ? "sunset"
        : evening.test(text) && !noEvening.test(text)
          ? "evening"
          : afternoon.test(text)
            ? "afternoon"
            : morning.test(text)
              ? "morning"
              : null,
    position: last.test(text) ? "last" : first.test(text) ? "first" : null,
    day,
    at: saidHourIn(text),
  };
}

/** On a day that was named: any time of it. */
export function isOnNamedDay({ weekday, position, day, date }: WishedTime): boolean {
  return weekday !== null || position !== null || day !== null || date !== null;
}

export function isTimed(time: WishedTime): boolean {
  return isOnNamedDay(time) || time.part !== null || time.at !== null;
}

const nightly =
  /\b(?:(?:every|each) (?:single )?(?:night|evening)|nightly|both (?:nights|evenings)|all (?:the )?(?:nights|evenings))\b/;
const mostNights = /\b(?:most|many|almost every|several) (?:nights?|evenings?)\b/;
const daily =
  /\b(?:(?:every|each) (?:single )?(?:day|morning|afternoon)|daily)\b|^(?:a|an|one) \w+(?: \w+)? (?:a|per) day$/;
const few = /\b(?:a few|several|a couple of|twice|two or three|one or two)\b/;
const hours = /\b(?:a few|some|several|a couple of|two or three|one or two) hours\b/g;
const number = new RegExp(
  `\\b(${numberPattern})(?: or ${numberPattern})? (?!days?\\b|nights?\\b|hours?\\b|weeks?\\b|people\\b|persons?\\b|year\\b|years\\b|of us\\b|times a\\b)`,
);

/** "Jazz two nights", "on three evenings". */
const someNights = new RegExp(
  `(?<!\\bfor )\\b(${numberPattern}) (?:different |separate )?(?:nights?|evenings?)\\b(?! (?:stay|at least|away|there|in|at))`,
);
/** Two of a kind that one wants to compare. */
const duel = /\b(?:wars?|duels?|battles?|rivals?|rivalry|versus|vs|compar\w+|vote|different days)\b/;

/** How often: once, unless stated otherwise, and at most MOST times. */
export function wishedCountIn(text: string): WishedCount {
  if (nightly.test(text)) return { of: "nights" };
  if (mostNights.test(text)) return { of: "most nights" };
  if (daily.test(text)) return { of: "days" };
  // "A show or two" is one at least.
  if (/^(?:a|an|one) /.test(text)) return { of: "times", times: 1 };
  const nights = someNights.exec(text)?.[1];
  if (nights !== undefined && (numberOf(nights) ?? 1) > 1)
    return { of: "times", times: Math.min(MOST, numberOf(nights) ?? 1) };
  if (duel.test(text) && !/\bworld war|\bwar (?:history|museum)|civil war/.test(text)) return { of: "times", times: 2 };
  const times = few.test(text.replace(hours, " ")) ? 2 : (numberOf(number.exec(text)?.[1] ?? "") ?? 1);
  return { of: "times", times: times < 1 || times > MOST ? 1 : times };
}

const MOST = 4;

const halfDay =
  /\b(?:half (?:a |an |of a )?days?|half days?|(?:a|an|one) (?:long )?(?:morning|afternoon)|(?:a few|few|couple of|some|two|three) hours)\b/;
const wholeDay = /\b(?:(?:a|one|full|whole|entire) (?:\w+ )?day|day (?:trips?|out)|excursions?|outings?)\b/;
const manyDays = new RegExp(`\\b(${numberPattern})(?: \\w+){0,2} days (?:for|of|in|at|with|among|on)\\b`);
const away =
  /\b(?:out(?:side)?(?: of)? (?:the )?(?:city|town|centre|center)|day trips?|excursions?|outings?|nearby|in the (?:mountains?|hills|country(?:side)?)|into the (?:mountains?|hills|country(?:side)?|desert|wild))\b/;

export interface WishedLength {
  /** The number of days; 0 when not stated. */
  readonly days: number;
  readonly isHalfDay: boolean;
  /** It is out of town. */
  readonly isAway: boolean;
}

export function wishedLengthIn(text: string): WishedLength {
  const many = manyDays.exec(text)?.[1];
  const isHalfDay = halfDay.test(text);
  const days =
    isHalfDay || daily.test(text) ? 0 : many ? Math.min(MOST, numberOf(many) ?? 1) : wholeDay.test(text) ? 1 : 0;
  return { days, isHalfDay, isAway: away.test(text) };
}
