import { z } from "zod";
import { activityTypes, mostActivities } from "../field-choices.ts";
import * as f from "../fields.ts";
import { parkedReasons, provenances, type WireActivityFields } from "../trip/activity-fields.ts";
import { longestTrip } from "../trip/change-dates.ts";
import { mostStops } from "../trip/trip-stops.ts";

/** The plan of a trip in a trip file: the wire form of a trip, with the bounds of every field. */

/** Ids are compared, so they have one spelling. */
export const fileId = f.id.transform((it) => it.toLowerCase());
const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "must be a time of day such as 09:30");
const latitude = z.number().min(-90).max(90).nullable();
const longitude = z.number().min(-180).max(180).nullable();
export const point = { lat: latitude, lng: longitude };
/** More than the planner ever offers. */
const mostAlternatives = 50;

const alternative = z.object({
  place_id: f.opaque.nullable(),
  title: f.activityTitle,
  activity_type: z.enum(activityTypes),
  location: f.activityLocation.nullable(),
  ...point,
  estimated_cost: f.money.nullable(),
  duration_minutes: f.activityMinutes.nullable(),
  verified: z.boolean(),
  reason: f.plannerReason,
});

const activityFields = {
  title: f.activityTitle,
  start_time: clock.nullable(),
  end_time: clock.nullable(),
  duration_minutes: f.activityMinutes.nullable(),
  activity_type: z.enum(activityTypes),
  location: f.activityLocation.nullable(),
  address: f.activityAddress.nullable(),
  estimated_cost: f.money.nullable(),
  description: f.activityDescription.nullable(),
  notes: f.activityNotes.nullable(),
  reason: f.plannerReason.nullable(),
  alternatives: z.array(alternative).max(mostAlternatives),
  priority: f.activityPriority,
  pinned: z.boolean(),
  verified: z.boolean(),
  booking_id: fileId.nullable(),
  segment_id: fileId.nullable(),
  ...point,
  place_id: f.opaque.nullable(),
  from_location: f.activityLocation.nullable(),
  from_lat: latitude,
  from_lng: longitude,
  free_time: z.boolean(),
  parked: z.object({ date: f.calendarDate, day_notes: f.dayNotes, reason: z.enum(parkedReasons) }).nullable(),
  provenance: z.enum(provenances),
} satisfies { [Name in keyof WireActivityFields]: z.ZodType<WireActivityFields[Name]> };

const activities = z
  .array(z.object({ id: fileId, ...activityFields }).transform((it) => ({ ...it, itinerary_id: null })))
  .max(mostActivities);

export const planSchema = z.object({
  id: fileId,
  title: f.tripTitle,
  destination: f.destination,
  start_date: f.calendarDate,
  end_date: f.calendarDate,
  status: f.tripStatus,
  travelers: f.travelersAtCreation,
  revision: z.int().min(1).max(2_000_000_000),
  interests: f.interests,
  travel_style: f.tripStyle.nullable(),
  accommodation_type: f.tripAccommodation.nullable(),
  budget_per_person: f.money.nullable(),
  total_budget: f.money.nullable(),
  currency: f.currency,
  notes: f.tripNotes.nullable(),
  place: z.object({ city_id: f.opaque.nullable(), ...point, timezone: f.timezone.nullable() }),
  stops: z
    .array(
      z.object({
        id: fileId,
        destination: f.destination,
        place_id: f.destinationId.nullable(),
        ...point,
        timezone: f.timezone.nullable(),
        nights: z.int().min(0).max(365),
      }),
    )
    .max(mostStops),
  itinerary: z
    .array(z.object({ id: fileId, date: f.calendarDate, notes: f.dayNotes, activities }))
    .min(1)
    .max(longestTrip),
  parked: activities,
});
