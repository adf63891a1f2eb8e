import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useApi } from "@/features/api-client/index.ts";
import type { Trip } from "@/features/trips/types.ts";

/** Everything that the page shows. Sums follow from the plan too, so they are read again when it has changed. */
export function useMoney(trip: Trip) {
  const api = useApi();
  const cache = useQueryClient();
  const of = { trip_id: trip.id };
  const list = useQuery(api.expenses.list.queryOptions(of));
  const summary = useQuery(api.expenses.summary.queryOptions(of));
  const members = useQuery(api.members.list.queryOptions(of));

  const seen = useRef(trip.revision);
  useEffect(() => {
    if (seen.current === trip.revision) return;
    seen.current = trip.revision;
    void cache.invalidateQueries(api.expenses.pathFilter());
  }, [trip.revision, cache, api]);

  const all = [list, summary, members];
  return {
    money: list.data,
    summary: summary.data?.summary,
    members: members.data?.members,
    error: all.find((it) => it.error && !it.data)?.error ?? null,
    retry: () => all.forEach((it) => void it.refetch()),
  };
}
