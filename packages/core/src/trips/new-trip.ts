import { datesFrom } from "@caravan/domain/calendar";
import type { TripDocument } from "@caravan/domain/trip/document";
import { titleFor } from "@caravan/domain/trip/trip-stops";
import type { Context } from "../kernel/context.ts";
import { publish } from "../kernel/domain-events.ts";
import { logWithoutPatch } from "../kernel/history.ts";
import { insertTrip } from "../kernel/save-trip.ts";
import { refuseTooMany } from "../kernel/trip-size.ts";
import type { ResolvedPlace } from "../planning/resolve-destination.ts";
import type { CreateInput } from "./create-trip-input.ts";
import type { TripDefaults } from "./trip-defaults.ts";

/** A new trip with empty days. */
export function emptyTrip(
  ctx: Context,
  input: CreateInput,
  place: ResolvedPlace,
  ownerId: string,
  defaults: TripDefaults,
): TripDocument {
  const now = ctx.now.toISOString();
  return {
    id: ctx.newId(),
    ownerId,
    title: defaults.title ?? titleFor(input.destination),
    destination: input.destination,
    startDate: input.start_date,
    endDate: input.end_date,
    travelers: input.travelers ?? defaults.travelers,
    interests: input.interests ?? defaults.interests,
    travelStyle: input.travel_style ?? null,
    accommodationType: input.accommodation_type ?? null,
    budgetPerPerson: defaults.budget?.amount ?? null,
    totalBudget: null,
    currency: defaults.budget?.currency ?? place.currency ?? defaults.currency,
    status: "draft",
    notes: input.notes?.trim() || null,
    cityId: place.cityId,
    lat: place.lat,
    lng: place.lng,
    timezone: place.timezone,
    revision: 1,
    createdAt: now,
    updatedAt: now,
    days: datesFrom(input.start_date, input.end_date).map((date) => ({
      id: ctx.newId(),
      date,
      notes: "",
      activities: [],
    })),
    stops: [],
    parked: [],
  };
}

/** Stores a new trip with its first edit-log entry. @throws conflict `activities_full` */
export async function saveNewTrip(ctx: Context, trip: TripDocument, summary: string): Promise<void> {
  refuseTooMany(trip);
  await insertTrip(ctx.sql, trip);
  await logWithoutPatch(ctx, trip, "create_trip", summary);
  await publish(ctx, "trip_created", { tripId: trip.id });
}
