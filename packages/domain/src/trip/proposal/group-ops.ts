import type { ActivityFields, DayFields, TripFields } from "../document.ts";
import type { TripOp, TripPatch } from "../patch.ts";

/** Ops that can only be accepted or rejected together. */
export interface OpGroup {
  readonly id: string;
  /** Positions in {@link splitByGroup} of the patch, in its order. */
  readonly ops: readonly number[];
  readonly needs: readonly string[];
}

/** The id of the group of date changes. */
export const DATES = "dates";

/** Fields of a trip that belong together. */
const tripGroups: Readonly<Record<keyof TripFields, string>> = {
  title: "trip:title",
  destination: "trip:destination",
  cityId: "trip:destination",
  lat: "trip:destination",
  lng: "trip:destination",
  timezone: "trip:destination",
  startDate: DATES,
  endDate: DATES,
  travelers: "trip:travelers",
  interests: "trip:interests",
  travelStyle: "trip:style",
  accommodationType: "trip:accommodation",
  budgetPerPerson: "trip:budget",
  totalBudget: "trip:budget",
  currency: "trip:budget",
  status: "trip:status",
  notes: "trip:notes",
};

/** Where stops change, what names them changes with them. */
const withStops: typeof tripGroups = {
  ...tripGroups,
  ...{ title: DATES, destination: DATES, cityId: DATES, lat: DATES, lng: DATES, timezone: DATES },
};

function tripGroupsOf(patch: TripPatch): typeof tripGroups {
  return patch.some((op) => op.op.startsWith("stop.")) ? withStops : tripGroups;
}

const dayGroups: Readonly<Record<keyof DayFields, string>> = { date: DATES, notes: "notes" };

/** The same patch with ops divided by group. */
export function splitByGroup(patch: TripPatch): TripPatch {
  const groups = tripGroupsOf(patch);
  return patch.flatMap((op): TripOp[] => {
    if (op.op === "trip.set") return divided(op, groups);
    if (op.op === "day.set") return divided(op, dayGroups);
    return [op];
  });
}

/** In the order of the table, because the database does not keep the order of keys. */
function divided<Fields, Op extends { before: Partial<Fields>; after: Partial<Fields> }>(
  op: Op,
  groupOf: Readonly<Record<keyof Fields, string>>,
): Op[] {
  const keys = (Object.keys(groupOf) as (keyof Fields)[]).filter((key) => key in op.before || key in op.after);
  const groups = Map.groupBy(keys, (key) => groupOf[key]);
  if (groups.size <= 1) return [op];
  return [...groups.values()].map((fields) => ({
    ...op,
    before: picked(op.before, fields),
    after: picked(op.after, fields),
  }));
}

function picked<Fields>(from: Partial<Fields>, fields: readonly (keyof Fields)[]): Partial<Fields> {
  const some: Partial<Fields> = {};
  for (const field of fields) if (field in from) some[field] = from[field];
  return some;
}

/**
 * Groups the ops of a patch by their target. It depends on the patch alone, so ids stay the same. Groups are
 * independent except for days: what uses an added day needs {@link DATES}, and a day is removed after everything has
 * left it. What needs both becomes part of the dates.
 */
export function groupOps(patch: TripPatch): OpGroup[] {
  const ops = splitByGroup(patch);
  const fields = tripGroupsOf(patch);
  const parts = Map.groupBy(ops.keys(), (index) => groupIdOf(ops[index] as TripOp, fields));
  const dates = parts.get(DATES);
  if (!dates) return [...parts].map(([id, positions]) => ({ id, ops: positions, needs: [] }));

  const added = new Set(ops.flatMap((op) => (op.op === "day.add" ? [op.day.id] : [])));
  const removed = new Set(ops.flatMap((op) => (op.op === "day.remove" ? [op.day.id] : [])));
  const whole = [...dates];
  const datesNeed: string[] = [];
  const others: OpGroup[] = [];
  for (const [id, positions] of parts) {
    if (id === DATES) continue;
    const own = positions.map((index) => ops[index] as TripOp);
    const days = own.flatMap(daysUsedBy);
    const isAfter = days.some((it) => added.has(it));
    const isBefore = days.some((it) => removed.has(it));
    if ((isAfter && isBefore) || own.every(goesWithDates)) {
      whole.push(...positions);
      continue;
    }
    if (isBefore) datesNeed.push(id);
    others.push({ id, ops: positions, needs: isAfter ? [DATES] : [] });
  }
  return [{ id: DATES, ops: whole.sort((a, b) => a - b), needs: datesNeed }, ...others];
}

function groupIdOf(op: TripOp, fields: typeof tripGroups): string {
  switch (op.op) {
    case "trip.set":
      return fields[Object.keys({ ...op.before, ...op.after })[0] as keyof TripFields] ?? "trip:other";
    case "day.add":
    case "day.remove":
    case "stop.add":
    case "stop.remove":
    case "stop.change":
    case "stop.move":
      return DATES;
    case "day.set":
      return "date" in op.before || "date" in op.after ? DATES : `notes:${op.dayId}`;
    case "activity.add":
    case "activity.remove":
      return `activity:${op.activity.id}`;
    case "activity.set":
    case "activity.move":
      return `activity:${op.activityId}`;
  }
}

function daysUsedBy(op: TripOp): string[] {
  const all = () => {
    if (op.op === "day.set") return [op.dayId];
    if (op.op === "activity.add" || op.op === "activity.remove") return [op.at.dayId];
    return op.op === "activity.move" ? [op.from.dayId, op.to.dayId] : [];
  };
  return all().filter((it) => it !== null);
}

/** What a date change does to activities by itself: it moves and parks them. */
function goesWithDates(op: TripOp): boolean {
  switch (op.op) {
    case "activity.move":
      return true;
    case "activity.set": {
      const fields = Object.keys({ ...op.before, ...op.after }) as (keyof ActivityFields)[];
      return fields.every((field) => field === "parked");
    }
    case "activity.add":
    case "activity.remove":
      return op.at.dayId === null && op.activity.parked?.reason === "outside_dates";
    default:
      return false;
  }
}
