import { legBetween } from "../../planning/travel.ts";
import type { Finding } from "../finding.ts";
import type { CheckedDay, Timed } from "./timeline.ts";

/** More than this leaves no breath. */
const MOST_BUSY_MINUTES = 11 * 60;
const MOST_ITEMS = 9;
const FEWEST_ITEMS = 2;
/** A meal needs a gap of this length. */
const MEAL_MINUTES = 45;
const LUNCH = { from: 690, to: 900 };
/** After such an arrival people want a night's sleep, counted from the arrival to the first thing of the morning. */
const LATE = 1380;
const SLEEP_MINUTES = 9 * 60;

/** Days that hold too much or next to nothing. A trip that nobody has planned yet is not "too empty". */
export function checkLoad(checked: CheckedDay, isPlanned: boolean): Finding[] {
  const { day, timed } = checked;
  const found = (code: "too_dense" | "too_empty", severity: Finding["severity"], message: string): Finding[] => [
    { code, severity, message, dayIds: [day.id], activityIds: [], fix: null },
  ];
  const things = day.activities.filter((it) => it.activityType !== "accommodation");
  if (things.length > MOST_ITEMS)
    return found("too_dense", "warning", `${things.length} things on ${day.date} are more than a day holds well.`);
  const busy = busyMinutes(timed);
  if (busy > MOST_BUSY_MINUTES) {
    return found(
      "too_dense",
      "warning",
      `${day.date} is busy for about ${Math.round(busy / 60)} hours, ways included.`,
    );
  }
  const isFull = !checked.isFirst && !checked.isLast;
  if (!isPlanned || things.length >= (isFull ? FEWEST_ITEMS : 1)) return [];
  return found(
    "too_empty",
    "info",
    things.length === 0 ? `Nothing is planned on ${day.date}.` : `Only one thing is planned on ${day.date}.`,
  );
}

/** Minutes spent on things and on the ways between them, pauses not counted. */
function busyMinutes(timed: readonly Timed[]): number {
  const active = timed.filter((it) => it.activity.activityType !== "accommodation");
  return active.reduce((sum, it, index) => {
    const before = active[index - 1];
    const way = before?.point && it.point ? legBetween(before.point, it.point).minutes : 0;
    return sum + way + Math.min(it.end, 1440) - it.start;
  }, 0);
}

/** Days out over midday without a lunch. */
export function checkMeals({ day, timed }: CheckedDay): Finding[] {
  const first = timed[0];
  const last = timed.at(-1);
  if (!first || !last || first.start > LUNCH.from || last.end < LUNCH.to) return [];
  const isLunch = (it: Timed) => it.activity.activityType === "dining" && it.start < LUNCH.to && it.end > LUNCH.from;
  // Whoever is on a train, or has one thing to do for the whole midday, eats there.
  const isAllMidday = (it: Timed) => it.start <= LUNCH.from && it.end >= LUNCH.to;
  if (timed.some((it) => isLunch(it) || isAllMidday(it))) return [];
  const gap = longestGap(timed);
  return [
    {
      code: "missing_meal",
      severity: gap >= MEAL_MINUTES ? "info" : "warning",
      message:
        gap >= MEAL_MINUTES
          ? `No lunch is planned on ${day.date}; there is a pause of ${gap} minutes for one.`
          : `No lunch is planned on ${day.date}, and no pause is long enough for one.`,
      dayIds: [day.id],
      activityIds: [],
      fix: null,
    },
  ];
}

function longestGap(timed: readonly Timed[]): number {
  let longest = 0;
  let free = LUNCH.from;
  for (const it of timed) {
    longest = Math.max(longest, Math.min(it.start, LUNCH.to) - free);
    free = Math.max(free, it.end);
  }
  return longest;
}

/** A journey that ends late in the night, and an early start after it. */
export function checkLateArrival(checked: CheckedDay, next: CheckedDay | undefined): Finding[] {
  const journey = checked.timed.findLast((it) => it.activity.activityType === "transport" && it.end >= LATE);
  const morning = next?.timed.find((it) => it.activity.activityType !== "accommodation");
  if (!journey || !next || !morning || morning.start + 1440 - journey.end >= SLEEP_MINUTES) return [];
  return [
    {
      code: "late_arrival",
      severity: "warning",
      message: `${journey.activity.title} arrives late at night, and ${morning.activity.title} starts early the next morning.`,
      dayIds: [checked.day.id, next.day.id],
      activityIds: [journey.activity.id, morning.activity.id],
      fix: null,
    },
  ];
}
