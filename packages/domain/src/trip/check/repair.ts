import { clockOf } from "../../calendar.ts";
import { openSpans } from "../../planning/hours.ts";
import { legBetween } from "../../planning/travel.ts";
import { indexByTime, type TripPatch } from "../patch.ts";
import { type CheckContext, type CheckedDay, isMovable, placeOf, type Timed } from "./timeline.ts";

const EARLIEST = 480;
const LATEST_END = 1350;
const STEP = 15;

/**
 * A patch that gives an activity another time on its own day: open then, free of the others with the ways between, as
 * close as can be to `wish` (minutes after midnight). Null when it may not be moved or no such time exists.
 */
export function retime(checked: CheckedDay, target: Timed, wish: number, context: CheckContext): TripPatch | null {
  if (!isMovable(target.activity)) return null;
  const length = target.end - target.start;
  const others = checked.timed.filter((it) => it !== target);
  const hours = placeOf(target.activity, context)?.hours;
  const open = hours ? openSpans(hours, checked.day.date) : [{ start: 0, end: 1440 }];
  let best: number | undefined;
  for (let start = EARLIEST; start + length <= LATEST_END; start += STEP) {
    const end = start + length;
    if (best !== undefined && Math.abs(start - wish) >= Math.abs(best - wish)) continue;
    if (!open.some((it) => it.start <= start && end <= it.end)) continue;
    if (others.every((other) => isApart(other, target, start, end))) best = start;
  }
  return best === undefined ? null : moveTo(checked, target, best, best + length);
}

function isApart(other: Timed, target: Timed, start: number, end: number): boolean {
  const way = other.point && target.point ? legBetween(other.point, target.point).minutes : 0;
  return other.end + way <= start || end + way <= other.start;
}

/** Sets the clock and, where the order of the day changes by it, the place in the day too. */
function moveTo({ day }: CheckedDay, { activity }: Timed, start: number, end: number): TripPatch {
  const [startTime, endTime] = [clockOf(start), clockOf(end)];
  const index = day.activities.indexOf(activity);
  const rest = day.activities.filter((it) => it !== activity);
  const from = { dayId: day.id, after: day.activities[index - 1]?.id ?? null };
  const to = { dayId: day.id, after: rest[indexByTime(rest, startTime) - 1]?.id ?? null };
  const set = {
    op: "activity.set" as const,
    activityId: activity.id,
    before: { startTime: activity.startTime, endTime: activity.endTime },
    after: { startTime, endTime },
  };
  return from.after === to.after ? [set] : [set, { op: "activity.move", activityId: activity.id, from, to }];
}
