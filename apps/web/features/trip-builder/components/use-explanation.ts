import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { type Trip, useApi } from "@/features/api-client/index.ts";
import { useBuilder } from "./builder-context.tsx";

export function useExplanation(tripId: string) {
  return useQuery(useApi().trips.explain.queryOptions({ trip_id: tripId }));
}

/**
 * The explanation as long as it is about the trip that is shown: while edits wait for a connection, or after a change that
 * it does not know, it would speak of what has moved or gone.
 */
function usePresentExplanation(trip: Trip) {
  const { edits } = useBuilder();
  const { data, isFetching } = useExplanation(trip.id);
  return edits.marked.size === 0 && (isFetching || data?.revision === trip.revision) ? data : undefined;
}

/** Why each day is as it is, by the id of the day; empty until it is known, and where it cannot be. */
export function useDayReasons(trip: Trip): ReadonlyMap<string, string> {
  const data = usePresentExplanation(trip);
  return useMemo(() => new Map(data?.days.map((it) => [it.itinerary_id, it.reason])), [data]);
}

/** When a stop is open on its day and how one gets there; undefined where nothing is known of it. */
export function useStopReason(trip: Trip, activityId: string): string | undefined {
  return usePresentExplanation(trip)?.activities?.find((it) => it.activity_id === activityId)?.reason;
}
