import { z } from "zod";
import { activityFieldsWire, activityWire, stopRowWire, tripWire } from "./trip.ts";

/** A patch on the wire: each op names its target by id and has `before` and `after` of the changed fields. */

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
const stopFields = stopRowWire.omit({ id: true }).partial();
const stopPlaceWire = z.object({ after_stop_id: z.string().nullable() });
const activityFields = z.object(activityFieldsWire).partial();
const dayOp = z.object({ id: z.string(), date: z.string(), notes: z.string() });

const opWire = z.discriminatedUnion("op", [
  z.object({ op: z.literal("trip.set"), before: tripFields, after: tripFields }),
  z.object({ op: z.literal("day.add"), day: dayOp }),
  z.object({ op: z.literal("day.remove"), day: dayOp }),
  z.object({ op: z.literal("day.set"), itinerary_id: z.string(), before: dayFields, after: dayFields }),
  z.object({ op: z.literal("stop.add"), stop: stopRowWire, at: stopPlaceWire }),
  z.object({ op: z.literal("stop.remove"), stop: stopRowWire, at: stopPlaceWire }),
  z.object({ op: z.literal("stop.change"), stop_id: z.string(), before: stopFields, after: stopFields }),
  z.object({ op: z.literal("stop.move"), stop_id: z.string(), from: stopPlaceWire, to: stopPlaceWire }),
  z.object({ op: z.literal("activity.add"), activity: activityWire, at: placeWire }),
  z.object({ op: z.literal("activity.remove"), activity: activityWire, at: placeWire }),
  z.object({ op: z.literal("activity.set"), activity_id: z.string(), before: activityFields, after: activityFields }),
  z.object({ op: z.literal("activity.move"), activity_id: z.string(), from: placeWire, to: placeWire }),
]);

export const patchWire = z
  .array(opWire)
  .meta({ description: "A change to a trip: ordered ops, all or none; input of apply_changes" });
