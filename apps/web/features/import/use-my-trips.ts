import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useApi } from "@/features/api-client/index.ts";

/** All trips that the viewer may change, page after page; cancelled ones aside. */
export function useMyTrips(enabled: boolean) {
  const api = useApi();
  const list = useInfiniteQuery({
    ...api.trips.list.infiniteQueryOptions(
      { limit: 100 },
      { getNextPageParam: (page) => page.next_cursor ?? undefined },
    ),
    enabled,
  });
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  useEffect(() => {
    if (enabled && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [enabled, hasNextPage, isFetchingNextPage, fetchNextPage]);
  const trips = list.data?.pages
    .flatMap((page) => page.trips)
    .filter((it) => it.role !== "viewer" && it.status !== "cancelled");
  return { trips, failed: list.isError };
}
