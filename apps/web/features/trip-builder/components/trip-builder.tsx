"use client";

import { useQuery } from "@tanstack/react-query";
import { domainError, useApi, type Viewer } from "@/features/api-client/index.ts";
import { useOutbox } from "@/features/offline/index.ts";
import { useTripRoom } from "@/features/room/index.ts";
import { TripNotFound } from "@/features/trips/index.ts";
import type { MapStyleUrls } from "@/map-style-urls.ts";
import { ErrorState } from "@/ui/page-states.tsx";
import { BuilderSkeleton } from "./builder-skeleton.tsx";
import { TripWorkspace } from "./trip-workspace.tsx";
import { UnsentOfLostTrip } from "./unsent-of-lost-trip.tsx";

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

/**
 * Asks for what stands around and between the days together with the trip itself, in one request: what came after the days
 * would push them down while they are being read. False while the first answers are on their way; what was refused, or
 * could not be asked for, is not waited for.
 */
function useAroundPlan(tripId: string): boolean {
  const api = useApi();
  const of = { trip_id: tripId };
  const questions = [
    useQuery(api.trips.check.queryOptions(of)),
    useQuery(api.trips.explain.queryOptions(of)),
    useQuery(api.segments.list.queryOptions(of)),
  ];
  return questions.every((it) => !it.isPending || it.failureCount > 0);
}
