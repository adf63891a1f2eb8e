import { clockOf } from "../calendar.ts";
import { openSpans } from "../places/opening-hours.ts";
import { ownPoint, placeOf } from "../trip/check/match-place.ts";
import { timedOf } from "../trip/check/timeline.ts";
import type { Activity, Day } from "../trip/document.ts";
import { editActivity, locate } from "../trip/edit-activity.ts";
import type { TripPatch } from "../trip/patch.ts";
import { type FixContext, movable, type ProposedFix } from "./fix-context.ts";
import { freeTimes } from "./free-times.ts";

/** Nobody is sent anywhere before or after, unless the plan did so already. */
const EARLIEST = 480;
const LATEST_END = 1350;
/** A dinner is no dinner at three. */
const MEAL_SHIFT = 90;
const NOTHING: ReadonlySet<string> = new Set();

export interface Times {
  readonly wish: number;
  readonly from?: number;
  readonly to?: number;
  readonly ignored?: ReadonlySet<string>;
}

/** Other times for an activity on one of the days, the nearest to the wish first. */
export function timesFor(fix: FixContext, activity: Activity, day: Day, times: Times): readonly number[] {
  const timed = timedOf(activity, fix.context);
  const minutes = timed ? timed.end - timed.start : (activity.durationMinutes ?? 60);
  const isMeal = timed !== undefined && activity.activityType === "dining";
  const from = isMeal ? timed.start - MEAL_SHIFT : Math.min(EARLIEST, timed?.start ?? EARLIEST);
  const to = isMeal ? timed.end + MEAL_SHIFT : Math.max(LATEST_END, timed?.end ?? LATEST_END);
  const place = placeOf(activity, fix.context);
  return freeTimes(fix, day, {
    point: ownPoint(activity) ?? place ?? null,
    minutes,
    open: place?.hours ? openSpans(place.hours, day.date) : null,
    wish: times.wish,
    from: times.from ?? from,
    to: times.to ?? to,
    ignored: new Set([activity.id, ...(times.ignored ?? NOTHING)]),
  });
}

export function* retimes(fix: FixContext, activityId: string | undefined, times: Times): Generator<ProposedFix> {
  const found = movable(fix, activityId);
  if (!found) return;
  for (const start of timesFor(fix, found.activity, found.day, times)) {
    if (clockOf(start) === found.activity.startTime) continue;
    yield {
      summary: `Move ${found.activity.title} to ${clockOf(start)}`,
      patch: moveTo(fix, found.activity, found.day, start),
    };
  }
}

/** The clock and, where the order of the day changes by it, the place in the day too. */
export function moveTo(fix: FixContext, activity: Activity, day: Day, start: number | null): TripPatch {
  const timed = timedOf(activity, fix.context);
  const length = timed ? timed.end - timed.start : 0;
  const changes =
    start === null
      ? {}
      : { startTime: clockOf(start), ...(activity.endTime === null ? {} : { endTime: clockOf(start + length) }) };
  const isThere = day.activities.some((it) => it.id === activity.id);
  return editActivity(fix.trip, activity.id, changes, {}, isThere ? undefined : { day });
}

/** Into the tray, where things go that have lost their day: nothing is thrown away. */
export function park(fix: FixContext, activityId: string): TripPatch {
  const found = locate(fix.trip, activityId);
  if (!found?.day) return [];
  const { day, place } = found;
  return [
    { op: "activity.move", activityId, from: place, to: { dayId: null, after: fix.trip.parked.at(-1)?.id ?? null } },
    {
      op: "activity.set",
      activityId,
      before: { parked: null },
      after: { parked: { date: day.date, dayNotes: day.notes, reason: "set_aside" } },
    },
  ];
}

/** Sets aside the least important of these, then the next: a way out when nothing gentler helps. */
export function* parkOne(fix: FixContext, activityIds: readonly string[]): Generator<ProposedFix> {
  for (const { activity } of byImportance(activityIds.flatMap((it) => movable(fix, it) ?? []))) {
    yield { summary: `Set ${activity.title} aside`, patch: park(fix, activity.id) };
  }
}

/** The least important first; meals and journeys hold a day together. */
export function byImportance<T extends { readonly activity: Activity }>(things: readonly T[]): readonly T[] {
  const weight = ({ activity }: T) =>
    activity.priority + (["dining", "transport", "accommodation"].includes(activity.activityType) ? 10 : 0);
  return [...things].sort((a, b) => weight(a) - weight(b));
}
