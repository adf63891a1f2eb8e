import { distanceKm, type Point } from "../places/travel-time.ts";
import { checkedDays, type Timed, timedOf } from "../trip/check/timeline.ts";
import type { Day } from "../trip/document.ts";
import { isKept } from "../trip/kept-activities.ts";
import type { TripOp, TripPatch } from "../trip/patch.ts";
import { dayOf, said } from "../words/sentence.ts";
import { afterPatch, type FixContext, type ProposedFix } from "./fix-context.ts";
import { moveTo, timesFor } from "./retime-and-park.ts";

/** Longer days are left alone, because searching for a better order takes too long. */
const MOST_REORDERED = 30;

/**
 * Gives the movable activities of a day new times one after the other: in their order, then by the shortest path from
 * the stay of the night before, and then to that of the night after. Meals keep about their times.
 */
export function* reorder(fix: FixContext, day: Day): Generator<ProposedFix> {
  const things = day.activities.flatMap((it) => {
    const timed = isKept(it) || it.activityType === "transport" ? undefined : timedOf(it, fix.context);
    return timed && it.activityType !== "accommodation" ? [timed] : [];
  });
  if (things.length < 2 || things.length > MOST_REORDERED) return;
  things.sort((a, b) => a.start - b.start);
  const ends = checkedDays(fix.trip, fix.context, new Set([day.id])).find((it) => it.day.id === day.id);
  const orders = [things, shortestWay(things, ends?.morning?.point)];
  if (ends?.night) orders.push(shortestWay(things.toReversed(), ends.night.point).toReversed());
  for (const order of orders) {
    const patch = assignTimes(fix, day, order);
    if (patch) yield { summary: said`Put ${dayOf(day.date)} in another order, with time to get to each`, patch };
  }
}

function assignTimes(fix: FixContext, day: Day, order: readonly Timed[]): TripPatch | null {
  const waiting = new Set(order.map((it) => it.activity.id));
  const first = Math.min(...order.map((it) => it.start));
  const ops: TripOp[] = [];
  let now = fix;
  let cursor = first;
  for (const { activity, start, end } of order) {
    const today = now.trip.days.find((it) => it.id === day.id) as Day;
    const isMeal = activity.activityType === "dining";
    const times = isMeal ? { wish: start } : { wish: cursor, from: cursor };
    const [at] = timesFor(now, activity, today, { ...times, ignored: waiting });
    if (at === undefined) return null;
    const patch = moveTo(now, activity, today, at);
    ops.push(...patch);
    now = afterPatch(now, patch);
    waiting.delete(activity.id);
    if (!isMeal) cursor = at + end - start;
  }
  return ops;
}

/** @param start where the route begins; by default at the first stop */
function shortestWay(things: readonly Timed[], start?: Point): Timed[] {
  const left = [...things];
  const order = start ? [] : left.splice(0, 1);
  while (left.length > 0) {
    const at = order.length === 0 ? start : order.at(-1)?.point;
    const km = (it: Timed) => (at && it.point ? distanceKm(at, it.point) : 0);
    left.sort((a, b) => km(a) - km(b));
    order.push(...left.splice(0, 1));
  }
  return order;
}
