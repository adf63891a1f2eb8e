import { type Weekday, weekdayNames } from "../calendar.ts";
import { foldClause } from "./clauses.ts";
import { numberOf, shiftOf } from "./clock-words.ts";
import { type DayInWords, dayBesideAnother, dayIn } from "./day-words.ts";

/** Hours in which travellers do something of their own, so that nothing is planned. Minutes after midnight. */
export interface TakenHours {
  readonly start: number;
  readonly end: number;
  /** Null is every day. */
  readonly days: readonly Weekday[] | null;
  /** A single day of the trip, beside weekdays; null for none. */
  readonly day: DayInWords | null;
  /** They work then; else they only want to be left alone. */
  readonly isWork: boolean;
}

const hour = "(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midday|[012]?\\d)";
const half = "(?:\\s*(?:am|pm|o'?clock))";
const clock = `(?:(?:half|quarter) past |quarter to )?${hour}(?:[:.h][0-5]\\d)?${half}?`;
const span = new RegExp(
  `(?:\\b(?:from|between)\\s+)?(?:about\\s+|around\\s+)?(?<![\\d.:])\\b(?<from>${clock})\\s*(?:to|till|until|and|[-–])\\s*(?:about\\s+|around\\s+)?(?<to>${clock})(?!\\d|\\s*(?:days?|nights?|hours?|h\\b|minutes?|people|of us|euros?|years?|km|things?|places?|sights?|degrees?|metres?))(?<part>\\s*(?:in the (?:morning|afternoon|evening)))?`,
  "gi",
);
const work =
  /\b(?:work(?:s|ing)?|calls?|(?:video )?meetings?|conference|congress|teach(?:es|ing)?|lectures?|seminar|workshop days|office|online|deadline|shift)\b/i;
/** One who does it in the place, and does not look at it. */
const ownTime =
  /\b(?:keep\b[^.;]{0,60}\bfree|free for (?:us|me|ourselves)|(?:hours?|pm|am|time) off\b|off (?:each|every|on|for)|nothing planned|plan nothing|do ?n[o']?t plan|not available|busy|wedding|funeral|appointment|dentist|doctor|match on tv|sleeps?|naps?|lies? down|rests?|siesta|quiet)\b/i;
const halves: Readonly<Record<string, readonly [number, number]>> = {
  mornings: [9 * 60, 12 * 60 + 30],
  morning: [9 * 60, 12 * 60 + 30],
  afternoons: [14 * 60, 18 * 60],
  afternoon: [14 * 60, 18 * 60],
  evenings: [19 * 60, 22 * 60],
};
const halfDay =
  /\b(?:work(?:s|ing)?|have (?:calls|meetings))\b(?: \w+){0,3}? (mornings?|afternoons?|evenings)\b|\b(mornings?|afternoons?)\b(?: \w+){0,3}? (?:i|we|he|she) (?:have to |must |need to )?work\b/i;
const NOON = 720;
const EARLIEST = 6 * 60;
const EARLIEST_WORK = 7 * 60;
const EARLIEST_REST = 8 * 60;
const LONGEST = 9 * 60;

/** @param texts as the travellers wrote them */
export function takenHoursOf(texts: readonly string[]): readonly TakenHours[] {
  return texts.flatMap((text) =>
    text
      .replace(/\b([ap])\.m\./gi, "$1m")
      .split(/[.!?\n]+(?=\s|$)|;/)
      .flatMap(takenIn),
  );
}

function takenIn(sentence: string): readonly TakenHours[] {
  const isWork = work.test(sentence);
  if (!isWork && !ownTime.test(sentence) && !keptFree.test(sentence)) return [];
  const days = daysIn(sentence);
  const spans = [...sentence.matchAll(span)].flatMap(({ groups = {} }) => {
    const found = minutesOf(groups, isWork);
    return found ? [{ ...found, days, day: null, isWork }] : [];
  });
  if (spans.length > 0) return spans;
  if (!isWork) return freePartIn(sentence, days);
  const said = halfDay.exec(sentence);
  const [start, end] = halves[(said?.[1] ?? said?.[2] ?? "").toLowerCase()] ?? [];
  return start === undefined || end === undefined ? [] : [{ start, end, days, day: null, isWork }];
}

/** A part of a named day that is to have no plan: "leave the last evening free", "keep Thursday afternoon free". */
const keptFree =
  /\b(?:keep|leave|have|want|need|would like|d like|be|is|are|stay|drop|nothing)\b[^;]{0,80}\b(?:free|empty|unplanned)\b(?!\s+(?:walking|entry|entrance|museums?|concerts?|tours?|admission|things?|sights?|wi|of|from|\w+ tour))|\b(?:nothing planned|plan nothing|no plans?|(?:evening|afternoon|morning|day) off)\b/i;
const partOfDay = /\b(morning|afternoon|evening|night|day)\b/i;
const freeParts: Readonly<Record<string, readonly [number, number]>> = {
  morning: [9 * 60, 12 * 60 + 30],
  afternoon: [14 * 60, 18 * 60],
  evening: [17 * 60 + 30, 23 * 60],
  night: [17 * 60 + 30, 23 * 60],
  day: [9 * 60, 22 * 60],
};

function freePartIn(sentence: string, weekdays: readonly Weekday[] | null): readonly TakenHours[] {
  if (!keptFree.test(sentence)) return [];
  const text = foldClause(sentence);
  const part = partOfDay.exec(text.replace(/\bday (?:\d|before|after)/g, " "))?.[1] ?? "day";
  const atTheEnds: DayInWords | null = /\blast (?:full |whole )?(?:evening|night)\b/.test(text)
    ? { shift: -1, of: "end" }
    : /\blast (?:day|morning|afternoon)\b/.test(text)
      ? { shift: 0, of: "end" }
      : /\b(?:first|arrival) (?:day|evening|night|afternoon)\b/.test(text)
        ? { number: 1 }
        : null;
  const day = atTheEnds ?? dayIn(text) ?? dayBesideAnother(text, null);
  const [start, end] = freeParts[part] ?? [];
  // "Free evenings" in general, or "a free day" on no day in particular, is no day of the trip.
  if (start === undefined || end === undefined || (day === null && weekdays === null)) return [];
  return [{ start, end, days: day ? null : weekdays, day, isWork: false }];
}

function minutesOf(
  { from = "", to = "", part = "" }: Record<string, string | undefined>,
  isWork: boolean,
): { readonly start: number; readonly end: number } | null {
  const [first, last] = [clockOf(from), clockOf(to)];
  if (!first || !last) return null;
  const isAfter = last.half === "pm" || /after|even/i.test(part);
  const isBefore = last.half === "am" || /morning/i.test(part);
  let end = isAfter ? afterNoon(last.minutes) : last.minutes;
  let start = first.half === "pm" ? afterNoon(first.minutes) : first.minutes;
  // "2 to 4 pm" is both after noon, "10 to 1 pm" is not; "from one to three" is, and one works from nine to one.
  if (isAfter && first.isLoose && afterNoon(start) < end) start = afterNoon(start);
  if (!isAfter && !isBefore && first.isLoose && start < (isWork ? EARLIEST_WORK : EARLIEST_REST))
    start = afterNoon(start);
  if (end <= start) end = afterNoon(end);
  return end > start && end - start <= LONGEST && start >= EARLIEST && end <= 1440 ? { start, end } : null;
}

const afterNoon = (minutes: number) => (minutes < NOON ? minutes + NOON : minutes);

interface Clock {
  readonly minutes: number;
  readonly half: "am" | "pm" | null;
  /** It has no half of the day, and not the form 14:00. */
  readonly isLoose: boolean;
}

function clockOf(words: string): Clock | null {
  const found = new RegExp(
    `^(?<shift>(?:half|quarter) past |quarter to )?(?<hour>${hour})(?:[:.h](?<minutes>\\d\\d))?\\s*(?<half>am|pm)?`,
    "i",
  ).exec(words.trim());
  const { shift = "", hour: name = "", minutes, half: said } = found?.groups ?? {};
  const word = /^(?:noon|midday)$/i.test(name) ? 12 : numberOf(name.toLowerCase());
  if (word === undefined || word > 24) return null;
  const isNoon = /^(?:noon|midday)$/i.test(name);
  const half = said?.toLowerCase() === "am" ? "am" : said?.toLowerCase() === "pm" ? "pm" : null;
  return {
    minutes: (half === "am" && word === 12 ? 0 : word) * 60 + Number(minutes ?? 0) + shiftOf(shift),
    half: half === "pm" && word === 12 ? null : half,
    isLoose: half === null && !isNoon && word < 12 && !/^0\d/.test(name),
  };
}

const dayWord = "(mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:day)?s?";
const range = new RegExp(`\\b${dayWord}\\s*(?:to|till|until|through|[-–])\\s*${dayWord}\\b`, "i");
const each = new RegExp(`\\b${dayWord}\\b`, "gi");

function daysIn(sentence: string): readonly Weekday[] | null {
  const [, from, to] = range.exec(sentence) ?? [];
  if (from && to) {
    const [first, last] = [weekdayNames.indexOf(named(from)), weekdayNames.indexOf(named(to))];
    const length = ((last - first + 7) % 7) + 1;
    return Array.from({ length }, (_, index) => weekdayNames[(first + index) % 7] as Weekday);
  }
  if (/\bweekdays\b/i.test(sentence)) return ["mon", "tue", "wed", "thu", "fri"];
  const days = [...sentence.matchAll(each)].map((it) => named(it[1] ?? ""));
  return days.length === 0 ? null : [...new Set(days)];
}

/** A weekday is known by its first three letters. */
function named(word: string): Weekday {
  return word.slice(0, 3).toLowerCase() as Weekday;
}
