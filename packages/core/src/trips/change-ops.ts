import { deepEqual } from "@caravan/domain/deep-equal";
import * as f from "@caravan/domain/fields";
import { activityColumns, activityFieldNames, snake } from "@caravan/domain/trip/activity-fields";
import type { ActivityFields, StopFields } from "@caravan/domain/trip/document";
import type { NamedOp } from "@caravan/domain/trip/named-ops";
import type { RequestedOp, RequestedPlace } from "@caravan/domain/trip/requested-patch";
import type { Warning } from "@caravan/domain/trip/warning";
import { readActivityFields } from "@caravan/domain/trip/wire";
import { z } from "zod";
import { activityFieldsInput, readActivityFields as readFields } from "../activities/activity-input.ts";
import { publishedAs, publishedOpen, unpublished } from "../kernel/define.ts";
import { invalidAt } from "../kernel/errors.ts";
import { activityFieldsWire } from "../wire/trip.ts";
import { tripFields, tripFieldsInput } from "./trip-fields.ts";

/**
 * The input of `apply_changes`: the wire form of patches, with the bounds of every field, and without fields that only
 * the service sets.
 */

export const mostChanges = 500;
export const mostAdded = 200;
const mostNewIds = 400;

const place = z.object({
  itinerary_id: f.id.nullable().meta({ description: "The day; null is the parked tray" }),
  after_activity_id: f.id.nullable().optional().meta({
    description:
      "Place it after this one, at the time that is free there unless another op sets its times; null means first; left out, its start time decides",
  }),
});
const activitySide = z.looseObject(z.object(activityFieldsInput).partial().shape);
const tripSide = z.looseObject(z.object(tripFieldsInput).partial().shape);
const daySide = z.looseObject({ notes: f.dayNotes });
const stopFieldsInput = {
  destination: f.destination.meta({ description: "One city, town or region" }),
  place_id: f.destinationId.nullable().meta({ description: "From search_destinations" }),
  nights: f.stopNights,
};
const stopSide = z.looseObject(z.object({ ...stopFieldsInput, nights: z.number() }).partial().shape);
const stopPlace = z.object({
  after_stop_id: f.id.nullable().meta({ description: "Null means first" }),
});
const newIds = unpublished(
  z.array(f.id).max(mostNewIds).optional().meta({ description: "UUIDs of its new days; made when left out" }),
);
const seen = <Schema extends z.ZodType>(schema: Schema) =>
  unpublished(schema.meta({ description: "As you saw it; refused when it differs" }).optional());

/** Known ops that are not allowed here, for a better message. The value that was sent may be anything. */
const ofDays: ReadonlySet<unknown> = new Set(["day.add", "day.remove"]);

const opInput = z.discriminatedUnion(
  "op",
  [
    z.object({
      op: z.literal("activity.add"),
      activity: publishedOpen(
        z.looseObject({ id: f.id.optional(), ...activitySide.shape, title: f.activityTitle }).meta({
          description:
            "Fields of add_activity, without those that name a day. id: a new random UUID, to name it in later ops",
        }),
      ),
      at: place,
    }),
    z.object({
      op: z.literal("activity.set"),
      activity_id: f.id,
      before: seen(activitySide),
      after: publishedOpen(
        activitySide.meta({ description: "Fields of update_activity, without those that name a day" }),
      ),
    }),
    z.object({ op: z.literal("activity.move"), activity_id: f.id, from: seen(place), to: place }),
    z.object({
      op: z.literal("activity.remove"),
      activity_id: f.id.optional(),
      activity: seen(activitySide.extend({ id: f.id })),
    }),
    z.object({
      op: z.literal("stop.add"),
      stop: publishedOpen(
        z.looseObject({
          id: f.id.optional(),
          ...z.object(stopFieldsInput).partial().shape,
          nights: f.stopNights,
        }),
      ),
      at: stopPlace.optional().meta({ description: "At the end when left out" }),
      new_ids: newIds,
    }),
    z.object({
      op: z.literal("stop.change"),
      stop_id: f.id,
      before: seen(stopSide),
      after: publishedOpen(z.looseObject(z.object(stopFieldsInput).partial().shape)),
      new_ids: newIds,
    }),
    z.object({
      op: z.literal("stop.move"),
      stop_id: f.id,
      from: seen(stopPlace),
      to: stopPlace,
      new_ids: newIds,
    }),
    z.object({
      op: z.literal("stop.remove"),
      stop_id: f.id.optional(),
      stop: seen(stopSide.extend({ id: f.id.optional() })),
      new_ids: newIds,
    }),
    z.object({
      op: z.literal("day.set"),
      itinerary_id: f.id,
      before: seen(daySide),
      after: daySide,
    }),
    z.object({
      op: z.literal("day.shift"),
      itinerary_id: f.id,
      minutes: f.shiftMinutes.meta({ description: "Later; negative: earlier. Bookings keep their time" }),
    }),
    z.object({ op: z.literal("day.clear"), itinerary_id: f.id }).meta({
      description: "Sets aside all activities of the day but those of bookings",
    }),
    z.object({ op: z.literal("day.duplicate"), itinerary_id: f.id, to_itinerary_id: f.id }),
    z.object({ op: z.literal("day.swap"), itinerary_id: f.id, with_itinerary_id: f.id }),
    z.object({
      op: z.literal("trip.set"),
      before: seen(tripSide),
      after: publishedOpen(tripSide.meta({ description: "Fields as in update_trip, except the dates" })),
    }),
  ],
  {
    error: ({ input }) =>
      ofDays.has((input as { op?: unknown } | null)?.op)
        ? "days come and go with the dates of the trip (update_trip) and the nights of its stops (stop.change)"
        : "op must be one of activity.add, activity.set, activity.move, activity.remove, stop.add, stop.change, stop.move, stop.remove, day.set, day.shift, day.clear, day.duplicate, day.swap, trip.set",
  },
);
type Op = z.output<typeof opInput>;
export type Changes = readonly Op[];

/** What agents read: one flat object, because few clients understand alternatives. Each op is validated by its own schema. */
const publishedOp = {
  type: "object",
  properties: {
    op: {
      type: "string",
      enum: opInput.options.map((it) => it.shape.op.value),
      description:
        "activity.add needs activity and at; activity.set activity_id and after (fields of update_activity); activity.move activity_id and to; activity.remove activity_id; stop.add stop, and at {after_stop_id}; stop.change stop_id and after {destination, place_id, nights}; stop.move stop_id and to {after_stop_id}; stop.remove stop_id; day.set itinerary_id and after {notes}; day.shift itinerary_id and minutes; day.clear itinerary_id; day.duplicate itinerary_id and to_itinerary_id; day.swap itinerary_id and with_itinerary_id; trip.set after (fields of update_trip without the dates)",
    },
    activity_id: { type: "string", format: "uuid" },
    activity: {
      type: "object",
      required: ["title"],
      description:
        "Fields of add_activity, without those that name a day. id: a new random UUID, to name it in later ops",
    },
    after: { type: "object", description: "Only what changes; null clears" },
    at: {
      type: "object",
      description:
        "{itinerary_id, after_activity_id}. itinerary_id null sets aside. after_activity_id: right after this one, at the time that is free there; null first; left out, its start time decides",
    },
    to: { type: "object", description: "As at" },
    stop: { type: "object", description: "{destination, place_id, nights}" },
    stop_id: { type: "string", format: "uuid" },
    itinerary_id: { type: "string", format: "uuid", description: "The day" },
    to_itinerary_id: { type: "string", format: "uuid", description: "The day that gets the copies" },
    with_itinerary_id: { type: "string", format: "uuid" },
    minutes: { type: "integer", description: "Later; negative: earlier" },
  },
  required: ["op"],
};

export const changesInput = z
  .array(publishedAs(opInput, publishedOp))
  .min(1)
  .max(mostChanges)
  .refine((ops) => ops.filter((it) => it.op === "activity.add").length <= mostAdded, {
    error: `must not add more than ${mostAdded} activities`,
  })
  .meta({ description: "In this order; later ops see the result of earlier ones" });

/** Reads the ops; what a client may not set is left out and named in the warnings. */
export function readOps(
  ops: readonly Op[],
  newId: () => string,
): { readonly requested: (RequestedOp | NamedOp)[]; readonly warnings: readonly Warning[] } {
  const warnings: Warning[] = [];
  const requested = ops.map((op, index) => readOp(op, `changes.${index}`, newId, warnings));
  return { requested, warnings: warnings.slice(0, 20) };
}

function readOp(op: Op, path: string, newId: () => string, warnings: Warning[]): RequestedOp | NamedOp {
  switch (op.op) {
    case "activity.add": {
      const { id, ...sent } = op.activity;
      const read = readFields(sent, `${path}.activity.`);
      warnings.push(...leftOut(sent, `${path}.activity`, true), ...read.warnings);
      return { op: op.op, id: id?.toLowerCase() ?? newId(), fields: read.fields, at: readPlace(op.at) };
    }
    case "activity.set": {
      const read = readFields(op.after, `${path}.after.`);
      warnings.push(...leftOut(op.after, `${path}.after`, false), ...read.warnings);
      return {
        op: op.op,
        activityId: op.activity_id.toLowerCase(),
        before: readSeen(op.before ?? {}, `${path}.before`),
        after: read.fields,
      };
    }
    case "activity.move":
      if (op.to.after_activity_id?.toLowerCase() === op.activity_id.toLowerCase())
        throw invalidAt(`${path}.to.after_activity_id`, "must be another activity of the day");
      return {
        op: op.op,
        activityId: op.activity_id.toLowerCase(),
        ...(op.from ? { from: { dayId: op.from.itinerary_id?.toLowerCase() ?? null } } : {}),
        to: readPlace(op.to),
      };
    case "activity.remove": {
      const id = op.activity_id ?? op.activity?.id;
      if (id === undefined) throw invalidAt(`${path}.activity_id`, "name the activity by activity_id");
      return { op: op.op, activityId: id.toLowerCase(), before: readSeen(op.activity ?? {}, `${path}.activity`) };
    }
    case "stop.add": {
      const { id, nights } = op.stop;
      // The place is filled in from what `prepare` found.
      const stop = { id: id?.toLowerCase() ?? newId(), ...unknownStop, destination: op.stop.destination ?? "", nights };
      return {
        ...{ op: op.op, stop, newIds: op.new_ids },
        ...(op.at ? { at: readStopPlace(op.at) } : {}),
      };
    }
    case "stop.change":
      return {
        ...{ op: op.op, stopId: op.stop_id.toLowerCase(), newIds: op.new_ids },
        before: readStop(op.before ?? {}),
        after: op.after.nights === undefined ? {} : { nights: op.after.nights },
      };
    case "stop.move":
      return {
        ...{ op: op.op, stopId: op.stop_id.toLowerCase(), newIds: op.new_ids, to: readStopPlace(op.to) },
        ...(op.from ? { from: readStopPlace(op.from) } : {}),
      };
    case "stop.remove": {
      const id = op.stop_id ?? op.stop?.id;
      if (id === undefined) throw invalidAt(`${path}.stop_id`, "name the stop by stop_id");
      return { op: op.op, stopId: id.toLowerCase(), newIds: op.new_ids, before: readStop(op.stop ?? {}) };
    }
    case "day.set":
      if ("date" in op.after)
        throw invalidAt(`${path}.after.date`, "a day's date follows the dates of the trip: use update_trip");
      return {
        op: op.op,
        dayId: op.itinerary_id.toLowerCase(),
        before: op.before ? { notes: op.before.notes } : {},
        after: { notes: op.after.notes },
      };
    case "day.shift":
      return { op: op.op, dayId: op.itinerary_id.toLowerCase(), minutes: op.minutes };
    case "day.clear":
      return { op: op.op, dayId: op.itinerary_id.toLowerCase() };
    case "day.duplicate":
    case "day.swap":
      return readPair(op, path);
    case "trip.set":
      for (const date of ["start_date", "end_date"])
        if (date in op.after) throw invalidAt(`${path}.after.${date}`, "new dates move the days: use update_trip");
      warnings.push(
        ...Object.keys(op.after)
          .filter((it) => !(it in tripFieldsInput))
          .map((it) => ignored(it, `${path}.after`, followsFromDestination.has(it))),
      );
      return { op: op.op, before: tripFields(op.before ?? {}), after: tripFields(op.after) };
  }
}

function readPair(op: Extract<Op, { op: "day.duplicate" | "day.swap" }>, path: string): NamedOp {
  const other = op.op === "day.swap" ? "with_itinerary_id" : "to_itinerary_id";
  const [dayId, otherId] = [op.itinerary_id, op.op === "day.swap" ? op.with_itinerary_id : op.to_itinerary_id].map(
    (it) => it.toLowerCase(),
  ) as [string, string];
  if (dayId === otherId) throw invalidAt(`${path}.${other}`, "must be another day");
  return op.op === "day.swap" ? { op: op.op, dayId, withDayId: otherId } : { op: op.op, dayId, toDayId: otherId };
}

const unknownStop = { placeId: null, lat: null, lng: null, timezone: null };

function readStopPlace({ after_stop_id }: z.output<typeof stopPlace>) {
  return { after: after_stop_id?.toLowerCase() ?? null };
}

function readStop({ destination, place_id, nights }: z.output<typeof stopSide>): Partial<StopFields> {
  return {
    ...(destination === undefined ? {} : { destination }),
    ...(place_id === undefined ? {} : { placeId: place_id }),
    ...(nights === undefined ? {} : { nights }),
  };
}

const followsFromDestination = new Set(["city_id", "lat", "lng", "timezone"]);

function readPlace({ itinerary_id, after_activity_id }: z.output<typeof place>): RequestedPlace {
  return { dayId: itinerary_id?.toLowerCase() ?? null, after: after_activity_id?.toLowerCase() ?? after_activity_id };
}

const readOnly = activityFieldNames.filter((it) => !(snake(it) in activityFieldsInput));
/** Fields of an activity on the wire that other ops set. */
const beside = new Set(["id", "itinerary_id", "parked"]);

/** The `before` of an op may have any field of an activity. */
function readSeen(seen: Readonly<Record<string, unknown>>, path: string): Partial<ActivityFields> {
  const more: Record<string, unknown> = {};
  for (const name of readOnly) {
    const value = seen[snake(name)];
    if (value === undefined || name === "parked") continue;
    const parsed = activityFieldsWire[snake(name)].safeParse(value);
    if (!parsed.success) throw invalidAt(`${path}.${snake(name)}`, "is not as get_trip shows it");
    more[snake(name)] = parsed.data;
  }
  return {
    ...readFields(seen, `${path}.`).fields,
    ...readActivityFields<Record<string, never>>(more as Record<string, never>),
  };
}

/** @param isNew an activity that was read and is sent back as a new one has every field; the empty ones are ignored */
function leftOut(fields: Readonly<Record<string, unknown>>, path: string, isNew: boolean): Warning[] {
  const blank = Object.fromEntries(readOnly.map((name) => [snake(name), activityColumns[name].blank]));
  return Object.keys(fields)
    .filter((it) => !(it in activityFieldsInput) && !beside.has(it) && fields[it] !== undefined)
    .filter((it) => !isNew || !(it in blank) || !deepEqual(fields[it], blank[it]))
    .map((it) => ignored(it, path, it in blank));
}

function ignored(field: string, path: string, isKnown: boolean): Warning {
  const name = field.slice(0, 80);
  return isKnown
    ? {
        code: "read_only_field",
        message: `"${name}" is set by the service and was left out.`,
        path: `${path}.${name}`,
      }
    : { code: "unknown_field", message: `"${name}" is not a field here and was ignored.`, path: `${path}.${name}` };
}
