import type { TripPatch } from "../../trip/patch.ts";
import type { Look } from "../day-view.ts";
import type { Trouble } from "../disruptions.ts";
import type { Bench, Candidate } from "../repair-context.ts";
import type { Stop } from "../stops-of-day.ts";
import type { RepairKind } from "../types.ts";
import { type How, isMovable, type Placed, settle } from "./reschedule-day.ts";
import { retime, retimeWords } from "./retime-patch.ts";

const FAR_APART = 300;

/** The first part of a repair: what becomes of the things themselves, before the rest finds new times. */
export interface Step {
  readonly kind: RepairKind;
  readonly patch: TripPatch;
  readonly parts: readonly string[];
  readonly bonus?: number;
  /** What it puts on the plan at an hour that was found for it. */
  readonly added?: string;
}

/** Later, shorter, or both: nothing is left out. */
export function* times(bench: Bench, trouble: Trouble): Generator<Candidate> {
  const [stop] = trouble.stops;
  const protect = stop === undefined ? {} : { protect: stop.activity.id };
  for (const how of [{ lengths: "keep" }, { lengths: "cut" }, { lengths: "cut", ...protect }] satisfies How[])
    yield* settled(bench.look, how);
}

/** Two things of the rest of the day change places: what is done in the evening stays there. */
export function* exchanged(bench: Bench, trouble: Trouble): Generator<Candidate> {
  const { look } = bench;
  const { ahead } = look.standing;
  const stop = ahead.find((it) => it.activity.id === trouble.stops[0]?.activity.id);
  if (!stop || !canExchange(look, stop)) return;
  for (const other of ahead) {
    if (other === stop || !canExchange(look, other) || Math.abs(other.start - stop.start) > FAR_APART) continue;
    const order = ahead.map((it) => (it === stop ? other : it === other ? stop : it));
    const [first, second] = other.start > stop.start ? [other, stop] : [stop, other];
    const parts = [`do ${first.activity.title} before ${second.activity.title}`];
    for (const lengths of ["keep", "cut"] as const)
      for (const { patch } of settled(look, { lengths, order, inTurn: { stops: [first], from: second.start } }))
        yield { kind: "swap", patch, parts };
  }
}

function canExchange(look: Look, stop: Stop): boolean {
  return isMovable(look, stop) && !["dining", "transport"].includes(stop.activity.activityType);
}

/** New times alone. */
export function* settled(look: Look, how: How): Generator<Candidate> {
  const placed = settle(look, how);
  if (!placed) return;
  const patch = retime(look.trip, placed);
  if (patch.length > 0) yield { kind: kindOf(placed), patch, parts: retimeWords(placed) };
}

function kindOf(placed: readonly Placed[]): RepairKind {
  const first = placed.find((it) => it.isRetimed);
  return first && first.end - first.start !== first.stop.end - first.stop.start ? "shorten" : "shift";
}

/** A step, and what it asks of the rest of the day: first with every length kept, then with visits cut. */
export function* withStep(
  bench: Bench,
  step: Step,
  hows: (look: Look) => readonly How[] = bothLengths,
): Generator<Candidate> {
  const look = bench.after(step.patch);
  const seen = new Set<string>();
  for (const how of hows(look)) {
    const placed = settle(look, how);
    if (!placed || placed.some((it) => it.isRetimed && it.stop.activity.id === step.added)) continue;
    const patch = retime(look.trip, placed);
    const key = JSON.stringify(patch);
    if (seen.has(key)) continue;
    seen.add(key);
    yield { ...step, patch: [...step.patch, ...patch], parts: [...step.parts, ...retimeWords(placed)] };
  }
}

function bothLengths(): readonly How[] {
  return [{ lengths: "keep" }, { lengths: "cut" }];
}
