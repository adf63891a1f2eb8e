import { clockIn } from "@caravan/languages/clock";
import type { Language } from "@caravan/languages/language";
import { milesOf } from "@caravan/languages/measures";
import { currentFormats, currentLanguage, texts } from "@caravan/languages/texts";
import type en from "./messages/format/en.ts";

/**
 * How values are written in the reader's language. Calendar dates are `YYYY-MM-DD`, read in UTC, so that no time zone can
 * move them; clock times are `HH:MM` as in the document. Names of months and days are texts of ours, because those of Intl
 * differ between Node and browsers ("Sep", "Sept", thin spaces), which breaks hydration.
 */
const t = texts<typeof en>("ui/format");

/** Of numbers and amounts. */
const numberLocales: Readonly<Record<Language, string>> = {
  en: "en-US",
  de: "de-DE",
  es: "es-ES",
  fr: "fr-FR",
  ja: "ja-JP",
};
const numberLocale = () => numberLocales[currentLanguage()];
/** "A, B and C", as the server writes its messages. */
const listLocale = () => (currentLanguage() === "en" ? "en-GB" : currentLanguage());

interface CalendarParts {
  readonly year: string;
  readonly month: number;
  readonly day: string;
  readonly weekday: number;
}

const nth = (names: string, index: number) => names.split("|")[index] ?? "";
const monthName = (month: number) => nth(t("months.short"), month);

const dateStyles = {
  /** 3 Mar */
  short: ({ day, month }) => t("date.short", { day, month: monthName(month) }),
  /** Wed 3 Mar */
  day: ({ day, month, weekday }) =>
    t("date.day", { day, month: monthName(month), weekday: nth(t("weekdays.short"), weekday) }),
  /** 3 Mar 2027 */
  medium: ({ day, month, year }) => t("date.medium", { day, month: monthName(month), year }),
  /** Wednesday 3 March 2027 */
  long: ({ day, month, year, weekday }) =>
    t("date.long", { day, month: nth(t("months"), month), year, weekday: nth(t("weekdays"), weekday) }),
  /** Wednesday */
  weekday: ({ weekday }) => nth(t("weekdays"), weekday),
} satisfies Record<string, (parts: CalendarParts) => string>;

export type DateStyle = keyof typeof dateStyles;

const atNoon = (date: string) => new Date(`${date}T12:00:00Z`);

function partsOf(date: string): CalendarParts | null {
  const moment = atNoon(date);
  if (Number.isNaN(moment.getTime())) return null;
  return {
    year: String(moment.getUTCFullYear()),
    month: moment.getUTCMonth(),
    day: String(moment.getUTCDate()),
    weekday: moment.getUTCDay(),
  };
}

/** Replaces dates and amounts in a message of the server by "Tue 4 May" and "€199.90". */
export function spellValues(text: string): string {
  return spellMoney(text.replace(/\b\d{4}-\d{2}-\d{2}\b/g, (date) => formatDate(date, "day")));
}

const isCurrency = new Set(Intl.supportedValuesOf("currency"));

/** "199.9 EUR", "1,200–1,500 EUR" and "10 to 15 EUR", where the word is a currency. */
function spellMoney(text: string): string {
  return text.replace(
    /(?<![\d.,])(?:([\d,]+(?:\.\d+)?)(?:–| to ))?(\d[\d,]*(?:\.\d+)?) ([A-Z]{3})\b/g,
    (found, low, high, code) => {
      if (!isCurrency.has(code)) return found;
      const money = (digits: string) => formatMoney(digits.replaceAll(",", ""), code);
      return low ? formatRange(money(low), money(high)) : money(high);
    },
  );
}

/** "09:30–11:00", "€40–€90", "30 Mar – 7 Apr": every range is written here. One text where both ends are the same. */
export function formatRange(start: string, end: string): string {
  const [from, to] = [formatClock(start), formatClock(end)];
  if (from === to) return from;
  return t(/\s/.test(from) ? "range.loose" : "range.tight", { from, to });
}

/** A text that is not a calendar date is returned unchanged. */
export function formatDate(date: string, style: DateStyle = "medium"): string {
  const parts = partsOf(date);
  return parts ? dateStyles[style](parts) : date;
}

/** "March". @param month from 1 */
export const formatMonth = (month: number): string => nth(t("months"), month - 1);

/** "3–7 Mar 2027", "30 Mar – 7 Apr 2027"; the common part is written once. */
export function formatDateRange(start: string, end: string): string {
  const [from, to] = [partsOf(start), partsOf(end)];
  if (!from || !to || from.year !== to.year) return formatRange(formatDate(start), formatDate(end));
  if (start === end) return formatDate(start);
  const parts = { first: from.day, last: to.day, month: monthName(to.month), year: to.year };
  if (from.month === to.month) return t("range.days", parts);
  return t("range.months", { ...parts, firstMonth: monthName(from.month) });
}

/** Both ends count: a trip from Monday to Wednesday has three days. */
export function dayCount(start: string, end: string): number {
  return Math.round((atNoon(end).getTime() - atNoon(start).getTime()) / 86_400_000) + 1;
}

/** "14:30", or "2:30 pm". @param time a local `HH:MM`, or a span of them; another text is returned unchanged */
export const formatClock = (time: string): string => clockIn(time, currentFormats(), currentLanguage());

/** "09:30–11:00", or the known end only; an end before the start is on the next day. */
export function formatTimes(start: string | null, end: string | null): string {
  if (!start) return end ? t("time.until", { time: end }) : "";
  if (!end) return formatClock(start);
  return end < start ? t("time.nextDay", { times: formatRange(start, end) }) : formatRange(start, end);
}

/** "45 min", "2 h", "1 h 30 min". */
export function formatDuration(minutes: number): string {
  const [hours, rest] = [String(Math.floor(minutes / 60)), String(Math.round(minutes % 60))];
  if (hours === "0") return t("duration.minutes", { minutes: rest });
  return rest === "0" ? t("duration.hours", { hours }) : t("duration.both", { hours, minutes: rest });
}

/** Behind a field for minutes. */
export const minutesUnit = () => t("duration.unit");

/** "850 m", "1.2 km"; or "500 ft", "0.7 mi". The symbols are the same in all languages. */
export function formatDistance(metres: number): string {
  if (currentFormats().distance === "mi") {
    const miles = milesOf(metres / 1_000);
    return miles < 0.095 ? `${roundTo10(miles * FEET_A_MILE)} ft` : `${longDistance(miles)} mi`;
  }
  return metres < 995 ? `${roundTo10(metres)} m` : `${longDistance(metres / 1_000)} km`;
}

const FEET_A_MILE = 5_280;
const roundTo10 = (length: number) => String(Math.round(length / 10) * 10);
const longDistance = (length: number) =>
  length.toLocaleString(numberLocale(), { maximumFractionDigits: length < 9.95 ? 1 : 0 });

/**
 * `amount` is a decimal string as the API sends it, or a number. Nothing is rounded: whole amounts have no decimals,
 * others all decimals of the currency.
 */
export function formatMoney(amount: string | number, currency: string): string {
  const whole = Number.isInteger(Number(amount));
  try {
    const money = new Intl.NumberFormat(numberLocale(), {
      style: "currency",
      currency,
      ...(whole && { maximumFractionDigits: 0 }),
    });
    return money.format(amount as Intl.StringNumericLiteral);
  } catch {
    // A currency that Intl does not accept is shown by its code.
    return `${amount} ${currency}`;
  }
}

/** "1,200", "199.90": an amount without a known currency. */
export function formatAmount(amount: number): string {
  return amount.toLocaleString(numberLocale(), Number.isInteger(amount) ? {} : { minimumFractionDigits: 2 });
}

/** What something costs each traveller: "Free", "€12 each", "€12" for one. */
export function formatEach(amount: number, currency: string, travelers: number): string {
  if (amount === 0) return t("money.free");
  return travelers === 1 ? formatMoney(amount, currency) : t("money.each", { money: formatMoney(amount, currency) });
}

/** "1,200". */
export const formatNumber = (number: number): string => number.toLocaleString(numberLocale());

/** "1st", "2nd", "11th". */
export function ordinal(rank: number): string {
  return t("rank", { rank });
}

/** "35%". @param share from 0 to 1 */
export const formatPercent = (share: number): string =>
  share.toLocaleString(numberLocale(), { style: "percent", maximumFractionDigits: 0 });

/** A label within a sentence: in small letters, except in German, whose nouns keep their capital. */
export const inSentence = (label: string): string => (currentLanguage() === "de" ? label : label.toLowerCase());

/** Sentences after each other: with a space between them in languages that have one. */
export const sentences = (texts: readonly string[]): string => texts.join(t("sentences"));

/** Parts of one line: "Food, from a booking, for all 3". */
export const formatClauses = (texts: readonly string[]): string => texts.join(t("clauses"));

/** "Ana", "Ana and Rui", "Ana, Rui and Mia"; with "or" for a choice. */
export function formatList(items: readonly string[], word: "and" | "or" = "and"): string {
  return new Intl.ListFormat(listLocale(), { type: word === "and" ? "conjunction" : "disjunction" }).format(items);
}

/** The same for names, with at most so many of them: "Ana, Rui and 3 others". */
export function listNames(names: readonly string[], atMost = 4): string {
  if (names.length <= atMost) return formatList(names);
  const told = names.slice(0, atMost - 1);
  return formatList([...told, t("names.others", { count: names.length - told.length })]);
}

/** Somebody in a sentence, with the title that Japanese has for everybody but the reader. */
export const personSaid = (name: string): string => (name === t("person.you") ? name : t("person", { name }));

/** {@link listNames} of people. */
export const listPeople = (names: readonly string[], atMost?: number): string =>
  listNames(names.map(personSaid), atMost);

const two = (number: number) => String(number).padStart(2, "0");
/** In the time zone of this device. */
const dateHere = (moment: Date) => `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
const timeHere = (moment: Date) => formatClock(`${two(moment.getHours())}:${two(moment.getMinutes())}`);

/** "Wednesday 3 March 2027, 09:30" for an ISO instant, in the reader's time zone. */
export function formatInstant(instant: string): string {
  const moment = new Date(instant);
  if (Number.isNaN(moment.getTime())) return instant;
  return t("instant", { date: formatDate(dateHere(moment), "long"), time: timeHere(moment) });
}

/** "14:05" on the day of `now`, "3 May, 14:05" on other days, in the reader's time zone; both in milliseconds. */
export function formatRecent(at: number, now: number): string {
  const [moment, today] = [new Date(at), new Date(now)];
  const isToday = dateHere(moment) === dateHere(today);
  return isToday
    ? timeHere(moment)
    : t("instant", { date: formatDate(dateHere(moment), "short"), time: timeHere(moment) });
}

/** "just now", "5 minutes ago", "in 2 days" for an ISO instant. */
export function formatRelative(instant: string, now: number): string {
  const seconds = (new Date(instant).getTime() - now) / 1_000;
  const relative = new Intl.RelativeTimeFormat(numberLocale(), { numeric: "auto" });
  const units: [Intl.RelativeTimeFormatUnit, number][] = [
    ["year", 31_536_000],
    ["month", 2_592_000],
    ["day", 86_400],
    ["hour", 3_600],
    ["minute", 60],
  ];
  for (const [unit, length] of units) {
    if (Math.abs(seconds) < length) continue;
    // What is to come is rounded: a key for three days ends in three days, also a minute after it was made.
    return relative.format(seconds < 0 ? Math.trunc(seconds / length) : Math.round(seconds / length), unit);
  }
  return t("now");
}

/** The time zone that this device is set to, as an IANA name. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
