import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { type Trip, useApi } from "@/features/api-client/index.ts";
import { useBuilder } from "./builder-context.tsx";

export function useExplanation(tripId: string) {
  return useQuery(useApi().trips.explain.queryOptions({ trip_id: tripId }));
}

/**
 * The explanation, only while it fits the displayed trip. It is hidden while edits wait for a connection and after
 * changes that it does not cover, because it would mention activities that moved or are gone.
 */
function usePresentExplanation(trip: Trip) {
  const { edits } = useBuilder();
  const { data, isFetching } = useExplanation(trip.id);
  return edits.marked.size === 0 && (isFetching || data?.revision === trip.revision) ? data : undefined;
}

const nothing: readonly string[] = [];

/** Where to stay, what to book first and the like; empty while unknown. */
export function useOverview(trip: Trip): readonly string[] {
  return usePresentExplanation(trip)?.overview ?? nothing;
}

/** The explanation of each day, by the id of the day. Empty while unknown. */
export function useDayReasons(trip: Trip): ReadonlyMap<string, string> {
  const data = usePresentExplanation(trip);
  return useMemo(() => new Map(data?.days.map((it) => [it.itinerary_id, it.reason])), [data]);
}

/** The opening hours of a stop and how to get there; undefined when nothing is known. */
export function useStopReason(trip: Trip, activityId: string): string | undefined {
  return usePresentExplanation(trip)?.activities?.find((it) => it.activity_id === activityId)?.reason;
}
