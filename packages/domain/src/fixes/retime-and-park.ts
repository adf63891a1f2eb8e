import { clockOf } from "../calendar.ts";
import { openSpans } from "../places/opening-hours.ts";
import { endsOf } from "../trip/activity-ends.ts";
import { placeOf, pointOf } from "../trip/check/match-place.ts";
import { timedOf } from "../trip/check/timeline.ts";
import type { Activity, Day } from "../trip/document.ts";
import { locate } from "../trip/edit-activity.ts";
import type { TripPatch } from "../trip/patch.ts";
import { patchOf, type RequestedOp } from "../trip/requested-patch.ts";
import { said } from "../words/sentence.ts";
import { type FixContext, movable, type ProposedFix } from "./fix-context.ts";
import { freeTimes } from "./free-times.ts";

/** No earlier or later than this, unless the plan already was. */
const EARLIEST = 480;
const LATEST_END = 1350;
/** How far a meal may move, in minutes. */
const MEAL_SHIFT = 90;
const NOTHING: ReadonlySet<string> = new Set();

export interface Times {
  readonly wish: number;
  readonly from?: number;
  readonly to?: number;
  readonly ignored?: ReadonlySet<string>;
}

/** Other start times for an activity on a day, nearest to the preferred one first. */
export function timesFor(fix: FixContext, activity: Activity, day: Day, times: Times): readonly number[] {
  const timed = timedOf(activity, fix.context);
  const minutes = timed ? timed.end - timed.start : (activity.durationMinutes ?? 60);
  const isMeal = timed !== undefined && activity.activityType === "dining";
  const from = isMeal ? timed.start - MEAL_SHIFT : Math.min(EARLIEST, timed?.start ?? EARLIEST);
  const to = isMeal ? timed.end + MEAL_SHIFT : Math.max(LATEST_END, timed?.end ?? LATEST_END);
  const place = placeOf(activity, fix.context);
  return freeTimes(fix, day, {
    ...endsOf(activity, pointOf(activity, fix.context)),
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
      summary: said`Move ${found.activity.title} to ${clockOf(start)}`,
      patch: moveTo(fix, found.activity, found.day, start),
    };
  }
}

/** Sets the start and, if needed, the position in the day. */
export function moveTo(fix: FixContext, activity: Activity, day: Day, start: number | null): TripPatch {
  const isThere = day.activities.some((it) => it.id === activity.id);
  const ops: RequestedOp[] = [];
  if (start !== null)
    ops.push({ op: "activity.set", activityId: activity.id, before: {}, after: { startTime: clockOf(start) } });
  if (!isThere) ops.push({ op: "activity.move", activityId: activity.id, to: { dayId: day.id } });
  return patchOf(fix.trip, ops);
}

/** Moves an activity to the parked tray. */
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

/** Parks one of these, the least important first. Used when nothing smaller helps. */
export function* parkOne(fix: FixContext, activityIds: readonly string[]): Generator<ProposedFix> {
  for (const { activity } of byImportance(activityIds.flatMap((it) => movable(fix, it) ?? []))) {
    yield { summary: said`Set ${activity.title} aside`, patch: park(fix, activity.id) };
  }
}

/** The least important first. Meals and journeys count as important. */
export function byImportance<T extends { readonly activity: Activity }>(things: readonly T[]): readonly T[] {
  const weight = ({ activity }: T) =>
    activity.priority + (["dining", "transport", "accommodation"].includes(activity.activityType) ? 10 : 0);
  return [...things].sort((a, b) => weight(a) - weight(b));
}
