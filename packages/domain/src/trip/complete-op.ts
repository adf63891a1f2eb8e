import { joinWords } from "../join-words.ts";
import type { Text } from "../words/sentence.ts";
import type { ActivityFields, Parked } from "./activity-fields.ts";
import { completeStopOp, type StopRefused } from "./complete-stop-op.ts";
import type { Activity, DayFields, TripFields } from "./document.ts";
import { blankActivity } from "./new-activity.ts";
import { occupiedMinutes } from "./occupied-minutes.ts";
import { type MoveFacts, openTimesOn } from "./open-times.ts";
import { differing, type OpConflict, type Place, placeByTime, type TripOp, type WorkingTrip } from "./patch.ts";
import type { RequestedOp, RequestedPlace } from "./requested-op.ts";
import { type ActivityTimes, EndsBeforeStart, resolveTimes, timeFields } from "./resolve-times.ts";
import { type NewTime, retimeAnyway } from "./retime-move.ts";

/** A warning about one op of a request, and the field that it is about. */
export interface RequestWarning {
  readonly code: string;
  readonly message: Text;
  readonly index: number;
  readonly field: keyof ActivityTimes | "after" | null;
}

export type Warn = (code: string, message: Text, field?: RequestWarning["field"]) => void;

/** The requested position, or the one by time when the request would break the order of times. */
export function inOrder(list: readonly Activity[], place: Place, startTime: string | null, warn: Warn): Place {
  if (startTime === null || place.dayId === null) return place;
  const index = list.findIndex((it) => it.id === place.after) + 1;
  const isBroken = list.some((it, at) =>
    it.startTime === null ? false : at < index ? it.startTime > startTime : it.startTime < startTime,
  );
  if (!isBroken) return place;
  warn("placed_by_time", "A day is in the order of time, so the activity was placed by its start time.", "after");
  return placeByTime(list, place.dayId, startTime);
}

export function setsTimes(fields: Partial<ActivityFields>): boolean {
  return timeFields.some((it) => fields[it] !== undefined);
}

/** The fields with the times that follow from them. */
function withTimes(
  now: ActivityFields,
  after: Partial<ActivityFields>,
  warn: Warn,
): Partial<ActivityFields> | EndsBeforeStart {
  if (!setsTimes(after)) return after;
  const resolved = resolveTimes(now, after, after.activityType ?? now.activityType);
  if (resolved instanceof EndsBeforeStart) return resolved;
  const { disagree, ...times } = resolved;
  const { startTime, endTime, durationMinutes } = times;
  if (disagree)
    warn(
      "times_disagree",
      `From ${startTime} to ${endTime} it is ${durationMinutes} minutes, not ${after.durationMinutes}: start and end were kept.`,
      "durationMinutes",
    );
  return { ...after, ...times };
}

interface Consequences {
  /** Activities that the request itself moves, and those whose times it sets. */
  readonly moved: ReadonlySet<string>;
  readonly timed: ReadonlySet<string>;
  /** Those that may be out of the order of times until the end of the request. Nothing is placed by them. */
  readonly unsettled: ReadonlySet<string>;
  readonly facts: MoveFacts;
  readonly newId: () => string;
  readonly warn: Warn;
}

/**
 * Completes one op of a request to exact ops, on the trip as the earlier ops have left it; or says why it does not fit.
 */
export function complete(
  working: WorkingTrip,
  request: RequestedOp,
  { moved, timed, unsettled, facts, newId, warn }: Consequences,
): readonly TripOp[] | OpConflict | StopRefused | EndsBeforeStart {
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
    case "stop.add":
    case "stop.change":
    case "stop.remove":
    case "stop.move":
      return completeStopOp(working.finish(), request, newId, warn);
    case "activity.add": {
      const parked: Parked | null =
        request.at.dayId === null ? { date: working.trip.startDate, dayNotes: "", reason: "idea" } : null;
      const blank = blankActivity("");
      const fields = withTimes(blank, request.fields, warn);
      if (fields instanceof EndsBeforeStart) return fields;
      const activity = { ...blank, ...fields, parked, id: request.id };
      const named = placeFor(working, request.at, activity, unsettled, warn);
      const list = settledOf(working.listOf(named?.dayId ?? null) ?? [], unsettled);
      const at = named && inOrder(list, named, activity.startTime, warn);
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
      const after = withTimes(activity, request.after, warn);
      if (after instanceof EndsBeforeStart) return after;
      const sides = sidesOf<ActivityFields>(activity, { before: request.before, after });
      if (sides.changed.length > 0)
        return { target: "activity", id: activity.id, fields: sides.changed, why: "changed" };
      if (sides.keys.length === 0) return [];
      const set: TripOp = { op: "activity.set", activityId: activity.id, before: sides.before, after: sides.after };
      const { startTime } = sides.after;
      if (startTime === undefined || found.dayId === null || moved.has(activity.id)) return [set];
      const from = found.place();
      const to = placeByTime(
        settledOf(found.list, unsettled).filter((it) => it.id !== activity.id),
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
      const to = placeFor(working, request.to, activity, unsettled, warn);
      if (!to) return noDay(request.to);
      const isNamed = request.to.after !== undefined && to.after === request.to.after;
      const isSame = from.dayId === to.dayId && from.after === to.after;
      const times = isNamed && !isSame && !timed.has(activity.id) ? retimed(working, activity, to, facts, warn) : [];
      if (!isNamed && !isSame && !timed.has(activity.id)) warnBesideBookings(working, activity, to, facts, warn);
      const move: TripOp = { op: "activity.move", activityId: activity.id, from, to };
      if (from.dayId === to.dayId) return isSame ? [] : [move, ...times];
      const day = from.dayId === null ? undefined : working.day(from.dayId);
      const parked = to.dayId === null && day ? setAside(day.date, day.notes) : null;
      const before = { parked: activity.parked };
      if (parked === null && activity.parked === null) return [move, ...times];
      return [move, { op: "activity.set", activityId: activity.id, before, after: { parked } }, ...times];
    }
  }
}

/** The times of a day when an activity is moved to this place in it. */
function retimed(working: WorkingTrip, activity: Activity, to: Place, facts: MoveFacts, warn: Warn): TripOp[] {
  const list = to.dayId === null ? undefined : working.listOf(to.dayId);
  const day = to.dayId === null ? undefined : working.day(to.dayId);
  if (!list || !day) return [];
  const rest = list.filter((it) => it.id !== activity.id);
  const order = rest.toSpliced(rest.findIndex((it) => it.id === to.after) + 1, 0, activity);
  const open = openTimesOn({ date: day.date, activities: list }, facts.hoursOf);
  const { fits, times, because } = retimeAnyway(order, activity.id, open, facts.bookedOn(day.date));
  const titles = new Map(order.map((it) => [it.id, it.title]));
  const words = times.map((it) => `"${titles.get(it.activityId)}" at ${it.startTime}`);
  if (!fits)
    warn(
      "does_not_fit",
      `${because ?? `There is no time for "${activity.title}" there.`} It was put there anyway. See the plan's findings.`,
      "after",
    );
  else if (times.length > 0) warn("retimed", `The day is in the order of time: ${joinWords(words)}.`, "after");
  return times.flatMap((time) => setTime(order, time));
}

/** An activity that keeps its time on another day may be during something that is booked there. */
function warnBesideBookings(working: WorkingTrip, activity: Activity, to: Place, facts: MoveFacts, warn: Warn): void {
  const day = to.dayId === null ? undefined : working.day(to.dayId);
  const own = occupiedMinutes(activity);
  if (!day || !own || activity.activityType === "accommodation") return;
  const during = facts.bookedOn(day.date).filter((it) => {
    const taken = occupiedMinutes(it);
    return taken && own.start < taken.end && taken.start < own.end;
  });
  if (during.length > 0)
    warn(
      "does_not_fit",
      `"${activity.title}" keeps its time, at which ${joinWords(during.map((it) => it.title))} ${during.length === 1 ? "is" : "are"} booked. See the plan's findings.`,
      "after",
    );
}

function setTime(order: readonly Activity[], { activityId, ...time }: NewTime): TripOp[] {
  const now = order.find((it) => it.id === activityId);
  const times = now && resolveTimes(now, time, now.activityType);
  if (!now || !times || times instanceof EndsBeforeStart) return [];
  const { disagree: _, ...after } = times;
  const sides = sidesOf<ActivityFields>(now, { before: {}, after });
  return [{ op: "activity.set", activityId, before: sides.before, after: sides.after }];
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
  unsettled: ReadonlySet<string>,
  warn: Warn,
): Place | null {
  const list = working.listOf(wanted.dayId)?.filter((it) => it.id !== activity.id);
  if (!list) return null;
  const { dayId, after } = wanted;
  if (after === null || (after !== undefined && list.some((it) => it.id === after))) return { dayId, after };
  if (after !== undefined)
    warn(
      "neighbour_not_there",
      "The activity that should come before it is not on that day, so it was placed by its start time.",
      "after",
    );
  return placeByTime(settledOf(list, unsettled), dayId, activity.startTime);
}

export interface Unsettled {
  has(id: string): boolean;
}

export function settledOf(list: readonly Activity[], unsettled: Unsettled): readonly Activity[] {
  return list.filter((it) => !unsettled.has(it.id));
}

/**
 * Before and after of an op that sets fields, limited to fields that change; or the fields that differ from what their
 * author saw.
 */
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
