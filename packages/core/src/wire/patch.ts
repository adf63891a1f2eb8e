import type { ActivityFields, TripFields } from "@caravan/domain/trip/document";
import { blankActivity } from "@caravan/domain/trip/new-activity";
import type { Place, TripOp, TripPatch } from "@caravan/domain/trip/patch";
import { z } from "zod";
import { activityWire, presentActivity, tripWire } from "./trip.ts";

/** A patch as the wire carries it: each op names its target by id and has `before` and `after` of the fields it changes. */

const placeWire = z.object({ itinerary_id: z.string().nullable(), after_activity_id: z.string().nullable() }).meta({
  description:
    "A place in a day, or in the parked tray when itinerary_id is null: behind after_activity_id, else first",
});

const tripFields = tripWire
  .pick({
    title: true,
    destination: true,
    start_date: true,
    end_date: true,
    travelers: true,
    interests: true,
    travel_style: true,
    accommodation_type: true,
    budget_per_person: true,
    total_budget: true,
    currency: true,
    status: true,
    notes: true,
  })
  .extend({
    city_id: z.string().nullable(),
    lat: z.number().nullable(),
    lng: z.number().nullable(),
    timezone: z.string().nullable(),
  })
  .partial();
const dayFields = z.object({ date: z.string(), notes: z.string() }).partial();
const activityFields = activityWire.omit({ id: true, itinerary_id: true }).partial();
const dayOp = z.object({ id: z.string(), date: z.string(), notes: z.string() });

const opWire = z.discriminatedUnion("op", [
  z.object({ op: z.literal("trip.set"), before: tripFields, after: tripFields }),
  z.object({ op: z.literal("day.add"), day: dayOp }),
  z.object({ op: z.literal("day.remove"), day: dayOp }),
  z.object({ op: z.literal("day.set"), itinerary_id: z.string(), before: dayFields, after: dayFields }),
  z.object({ op: z.literal("activity.add"), activity: activityWire, at: placeWire }),
  z.object({ op: z.literal("activity.remove"), activity: activityWire, at: placeWire }),
  z.object({ op: z.literal("activity.set"), activity_id: z.string(), before: activityFields, after: activityFields }),
  z.object({ op: z.literal("activity.move"), activity_id: z.string(), from: placeWire, to: placeWire }),
]);

export const patchWire = z
  .array(opWire)
  .meta({ description: "A change to a trip: ops in their order, all of them or none" });

export function presentPatch(patch: TripPatch): z.input<typeof patchWire> {
  return patch.map(presentOp);
}

function presentOp(op: TripOp): z.input<typeof opWire> {
  switch (op.op) {
    case "trip.set":
      return { op: op.op, before: presentTripFields(op.before), after: presentTripFields(op.after) };
    case "day.add":
    case "day.remove":
      return { op: op.op, day: { id: op.day.id, date: op.day.date, notes: op.day.notes } };
    case "day.set":
      return { op: op.op, itinerary_id: op.dayId, before: { ...op.before }, after: { ...op.after } };
    case "activity.add":
    case "activity.remove":
      return { op: op.op, activity: presentActivity(op.activity, op.at.dayId), at: presentPlace(op.at) };
    case "activity.set":
      return {
        op: op.op,
        activity_id: op.activityId,
        before: presentActivityFields(op.before),
        after: presentActivityFields(op.after),
      };
    case "activity.move":
      return { op: op.op, activity_id: op.activityId, from: presentPlace(op.from), to: presentPlace(op.to) };
  }
}

function presentPlace({ dayId, after }: Place): z.input<typeof placeWire> {
  return { itinerary_id: dayId, after_activity_id: after };
}

const amounts = new Set(["budgetPerPerson", "totalBudget"]);

function presentTripFields(fields: Partial<TripFields>): z.input<typeof tripFields> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      snake(key),
      amounts.has(key) && value !== null ? Number(value) : value,
    ]),
  );
}

/** By the presenter of whole activities, so that a field looks the same wherever it stands. */
function presentActivityFields(fields: Partial<ActivityFields>): z.input<typeof activityFields> {
  const whole: Record<string, unknown> = presentActivity({ ...blankActivity(""), id: "", ...fields }, null);
  return Object.fromEntries(Object.keys(fields).map((key) => [snake(key), whole[snake(key)]]));
}

function snake(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
