import type { Trip, TripChange } from "@/features/api-client/index.ts";

/** The fields of "Edit trip details", named as on the wire. */
export interface TripDraft extends Record<string, unknown> {
  readonly title: string;
  readonly destination: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly travelers: number | null;
  readonly interests: readonly string[];
  readonly travel_style: Trip["travel_style"];
  readonly accommodation_type: Trip["accommodation_type"];
  readonly budget_per_person: number | null;
  readonly total_budget: number | null;
  readonly currency: string;
  readonly status: Trip["status"];
  readonly notes: string | null;
}

export function tripDraftOf(trip: Trip): TripDraft {
  return {
    title: trip.title,
    destination: trip.destination,
    start_date: trip.start_date,
    end_date: trip.end_date,
    travelers: trip.travelers,
    interests: trip.interests,
    travel_style: trip.travel_style,
    accommodation_type: trip.accommodation_type,
    budget_per_person: trip.budget_per_person,
    total_budget: trip.total_budget,
    currency: trip.currency,
    status: trip.status,
    notes: trip.notes,
  };
}

export function tripChangeOf(changes: Partial<TripDraft>, before: Partial<TripDraft>): Omit<TripChange, "trip_id"> {
  return { ...changes, before } as Omit<TripChange, "trip_id">;
}
