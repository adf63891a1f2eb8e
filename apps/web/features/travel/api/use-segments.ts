import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { type Trip, useApi } from "@/features/api-client/index.ts";
import { dayMoments } from "../model/day-moments.ts";
import type { Segment } from "../types.ts";

const none: readonly Segment[] = [];

/** Flights, stays and the like of the trip; nothing while they load, since the plan does not wait for them. */
export function useSegments(trip: Trip): readonly Segment[] {
  const api = useApi();
  return useQuery(api.segments.list.queryOptions({ trip_id: trip.id })).data?.segments ?? none;
}

export function useDayMoments(trip: Trip) {
  const segments = useSegments(trip);
  const { timezone } = trip.place;
  return useMemo(() => dayMoments(segments, timezone), [segments, timezone]);
}
