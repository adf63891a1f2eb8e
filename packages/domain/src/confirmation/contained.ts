import { folded } from "./atoms/fold.ts";
import { readings, writtenDates } from "./atoms/written-dates.ts";
import type { Span } from "./reading.ts";

/** Where a text says what somebody else read out of it. Empty answers mean that it does not. */
export interface Contained {
  /** Words as they are, but for case, accents and the space between them. */
  words(value: string): readonly Span[];
  /** A flight's or train's number, also where the text has a space, a dash or zeros before the digits. */
  number(value: string): readonly Span[];
  /** `YYYY-MM-DD` in any written form. */
  date(value: string): readonly Span[];
  /** `HH:MM` in any written form, of 12 hours only with its half of the day. */
  clock(value: string): readonly Span[];
  /** `YYYY-MM-DDTHH:MM` or `YYYY-MM-DD`: the date and the clock, both or nothing. */
  moment(value: string): readonly Span[];
  /** A decimal number with either mark: `1234.5` is `1.234,50` and `1,234.50` as well. */
  amount(value: string): readonly Span[];
}

/** Longer values are sentences; that one occurs proves nothing. */
const LONGEST = 200;
/** Of one value: the first are enough to show. */
const MOST_SPANS = 5;

/**
 * @param writtenOn `YYYY-MM-DD`: a date without its year is the first one from there on
 */
export function containedIn(text: string, writtenOn: string): Contained {
  const source = folded(text);
  let dates: ReadonlyMap<string, readonly Span[]> | undefined;

  const found = (pattern: RegExp): Span[] =>
    source
      .matchAll(pattern)
      .take(MOST_SPANS)
      .map((match) => ({ start: match.index, end: match.index + match[0].length }))
      .toArray();
  const date = (value: string) => {
    dates ??= spansByDate(text, source, writtenOn);
    return dates.get(value) ?? [];
  };
  const clock = (value: string) => {
    const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(value);
    return match ? clockPatterns(Number(match[1]), match[2] as string).flatMap(found) : [];
  };
  return {
    words: (value) => wordsPattern(folded(value.slice(0, LONGEST + 1))).flatMap(found),
    number: (value) => numberPattern(folded(value.slice(0, LONGEST + 1))).flatMap(found),
    date,
    clock,
    moment(value) {
      const [day = "", time] = value.split("T", 2);
      const days = date(day);
      if (time === undefined || days.length === 0) return days;
      const times = clock(time);
      return times.length === 0 ? [] : [...days, ...times];
    },
    amount: (value) => amountPattern(value).flatMap(found),
  };
}

const edgeBefore = "(?<![\\p{L}\\p{N}])";
const edgeAfter = "(?![\\p{L}\\p{N}])";
const eastern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

function wordsPattern(value: string): RegExp[] {
  const parts = value.trim().split(/\s+/);
  const whole = parts.join(" ");
  // Scripts without spaces have no edges.
  if (whole.length > LONGEST || !/[\p{L}\p{N}]/u.test(whole)) return [];
  const before = /^[\p{L}\p{N}]/u.test(whole) && !eastern.test(whole.charAt(0)) ? edgeBefore : "";
  const after = /[\p{L}\p{N}]$/u.test(whole) && !eastern.test(whole.charAt(whole.length - 1)) ? edgeAfter : "";
  return [new RegExp(`${before}${parts.map(RegExp.escape).join("\\s{1,40}")}${after}`, "gu")];
}

function numberPattern(value: string): RegExp[] {
  const match = /^([a-z]{0,6}?[a-z\d]{0,2}?) ?(\d{1,6}[a-z]?)$/.exec(value.trim());
  if (!match) return wordsPattern(value);
  const [, letters = "", digits = ""] = match;
  const prefix = letters === "" ? "" : `${RegExp.escape(letters)}[ -]{0,2}`;
  return [new RegExp(`${edgeBefore}${prefix}0{0,3}${RegExp.escape(digits)}${edgeAfter}`, "gu")];
}

/** The language of the text is not asked for: a two-letter weekday changes no date that is written out. */
function spansByDate(text: string, source: string, writtenOn: string): Map<string, Span[]> {
  const spans = new Map<string, Span[]>();
  for (const { start, end, year, first, second, order } of writtenDates(source, text, null)) {
    const monthFirst = order === "month-day";
    const meant =
      order === "unknown"
        ? readings(first, second)
        : [{ day: monthFirst ? second : first, month: monthFirst ? first : second }];
    for (const { day, month } of meant) {
      const rest = `${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
      const date = `${year ?? yearFrom(writtenOn, rest)}-${rest}`;
      const known = spans.get(date) ?? [];
      if (known.length < MOST_SPANS && !known.some((it) => it.start === start))
        spans.set(date, [...known, { start, end }]);
    }
  }
  return spans;
}

function yearFrom(writtenOn: string, monthAndDay: string): string {
  const year = Number(writtenOn.slice(0, 4));
  return String(monthAndDay >= writtenOn.slice(5, 10) ? year : year + 1);
}

const noDigit = "(?!\\d|[:.]\\d)";
const noneBefore = "(?<!\\d)(?<!\\d[:.,])";

function clockPatterns(hour: number, minute: string): RegExp[] {
  const notOther = `(?! ?${hour < 12 ? "p" : "a"}\\.? ?m\\b)`;
  const hours = `0?${hour}`;
  const plain = `${noneBefore}${hours}(?:[:.h]| ?h ?| uhr |時)${minute}(?!\\d)(?!\\.\\d)${notOther}`;
  const packed = `(?<![\\d/.-])${String(hour).padStart(2, "0")}${minute}(?![\\d/-])(?!\\.\\d)`;
  const minutes = minute === "00" ? "(?:[:.]?00)?" : `[:.]?${minute}`;
  const short = `${noneBefore}0?${hour % 12 || 12}${minutes} ?${hour < 12 ? "a" : "p"}(?:\\.? ?m\\b|(?![a-z.]))`;
  const whole = minute === "00" ? [`${noneBefore}${hours} ?(?:h|uhr|時)(?![\\da-z])${noDigit}`] : [];
  // Four digits that look like a year are one.
  const asYear = hour === 19 || hour === 20;
  return [plain, short, ...(asYear ? [] : [packed]), ...whole].map((it) => new RegExp(it, "gu"));
}

function amountPattern(value: string): RegExp[] {
  const match = /^(\d{1,9})(?:\.(\d{1,3}))?$/.exec(value);
  if (!match) return [];
  const [, whole = "", part = ""] = match;
  const groups = whole.replace(/\B(?=(?:\d{3})+$)/g, "[.,' ]?");
  const decimals = part === "" ? "(?:[.,]0{1,3}|[.,]-)?" : `[.,]${part}0{0,2}`;
  return [new RegExp(`(?<!\\d)(?<!\\d[.,])${groups}${decimals}(?!\\d)(?![.,]\\d)`, "gu")];
}
