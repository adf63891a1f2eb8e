import { useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { type ApiInputs, type ApiOutputs, domainError, useApi } from "@/features/api-client/index.ts";
import { toast } from "@/ui/toast.ts";
import { t } from "./messages/index.ts";

const PAGE = 100;
/** Further bookings are loaded page by page. */
const PAGES_AT_ONCE = 5;

/** All bookings of the person. Past and cancelled ones lie between upcoming ones, so all pages are read. */
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

/** The newest hundred trips that a booking may be put on, and the names of all of them. */
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
    toast({ tone: "danger", title: t("failed"), description: domainError(error).message });
  return {
    update: useMutation(api.bookings.update.mutationOptions()),
    /** Shows an error where there is no form to show it. */
    quietly: useMutation(api.bookings.update.mutationOptions({ onError: complain })),
    cancel: useMutation(api.bookings.cancel.mutationOptions({ onError: complain })),
  };
}

export type Booking = ApiOutputs["bookings"]["list"]["bookings"][number];
/** With its segments: a flight there and back has two. */
export type BookedSegment = ApiOutputs["bookings"]["get"]["segments"][number];
export type BookingKind = Booking["kind"];
export type NewBooking = ApiInputs["bookings"]["record"];
export type BookingChange = ApiInputs["bookings"]["update"];
