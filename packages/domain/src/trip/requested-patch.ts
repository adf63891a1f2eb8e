import type { ActivityFields } from "./activity-fields.ts";
import {
  complete,
  inOrder,
  type RequestWarning,
  setsTimes,
  settledOf,
  type Unsettled,
  type Warn,
} from "./complete-op.ts";
import { StopRefused } from "./complete-stop-op.ts";
import type { TripDocument } from "./document.ts";
import { type MoveFacts, nothingKnown } from "./open-times.ts";
import { type OpConflict, PatchConflict, type TripOp, type TripPatch, WorkingTrip } from "./patch.ts";
import { type RequestedPatch, targetIdOf } from "./requested-op.ts";
import { EndsBeforeStart } from "./resolve-times.ts";

export { type RequestedOp, type RequestedPatch, type RequestedPlace, targetIdOf } from "./requested-op.ts";

interface Completed {
  readonly patch: TripPatch;
  /** Ops that do not fit, by their position in the request. When there are any, the patch must not be used. */
  readonly conflicts: readonly (OpConflict & { readonly index: number })[];
  /** Ops with impossible times. */
  readonly refused: readonly { readonly times: EndsBeforeStart; readonly index: number }[];
  /** Ops with stops that no trip can have. */
  readonly refusedStops: readonly { readonly why: StopRefused; readonly index: number }[];
  readonly warnings: readonly RequestWarning[];
}

/**
 * Completes a request to an exact patch. Fields that would not change are left out, and what follows from an op is
 * added:
 * - `parked` says where an activity in the tray came from, and is removed when it leaves the tray;
 * - start, end and length agree (resolve-times.ts);
 * - an activity whose start time changes moves to the place of its new time;
 * - an activity that is moved behind a neighbour gets the time that is free there, beside what is booked, and at which
 *   its place is open (retime-move.ts), unless the request sets its time itself;
 * - days follow their stops (change-stops.ts).
 *
 * @param newId for days of stops to which the request gives no ids
 */
export function completePatch(
  trip: TripDocument,
  requested: RequestedPatch,
  facts: MoveFacts = nothingKnown,
  newId: () => string = withoutNewIds,
): Completed {
  const working = new WorkingTrip(trip);
  const patch: TripOp[] = [];
  const conflicts: (OpConflict & { index: number })[] = [];
  const refused: { times: EndsBeforeStart; index: number }[] = [];
  const refusedStops: { why: StopRefused; index: number }[] = [];
  const warnings: RequestWarning[] = [];
  const moved = new Set(requested.flatMap((it) => (it.op === "activity.move" ? [it.activityId] : [])));
  const timed = new Set(
    requested.flatMap((it) => (it.op === "activity.set" && setsTimes(it.after) ? [it.activityId] : [])),
  );
  const unsettled = new Set([...moved].filter((it) => timed.has(it)));
  const warnAt =
    (index: number): Warn =>
    (code, message, field = null) =>
      warnings.push({ code, message, index, field });
  const run = (op: TripOp, index: number) => {
    const outcome = working.run(op);
    if ("why" in outcome) conflicts.push({ ...outcome, index });
    else patch.push(op);
  };
  for (const [index, request] of requested.entries()) {
    const ops = complete(working, request, { moved, timed, unsettled, facts, newId, warn: warnAt(index) });
    if (ops instanceof EndsBeforeStart) refused.push({ times: ops, index });
    else if (ops instanceof StopRefused) refusedStops.push({ why: ops, index });
    else if ("why" in ops) conflicts.push({ ...ops, index });
    else for (const op of ops) run(op, index);
  }
  // In the order in which the patch names them, each among those that are in order already.
  const left = new Map(patch.flatMap((op) => idOf(op) ?? []).map((id) => [id, requestAbout(requested, id)]));
  for (const [id, index] of left) {
    left.delete(id);
    for (const op of backInOrder(working, id, left, warnAt(index))) run(op, index);
  }
  return { patch, conflicts, refused, refusedStops, warnings };
}

/**
 * The exact patch of a request that was just made from this trip.
 *
 * @throws PatchConflict when it does not fit
 */
export function patchOf(trip: TripDocument, requested: RequestedPatch): TripPatch {
  const { patch, conflicts, refused, refusedStops } = completePatch(trip, requested);
  if (conflicts.length > 0) throw new PatchConflict(conflicts);
  const [wrong] = refused;
  if (wrong) throw new Error(`op ${wrong.index} ends at ${wrong.times.endTime}, before ${wrong.times.startTime}`);
  const [stop] = refusedStops;
  if (stop) throw stop.why;
  return patch;
}

/** Changes fields of an activity, and those that follow from them. */
export function changeActivity(trip: TripDocument, activityId: string, after: Partial<ActivityFields>): TripPatch {
  return patchOf(trip, [{ op: "activity.set", activityId, before: {}, after }]);
}

/** The activity whose time or place an op changes. */
function idOf(op: TripOp): string | null {
  if (op.op === "activity.add") return op.activity.id;
  if (op.op === "activity.move") return op.activityId;
  return op.op === "activity.set" && op.after.startTime !== undefined ? op.activityId : null;
}

/** The last op of a request about an activity; else its last op, from which a new time followed. */
function requestAbout(requested: RequestedPatch, id: string): number {
  const own = requested.findLastIndex((it) => targetIdOf(it) === id);
  return own < 0 ? requested.length - 1 : own;
}

/** Moves an activity within its day when its time contradicts its position. */
function backInOrder(working: WorkingTrip, activityId: string, unsettled: Unsettled, warn: Warn): TripOp[] {
  const found = working.find(activityId);
  if (!found || found.dayId === null) return [];
  const from = found.place();
  const before = settledOf(found.list.slice(0, found.index), unsettled);
  const after = settledOf(found.list.slice(found.index + 1), unsettled);
  const present = { dayId: found.dayId, after: before.at(-1)?.id ?? null };
  const to = inOrder([...before, ...after], present, found.activity.startTime, warn);
  return to === present ? [] : [{ op: "activity.move", activityId, from, to }];
}

function withoutNewIds(): string {
  throw new Error("this request makes new days and was given no ids for them");
}
