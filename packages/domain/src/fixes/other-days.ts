import { clockOf, daysBetween } from "../calendar.ts";
import { openSpans } from "../places/opening-hours.ts";
import { centroid, distanceKm } from "../places/travel-time.ts";
import { ownPoint } from "../trip/activity-ends.ts";
import { placeOf } from "../trip/check/match-place.ts";
import { timedOf } from "../trip/check/timeline.ts";
import type { Activity, Day } from "../trip/document.ts";
import { isKept } from "../trip/kept-activities.ts";
import type { TripOp } from "../trip/patch.ts";
import { dayOf as dateDay, said } from "../words/sentence.ts";
import { afterPatch, dayOf, type FixContext, movable, type ProposedFix } from "./fix-context.ts";
import { reorder } from "./reorder-day.ts";
import { moveTo, timesFor } from "./retime-and-park.ts";

/** Days that are tried, among the nearest by date. */
const MOST_DAYS = 4;
const NEAR_DAYS = 14;
const FULL_DAY = 8;

/** Another day with room, the nearest by distance and date first. Meals stay on their day. */
export function* otherDays(fix: FixContext, activityId: string | undefined): Generator<ProposedFix> {
  const found = movable(fix, activityId);
  if (!found || found.activity.activityType === "dining") return;
  const { activity, day } = found;
  const timed = timedOf(activity, fix.context);
  const days = daysFor(fix, activity, day).filter((it) => it.activities.length < FULL_DAY);
  let offered = 0;
  for (const other of days.slice(0, 2 * MOST_DAYS)) {
    const [start] = timed ? timesFor(fix, activity, other, { wish: timed.start }) : [null];
    if (start === undefined || offered === MOST_DAYS) continue;
    offered += 1;
    yield {
      summary:
        start === null
          ? said`Move ${activity.title} to ${dateDay(other.date)}`
          : said`Move ${activity.title} to ${dateDay(other.date)} at ${clockOf(start)}`,
      patch: moveTo(fix, activity, other, start),
    };
  }
}

/** Another day on which it is possible, whose other activities get new times around it. */
export function* otherDaysInNewOrder(fix: FixContext, activityId: string | undefined): Generator<ProposedFix> {
  const found = movable(fix, activityId);
  if (!found || found.activity.activityType === "dining") return;
  const { activity, day } = found;
  const days = daysFor(fix, activity, day).filter((it) => it.activities.length < FULL_DAY);
  for (const other of days.slice(0, MOST_DAYS)) {
    const patch = moveTo(fix, activity, other, null);
    const next = afterPatch(fix, patch);
    const full = dayOf(next, other.id);
    for (const order of full ? reorder(next, full) : [])
      yield {
        summary: said`Move ${activity.title} to ${dateDay(other.date)}, with the rest of that day around it`,
        patch: [...patch, ...order.patch],
      };
  }
}

/** Days on which an activity is possible. */
function daysFor(fix: FixContext, activity: Activity, day: Day): readonly Day[] {
  const place = placeOf(activity, fix.context);
  const point = ownPoint(activity) ?? place ?? null;
  const km = (other: Day) => {
    const middle = centroid(other.activities.flatMap((it) => ownPoint(it) ?? []));
    return middle && point ? Math.round(distanceKm(middle, point)) : 0;
  };
  const away = (other: Day) => Math.abs(daysBetween(day.date, other.date));
  return fix.trip.days
    .filter((it) => it !== day && (!place?.hours || openSpans(place.hours, it.date).length > 0))
    .sort((a, b) => away(a) - away(b))
    .slice(0, NEAR_DAYS)
    .sort((a, b) => km(a) - km(b) || away(a) - away(b));
}

/** Swaps the activities of two days, without stays and without days that hold something tied to its date. */
export function* swapDays(fix: FixContext, activityId: string | undefined): Generator<ProposedFix> {
  const found = movable(fix, activityId);
  if (!found || !isExchangeable(found.day)) return;
  const { activity, day } = found;
  const others = daysFor(fix, activity, day).filter(isExchangeable);
  for (const other of others.slice(0, MOST_DAYS)) {
    yield {
      summary: said`Swap the plans of ${dateDay(day.date)} and ${dateDay(other.date)}`,
      patch: [...bringTo(other, day), ...bringTo(day, other)],
    };
  }
}

function isExchangeable(day: Day): boolean {
  const isBound = (it: Activity) => isKept(it) || it.activityType === "transport" || it.activityType === "business";
  return day.notes === "" && day.activities.length > 0 && !day.activities.some(isBound);
}

function bringTo(target: Day, source: Day): TripOp[] {
  let after: string | null = null;
  return source.activities
    .filter((it) => it.activityType !== "accommodation")
    .map(({ id }): TripOp => {
      const op: TripOp = {
        op: "activity.move",
        activityId: id,
        from: { dayId: source.id, after: null },
        to: { dayId: target.id, after },
      };
      after = id;
      return op;
    });
}
