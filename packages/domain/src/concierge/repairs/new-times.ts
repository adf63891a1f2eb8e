import type { TripPatch } from "../../trip/patch.ts";
import { type Sentence, said } from "../../words/sentence.ts";
import type { DayView } from "../day-view.ts";
import type { Disruption } from "../disruptions.ts";
import type { RepairCandidate, RepairContext } from "../repair-context.ts";
import type { Stop } from "../stops-of-day.ts";
import type { RepairKind } from "../types.ts";
import { isMovable, type RescheduledStop, type RescheduleOptions, rescheduleDay } from "./reschedule-day.ts";
import { describeRetiming, retimePatch } from "./retime-patch.ts";

const FAR_APART = 300;

/** The first part of a repair, before the rest of the day gets new times. */
export interface RepairStep {
  readonly kind: RepairKind;
  readonly patch: TripPatch;
  readonly parts: readonly Sentence[];
  readonly bonus?: number;
  /** An activity that it adds at a time already found. */
  readonly added?: string;
}

/** Later, shorter, or both: every stop is kept. */
export function* newTimes(repair: RepairContext, disruption: Disruption): Generator<RepairCandidate> {
  const [stop] = disruption.stops;
  const protect = stop === undefined ? {} : { protect: stop.activity.id };
  for (const how of [
    { lengths: "keep" },
    { lengths: "cut" },
    { lengths: "cut", ...protect },
  ] satisfies RescheduleOptions[])
    yield* rescheduled(repair.view, how);
}

/** Two stops of the day swap their times, unless they are far apart. */
export function* exchangeStops(repair: RepairContext, disruption: Disruption): Generator<RepairCandidate> {
  const { view } = repair;
  const { ahead } = view.progress;
  const stop = ahead.find((it) => it.activity.id === disruption.stops[0]?.activity.id);
  if (!stop || !canExchange(view, stop)) return;
  for (const other of ahead) {
    if (other === stop || !canExchange(view, other) || Math.abs(other.start - stop.start) > FAR_APART) continue;
    const order = ahead.map((it) => (it === stop ? other : it === other ? stop : it));
    const [first, second] = other.start > stop.start ? [other, stop] : [stop, other];
    const parts = [said`do ${first.activity.title} before ${second.activity.title}`];
    // Where one of them keeps its time, only the other one moves.
    for (const lengths of ["keep", "cut"] as const)
      for (const { patch } of rescheduled(view, { lengths, order, inTurn: { stops: [first], from: second.start } }))
        if ([first, second].every((it) => patch.some((op) => "activityId" in op && op.activityId === it.activity.id)))
          yield { kind: "swap", patch, parts };
  }
}

function canExchange(view: DayView, stop: Stop): boolean {
  return isMovable(view, stop) && !["dining", "transport"].includes(stop.activity.activityType);
}

/** Only new times. */
export function* rescheduled(view: DayView, how: RescheduleOptions): Generator<RepairCandidate> {
  const placed = rescheduleDay(view, how);
  if (!placed) return;
  const patch = retimePatch(view.trip, placed);
  if (patch.length > 0) yield { kind: kindOf(placed), patch, parts: describeRetiming(placed) };
}

function kindOf(placed: readonly RescheduledStop[]): RepairKind {
  const first = placed.find((it) => it.isRetimed);
  return first && first.end - first.start !== first.stop.end - first.stop.start ? "shorten" : "shift";
}

/** A step and the new times that it needs: first with all lengths kept, then with shorter visits. */
export function* thenReschedule(
  repair: RepairContext,
  step: RepairStep,
  hows: (view: DayView) => readonly RescheduleOptions[] = bothLengths,
): Generator<RepairCandidate> {
  const view = repair.viewAfter(step.patch);
  const seen = new Set<string>();
  for (const how of hows(view)) {
    const placed = rescheduleDay(view, how);
    if (!placed || placed.some((it) => it.isRetimed && it.stop.activity.id === step.added)) continue;
    const patch = retimePatch(view.trip, placed);
    const key = JSON.stringify(patch);
    if (seen.has(key)) continue;
    seen.add(key);
    yield { ...step, patch: [...step.patch, ...patch], parts: [...step.parts, ...describeRetiming(placed)] };
  }
}

function bothLengths(): readonly RescheduleOptions[] {
  return [{ lengths: "keep" }, { lengths: "cut" }];
}
