"use client";

import { withTexts } from "@caravan/languages/texts";
import { useQuery } from "@tanstack/react-query";
import { useContext } from "react";
import { domainError, type Trip, useApi, type Viewer } from "@/features/api-client/index.ts";
import { useOutbox } from "@/features/offline/index.ts";
import { useTripRoom } from "@/features/room/index.ts";
import { TripNav, TripNotFound } from "@/features/trips/index.ts";
import type { MapStyleUrls } from "@/map-style-urls.ts";
import { loadedLater } from "@/ui/loaded-later.tsx";
import { Skeleton } from "@/ui/loading.tsx";
import { ErrorState } from "@/ui/page-states.tsx";
import { RenderedAt } from "@/ui/use-now.ts";
import { useOnServer } from "@/ui/use-on-server.ts";
import { t } from "../messages/index.ts";
import { TripHeaderSkeleton } from "./trip-header.tsx";
import { TripWorkspace } from "./trip-workspace.tsx";

const UnsentOfLostTrip = loadedLater(() =>
  withTexts("trip-builder/questions", () => import("./unsent-questions.tsx")).then((module) => module.UnsentOfLostTrip),
);

export interface TripBuilderProps {
  tripId: string;
  viewer: Viewer;
  styleUrls: MapStyleUrls | null;
}

export function TripBuilder({ tripId, viewer, styleUrls }: TripBuilderProps) {
  const api = useApi();
  const query = useQuery(api.trips.get.queryOptions({ trip_id: tripId }));
  const whole = useAroundPlan(tripId);
  const inPage = useContext(RenderedAt) !== null;
  const onServer = useOnServer();
  const error = query.error && domainError(query.error);
  const lost = error !== null && [400, 403, 404].includes(error.status);
  const room = useTripRoom(tripId, query.data !== undefined && !lost);

  // Shown only with the edits of this device, because without them people would think that these are lost.
  const { looked } = useOutbox(viewer.id).state;

  if (room.deleted || lost)
    return (
      <>
        <TripNotFound deleted={room.deleted} />
        <UnsentOfLostTrip tripId={tripId} account={viewer.id} />
      </>
    );
  if (query.data && whole && (looked || inPage) && !(onServer && isLong(query.data.trip.parked)))
    return (
      // The page comes with the plan in it. Until the edits of this device are known, it can only be read.
      <div inert={!looked} className="contents">
        <TripWorkspace trip={query.data.trip} viewer={viewer} styleUrls={styleUrls} room={room} />
      </div>
    );
  if (error && !query.data) {
    return (
      <div className="mx-auto w-full max-w-2xl px-4 py-16 sm:px-6">
        <ErrorState
          headingLevel={1}
          title={t("failed")}
          description={error.message}
          onRetry={() => void query.refetch()}
        />
      </div>
    );
  }
  return <BuilderSkeleton tripId={tripId} />;
}

/** Rendering this many parked stops would keep everybody else waiting; of long plans only some days are rendered whole. */
const mostInHtml = 200;

const isLong = (parked: Trip["parked"]) => parked.length > mostInHtml;

/**
 * Requests what is shown around and between the days together with the trip, in one request: coming later, it would
 * push the days down while they are being read. False while the first answers are awaited; failed requests are not
 * awaited.
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

/** Its sizes are those of the workspace, so that its tabs, which can be pressed already, do not move. */
function BuilderSkeleton({ tripId }: { tripId: string }) {
  return (
    <div className="grid flex-1 grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(28rem,min(44rem,70%))_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col gap-1.5 px-4 pt-3 sm:px-6">
        <p role="status" className="sr-only">
          {t("loading")}
        </p>
        <div className="flex flex-col gap-2">
          <TripHeaderSkeleton />
          <TripNav tripId={tripId} />
        </div>
        <Skeleton className="h-10 w-80 max-w-full rounded-control" />
        <Skeleton className="h-10 rounded-control" />
        <Skeleton className="mt-3 h-7 w-48" />
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} className="h-11 rounded-card" />
        ))}
      </div>
      <div aria-hidden="true" className="animate-shimmer max-lg:hidden" style={{ background: "var(--map-land)" }} />
    </div>
  );
}
