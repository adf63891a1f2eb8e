import { fromMinor, toMinor } from "@caravan/domain/amount";
import { capitalize, uncapitalize } from "@caravan/domain/join-words";
import { englishList, englishValue, fill } from "@caravan/domain/words/english-value";
import type { List, Value, Words } from "@caravan/domain/words/sentence";
import { clockIn } from "@caravan/languages/clock";
import type { Language } from "@caravan/languages/language";
import { fahrenheitOf, milesOf } from "@caravan/languages/measures";
import { wordedIn } from "@caravan/languages/sentences/worded";
import type { Reader } from "@caravan/languages/texts";

/** A value of a sentence for its reader. */
export function wordValue(value: Value, reader: Reader): string {
  const { language, formats } = reader;
  // Stored sentences have clock times as texts.
  if (typeof value === "string") return clockIn(value, formats, language);
  if (typeof value === "object") {
    if ("code" in value) return wordsIn(value, reader);
    if ("km" in value) return distanceIn(value.km, reader);
    if ("celsius" in value) return degreesIn(value.celsius, value.to, reader);
    if ("small" in value) return smallIn(value.small, reader);
    if ("list" in value) return listIn(value, reader);
  }
  return language === "en" ? englishValue(value) : valueIn(value, language);
}

function valueIn(value: Exclude<Value, string>, language: Language): string {
  if (typeof value === "number") return new Intl.NumberFormat(language).format(value);
  if ("day" in value)
    return dateIn(value.day, language, { weekday: "short", day: "numeric", month: value.long ? "long" : "short" });
  if ("date" in value)
    return dateIn(value.date, language, { day: "numeric", month: "long", ...(value.year && { year: "numeric" }) });
  if ("from" in value) return rangeIn(value, language);
  if ("amount" in value) return moneyIn(value.amount, value.currency, language);
  if ("low" in value) return moneyRange(value, language);
  if ("minutes" in value) return lengthIn(value.minutes, language);
  if ("month" in value) return dateIn(`2024-${String(value.month).padStart(2, "0")}-01`, language, { month: "long" });
  if ("weekday" in value) return weekdayIn(value.weekday, language);
  return englishValue(value);
}

// A German noun keeps its capital, and what begins with a name keeps that.
function smallIn(small: Words, reader: Reader): string {
  const text = wordsIn(small, reader);
  const isKept =
    reader.language === "de" || (reader.language !== "en" && wordedIn(reader.language, small.code)?.startsWith("{"));
  return isKept ? text : uncapitalize(text);
}

function wordsIn(words: Words, reader: Reader): string {
  const pattern = wordedIn(reader.language, words.code);
  // A sentence of an earlier version: in English, with its values.
  if (pattern === undefined && words.code !== "{0}") return englishValue(words);
  return fill(pattern ?? words.code, words.values, (value) => wordValue(value, reader));
}

function distanceIn(km: number, { language, formats }: Reader): string {
  const isMiles = formats.distance === "mi";
  const length = Math.max(1, Math.round(isMiles ? milesOf(km) : km));
  return `${new Intl.NumberFormat(language).format(length)} ${isMiles ? milesWord[language] : "km"}`;
}

const milesWord: Readonly<Record<Language, string>> = { en: "mi", de: "mi", es: "mi", fr: "mi", ja: "マイル" };
const toWord: Readonly<Record<Language, string>> = { en: " to ", de: " bis ", es: " a ", fr: " à ", ja: "〜" };

function degreesIn(low: number, high: number, { language, formats }: Reader): string {
  const isFahrenheit = formats.temperature === "f";
  const [from, to] = [low, high].map((it) => Math.round(isFahrenheit ? fahrenheitOf(it) : it));
  return `${from}${toWord[language]}${to} °${isFahrenheit ? "F" : "C"}`;
}

/** Noon, so that no zone changes the date. */
const noonOf = (date: string) => new Date(`${date}T12:00:00Z`);
const dateIn = (date: string, language: Language, style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language, { ...style, timeZone: "UTC" })
    .format(noonOf(date))
    // As the screens write it: "Sa, 4. Mai".
    .replace(/^(\p{L}{2})\.,/u, "$1,");

function rangeIn({ from, to, short }: { from: string; to: string; short?: boolean }, language: Language): string {
  // Intl has 2027/04/23～2027/04/27.
  if (language === "ja") return japaneseRange(from, to, !short);
  return new Intl.DateTimeFormat(language, {
    day: "numeric",
    month: "long",
    ...(!short && { year: "numeric" }),
    timeZone: "UTC",
  }).formatRange(noonOf(from), noonOf(to));
}

/** 2027年4月23日〜27日 */
function japaneseRange(from: string, to: string, year: boolean): string {
  const [start, end] = [from, to].map((it) => it.split("-").map(Number));
  const sameYear = start?.[0] === end?.[0];
  const first = dateIn(from, "ja", { day: "numeric", month: "long", ...(year && { year: "numeric" }) });
  if (from === to) return first;
  if (sameYear && start?.[1] === end?.[1]) return `${first}〜${end?.[2]}日`;
  const last = dateIn(to, "ja", { day: "numeric", month: "long", ...(year && !sameYear && { year: "numeric" }) });
  return `${first}〜${last}`;
}

function moneyIn(amount: string, currency: string, language: Language): string {
  const isWhole = !fromMinor(toMinor(amount, currency), currency).includes(".");
  const style = { style: "currency", currency, ...(isWhole && { maximumFractionDigits: 0 }) } as const;
  return new Intl.NumberFormat(language, style).format(Number(amount));
}

function moneyRange({ low, high, currency }: { low: string; high: string; currency: string }, language: Language) {
  const [from, to] = [moneyIn(low, currency, language), moneyIn(high, currency, language)];
  return from === to ? from : `${from} – ${to}`;
}

function lengthIn(minutes: number, language: Language): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const [h, min] = language === "ja" ? ["時間", "分"] : language === "de" ? [" Std.", " Min."] : [" h", " min"];
  return [...(hours > 0 ? [`${hours}${h}`] : []), ...(rest > 0 || hours === 0 ? [`${rest}${min}`] : [])].join(
    language === "ja" ? "" : " ",
  );
}

const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
/** 1 January 2024 was a Monday. */
const weekdayIn = (weekday: string, language: Language) =>
  dateIn(`2024-01-0${weekdays.indexOf(weekday) + 1}`, language, { weekday: "long" });

function listIn({ list, as, more, capital, people }: List, reader: Reader): string {
  const { language } = reader;
  if (language === "en")
    return englishList({ list, as, more, ...(capital && { capital }) }, (it) => wordValue(it, reader));
  const title = people && language === "ja" ? "さん" : "";
  const words = list.map((it) => wordValue(it, reader) + title);
  if (more > 0) words.push(wordsIn({ code: "{0} more", values: [more] }, reader));
  const joined = joinedIn(words, as, language);
  return capital ? capitalize(joined) : joined;
}

function joinedIn(words: readonly string[], as: List["as"], language: Language): string {
  if (as === "lines") return words.join("\n");
  if (as === "sentences") return words.join(language === "ja" ? "" : " ");
  if (as === "commas") return words.join(language === "ja" ? "、" : ", ");
  if (as === "semicolons") return words.join(language === "ja" ? "、" : language === "fr" ? "\u00a0; " : "; ");
  return new Intl.ListFormat(language, { type: as === "or" ? "disjunction" : "conjunction" }).format(words);
}
