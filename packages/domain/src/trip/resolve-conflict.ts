import { deepEqual } from "../deep-equal.ts";
import type { TripDocument } from "./document.ts";
import { locate } from "./edit-activity.ts";
import { completePatch, type RequestedOp, type RequestedPatch, targetIdOf } from "./requested-patch.ts";

/**
 * What becomes of a requested patch that waited while others changed the trip: it is held against the trip of now, joined
 * with what its author asked for afterwards, and resolved for one side where both changed the same.
 */

type SetOp = Extract<RequestedOp, { readonly after: object }>;
const isSet = (op: RequestedOp): op is SetOp => "after" in op;

/** The fields of an op that are not as its author saw them; `day` for the day of an activity that is to move. */
function changedFields(trip: TripDocument, op: RequestedOp): readonly string[] {
  return completePatch(trip, [op]).conflicts.flatMap((it) => (it.why === "changed" ? it.fields : []));
}

/** Those that somebody else has changed to something else than its author asks for. Empty where the target is gone. */
export function contestedFields(trip: TripDocument, op: RequestedOp): readonly string[] {
  const changed = changedFields(trip, op);
  if (op.op === "activity.move") return stands(trip, op) ? [] : changed;
  if (!isSet(op)) return changed;
  const [now, wished] = [fieldsOf(trip, op), op.after as Readonly<Record<string, unknown>>];
  return changed.filter((field) => !deepEqual(now?.[field], wished[field]));
}

/** The same patch, made by somebody who has seen the trip of now. What is about something that is gone stays as it is. */
export function keepMine(trip: TripDocument, requested: RequestedPatch): RequestedPatch {
  return requested.map((op): RequestedOp => {
    if (op.op === "activity.add") return op;
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

/** The patch without what somebody else has changed meanwhile: there the trip stays as it is now. */
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

/** The same patch whatever stands there now. */
export function unconditional(requested: RequestedPatch): RequestedPatch {
  return requested.map((op): RequestedOp => {
    if (op.op === "activity.move") return { op: op.op, activityId: op.activityId, to: op.to };
    return op.op === "activity.add" ? op : { ...op, before: {} };
  });
}

/**
 * The patch without moves to the day on which the activity stands by now. Where a neighbour is named, the move stays for
 * its sake, whatever day the activity came from.
 */
export function withoutDoneMoves(trip: TripDocument, requested: RequestedPatch): RequestedPatch {
  return requested.flatMap((op): RequestedOp[] => {
    if (op.op !== "activity.move" || !stands(trip, op)) return [op];
    return op.to.after === undefined ? [] : [{ op: op.op, activityId: op.activityId, to: op.to }];
  });
}

/**
 * One patch for two of which the later was made on top of the first: the last words, against what was seen first. Null
 * where either does more than set fields: what is written after a move or a deletion belongs after it.
 */
export function joinPatches(first: RequestedPatch, later: RequestedPatch): RequestedPatch | null {
  const ops = [...first, ...later];
  if (!ops.every(isSet)) return null;
  const joined = new Map<string, SetOp>();
  for (const op of ops) {
    const known = joined.get(targetIdOf(op));
    const before = { ...op.before, ...known?.before };
    joined.set(targetIdOf(op), { ...op, before, after: { ...known?.after, ...op.after } } as SetOp);
  }
  return [...joined.values()];
}

/** Whether the activity is on the day to which it is to move. */
function stands(trip: TripDocument, { activityId, to }: Extract<RequestedOp, { op: "activity.move" }>): boolean {
  return locate(trip, activityId)?.place.dayId === to.dayId;
}

function fieldsOf(trip: TripDocument, op: RequestedOp): Readonly<Record<string, unknown>> | undefined {
  const target =
    op.op === "trip.set"
      ? trip
      : op.op === "day.set"
        ? trip.days.find((it) => it.id === op.dayId)
        : locate(trip, targetIdOf(op))?.activity;
  return target as Readonly<Record<string, unknown>> | undefined;
}
