import type { ActivityFields, Parked } from "./activity-fields.ts";
import type { DayFields, TripDocument, TripFields } from "./document.ts";
import { placeByTime } from "./edit-activity.ts";
import { blankActivity } from "./new-activity.ts";
import { differing, type OpConflict, type Place, type TripOp, type TripPatch, WorkingTrip } from "./patch.ts";
import type { Warning } from "./warning.ts";

/** Where something is to stand: behind `after`, first when that is null, by its start time when it is left out. */
export interface RequestedPlace {
  readonly dayId: string | null;
  readonly after?: string | null | undefined;
}

/** An op as somebody asks for it: whatever `before` holds is checked, and what it leaves out is taken as it is. */
export type RequestedOp =
  | { readonly op: "trip.set"; readonly before: Partial<TripFields>; readonly after: Partial<TripFields> }
  | {
      readonly op: "day.set";
      readonly dayId: string;
      readonly before: Partial<DayFields>;
      readonly after: Partial<DayFields>;
    }
  | {
      readonly op: "activity.add";
      readonly id: string;
      readonly fields: Partial<ActivityFields>;
      readonly at: RequestedPlace;
    }
  | { readonly op: "activity.remove"; readonly activityId: string; readonly before: Partial<ActivityFields> }
  | {
      readonly op: "activity.set";
      readonly activityId: string;
      readonly before: Partial<ActivityFields>;
      readonly after: Partial<ActivityFields>;
    }
  | {
      readonly op: "activity.move";
      readonly activityId: string;
      readonly from?: { readonly dayId: string | null } | undefined;
      readonly to: RequestedPlace;
    };

/** What somebody asks for, in this order, all or nothing. */
export type RequestedPatch = readonly RequestedOp[];

/** The activity, day or trip that an op is about. */
export function targetIdOf(op: RequestedOp): string {
  switch (op.op) {
    case "trip.set":
      return "trip";
    case "day.set":
      return op.dayId;
    case "activity.add":
      return op.id;
    default:
      return op.activityId;
  }
}

interface Completed {
  readonly patch: TripPatch;
  /** Ops that do not fit, by their position in the request; the patch is of no use when there are any. */
  readonly conflicts: readonly (OpConflict & { readonly index: number })[];
  readonly warnings: readonly Warning[];
}

/**
 * The exact patch that a request comes to. Fields that would not change are left out. What follows from an op is added:
 * `parked` says where an activity in the tray came from and is taken off when it leaves, and an activity whose start time
 * changes stands where its new time puts it, unless the request moves it itself.
 */
export function completePatch(trip: TripDocument, requested: RequestedPatch): Completed {
  const working = new WorkingTrip(trip);
  const patch: TripOp[] = [];
  const conflicts: (OpConflict & { index: number })[] = [];
  const warnings: Warning[] = [];
  const moved = new Set(requested.flatMap((it) => (it.op === "activity.move" ? [it.activityId] : [])));
  for (const [index, request] of requested.entries()) {
    const ops = complete(working, request, moved, (message) =>
      warnings.push({ code: "neighbour_not_there", message, path: `changes.${index}` }),
    );
    for (const op of Array.isArray(ops) ? ops : [ops]) {
      const outcome = "why" in op ? op : working.run(op);
      if ("why" in outcome) conflicts.push({ ...outcome, index });
      else if (!("why" in op)) patch.push(op);
    }
  }
  return { patch, conflicts, warnings };
}

function complete(
  working: WorkingTrip,
  request: RequestedOp,
  moved: ReadonlySet<string>,
  warn: (message: string) => void,
): TripOp[] | OpConflict {
  switch (request.op) {
    case "trip.set": {
      const sides = sidesOf<TripFields>(working.trip, request);
      if (sides.changed.length > 0)
        return { target: "trip", id: working.trip.id, fields: sides.changed, why: "changed" };
      return sides.keys.length === 0 ? [] : [{ op: "trip.set", before: sides.before, after: sides.after }];
    }
    case "day.set": {
      const day = working.day(request.dayId);
      if (!day) return { target: "day", id: request.dayId, fields: [], why: "missing" };
      const sides = sidesOf<DayFields>(day, request);
      if (sides.changed.length > 0) return { target: "day", id: day.id, fields: sides.changed, why: "changed" };
      return sides.keys.length === 0
        ? []
        : [{ op: "day.set", dayId: day.id, before: sides.before, after: sides.after }];
    }
    case "activity.add": {
      const parked = request.at.dayId === null ? setAside(working.trip.startDate, "") : null;
      const activity = { ...blankActivity(""), ...request.fields, parked, id: request.id };
      const at = placeFor(working, request.at, activity, warn);
      return at ? [{ op: "activity.add", activity, at }] : noDay(request.at);
    }
    case "activity.remove": {
      const found = working.find(request.activityId);
      if (!found) return { target: "activity", id: request.activityId, fields: [], why: "missing" };
      return [{ op: "activity.remove", activity: { ...found.activity, ...request.before }, at: found.place() }];
    }
    case "activity.set": {
      const found = working.find(request.activityId);
      if (!found) return { target: "activity", id: request.activityId, fields: [], why: "missing" };
      const { activity } = found;
      const sides = sidesOf<ActivityFields>(activity, request);
      if (sides.changed.length > 0)
        return { target: "activity", id: activity.id, fields: sides.changed, why: "changed" };
      if (sides.keys.length === 0) return [];
      const set: TripOp = { op: "activity.set", activityId: activity.id, before: sides.before, after: sides.after };
      const { startTime } = sides.after;
      if (startTime === undefined || found.dayId === null || moved.has(activity.id)) return [set];
      const from = found.place();
      const to = placeByTime(
        found.list.filter((it) => it.id !== activity.id),
        found.dayId,
        startTime,
      );
      return to.after === from.after ? [set] : [set, { op: "activity.move", activityId: activity.id, from, to }];
    }
    case "activity.move": {
      const found = working.find(request.activityId);
      if (!found) return { target: "activity", id: request.activityId, fields: [], why: "missing" };
      const { activity } = found;
      if (request.from && request.from.dayId !== found.dayId)
        return { target: "activity", id: activity.id, fields: ["day"], why: "changed" };
      const from = found.place();
      const to = placeFor(working, request.to, activity, warn);
      if (!to) return noDay(request.to);
      const move: TripOp = { op: "activity.move", activityId: activity.id, from, to };
      if (from.dayId === to.dayId) return from.after === to.after ? [] : [move];
      const day = from.dayId === null ? undefined : working.day(from.dayId);
      const parked = to.dayId === null && day ? setAside(day.date, day.notes) : null;
      const before = { parked: activity.parked };
      if (parked === null && activity.parked === null) return [move];
      return [move, { op: "activity.set", activityId: activity.id, before, after: { parked } }];
    }
  }
}

function setAside(date: string, dayNotes: string): Parked {
  return { date, dayNotes, reason: "set_aside" };
}

function noDay({ dayId }: RequestedPlace): OpConflict {
  return { target: "day", id: String(dayId), fields: [], why: "missing" };
}

function placeFor(
  working: WorkingTrip,
  wanted: RequestedPlace,
  activity: { readonly id: string; readonly startTime: string | null },
  warn: (message: string) => void,
): Place | null {
  const list = working.listOf(wanted.dayId)?.filter((it) => it.id !== activity.id);
  if (!list) return null;
  const { dayId, after } = wanted;
  if (after === null || (after !== undefined && list.some((it) => it.id === after))) return { dayId, after };
  if (after !== undefined)
    warn("The activity that should come before it is not on that day, so it was placed by its start time.");
  return placeByTime(list, dayId, activity.startTime);
}

/** Both sides of an op that sets fields, of those alone that change; or the fields that are not as their author saw them. */
function sidesOf<Fields extends object>(
  actual: Fields,
  request: { readonly before: Partial<Fields>; readonly after: Partial<Fields> },
) {
  const changed = differing(actual, request.before);
  const keys = differing(actual, request.after) as (keyof Fields & string)[];
  const pick = (from: Partial<Fields>) =>
    Object.fromEntries(keys.map((key) => [key, from[key]])) as unknown as Partial<Fields>;
  return { changed, keys, before: pick(actual), after: pick(request.after) };
}
