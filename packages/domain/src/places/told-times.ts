import { type Weekday, weekdayOf } from "../calendar.ts";

/** When a stop takes place, in minutes after midnight, and the daylight of that day. */
export interface StopTime {
  readonly date: string;
  /** False when only the season is known and the stop may be on any weekday. */
  readonly isDayKnown: boolean;
  readonly start: number;
  readonly end: number;
  readonly sunrise: number;
  readonly sunset: number;
  /** North of the equator, for seasons. */
  readonly isNorth: boolean;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

const DAY_END = 1800;
const always: Span = { from: 0, to: DAY_END };
/** "At eight" is accepted this many minutes earlier and later. */
const ABOUT = 45;
const LATE = 20;
const numbers: Readonly<Record<string, number>> = {
  ...{
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
  },
};
const hour = `(?<clock>\\d{1,2}[:.]\\d\\d(?:\\s?[ap]\\.?m\\.?)?|\\d{1,2}\\s?[ap]\\.?m\\.?|(?:half past )?(?:${Object.keys(numbers).join("|")})(?: (?:thirty|fifteen|o['’]clock))?(?=\\s*(?:$|[.,;:!)]|in\\b|on\\b|and\\b|or\\b|to\\b|till\\b|until\\b|when\\b|for\\b|with\\b|before\\b|after\\b|at\\b|sharp\\b|daily\\b|local\\b|the\\b|is\\b|it\\b|they\\b|you\\b|only\\b|every\\b|by\\b|from\\b|each\\b|has\\b|as\\b|but\\b|a\\.?m|p\\.?m)))(?<half>['’]?\\s*(?:in the morning|a\\.?m\\.?|in the evening|at night|p\\.?m\\.?|in the afternoon))?`;
const named =
  "(?<named>dawn|sunrise|first light|daybreak|opening(?: time)?|breakfast|noon|midday|lunch(?:time)?|dusk|sunset|sundown|last light|low sun|dark|nightfall|night|midnight)";
const told = new RegExp(
  `\\b(?<how>not? before|nothing before|before|by|until|till|til|after|past|since|from|at|around|about|towards?)\\s+(?:the\\s+|about\\s+)?(?:${hour}|${named})\\b`,
  "giu",
);
/** Sentences about the past or about what is always true, which name no time to visit. */
const noAdvice =
  /\b(since|lived|signed|born|died|fought|played|sang|slept|wrote|bombed|rang|built|war|was|were|shot|stopped|released?|reservations?|bookings? opens?|book(?:ed)? (?:at|from|by))\b/i;
const staysTrue =
  /\b(full|crowded|busy|packed|clouds?|queues?|lines?|line-ups|arrive|mobbed|hot|heat|storms)\b[^,;.]{0,25}$/i;
const weekdayWords = /\b(mon|tues?|wednes|thurs?|fri|satur|sun)days?\b/gi;
const weekdayNamed: Readonly<Record<string, Weekday>> = {
  ...{ mon: "mon", tue: "tue", tues: "tue", wednes: "wed", thur: "thu", thurs: "thu", fri: "fri", satur: "sat" },
  sun: "sun",
};
const months = "january february march april may june july august september october november december".split(" ");
const monthWord = `(?:mid[- ]|early |late )?(?:\\d{1,2} )?(${months.join("|")})`;
const monthSpan = new RegExp(`\\b(?:from )?${monthWord} (?:to|till|until) (?:\\d{1,2} )?${monthWord}\\b`, "i");
const seasons: Readonly<Record<string, readonly number[]>> = {
  spring: [3, 4, 5, 6],
  summer: [5, 6, 7, 8, 9],
  autumn: [9, 10, 11],
  winter: [11, 12, 1, 2, 3],
};

/**
 * A text about a place, without sentences that do not fit the time of the stop: "Come before ten" is wrong for a stop
 * at three. Null when nothing is left.
 */
export function withoutOtherTimes(text: string, at: StopTime): string | null {
  const kept = sentencesOf(text).flatMap((sentence) => withoutOtherParts(sentence, at) ?? []);
  return kept.length === 0 ? null : joined(kept, text);
}

const sentencesOf = (text: string) => text.split(/(?<=[.;!])\s+/);

/** Joins the remaining parts to one text and capitalises the beginnings of sentences. */
function joined(parts: readonly string[], original: string): string {
  const words = parts.map((it, index) => {
    const before = parts[index - 1];
    const isMoved = before === undefined ? !original.startsWith(it) : !original.includes(`${before} ${it}`);
    const begins = isMoved && !before?.endsWith(";");
    return begins ? it.charAt(0).toUpperCase() + it.slice(1) : it;
  });
  return words.join(" ").replace(/[;,:]$/, ".");
}

/** The same for practical hints; hints about other days or another season are left out too. */
export function hintsFor(text: string, at: StopTime): string | null {
  const kept = sentencesOf(text).filter((it) => !isOfAnotherDay(it, at) && !isOfAnotherSeason(it, at));
  return kept.length === 0 ? null : withoutOtherTimes(joined(kept, text), at);
}

function withoutOtherParts(sentence: string, at: StopTime): string | null {
  if (!contradicts(sentence, at)) return sentence;
  const parts = sentence.split(/(?<=,)\s+/);
  const first = parts.findIndex((it) => contradicts(it, at));
  // The next part continues this one.
  const kept = parts.slice(0, Math.max(0, first)).join(" ").replace(/,$/, "");
  return kept.split(" ").length < FEWEST_WORDS ? null : `${kept}${/;$/.test(sentence) ? ";" : "."}`;
}

const FEWEST_WORDS = 3;

/** Whether a text names a time to visit that is not the time of the stop. */
export function contradicts(text: string, at: StopTime): boolean {
  if (noAdvice.test(text) || (text.match(clockTimes)?.length ?? 0) > MOST_TIMES) return false;
  const spans = [...text.matchAll(told)].map((match) =>
    // "Full by nine" also holds at noon.
    staysTrue.test(text.slice(0, match.index)) ? [always] : spansOf(match, at),
  );
  const stated = spans.filter((it) => it.length > 0);
  return stated.length > 0 && !stated.flat().some((it) => it.from < at.end && at.start < it.to);
}

/** A text with more times is a timetable. */
const MOST_TIMES = 2;
const clockTimes = /\d{1,2}[:.]\d\d/g;

function spansOf({ groups = {} }: RegExpMatchArray, at: StopTime): readonly Span[] {
  const how = (groups.how ?? "").toLowerCase();
  const isUntil = /^(before|by|until|till|til)$/.test(how);
  const isFrom = /^(after|past|from|no|not before|nothing before|no before|since)$/.test(how);
  if (groups.named) return namedSpans(groups.named.toLowerCase(), how, isUntil, isFrom, at);
  const clock = minutesOf(groups.clock ?? "", groups.half ?? "");
  return clock.flatMap((minutes): Span[] => {
    if (isUntil) {
      // "Till nine" about a shop means the evening; "before nine" as advice means the morning.
      const isClosing = /^(until|till|til)$/.test(how) && clock.length > 1;
      if (minutes > 720 && clock.length > 1 && !isClosing && minutes >= 19 * 60 && at.start < 17 * 60) return [];
      return [{ from: 0, to: minutes + LATE }];
    }
    if (isFrom) return [{ from: minutes - 15, to: DAY_END }];
    return [{ from: minutes - ABOUT, to: minutes + ABOUT }];
  });
}

function namedSpans(name: string, how: string, isUntil: boolean, isFrom: boolean, at: StopTime): readonly Span[] {
  const { sunrise, sunset } = at;
  const about = (from: number, to: number): readonly Span[] =>
    isUntil ? [{ from: 0, to }] : isFrom ? [{ from, to: DAY_END }] : [{ from, to }];
  switch (name) {
    case "dawn":
    case "sunrise":
    case "first light":
    case "daybreak":
      return about(sunrise - 60, sunrise + 75);
    case "noon":
    case "midday":
      return about(660, 810);
    case "dusk":
    case "sunset":
    case "sundown":
    case "last light":
    case "low sun":
      return isFrom ? [{ from: sunset - 15, to: DAY_END }] : about(sunset - 90, sunset + 60);
    case "dark":
    case "nightfall":
      return isUntil ? [{ from: 0, to: sunset + 30 }] : [{ from: sunset, to: DAY_END }];
    case "night":
      return how === "at" || how === "by" ? [{ from: sunset - 15, to: DAY_END }] : [];
    case "midnight":
      return isUntil ? [] : [{ from: 1350, to: DAY_END }];
    default:
      // "At breakfast" and "at opening" are about kitchens and doors, not about the visit.
      return name.startsWith("opening") && how === "at" ? [{ from: 0, to: 660 }] : [];
  }
}

/** Minutes after midnight; both readings of "at five". */
function minutesOf(clock: string, half: string): readonly number[] {
  const text = clock.toLowerCase();
  const digits = /^(\d{1,2})(?:[:.](\d\d))?/.exec(text);
  const spoken = /(half past )?([a-z]+)(?: (thirty|fifteen))?/.exec(text);
  const hours = digits ? Number(digits[1]) : (numbers[spoken?.[2] ?? ""] ?? Number.NaN);
  if (Number.isNaN(hours) || hours > 24) return [];
  const past = digits?.[2] ? Number(digits[2]) : spoken?.[1] || spoken?.[3] === "thirty" ? 30 : spoken?.[3] ? 15 : 0;
  const minutes = hours * 60 + past;
  const said = `${text} ${half.toLowerCase()}`;
  if (/morning|\da\.?m|\ba\.?m\b/.test(said)) return [minutes % 720];
  if (/evening|night|afternoon|p\.?m/.test(said)) return [(minutes % 720) + 720];
  if (digits?.[2] || hours > 12) return [minutes];
  if (hours === 12) return [720, 1440];
  return [minutes, minutes + 720];
}

/** Whether weekdays are named and none is that of the stop. */
function isOfAnotherDay(text: string, { date, isDayKnown }: StopTime): boolean {
  if (!isDayKnown) return false;
  if (/\b(except|but|not|weekends?|weekdays?|daily)\b|days? ?(to|till|until|-|–) /i.test(text)) return false;
  const days = [...text.matchAll(weekdayWords)].map((it) => weekdayNamed[(it[1] ?? "").toLowerCase()]);
  return days.length > 0 && !days.includes(weekdayOf(date));
}

function isOfAnotherSeason(text: string, { date, isNorth }: StopTime): boolean {
  const month = Number(date.slice(5, 7));
  const span = monthSpan.exec(text);
  if (span) {
    const [from, to] = [span[1], span[2]].map((it) => months.indexOf((it ?? "").toLowerCase()) + 1) as [number, number];
    return !(from <= to ? from <= month && month <= to : month >= from || month <= to);
  }
  const season = /\b(?:in|during|all) (spring|summer|autumn|winter)\b/i.exec(text)?.[1]?.toLowerCase();
  if (season === undefined) return false;
  const there = isNorth ? month : ((month + 5) % 12) + 1;
  return !seasons[season]?.includes(there);
}
