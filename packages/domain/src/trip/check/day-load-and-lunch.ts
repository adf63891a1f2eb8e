import { legBetween } from "../../places/travel-time.ts";
import { dayOf, type Sentence, said } from "../../words/sentence.ts";
import { isWorded } from "../../words/worded.ts";
import type { Problem } from "../finding.ts";
import { isDrive } from "../is-drive.ts";
import type { CheckContext } from "./match-place.ts";
import { type CheckedDay, isStay, isWholeDay, type Timed } from "./timeline.ts";

/** Most busy minutes of a day, with dinner and the evening. */
const MOST_BUSY_MINUTES = 740;
const MORE_WHEN_FAST = 60;
/** People who go out of town for the day get up early and come back late. */
const MOST_BUSY_ON_THE_ROAD = 13 * 60;
const ON_THE_ROAD = 45;
/** With meals and fixed activities. */
export const MOST_ITEMS = 9;
const FEWEST_ITEMS = 2;
/** One activity of this length fills a day. */
export const WHOLE_PROGRAMME = 5 * 60;
/** Travel counts as busy only up to this length. */
const TIRING_JOURNEY = 4 * 60;
const ON_THE_ROAD_SHARE = 0.6;
/** A night out is no part of a busy day. */
const NIGHT = 22 * 60;
/** A meal needs a gap of this length. */
const MEAL_MINUTES = 45;
export const lunchTime = { from: 690, to: 900 };
const DINNER_FROM = 17 * 60;
/** A ferry, train or flight on which one eats, in minutes, and what of midday it covers. */
const LONG_RIDE = 180;
const [NOON, AFTER_NOON] = [720, 840];
/** The latest start of a lunch. */
const LATEST_LUNCH = 930;

/** Days that are too full or too empty. Trips without any activity are not "too empty". */
export function checkLoad(checked: CheckedDay, isPlanned: boolean, pace?: CheckContext["pace"]): Problem[] {
  const { day, timed, carried } = checked;
  const found = (code: "too_dense" | "too_empty", severity: Problem["severity"], message: Sentence): Problem[] => [
    { code, severity, message, dayIds: [day.id], activityIds: [] },
  ];
  const things = day.activities.filter((it) => it.activityType !== "accommodation" && !it.freeTime);
  // Rides of a drive or day trip do not count as things to do.
  const done = things.filter((it) => it.activityType !== "transport");
  if (done.length > MOST_ITEMS)
    return found("too_dense", "warning", said`${done.length} things on ${dayOf(day.date)} are a lot for one day.`);
  const busy = busyMinutes(timed);
  const isOnTheRoad = timed.some((it) => it.activity.activityType === "transport" && it.end - it.start >= ON_THE_ROAD);
  const more = pace === "fast" ? MORE_WHEN_FAST : 0;
  if (busy > (isOnTheRoad ? MOST_BUSY_ON_THE_ROAD : MOST_BUSY_MINUTES) + more) {
    const hours = Math.round(busy / 60);
    return found("too_dense", "warning", said`${dayOf(day.date)} is busy for about ${hours} hours, including travel.`);
  }
  const enough = !checked.isFirst && !checked.isLast ? FEWEST_ITEMS : 1;
  const longest = Math.max(0, ...[...timed, ...carried].map(minutesToday));
  // A day with free time on purpose is not empty.
  const isMeant = day.activities.some((it) => it.freeTime);
  if (!isPlanned || isMeant || things.length >= enough || longest >= WHOLE_PROGRAMME) return [];
  return found(
    "too_empty",
    "info",
    things.length === 0
      ? said`Nothing is planned on ${dayOf(day.date)}.`
      : said`Only one thing is planned on ${dayOf(day.date)}.`,
  );
}

function minutesToday(it: Timed): number {
  return isStay(it) ? 0 : Math.min(it.end, 1440) - Math.max(it.start, 0);
}

/** Minutes of activities and travel, without pauses. */
function busyMinutes(timed: readonly Timed[]): number {
  const active = timed.filter(
    (it) => !isStay(it) && !it.activity.freeTime && !isWholeDay(it.activity, it.start, it.end),
  );
  return active.reduce((sum, it, index) => {
    const before = active[index - 1];
    // A way that takes longer than there is time for is a finding of its own.
    const gap = before ? Math.max(0, it.start - before.end) : 0;
    const way = before?.exit && it.entry ? Math.min(gap, legBetween(before.exit, it.entry).minutes) : 0;
    const taken = Math.max(0, Math.min(it.end, NIGHT) - Math.max(it.start, 0));
    // Sitting in a car or train is less tiring.
    const counts =
      it.activity.activityType === "transport" ? Math.min(TIRING_JOURNEY, taken) * ON_THE_ROAD_SHARE : taken;
    return sum + way + counts;
  }, 0);
}

/** Days out over midday without a lunch. */
export function checkMeals({ day, timed }: CheckedDay): Problem[] {
  const out = timed.filter((it) => !isStay(it) && !it.activity.freeTime);
  const starts = Math.min(...out.map((it) => it.start));
  const ends = Math.max(...out.map((it) => it.end));
  if (out.length === 0 || starts > lunchTime.from || ends < lunchTime.to) return [];
  if (out.some((it) => isLunch(it) || isAllMidday(it))) return [];
  const gap = longestGap(out);
  const hasGap = gap >= MEAL_MINUTES;
  return [
    {
      code: "missing_meal",
      severity: hasGap ? "info" : "warning",
      message: hasGap
        ? said`No lunch is planned on ${dayOf(day.date)}; there is a gap of ${gap} minutes for one.`
        : said`No lunch is planned on ${dayOf(day.date)}, and no gap is long enough for one.`,
      dayIds: [day.id],
      activityIds: [],
    },
  ];
}

/** The main meals of a day. Whoever is at one thing all midday has lunch there. */
export function mealsOn({ timed }: Pick<CheckedDay, "timed">): ReadonlySet<"lunch" | "dinner"> {
  const meals = new Set<"lunch" | "dinner">();
  for (const it of timed) {
    if (isStay(it) || it.activity.freeTime) continue;
    if (isLunch(it) || isAllMidday(it)) meals.add("lunch");
    if (isDinner(it)) meals.add("dinner");
  }
  return meals;
}

export function isDinner({ activity, start }: Timed): boolean {
  return activity.activityType === "dining" && start >= DINNER_FROM;
}

/** A meal at midday, by its type or title. */
export function isLunch({ activity, start, end }: Timed): boolean {
  const isMeal =
    activity.activityType === "dining" || /\b(lunch|brunch|picnic|food tour|cook(?:ing|ery))\b/i.test(activity.title);
  return isMeal && start < LATEST_LUNCH && end > lunchTime.from;
}

/** People who are at one activity all midday eat there, and those on a long ride over noon on board; a car is no such. */
export function isAllMidday({ activity, start, end }: Timed): boolean {
  const isOnBoard = activity.activityType === "transport" && !isByCar(activity.title);
  if (isOnBoard && end - start >= LONG_RIDE) return start <= NOON && end >= AFTER_NOON;
  return start <= lunchTime.from && end >= lunchTime.to;
}

function longestGap(timed: readonly Timed[]): number {
  let longest = 0;
  let free = lunchTime.from;
  for (const it of timed) {
    longest = Math.max(longest, Math.min(it.start, lunchTime.to) - free);
    free = Math.max(free, it.end);
  }
  return Math.max(longest, lunchTime.to - free);
}

const isByCar = (title: string) =>
  isDrive(title) || isWorded(title, "Drive to {0}") || isWorded(title, "Drive back to {0}");
