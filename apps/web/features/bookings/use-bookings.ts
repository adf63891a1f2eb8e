import { useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { domainError, useApi } from "@/features/api-client/index.ts";
import { toast } from "@/ui/toast.ts";

const PAGE = 100;
/** More than that many bookings are looked through page by page. */
const PAGES_AT_ONCE = 5;

/** All bookings of the person: what is past and what was cancelled lie between those to come, so all pages are read. */
export function useBookings() {
  const api = useApi();
  const list = useInfiniteQuery(
    api.bookings.list.infiniteQueryOptions(
      { limit: PAGE },
      { getNextPageParam: (page) => page.next_cursor ?? undefined },
    ),
  );
  const pages = list.data?.pages.length ?? 0;
  const { hasNextPage, isFetching, isError, fetchNextPage } = list;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError && pages < PAGES_AT_ONCE) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage, pages]);
  return { ...list, bookings: list.data?.pages.flatMap((page) => page.bookings) ?? [] };
}

/** The person's trips that a booking may be put on, the newest hundred, and the names of all of those. */
export function useTripChoices() {
  const api = useApi();
  const trips = useQuery(api.trips.list.queryOptions({ limit: 100 })).data?.trips ?? [];
  return {
    names: new Map(trips.map((it) => [it.id, it.title])),
    editable: trips.filter((it) => it.role !== "viewer" && it.status !== "cancelled"),
  };
}

/** Changing and cancelling a booking. */
export function useBookingChange() {
  const api = useApi();
  const complain = (error: unknown) =>
    toast({ tone: "danger", title: "That didn't work", description: domainError(error).message });
  return {
    update: useMutation(api.bookings.update.mutationOptions()),
    /** Where there is no form to say what went wrong. */
    quietly: useMutation(api.bookings.update.mutationOptions({ onError: complain })),
    cancel: useMutation(api.bookings.cancel.mutationOptions({ onError: complain })),
  };
}
