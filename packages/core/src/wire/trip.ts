import * as f from "@caravan/domain/fields";
import { activityTypes } from "@caravan/domain/trip/activity-type";
import { type Activity, provenances, type TripDocument } from "@caravan/domain/trip/document";
import { z } from "zod";

/** The trip as the wire carries it: snake_case, amounts as numbers. One presenter a noun. */

const point = { lat: z.number().nullable(), lng: z.number().nullable() };

export const alternativeWire = z.object({
  place_id: z.string().nullable(),
  title: z.string(),
  activity_type: z.enum(activityTypes),
  location: z.string().nullable(),
  ...point,
  estimated_cost: z.number().nullable(),
  duration_minutes: z.number().nullable(),
  verified: z.boolean(),
  reason: z.string(),
});

export const activityWire = z.object({
  id: f.id,
  itinerary_id: f.id.nullable(),
  title: z.string(),
  description: z.string().nullable(),
  activity_type: z.enum(activityTypes),
  start_time: z.string().nullable(),
  end_time: z.string().nullable(),
  duration_minutes: z.number().nullable(),
  location: z.string().nullable(),
  address: z.string().nullable(),
  estimated_cost: z.number().nullable(),
  priority: z.number(),
  notes: z.string().nullable(),
  ...point,
  provenance: z.enum(provenances),
  verified: z.boolean(),
  pinned: z.boolean(),
  place_id: z.string().nullable(),
  reason: z.string().nullable(),
  alternatives: z.array(alternativeWire),
  parked: z
    .object({ date: z.string(), day_notes: z.string(), reason: z.enum(["outside_dates", "set_aside"]) })
    .nullable(),
  booking_id: f.id.nullable(),
  segment_id: f.id.nullable(),
});

export const dayWire = z.object({
  id: f.id,
  date: z.string(),
  day_number: z.number(),
  notes: z.string(),
  activities: z.array(activityWire),
});

const summaryFields = {
  id: f.id,
  title: z.string(),
  destination: z.string(),
  start_date: z.string(),
  end_date: z.string(),
  status: f.tripStatus,
  travelers: z.number(),
  role: z.enum(f.memberRoles),
  revision: z.number(),
};

export const summaryWire = z.object(summaryFields);

export const tripWire = z.object({
  ...summaryFields,
  interests: z.array(z.string()),
  travel_style: f.tripStyle.nullable(),
  accommodation_type: f.tripAccommodation.nullable(),
  budget_per_person: z.number().nullable(),
  total_budget: z.number().nullable(),
  currency: z.string(),
  notes: z.string().nullable(),
  place: z.object({ city_id: z.string().nullable(), ...point, timezone: z.string().nullable() }),
  created_at: z.string(),
  updated_at: z.string(),
  itinerary: z.array(dayWire),
  parked: z.array(activityWire),
  attributions: z.array(z.string()).meta({ description: "To be shown with the trip: whom its places come from" }),
});

/** What a public link shows: the plan, without who it belongs to, what it may cost in all, and private notes. */
export const sharedTripWire = tripWire.omit({
  role: true,
  revision: true,
  notes: true,
  budget_per_person: true,
  total_budget: true,
  created_at: true,
  parked: true,
});

export const warningsWire = z
  .array(z.object({ code: z.string(), message: z.string(), path: z.string() }))
  .optional()
  .meta({ description: "What went through and is still good to know" });

export const numberOf = (amount: string | null) => (amount === null ? null : Number(amount));

export function presentActivity(activity: Activity, dayId: string | null): z.input<typeof activityWire> {
  return {
    id: activity.id,
    itinerary_id: dayId,
    title: activity.title,
    description: activity.description,
    activity_type: activity.activityType,
    start_time: activity.startTime,
    end_time: activity.endTime,
    duration_minutes: activity.durationMinutes,
    location: activity.location,
    address: activity.address,
    estimated_cost: numberOf(activity.estimatedCost),
    priority: activity.priority,
    notes: activity.notes,
    lat: activity.lat,
    lng: activity.lng,
    provenance: activity.provenance,
    verified: activity.verified,
    pinned: activity.pinned,
    place_id: activity.placeId,
    reason: activity.reason,
    alternatives: activity.alternatives.map((it) => ({
      place_id: it.placeId,
      title: it.title,
      activity_type: it.activityType,
      location: it.location,
      lat: it.lat,
      lng: it.lng,
      estimated_cost: numberOf(it.estimatedCost),
      duration_minutes: it.durationMinutes,
      verified: it.verified,
      reason: it.reason,
    })),
    parked: activity.parked && {
      date: activity.parked.date,
      day_notes: activity.parked.dayNotes,
      reason: activity.parked.reason,
    },
    booking_id: activity.bookingId,
    segment_id: activity.segmentId,
  };
}

export function presentDay(trip: TripDocument, dayId: string): z.input<typeof dayWire> {
  const index = trip.days.findIndex((day) => day.id === dayId);
  const day = trip.days[index];
  if (!day) throw new Error(`trip ${trip.id} has no day ${dayId}`);
  return {
    id: day.id,
    date: day.date,
    day_number: index + 1,
    notes: day.notes,
    activities: day.activities.map((it) => presentActivity(it, day.id)),
  };
}

export function presentTrip(trip: TripDocument, role: f.MemberRole): z.input<typeof tripWire> {
  return {
    id: trip.id,
    title: trip.title,
    destination: trip.destination,
    start_date: trip.startDate,
    end_date: trip.endDate,
    status: trip.status,
    travelers: trip.travelers,
    role,
    revision: trip.revision,
    interests: [...trip.interests],
    travel_style: trip.travelStyle,
    accommodation_type: trip.accommodationType,
    budget_per_person: numberOf(trip.budgetPerPerson),
    total_budget: numberOf(trip.totalBudget),
    currency: trip.currency,
    notes: trip.notes,
    place: { city_id: trip.cityId, lat: trip.lat, lng: trip.lng, timezone: trip.timezone },
    created_at: trip.createdAt,
    updated_at: trip.updatedAt,
    itinerary: trip.days.map((day, index) => ({
      id: day.id,
      date: day.date,
      day_number: index + 1,
      notes: day.notes,
      activities: day.activities.map((it) => presentActivity(it, day.id)),
    })),
    parked: trip.parked.map((it) => presentActivity(it, null)),
    attributions: attributionsOf(trip),
  };
}

const openStreetMap = "© OpenStreetMap contributors";

/** Whom the licence of the places in a trip wants to be named, wherever they are shown. */
function attributionsOf(trip: TripDocument): string[] {
  const activities = [...trip.days.flatMap((day) => day.activities), ...trip.parked];
  const placeIds = activities.flatMap((it) => [it.placeId, ...it.alternatives.map((other) => other.placeId)]);
  return placeIds.some((id) => id?.startsWith("osm:")) ? [openStreetMap] : [];
}
