import { clockOf } from "../../calendar.ts";
import type { TripStyle } from "../../field-choices.ts";
import { legBetween } from "../../places/travel-time.ts";
import { dayOf, said } from "../../words/sentence.ts";
import type { Problem } from "../finding.ts";
import { WHOLE_PROGRAMME } from "./day-load-and-lunch.ts";
import type { CheckContext } from "./match-place.ts";
import { type CheckedDay, isStay, isWholeDay, type Timed } from "./timeline.ts";

/** The hours that a day's plan covers, in minutes after midnight. */
const WAKING = { from: 9 * 60, to: 21 * 60 };
/** A gap of this many minutes without travel is reported, and a day that ends by then. */
const USUAL = { gap: 180, ends: 16 * 60 };
/** Travellers with a slow pace or in luxury style have longer free hours on purpose. */
const RELAXED = { gap: 270, ends: 15 * 60 };
/** Minutes before dinner for rest and changing. */
const BEFORE_DINNER = 60;
const EVENING = 18 * 60;

/** Hours of a day without anything planned. */
export interface FreeHours {
  readonly from: number;
  readonly to: number;
  /** Whether nothing comes after them. */
  readonly isEnd: boolean;
}

/**
 * The longest gap of a day, and the hours after a day that ends early. The first and the last day of a trip are short
 * by nature, and activities without a time may take place in any gap.
 */
export function freeHoursOf(
  checked: CheckedDay,
  style: TripStyle | null,
  pace: CheckContext["pace"],
): readonly FreeHours[] {
  const { day, isFirst, isLast } = checked;
  if (isFirst || isLast || day.activities.some((it) => it.startTime === null && it.activityType !== "accommodation"))
    return [];
  const limits = pace === "slow" || style === "luxury" ? RELAXED : USUAL;
  const things = [...checked.carried, ...checked.timed].filter((it) => !isStay(it));
  if (things.some((it) => isWholeDay(it.activity, it.start, it.end))) return [];
  const last = things.reduce<Timed | undefined>(
    (latest, it) => (latest && latest.end >= it.end ? latest : it),
    undefined,
  );
  if (!last) return [];
  const gap = longestGap(things, limits.gap);
  const isFull = things.some((it) => it.end - Math.max(0, it.start) >= WHOLE_PROGRAMME);
  return [
    ...(gap ? [gap] : []),
    ...(last.end <= limits.ends && !isFull ? [{ from: last.end, to: WAKING.to, isEnd: true }] : []),
  ];
}

/** The gap between two consecutive activities within waking hours, without the travel between them. */
function longestGap(things: readonly Timed[], least: number): FreeHours | undefined {
  let longest: FreeHours | undefined;
  let before: Timed | undefined;
  for (const it of things) {
    if (before && it.start > before.end) {
      const way = before.exit && it.entry ? legBetween(before.exit, it.entry).minutes : 0;
      const isDinner = it.activity.activityType === "dining" && it.start >= EVENING;
      const until = Math.min(WAKING.to, it.start - way - (isDinner ? BEFORE_DINNER : 0));
      const gap = { from: Math.max(WAKING.from, before.end), to: until, isEnd: false };
      if (gap.to - gap.from >= Math.max(least, longest ? longest.to - longest.from + 1 : 0)) longest = gap;
    }
    if (!before || it.end > before.end) before = it;
  }
  return longest;
}

/** What {@link freeHoursOf} found, as findings. */
export function checkFreeHours(checked: CheckedDay, style: TripStyle | null, pace: CheckContext["pace"]): Problem[] {
  return freeHoursOf(checked, style, pace).map(({ from, to, isEnd }): Problem => {
    const hours = Math.floor((to - from) / 30) / 2;
    return {
      code: isEnd ? "early_end" : "long_gap",
      severity: "info",
      message: isEnd
        ? said`Nothing is planned on ${dayOf(checked.day.date)} after ${clockOf(from)}.`
        : said`About ${hours} hours are free on ${dayOf(checked.day.date)}, from ${clockOf(from)} to ${clockOf(to)}.`,
      dayIds: [checked.day.id],
      activityIds: [],
    };
  });
}
