import { useQuery } from "@tanstack/react-query";
import { type Trip, useApi } from "@/features/api-client/index.ts";
import { zoneNow } from "@/features/travel/index.ts";
import { useNow } from "@/ui/use-now.ts";
import { momentIn } from "../model/clock.ts";

/** The moment at the place of the trip, on its days; null on all others and for a cancelled trip. */
export function useTripMoment(trip: Trip) {
  const instant = useNow(60_000);
  const now = momentIn(zoneNow(trip, instant), instant);
  const on = now.date >= trip.start_date && now.date <= trip.end_date && trip.status !== "cancelled";
  return on ? now : null;
}

/** What is now and next for this traveller; null until it is known, and on days that are not of the trip. */
export function useTodayState(trip: Trip) {
  const now = useTripMoment(trip);
  const query = useQuery({
    ...useApi().concierge.state.queryOptions({ trip_id: trip.id }),
    enabled: now !== null,
  });
  const state = query.data?.state;
  return now && state ? { now, ...state } : null;
}
