import type { Span } from "../reading.ts";
import { anyShortWeekday, months, shortWeekdaysOf, weekdays } from "./calendar-words.ts";

/** A date as it is written, before the whole text has said what it means. */
export interface WrittenDate extends Span {
  /** Null when it is not written. */
  readonly year: number | null;
  /** The parts in the order of the text; `order` says which is the day. */
  readonly first: number;
  readonly second: number;
  readonly order: "day-month" | "month-day" | "unknown";
  /** Bits of {@link weekdays}; 0 when there is no weekday beside it. */
  readonly weekday: number;
  /** Looks as much like a fraction or a number: counts only with a weekday or a clock beside it. */
  readonly weak: boolean;
}

const suffix = "(?:st|nd|rd|th|er|o|a|:e|\\.)?";
const joiner =
  "(?: ?- ?| ?/ ?|\\. ?- ?| ?& ?| (?:to|until|till|through|bis|zum|und|au|et|al|y|e|a|ao|ate|tot|en|do|az|till|til|og|och|and) )";
const between = "(?:[a-z]{2,12}[.,]? )?(?:the |den |dem |el |le |il |dia )?";

/**
 * The first day of a range that has its month at the end: `14 - 16 May`, `vom 14. bis 16. Mai`. In front of every form that
 * begins with the day.
 */
const rangeDay = `(?:(?<![\\d:])(\\d{1,2})${suffix}${joiner}${between})?`;
const notInNumber = "(?<!\\d)(?<!\\d[.,:/-])";

const dayMonthName = new RegExp(
  `${notInNumber}${rangeDay}(?<!\\d)(\\d{1,2})${suffix}(?:[ /-]{0,2}|[ -](?:de |of |di |d'))([a-z]{3,16})(?:\\.|(?=[^a-z]|$))` +
    "(?:[ ,/.-]{0,3}(?:de |del |do |of )?(?:(\\d{4})(?!\\d)|('?\\d{2})(?![\\d:.]\\d|\\d|h\\d| ?(?:h|am|pm|uhr|a\\.m|p\\.m|nights?|nachte?|nuits?|noches|notti|%|eur)\\b)))?",
  "g",
);
const monthNameDay = new RegExp(
  `(?<![a-z])([a-z]{3,16})\\.?[ -]{1,2}(\\d{1,2})(?!\\d|[:.]\\d|h\\d| ?(?:am|pm|a\\.m|p\\.m)\\b)(?:st|nd|rd|th)?` +
    `(?:( ?- ?| to )(\\d{1,2})(?!\\d|[:.]\\d)(?:st|nd|rd|th)?)?(?:[ ,-]{1,3}(?:de |del |of )?(\\d{4}|'\\d{2})(?!\\d))?`,
  "g",
);
const yearMonthName = /(?<!\d)(\d{4})[-/ ,]{1,2}([a-z]{3,16})\.?[-/ ]{1,2}(\d{1,2})(?!\d)/g;
const yearFirst = /(?<!\d)(?<!\d[-/.])((?:19|20)\d{2})([-/.])(\d{1,2})\2(\d{1,2})(?![\d])(?!\2\d)/g;
const compact = /(?<![\da-z])((?:19|20)\d{2})([01]\d)([0-3]\d)(?=t\d{4})/g;
const numeric = /(?<!\d)(?<!\d[.,:/-])(\d{1,2})([./-])(\d{1,2})\2((?:19|20)\d{2}|\d{2})(?!\d)(?!\2\d)/g;
const spacedDots = /(?<!\d)(?<!\d[.,:/-])(\d{1,2})\. {0,2}(\d{1,2})\. {0,2}((?:19|20)\d{2})(?!\d)/g;
const noYear = /(?<!\d)(?<!\d ?[.,:/-])(\d{1,2})(\/|\. ?|-)(\d{1,2})(\.?)(?![\d/%-])(?!\.\d)(?!,\d)/g;
const rangeDots =
  /(?<!\d)(?<!\d[.,:/-])(\d{1,2})\.(?:(\d{1,2})\.)? ?(?:-|bis|to|al?|au|tot) ?(?=(\d{1,2})([./])(\d{1,2})\4(?:\d{4}|\d{2})?(?!\d))/g;
/** "alle 9.10.": at that hour, at the end of a sentence. */
const clockWord = /(?<![a-z])(?:alle|alle ore|ore|um|kl|klo|om|a las|as|at) $/;
const east = /(?:((?:19|20)\d{2}) ?年 ?)?(?<!\d)(\d{1,2}) ?月 ?(\d{1,2}) ?日/g;

/** Every date that the folded text writes, in order, without overlaps. `source` is the same text with its capitals. */
export function writtenDates(folded: string, source: string, language: string | null): WrittenDate[] {
  const found: WrittenDate[] = [];
  const short = shortWeekdaysOf(language);
  const add = (start: number, end: number, year: number | null, first: number, second: number, rest: Rest): void => {
    const [day, month] = rest.order === "month-day" ? [second, first] : [first, second];
    const possible = rest.order === "unknown" ? readings(first, second).length > 0 : exists(day, month);
    if (!possible || (year !== null && (year < 1900 || year > 2100))) return;
    const beside = weekdayBeside(folded, start, end, short);
    const weak = (rest.weak ?? false) && beside.set === 0;
    const { set: weekday } = beside;
    found.push({ start: beside.start, end: beside.end, year, first, second, order: rest.order, weekday, weak });
  };

  scan(dayMonthName, folded, (match) => {
    const [whole, rangeStart, day, name, year, shortYear] = match;
    const month = months.get(name as string);
    if (month === undefined) return whole.indexOf(name as string) || 1;
    const nameEnd = whole.lastIndexOf(name as string) + (name as string).length;
    // `10NOV 1905` is a day and a clock: what glues day and month together glues the year as well.
    const isClock = year !== undefined && whole.includes(`${day}${name} `);
    const end = match.index + (isClock ? nameEnd : whole.length);
    const dayAt = match.index + whole.indexOf(day as string, rangeStart ? rangeStart.length : 0);
    const years = isClock ? null : yearOf(year ?? shortYear);
    const wordAt = match.index + whole.lastIndexOf(name as string);
    const doubtful = years === null && isPlainWord(name as string, source, wordAt);
    if (rangeStart && Number(rangeStart) <= 31) {
      add(match.index, match.index + rangeStart.length, years, Number(rangeStart), month, {
        order: "day-month",
        weak: doubtful,
      });
    }
    add(dayAt, end, years, Number(day), month, { order: "day-month", weak: doubtful });
    return end - match.index;
  });
  scan(monthNameDay, folded, (match) => {
    const [whole, name, day, , rangeEnd, year] = match;
    const month = months.get(name as string);
    if (month === undefined) return (name as string).length;
    const years = yearOf(year);
    const weak = years === null && isPlainWord(name as string, source, match.index);
    const dayEnd = match.index + whole.indexOf(day as string, (name as string).length) + (day as string).length;
    const end = match.index + whole.length;
    add(match.index, rangeEnd ? dayEnd : end, years, month, Number(day), { order: "month-day", weak });
    if (rangeEnd) add(dayEnd + 1, end, years, month, Number(rangeEnd), { order: "month-day", weak });
    return whole.length;
  });
  scan(yearMonthName, folded, (match) => {
    const month = months.get(match[2] as string);
    if (month === undefined) return 4;
    add(match.index, match.index + match[0].length, Number(match[1]), Number(match[3]), month, { order: "day-month" });
    return match[0].length;
  });
  for (const pattern of [yearFirst, compact]) {
    scan(pattern, folded, (match) => {
      const [month, day] = pattern === yearFirst ? [match[3], match[4]] : [match[2], match[3]];
      add(match.index, match.index + match[0].length, Number(match[1]), Number(month), Number(day), {
        order: "month-day",
      });
      return match[0].length;
    });
  }
  for (const pattern of [numeric, spacedDots]) {
    scan(pattern, folded, (match) => {
      const [first, second, year] =
        pattern === numeric ? [match[1], match[3], match[4]] : [match[1], match[2], match[3]];
      const order = pattern === numeric && match[2] !== "." ? "unknown" : "day-month";
      add(match.index, match.index + match[0].length, yearOf(year), Number(first), Number(second), { order });
      return match[0].length;
    });
  }
  scan(rangeDots, folded, (match) => {
    const month = Number(match[2] ?? match[5]);
    const end = match.index + (match[1] as string).length + 1 + (match[2] ? match[2].length + 1 : 0);
    add(match.index, end, null, Number(match[1]), month, { order: match[4] === "." ? "day-month" : "unknown" });
    return match[0].length;
  });
  scan(noYear, folded, (match) => {
    const [whole, first, separator, second, dot] = match;
    const padded = (first as string).length === 2 && (second as string).length === 2;
    const dotted = (separator as string).startsWith(".");
    const weak = dotted ? dot === "" : separator === "-" || !padded;
    const end = match.index + whole.length;
    const order = dotted ? "day-month" : "unknown";
    const isClock = dotted && clockWord.test(folded.slice(Math.max(0, match.index - 10), match.index));
    if (whole !== "24/7" && !isClock && !(dotted && dot === "" && separator !== ".")) {
      add(match.index, end, null, Number(first), Number(second), { order, weak });
    }
    return whole.length;
  });
  scan(east, folded, (match) => {
    const year = match[1] ? Number(match[1]) : null;
    add(match.index, match.index + match[0].length, year, Number(match[2]), Number(match[3]), { order: "month-day" });
    return match[0].length;
  });
  return withoutOverlaps(found);
}

interface Rest {
  readonly order: WrittenDate["order"];
  readonly weak?: boolean;
}

/** Walks over the matches; `visit` says how far to go on from the beginning of each, so that a miss hides nothing. */
export function scan(pattern: RegExp, text: string, visit: (match: RegExpExecArray) => number): void {
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    pattern.lastIndex = match.index + Math.max(1, visit(match));
  }
}

/** The readings of two numbers that a calendar has: day first, then month first. */
export function readings(first: number, second: number): readonly { readonly day: number; readonly month: number }[] {
  const dayFirst = { day: first, month: second };
  const monthFirst = { day: second, month: first };
  return [dayFirst, monthFirst].filter(({ day, month }) => exists(day, month));
}

function exists(day: number, month: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 ? 29 : [4, 6, 9, 11].includes(month) ? 30 : 31);
}

function yearOf(written: string | undefined): number | null {
  if (!written) return null;
  const digits = written.replace("'", "");
  if (digits.length === 4) return Number(digits);
  // Of a passport's holder or of a journey: those born before are no travel dates either way.
  return Number(digits) + (Number(digits) >= 70 ? 1900 : 2000);
}

/** Months that are everyday words when they are not written with a capital letter. */
const plainWords = new Set([
  "may",
  "mar",
  "march",
  "set",
  "out",
  "mag",
  "lis",
  "gen",
  "dec",
  "paz",
  "mei",
  "mai",
  "sie",
  "sty",
  "maj",
  "des",
  "okt",
  "juni",
  "ago",
]);
const neverPlain = new Set(["mai", "mei", "maj", "juni", "okt", "dec", "des", "ago", "march", "mar"]);

function isPlainWord(name: string, source: string, at: number): boolean {
  if (!plainWords.has(name) || neverPlain.has(name)) return false;
  const letter = source.charAt(at);
  return letter === letter.toLowerCase();
}

const weekdayBefore =
  /([a-z]{2,13}|(?<![\u3040-\u9fff])[月火水木金土日]曜?日?)(?:-feira)?([.,]{0,2})(?: (?:den|dem|the|le|el|il|o|dia|d\.|o dia|am))?[ ,./-]{0,3}\n?[ ]{0,2}$/;
const weekdayAfter = /^[ ,]{0,2}(?:\(([a-z]{2,13}|[月火水木金土日]曜?日?)\.?\)|([a-z]{5,13})(?![a-z]))/;
const BESIDE = 30;

function weekdayBeside(
  folded: string,
  start: number,
  end: number,
  short: ReadonlyMap<string, number>,
): { set: number; start: number; end: number } {
  const before = weekdayBefore.exec(folded.slice(Math.max(0, start - BESIDE), start));
  if (before) {
    const word = before[1] as string;
    const set = weekdays.get(word) ?? short.get(word) ?? (before[2] ? anyShortWeekday.get(word) : undefined);
    if (set) return { set, start: start - before[0].length, end };
  }
  const after = weekdayAfter.exec(folded.slice(end, end + BESIDE));
  const word = after && (after[1] ?? after[2]);
  const set = word && (weekdays.get(word) ?? (after[1] ? anyShortWeekday.get(word) : undefined));
  return after && set ? { set, start, end: end + after[0].length } : { set: 0, start, end };
}

/** Where two forms claim the same letters, the one with a year, else the longer one, is what is written. */
function withoutOverlaps(found: readonly WrittenDate[]): WrittenDate[] {
  const sorted = [...found].sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: WrittenDate[] = [];
  for (const date of sorted) {
    const last = kept.at(-1);
    if (!last || date.start >= last.end) kept.push(date);
    else if (weight(date) > weight(last)) kept[kept.length - 1] = date;
  }
  return kept;
}

function weight(date: WrittenDate): number {
  return (date.year === null ? 0 : 100) + (date.weak ? 0 : 50) + (date.end - date.start);
}
