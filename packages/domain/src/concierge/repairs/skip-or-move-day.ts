import { clockOf } from "../../calendar.ts";
import { afterPatch, type FixContext } from "../../fixes/fix-context.ts";
import { moveTo, park, timesFor } from "../../fixes/retime-and-park.ts";
import { timedOf } from "../../trip/check/timeline.ts";
import type { Activity, Day } from "../../trip/document.ts";
import type { TripOp } from "../../trip/patch.ts";
import { changeActivity } from "../../trip/requested-patch.ts";
import { dayOf, listed, said } from "../../words/sentence.ts";
import type { Disruption } from "../disruptions.ts";
import { importance } from "../importance.ts";
import type { RepairCandidate, RepairContext } from "../repair-context.ts";
import type { Stop } from "../stops-of-day.ts";
import { type RepairStep, thenReschedule } from "./new-times.ts";
import { isMovable } from "./reschedule-day.ts";

/** Limits of the search. */
const MOST_DAYS = 6;
const MOST_OFFERS = 2;
const MOST_MOVED = 4;
const MOST_SKIPPED = 6;
const FULL_DAY = 8;
const DAY_BEGINS = 540;

/** Parks one stop, the least important first; then the disrupted one and another, or more. */
export function* skipStops(repair: RepairContext, disruption: Disruption): Generator<RepairCandidate> {
  const things = stopsToLeaveOut(repair, disruption);
  for (const stop of things.slice(0, MOST_SKIPPED)) yield* thenReschedule(repair, parkStops(repair.fixContext, [stop]));
  const own = things.filter((it) => disruption.stops.includes(it));
  for (const stop of things.slice(0, MOST_SKIPPED))
    if (own.length > 0 && !own.includes(stop))
      yield* thenReschedule(repair, parkStops(repair.fixContext, [...own, stop]));
  for (const count of [2, 3, 4]) {
    if (things.length >= count) yield* thenReschedule(repair, parkStops(repair.fixContext, things.slice(0, count)));
  }
}

/** Moves a stop to another day of the trip. */
export function* moveToOtherDay(repair: RepairContext, disruption: Disruption): Generator<RepairCandidate> {
  const things = [...stopsToLeaveOut(repair, disruption)].sort(
    (a, b) => nearness(disruption, b) - nearness(disruption, a),
  );
  for (const stop of things.slice(0, MOST_MOVED)) {
    for (const step of toOtherDays(repair.fixContext, repair.day.date, stop)) yield* thenReschedule(repair, step);
  }
}

/** Keeps the stop on the day without a start time. */
export function* dropStartTime(repair: RepairContext, disruption: Disruption): Generator<RepairCandidate> {
  for (const { activity } of stopsToLeaveOut(repair, disruption).slice(0, MOST_SKIPPED)) {
    const patch = changeActivity(repair.trip, activity.id, { startTime: null });
    const step = { kind: "shift", patch, parts: [said`leave the time of ${activity.title} open`] } as const;
    yield* thenReschedule(repair, step);
  }
}

/** The disrupted stop first, then by priority. */
function nearness(disruption: Disruption, stop: Stop): number {
  return disruption.stops.some((it) => it.activity.id === stop.activity.id) ? 100 : stop.activity.priority;
}

export function stopsToLeaveOut(repair: RepairContext, disruption: Disruption): readonly Stop[] {
  const { view, situation } = repair;
  return view.progress.ahead
    .filter((it) => isMovable(view, it) || (!it.fixed && it.isToday && disruption.stops.includes(it)))
    .sort((a, b) => importance(a.activity, situation.context) - importance(b.activity, situation.context));
}

export function parkStops(fixContext: FixContext, stops: readonly Stop[]): RepairStep {
  const ops: TripOp[] = [];
  let now = fixContext;
  for (const { activity } of stops) {
    const patch = park(now, activity.id);
    ops.push(...patch);
    now = afterPatch(now, patch);
  }
  return { kind: "skip", patch: ops, parts: [said`set ${listed(stops.map((it) => it.activity.title))} aside`] };
}

/** The next days with a free time for it, near its present time; a meal only on a day without one then. */
export function* toOtherDays(fixContext: FixContext, today: string, { activity, start }: Stop): Generator<RepairStep> {
  if (activity.activityType === "transport") return;
  const days = fixContext.trip.days.filter((it) => it.date > today && it.activities.length < FULL_DAY);
  let offered = 0;
  for (const day of days.slice(0, MOST_DAYS)) {
    if (offered === MOST_OFFERS) return;
    if (activity.activityType === "dining" && hasMealAt(day, start, fixContext)) continue;
    const [at] = hoursOn(fixContext, day, activity, start);
    if (at === undefined) continue;
    offered += 1;
    yield {
      kind: "move_day",
      patch: moveTo(fixContext, activity, day, at),
      parts: [said`move ${activity.title} to ${dayOf(day.date)} at ${clockOf(at)}`],
    };
  }
}

/** Not early in the morning, unless it was planned so or the day begins so. */
function hoursOn(fixContext: FixContext, day: Day, activity: Activity, wish: number): readonly number[] {
  if (activity.activityType === "dining") return timesFor(fixContext, activity, day, { wish });
  const begins = day.activities.flatMap((it) => timedOf(it, fixContext.context)?.start ?? []);
  const later = timesFor(fixContext, activity, day, { wish, from: Math.min(DAY_BEGINS, wish, ...begins) });
  return later.length > 0 ? later : timesFor(fixContext, activity, day, { wish });
}

/** Moves the first ones to other days if there is time, and parks the rest. */
export function onOtherDays(repair: RepairContext, things: readonly Stop[], count: number): RepairStep {
  const left: Stop[] = [];
  const moved: RepairStep[] = [];
  let fixContext = repair.fixContext;
  for (const [index, stop] of things.entries()) {
    const [step] = index < count ? toOtherDays(fixContext, repair.day.date, stop) : [];
    if (step) {
      moved.push(step);
      fixContext = afterPatch(fixContext, step.patch);
    } else left.push(stop);
  }
  const out = left.length === 0 ? null : parkStops(fixContext, left);
  const steps = out ? [...moved, out] : moved;
  return {
    kind: moved.length > 0 ? "move_day" : "skip",
    patch: steps.flatMap((it) => it.patch),
    parts: steps.flatMap((it) => it.parts),
  };
}

const MEAL_APART = 150;

function hasMealAt(day: Day, start: number, { context }: FixContext): boolean {
  return day.activities.some((it) => {
    const timed = it.activityType === "dining" ? timedOf(it, context) : undefined;
    return timed !== undefined && Math.abs(timed.start - start) < MEAL_APART;
  });
}
