import { deepEqual } from "../deep-equal.ts";
import { isStopOp } from "./complete-stop-op.ts";
import type { TripDocument } from "./document.ts";
import { locate } from "./edit-activity.ts";
import { completePatch, type RequestedOp, type RequestedPatch, targetIdOf } from "./requested-patch.ts";
import { stopsOf } from "./trip-stops.ts";

/**
 * Compares a requested patch that waited, while others changed the trip, with the trip as it is now. It can be joined
 * with later requests of the same author. Where both sides changed the same field, one side is chosen.
 */

type SetOp = Extract<RequestedOp, { readonly after: object }>;
const isSet = (op: RequestedOp): op is SetOp => "after" in op;

/**
 * The fields of an op whose values differ from those that its author saw; `day` for the day of an activity to be moved.
 */
function changedFields(trip: TripDocument, op: RequestedOp): readonly string[] {
  return completePatch(trip, [op]).conflicts.flatMap((it) => (it.why === "changed" ? it.fields : []));
}

/** The changed fields whose new value is not the one that the author asks for. Empty when the target is gone. */
export function contestedFields(trip: TripDocument, op: RequestedOp): readonly string[] {
  const changed = changedFields(trip, op);
  if (op.op === "activity.move") return stands(trip, op) ? [] : changed;
  if (!isSet(op)) return changed;
  const [now, wished] = [fieldsOf(trip, op), op.after as Readonly<Record<string, unknown>>];
  return changed.filter((field) => !deepEqual(now?.[field], wished[field]));
}

/** The same patch with `before` values of the trip as it is now. Ops on targets that are gone stay as they are. */
export function keepMine(trip: TripDocument, requested: RequestedPatch): RequestedPatch {
  return requested.map((op): RequestedOp => {
    if (op.op === "activity.add" || op.op === "stop.add") return op;
    if (op.op === "stop.move") return unconditional([op])[0] as RequestedOp;
    if (op.op === "activity.move") {
      const place = locate(trip, op.activityId)?.place;
      return place && op.from ? { ...op, from: { dayId: place.dayId } } : op;
    }
    const now = fieldsOf(trip, op);
    if (!now) return op;
    const before = Object.fromEntries(Object.keys(op.before).map((field) => [field, now[field]]));
    return { ...op, before } as RequestedOp;
  });
}

/** The patch without the fields that somebody else has changed. */
export function takeTheirs(trip: TripDocument, requested: RequestedPatch): RequestedPatch {
  return requested.flatMap((op): RequestedOp[] => {
    const theirs = new Set(changedFields(trip, op));
    if (theirs.size === 0) return [op];
    if (!isSet(op)) return [];
    const rest = (fields: object) => Object.fromEntries(Object.entries(fields).filter(([field]) => !theirs.has(field)));
    const after = rest(op.after);
    return Object.keys(after).length === 0 ? [] : [{ ...op, before: rest(op.before), after } as RequestedOp];
  });
}

/** The same patch without `before` values, so that it applies whatever the trip holds now. */
export function unconditional(requested: RequestedPatch): RequestedPatch {
  return requested.map((op): RequestedOp => {
    if (op.op === "activity.move") return { op: op.op, activityId: op.activityId, to: op.to };
    if (op.op === "stop.move") return { op: op.op, stopId: op.stopId, to: op.to, newIds: op.newIds };
    return op.op === "activity.add" || op.op === "stop.add" ? op : { ...op, before: {} };
  });
}

/**
 * The patch without moves to the day that the activity is already on. A move behind a named neighbour stays, whatever
 * day the activity came from.
 */
export function withoutDoneMoves(trip: TripDocument, requested: RequestedPatch): RequestedPatch {
  return requested.flatMap((op): RequestedOp[] => {
    if (op.op !== "activity.move" || !stands(trip, op)) return [op];
    return op.to.after === undefined ? [] : [{ op: op.op, activityId: op.activityId, to: op.to }];
  });
}

/**
 * Joins two patches, the later of which was made on top of the first: the latest values, compared with what was seen
 * first. Null when one of them does more than set fields, because its ops must keep their order; the nights of a stop
 * do, because days follow them.
 */
export function joinPatches(first: RequestedPatch, later: RequestedPatch): RequestedPatch | null {
  const ops = [...first, ...later];
  if (!ops.every(isSet) || ops.some((it) => it.op === "stop.change")) return null;
  const joined = new Map<string, SetOp>();
  for (const op of ops) {
    const known = joined.get(targetIdOf(op));
    const before = { ...op.before, ...known?.before };
    joined.set(targetIdOf(op), { ...op, before, after: { ...known?.after, ...op.after } } as SetOp);
  }
  return [...joined.values()];
}

/** Whether the activity is already on the day of the move. */
function stands(trip: TripDocument, { activityId, to }: Extract<RequestedOp, { op: "activity.move" }>): boolean {
  return locate(trip, activityId)?.place.dayId === to.dayId;
}

function fieldsOf(trip: TripDocument, op: RequestedOp): Readonly<Record<string, unknown>> | undefined {
  const target =
    op.op === "trip.set"
      ? trip
      : op.op === "day.set"
        ? trip.days.find((it) => it.id === op.dayId)
        : isStopOp(op)
          ? stopsOf(trip).find((it) => it.id === targetIdOf(op))
          : locate(trip, targetIdOf(op))?.activity;
  return target as Readonly<Record<string, unknown>> | undefined;
}
