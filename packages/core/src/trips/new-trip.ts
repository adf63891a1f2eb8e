import { datesFrom } from "@caravan/domain/calendar";
import type { StopFields, TripDocument } from "@caravan/domain/trip/document";
import { titleFor } from "@caravan/domain/trip/trip-stops";
import type { Sentence } from "@caravan/domain/words/sentence";
import { currentLanguage } from "@caravan/languages/texts";
import type { Context } from "../kernel/context.ts";
import { publish } from "../kernel/domain-events.ts";
import { refuseMoreTripsOfGuest } from "../kernel/guests.ts";
import { logWithoutPatch } from "../kernel/history.ts";
import { refuseMoreTripsOfKey } from "../kernel/key-limits.ts";
import { insertTrip } from "../kernel/save-trip.ts";
import { refuseTooMany } from "../kernel/trip-size.ts";
import type { ResolvedPlace } from "../planning/resolve-destination.ts";
import type { CreateInput } from "./create-trip-input.ts";
import type { TripDefaults } from "./trip-defaults.ts";

/** Where a new trip goes; without stops of its own to the place alone. */
export interface WhereTo {
  readonly place: ResolvedPlace;
  readonly stops: readonly StopFields[];
}

/** A new trip with empty days. */
export function emptyTrip(
  ctx: Context,
  input: CreateInput,
  { place, stops }: WhereTo,
  ownerId: string,
  defaults: TripDefaults,
): TripDocument {
  const now = ctx.now.toISOString();
  const stated = statedBudget(input);
  return {
    id: ctx.newId(),
    ownerId,
    title: defaults.title ?? titleFor(input.destination, currentLanguage()),
    destination: input.destination,
    startDate: input.start_date,
    endDate: input.end_date,
    travelers: input.travelers ?? defaults.travelers,
    interests: input.interests ?? defaults.interests,
    travelStyle: input.travel_style ?? null,
    accommodationType: input.accommodation_type ?? null,
    ...(stated ?? { budgetPerPerson: defaults.budget?.amount ?? null, totalBudget: null }),
    currency:
      input.currency ??
      (stated ? null : defaults.budget?.currency) ??
      defaults.chosenCurrency ??
      place.currency ??
      defaults.currency,
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
    stops: stops.map((it) => ({ ...it, id: ctx.newId() })),
    parked: [],
  };
}

/** The budget that the caller states, instead of a group's; null for none. */
export function statedBudget(
  input: Pick<CreateInput, "budget_per_person" | "total_budget">,
): Pick<TripDocument, "budgetPerPerson" | "totalBudget"> | null {
  const [budgetPerPerson, totalBudget] = [input.budget_per_person ?? null, input.total_budget ?? null];
  return budgetPerPerson === null && totalBudget === null ? null : { budgetPerPerson, totalBudget };
}

/** Stores a new trip with its first edit-log entry. @throws conflict `activities_full`, forbidden `account_needed` */
export async function saveNewTrip(ctx: Context, trip: TripDocument, summary: Sentence): Promise<void> {
  await refuseMoreTripsOfGuest(ctx);
  await refuseMoreTripsOfKey(ctx);
  refuseTooMany(trip);
  await insertTrip(ctx.sql, trip);
  await logWithoutPatch(ctx, trip, "create_trip", summary);
  await publish(ctx, "trip_created", { tripId: trip.id });
}
