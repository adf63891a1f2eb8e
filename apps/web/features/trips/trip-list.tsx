"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { Compass, Plus } from "lucide-react";
import { domainError, useApi } from "@/features/api-client/index.ts";
import { Button, ButtonLink } from "@/ui/button.tsx";
import { EmptyState, ErrorState } from "@/ui/page-states.tsx";
import { TripCard } from "./trip-card.tsx";
import { TripListSkeleton } from "./trip-list-skeleton.tsx";
import { tripsPerPage } from "./trips-per-page.ts";

export function TripList() {
  const api = useApi();
  const list = useInfiniteQuery(
    api.trips.list.infiniteQueryOptions(
      { limit: tripsPerPage },
      { getNextPageParam: (page) => page.next_cursor ?? undefined },
    ),
  );
  if (list.isPending) return <TripListSkeleton />;
  if (list.isError && !list.data) {
    return (
      <ErrorState
        title="Your trips could not be loaded"
        description={domainError(list.error).message}
        onRetry={() => void list.refetch()}
      />
    );
  }
  const trips = list.data.pages.flatMap((page) => page.trips);
  if (trips.length === 0) {
    return (
      <EmptyState
        art={<Compass />}
        title="No trips yet"
        description="Name a place and a few dates. Caravan lays out the days; you change what you like."
        action={
          <ButtonLink href="/trips/new" icon={<Plus />}>
            Plan your first trip
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      <ul aria-label="Trips" className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {trips.map((trip) => (
          <li key={trip.id}>
            <TripCard trip={trip} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <div className="mt-8 flex justify-center">
          <Button variant="secondary" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Load more
          </Button>
        </div>
      )}
      {list.isFetchNextPageError && (
        <p role="alert" className="mt-4 text-center text-danger">
          {domainError(list.error).message}
        </p>
      )}
    </>
  );
}
