import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useApi } from "@/features/api-client/index.ts";

export function useExplanation(tripId: string) {
  return useQuery(useApi().trips.explain.queryOptions({ trip_id: tripId }));
}

/** Why each day is as it is, by the id of the day; empty until it is known, and where it cannot be. */
export function useDayReasons(tripId: string): ReadonlyMap<string, string> {
  const { data } = useExplanation(tripId);
  return useMemo(() => new Map(data?.days.map((it) => [it.itinerary_id, it.reason])), [data]);
}
