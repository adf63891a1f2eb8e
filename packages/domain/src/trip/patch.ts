import { deepEqual } from "../deep-equal.ts";
import type {
  Activity,
  ActivityFields,
  Day,
  DayFields,
  StopFields,
  TripDocument,
  TripFields,
  TripStop,
} from "./document.ts";
import { blankActivity } from "./new-activity.ts";

/**
 * Every change to a trip. Ops name their target by id, carry `before` and `after`, and place activities by neighbour and
 * not by index, so that an inverse stays exact and a change touches only what it names.
 */
export type TripPatch = readonly TripOp[];

export type TripOp =
  | { readonly op: "trip.set"; readonly before: Partial<TripFields>; readonly after: Partial<TripFields> }
  | { readonly op: "day.add"; readonly day: { readonly id: string } & DayFields }
  | { readonly op: "day.remove"; readonly day: { readonly id: string } & DayFields }
  | {
      readonly op: "day.set";
      readonly dayId: string;
      readonly before: Partial<DayFields>;
      readonly after: Partial<DayFields>;
    }
  | { readonly op: "stop.add"; readonly stop: TripStop; readonly at: StopPlace }
  | { readonly op: "stop.remove"; readonly stop: TripStop; readonly at: StopPlace }
  | {
      readonly op: "stop.change";
      readonly stopId: string;
      readonly before: Partial<StopFields>;
      readonly after: Partial<StopFields>;
    }
  | { readonly op: "stop.move"; readonly stopId: string; readonly from: StopPlace; readonly to: StopPlace }
  | { readonly op: "activity.add"; readonly activity: Activity; readonly at: Place }
  | { readonly op: "activity.remove"; readonly activity: Activity; readonly at: Place }
  | {
      readonly op: "activity.set";
      readonly activityId: string;
      readonly before: Partial<ActivityFields>;
      readonly after: Partial<ActivityFields>;
    }
  | { readonly op: "activity.move"; readonly activityId: string; readonly from: Place; readonly to: Place };

/**
 * A position in a day (or in the parked tray when `dayId` is null): after the activity `after`, first when that is
 * null.
 */
export interface Place {
  readonly dayId: string | null;
  readonly after: string | null;
}

/** A position among the stops: after the stop `after`, first when that is null. */
export interface StopPlace {
  readonly after: string | null;
}

/** Why an op does not fit: its target is missing, exists already, or has changed. */
export interface OpConflict {
  readonly target: "trip" | "day" | "stop" | "activity";
  readonly id: string;
  readonly fields: readonly string[];
  readonly why: "missing" | "exists" | "changed" | "not_empty";
}

export class PatchConflict extends Error {
  readonly conflicts: readonly OpConflict[];
  constructor(conflicts: readonly OpConflict[]) {
    super(`patch does not fit: ${conflicts.map((it) => `${it.target} ${it.id} ${it.why}`).join(", ")}`);
    this.name = "PatchConflict";
    this.conflicts = conflicts;
  }
}

interface Applied {
  readonly next: TripDocument;
  /** `apply(next, inverse).next` equals the trip that the patch was applied to. */
  readonly inverse: TripPatch;
}

/** Applies all ops in order or none; throws {@link PatchConflict} naming every op that does not fit. Pure. */
export function apply(trip: TripDocument, patch: TripPatch): Applied {
  const working = new WorkingTrip(trip);
  const inverse: TripOp[] = [];
  const conflicts: OpConflict[] = [];
  for (const op of patch) {
    const outcome = working.run(op);
    if ("why" in outcome) conflicts.push(outcome);
    else inverse.unshift(outcome);
  }
  if (conflicts.length > 0) throw new PatchConflict(conflicts);
  return { next: working.finish(), inverse };
}

interface WorkingDay {
  id: string;
  date: string;
  notes: string;
  activities: Activity[];
}

/** A copy of a trip that ops are run on one by one: days keyed by id, lists copied once. */
export class WorkingTrip {
  trip: Omit<TripDocument, "days" | "stops" | "parked">;
  private readonly days: Map<string, WorkingDay>;
  private readonly stops: TripStop[];
  private readonly parked: Activity[];
  private searches = 0;
  private homes: Map<string, string | null> | undefined;

  constructor(trip: TripDocument) {
    this.trip = trip;
    this.stops = [...trip.stops];
    this.days = new Map(trip.days.map((day) => [day.id, { ...day, activities: [...day.activities] }]));
    this.parked = [...trip.parked];
  }

  /** The op's inverse, or why it does not fit. */
  run(op: TripOp): TripOp | OpConflict {
    switch (op.op) {
      case "trip.set": {
        const changed = differing(this.trip, op.before);
        if (changed.length > 0) return { target: "trip", id: this.trip.id, fields: changed, why: "changed" };
        this.trip = { ...this.trip, ...op.after };
        return { op: "trip.set", before: op.after, after: op.before };
      }
      case "day.add": {
        if (this.days.has(op.day.id)) return { target: "day", id: op.day.id, fields: [], why: "exists" };
        this.days.set(op.day.id, { ...op.day, activities: [] });
        return { op: "day.remove", day: op.day };
      }
      case "day.remove": {
        const day = this.days.get(op.day.id);
        if (!day) return { target: "day", id: op.day.id, fields: [], why: "missing" };
        if (day.activities.length > 0) return { target: "day", id: day.id, fields: ["activities"], why: "not_empty" };
        const changed = differing(day, op.day);
        if (changed.length > 0) return { target: "day", id: day.id, fields: changed, why: "changed" };
        this.days.delete(day.id);
        return { op: "day.add", day: op.day };
      }
      case "day.set": {
        const day = this.days.get(op.dayId);
        if (!day) return { target: "day", id: op.dayId, fields: [], why: "missing" };
        const changed = differing(day, op.before);
        if (changed.length > 0) return { target: "day", id: day.id, fields: changed, why: "changed" };
        Object.assign(day, op.after);
        return { op: "day.set", dayId: op.dayId, before: op.after, after: op.before };
      }
      case "stop.add": {
        if (this.stops.some((it) => it.id === op.stop.id)) return aboutStop(op.stop.id, "exists");
        return { op: "stop.remove", stop: op.stop, at: this.insertStop(op.stop, op.at) };
      }
      case "stop.remove": {
        const index = this.stops.findIndex((it) => it.id === op.stop.id);
        const stop = this.stops[index];
        if (!stop) return aboutStop(op.stop.id, "missing");
        const changed = differing(stop, op.stop);
        if (changed.length > 0) return aboutStop(stop.id, "changed", changed);
        const at = { after: this.stops[index - 1]?.id ?? null };
        this.stops.splice(index, 1);
        return { op: "stop.add", stop, at };
      }
      case "stop.change": {
        const index = this.stops.findIndex((it) => it.id === op.stopId);
        const stop = this.stops[index];
        if (!stop) return aboutStop(op.stopId, "missing");
        const changed = differing<StopFields>(stop, op.before);
        if (changed.length > 0) return aboutStop(stop.id, "changed", changed);
        this.stops[index] = { ...stop, ...op.after };
        return { op: "stop.change", stopId: op.stopId, before: op.after, after: op.before };
      }
      case "stop.move": {
        const index = this.stops.findIndex((it) => it.id === op.stopId);
        const stop = this.stops[index];
        if (!stop) return aboutStop(op.stopId, "missing");
        const from = { after: this.stops[index - 1]?.id ?? null };
        this.stops.splice(index, 1);
        return { op: "stop.move", stopId: op.stopId, from: this.insertStop(stop, op.to), to: from };
      }
      case "activity.add": {
        if (this.find(op.activity.id)) return { target: "activity", id: op.activity.id, fields: [], why: "exists" };
        const list = this.listOf(op.at.dayId);
        if (!list) return { target: "day", id: String(op.at.dayId), fields: [], why: "missing" };
        // An inverse in the log may be older than some fields.
        const at = insert(list, { ...blankActivity(""), ...op.activity }, op.at);
        return { op: "activity.remove", activity: op.activity, at };
      }
      case "activity.remove": {
        const found = this.find(op.activity.id);
        if (!found) return { target: "activity", id: op.activity.id, fields: [], why: "missing" };
        const changed = differing(found.activity, op.activity);
        if (changed.length > 0) return { target: "activity", id: op.activity.id, fields: changed, why: "changed" };
        const at = found.place();
        found.list.splice(found.index, 1);
        return { op: "activity.add", activity: found.activity, at };
      }
      case "activity.set": {
        const found = this.find(op.activityId);
        if (!found) return { target: "activity", id: op.activityId, fields: [], why: "missing" };
        const changed = differing(found.activity, op.before);
        if (changed.length > 0) return { target: "activity", id: op.activityId, fields: changed, why: "changed" };
        found.list[found.index] = { ...found.activity, ...op.after };
        return { op: "activity.set", activityId: op.activityId, before: op.after, after: op.before };
      }
      case "activity.move": {
        const found = this.find(op.activityId);
        if (!found) return { target: "activity", id: op.activityId, fields: [], why: "missing" };
        if (found.dayId !== op.from.dayId)
          return { target: "activity", id: op.activityId, fields: ["day"], why: "changed" };
        const list = this.listOf(op.to.dayId);
        if (!list) return { target: "day", id: String(op.to.dayId), fields: [], why: "missing" };
        const from = found.place();
        found.list.splice(found.index, 1);
        const to = insert(list, found.activity, op.to);
        return { op: "activity.move", activityId: op.activityId, from: to, to: from };
      }
    }
  }

  finish(): TripDocument {
    const days: Day[] = [...this.days.values()].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
    return { ...this.trip, days, stops: this.stops, parked: this.parked };
  }

  private insertStop(stop: TripStop, { after }: StopPlace): StopPlace {
    const found = this.stops.findIndex((it) => it.id === after);
    const index = after !== null && found < 0 ? this.stops.length : found + 1;
    this.stops.splice(index, 0, stop);
    return { after: this.stops[index - 1]?.id ?? null };
  }

  day(dayId: string): Readonly<WorkingDay> | undefined {
    return this.days.get(dayId);
  }

  /** The activities of a day, or the tray when `dayId` is null; undefined when there is no such day. */
  listOf(dayId: string | null): Activity[] | undefined {
    return dayId === null ? this.parked : this.days.get(dayId)?.activities;
  }

  find(activityId: string) {
    const search = (dayId: string | null, list: Activity[]) => {
      const index = list.findIndex((it) => it.id === activityId);
      const activity = list[index];
      if (!activity) return undefined;
      return { dayId, list, index, activity, place: (): Place => ({ dayId, after: list[index - 1]?.id ?? null }) };
    };
    const likely = this.homeOf(activityId);
    const list = likely === undefined ? undefined : this.listOf(likely);
    const there = likely !== undefined && list && search(likely, list);
    if (there) return there;
    for (const day of this.days.values()) {
      const found = search(day.id, day.activities);
      if (found) return found;
    }
    return search(null, this.parked);
  }

  /** The day of an activity when the index was made, or null for the tray: it may have been moved since. */
  private homeOf(activityId: string): string | null | undefined {
    this.searches += 1;
    if (this.searches <= FEW_SEARCHES) return undefined;
    this.homes ??= new Map([
      ...[...this.days.values()].flatMap(({ id, activities }) => activities.map((it) => [it.id, id] as const)),
      ...this.parked.map((it) => [it.id, null] as const),
    ]);
    return this.homes.get(activityId);
  }
}

/** From so many searches on, an index costs less than looking through the whole trip again and again. */
const FEW_SEARCHES = 20;

function aboutStop(id: string, why: OpConflict["why"], fields: readonly string[] = []): OpConflict {
  return { target: "stop", id, fields, why };
}

/**
 * Places the activity after its neighbour and returns its actual position. When the neighbour is gone, the activity is
 * placed by its time.
 */
function insert(list: Activity[], activity: Activity, at: Place): Place {
  let index = at.after === null ? 0 : list.findIndex((it) => it.id === at.after) + 1;
  if (at.after !== null && index === 0) index = indexByTime(list, activity.startTime);
  list.splice(index, 0, activity);
  return { dayId: at.dayId, after: list[index - 1]?.id ?? null };
}

/** After the last activity that starts no later; at the end without a time. */
function indexByTime(list: readonly Activity[], startTime: string | null): number {
  if (startTime === null) return list.length;
  for (let index = list.length - 1; index >= 0; index--) {
    const other = list[index]?.startTime ?? null;
    if (other !== null && other <= startTime) return index + 1;
  }
  const firstTimed = list.findIndex((it) => it.startTime !== null);
  return firstTimed === -1 ? list.length : firstTimed;
}

/** After the last activity that starts no later, so that a day is sorted by time. */
export function placeByTime(list: readonly Activity[], dayId: string | null, startTime: string | null): Place {
  return { dayId, after: list[indexByTime(list, startTime) - 1]?.id ?? null };
}

/** The fields that are not as expected. */
export function differing<T extends object>(actual: T, expected: Partial<T>): string[] {
  return (Object.keys(expected) as (keyof T & string)[]).filter((key) => !deepEqual(actual[key], expected[key]));
}
