import { numberOf, shiftOf } from "./clock-words.ts";

/** When a flight, a train or a ferry comes or goes, in the words of travellers. */

const hour = "(?<hour>one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midday|midnight|[012]?\\d)";
const clock = `(?<shift>(?:half|quarter) past |quarter to )?${hour}(?:[:.h](?<minutes>\\d\\d)|h(?=\\b))?(?:\\s*(?<half>am|pm|o'?clock|in the (?:morning|afternoon|evening)|at night))?(?![\\d%]|\\.\\d|\\s*(?:days?|nights?|hours?|h\\b|minutes?|people|of us|adults|km))`;
/** "At five", "with the 16:32 train", "by 2 pm". */
const announced = new RegExp(
  `\\b(?:at|around|about|by|before|until|towards|(?:with|on|by|take|catch) (?:a|an|the|our))\\s+(?:about\\s+|around\\s+)?${clock}`,
  "i",
);
/** "Sunday 20:05", "11h10", "7 pm": unmistakable without a word before it. */
const plain =
  /(?<![\d:.h])(?<hour>[012]?\d)(?:[:h](?<minutes>[0-5]\d)|\.(?<more>[0-5]\d)(?=\s*(?:am|pm|[,;)]|$))|(?=\s*(?:am|pm)\b))(?:\s*(?<half>am|pm|in the (?:morning|afternoon|evening)))?(?!\d)/i;
/** "Leave Sunday at eleven" is announced; "quarter past ten" needs no other word. */
const spoken = new RegExp(`\\b(?=(?:half|quarter) past |quarter to )${clock}`, "i");
const nightTrain = /\b(?:night|overnight|sleeper) (?:train|bus|ferry|flight|boat|coach)\b/gi;
/** "At five" of a journey is the afternoon. */
const EARLIEST = 6 * 60;
const NOON = 720;

/** Parts of a day, in the order in which they are looked for, and what they mean for who comes or goes then. */
const partsOfDay: readonly (readonly [RegExp, number])[] = [
  [/\bearly (?:in the )?morning\b/i, 8 * 60],
  [/\blate (?:in the )?morning\b/i, 11 * 60],
  [/\bearly (?:in the )?afternoon\b/i, 14 * 60],
  [/\b(?:late (?:in the )?afternoon|end of the afternoon)\b/i, 17 * 60],
  [/\bearly (?:in the )?evening\b/i, 18 * 60],
  [/\blate (?:in the |at )?(?:evening|night)\b/i, 22 * 60],
  [/\bafter lunch\b/i, 15 * 60],
  [/\bafter breakfast\b/i, 10 * 60],
  [/\b(?:midday|noon|lunch ?time)\b/i, NOON],
  [/\bmorning\b/i, 10 * 60],
  [/\bafternoon\b/i, 16 * 60],
  [/\bevening\b/i, 19 * 60 + 30],
  [/\bat night\b/i, 22 * 60],
];
const onADay =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|tue|wed|thu|fri|sat|sun)\b|(?:first|last|final) day|day \d|home|flight|plane|train|ferry)/i;

/** Minutes after midnight; without a half of the day the likelier one. */
export function clockIn(part: string): number | null {
  const text = part.replace(/\b([ap])\.m\./gi, "$1m").replace(/\b\d{1,2}(?:st|nd|rd|th)\b/gi, " ");
  const found = [announced, spoken, plain]
    .map((it) => it.exec(text))
    .filter((it) => it !== null)
    .toSorted((a, b) => a.index - b.index)[0];
  return found ? minutesOf(found, text.slice(0, found.index)) : null;
}

/** The same, and "on Sunday in the late afternoon" where no clock is named. */
export function timeIn(part: string): number | null {
  const time = clockIn(part);
  if (time !== null || !onADay.test(part)) return time;
  return partsOfDay.find(([words]) => words.test(part.replace(nightTrain, " ")))?.[1] ?? null;
}

function minutesOf({ groups = {} }: RegExpExecArray, before: string): number | null {
  const { shift = "", half = "" } = groups;
  const minutes = groups.minutes ?? groups.more;
  const name = (groups.hour ?? "").toLowerCase();
  if (name === "midnight") return 1440;
  const said = name === "noon" || name === "midday" ? 12 : numberOf(name);
  if (said === undefined || said > 24 || Number(minutes ?? 0) > 59) return null;
  const time = said * 60 + shiftOf(shift) + Number(minutes ?? "0");
  const isNoHalf = half === "" || /clock/i.test(half);
  if (
    /^p|after|even|night/i.test(half) ||
    (isNoHalf && /\b(?:night|evening|afternoon)\b/i.test(before.replace(nightTrain, " ")))
  )
    return said < 12 ? time + NOON : time;
  if (/^a|morn/i.test(half)) return time % NOON;
  return (minutes === undefined || !/^\d/.test(name)) && time < EARLIEST && said < 12 ? time + NOON : time;
}
