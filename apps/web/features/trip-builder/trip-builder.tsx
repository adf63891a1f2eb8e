"use client";

import { useQuery } from "@tanstack/react-query";
import { domainError, useApi, type Viewer } from "@/features/api-client/index.ts";
import { useOutbox } from "@/features/offline/outbox/use-outbox.ts";
import { useTripRoom } from "@/features/room/use-trip-room.ts";
import { TripNotFound } from "@/features/trips/index.ts";
import type { MapStyleUrls } from "@/map-style-urls.ts";
import { ErrorState } from "@/ui/page-states.tsx";
import { BuilderSkeleton } from "./builder-skeleton.tsx";
import { TripWorkspace } from "./trip-workspace.tsx";
import { UnsentOfLostTrip } from "./unsent-of-lost-trip.tsx";
import { useAroundPlan } from "./use-around-plan.ts";

export interface TripBuilderProps {
  tripId: string;
  viewer: Viewer;
  styleUrls: MapStyleUrls | null;
}

export function TripBuilder({ tripId, viewer, styleUrls }: TripBuilderProps) {
  const api = useApi();
  const query = useQuery(api.trips.get.queryOptions({ trip_id: tripId }));
  const whole = useAroundPlan(tripId);
  const error = query.error && domainError(query.error);
  const lost = error !== null && [400, 403, 404].includes(error.status);
  const room = useTripRoom(tripId, query.data !== undefined && !lost);

  // A plan without what its reader changed on this device would tell them that it is lost.
  const { looked } = useOutbox(viewer.id).state;

  if (room.deleted || lost)
    return (
      <>
        <TripNotFound deleted={room.deleted} />
        <UnsentOfLostTrip tripId={tripId} account={viewer.id} />
      </>
    );
  if (query.data && looked && whole)
    return <TripWorkspace trip={query.data.trip} viewer={viewer} styleUrls={styleUrls} room={room} />;
  if (error && !query.data) {
    return (
      <div className="mx-auto w-full max-w-2xl px-4 py-16 sm:px-6">
        <ErrorState
          headingLevel={1}
          title="The trip could not be loaded"
          description={error.message}
          onRetry={() => void query.refetch()}
        />
      </div>
    );
  }
  return <BuilderSkeleton tripId={tripId} />;
}
