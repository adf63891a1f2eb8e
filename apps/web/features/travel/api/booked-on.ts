import { bookedIn, type SegmentOnPlan } from "@caravan/domain/segments/segments-on-plan";
import type { BookedOn } from "@caravan/domain/trip/open-times";
import { useMemo } from "react";
import type { Trip } from "@/features/api-client/index.ts";
import type { Segment } from "../types.ts";
import { useSegments } from "./use-segments.ts";

/** What is booked on each day beside the plan, as fixed activities, which moves and proposed times respect. */
export function bookedOn(
  { itinerary, start_date }: Pick<Trip, "itinerary" | "start_date">,
  segments: readonly Segment[],
): BookedOn {
  const days = itinerary.map(({ date, activities }) => ({
    date,
    activities: activities.map((it) => ({ bookingId: it.booking_id })),
  }));
  return bookedIn({ startDate: start_date, days }, segments.map(onPlan));
}

export function useBookedOn(trip: Trip): BookedOn {
  const segments = useSegments(trip);
  return useMemo(() => bookedOn(trip, segments), [trip, segments]);
}

function onPlan({ booking_id, flight_number, train_number, ...segment }: Segment): SegmentOnPlan {
  return { ...segment, bookingId: booking_id, number: flight_number ?? train_number, removed: false };
}
