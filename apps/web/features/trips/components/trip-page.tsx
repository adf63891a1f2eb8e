"use client";

import { useQuery } from "@tanstack/react-query";
import { MapPinOff } from "lucide-react";
import type { ReactNode } from "react";
import { domainError, type Trip, useApi } from "@/features/api-client/index.ts";
import { SavedNote } from "@/features/offline/index.ts";
import { useTripRoom } from "@/features/room/index.ts";
import { ButtonLink } from "@/ui/button.tsx";
import { classNames } from "@/ui/class-names.ts";
import { Skeleton } from "@/ui/loading.tsx";
import { t as ui } from "@/ui/messages/index.ts";
import { EmptyState, ErrorState } from "@/ui/page-states.tsx";
import { PlaceAndDates } from "@/ui/place-and-dates.tsx";
import { useDocumentTitle } from "@/ui/use-document-title.ts";
import { t } from "../messages/index.ts";
import { TripHeadSkeleton, TripNav } from "./trip-header-parts.tsx";

interface TripPageProps {
  tripId: string;
  /** The name of this page, for the window's title: "Documents". */
  name: string;
  /** For pages that are read quickly: on a phone the trip's name is small, without its place and dates. */
  compact?: boolean;
  children(trip: Trip): ReactNode;
}

/** The frame of every page of a trip except its plan: the trip's name, the other pages, and its room. */
export function TripPage({ tripId, name, compact = false, children }: TripPageProps) {
  const api = useApi();
  const query = useQuery(api.trips.get.queryOptions({ trip_id: tripId }));
  const error = query.error && domainError(query.error);
  const lost = error !== null && [400, 403, 404].includes(error.status);
  const room = useTripRoom(tripId, query.data !== undefined && !lost);
  const trip = query.data?.trip;
  useDocumentTitle(trip ? [name, trip.title, "Caravan"].join(" · ") : null);

  if (room.deleted || lost) return <TripNotFound deleted={room.deleted} />;
  if (error && !trip)
    return (
      <ErrorState
        headingLevel={1}
        title={t("failed")}
        description={error.message}
        onRetry={() => void query.refetch()}
      />
    );
  return (
    <div className={classNames("flex flex-col gap-6", compact && "max-sm:-mt-4 max-sm:gap-3")}>
      <header className={classNames("flex flex-col gap-3", compact && "max-sm:[&_ul]:hidden")}>
        {trip ? (
          <>
            <h1
              title={trip.title}
              className={classNames(
                "heading-page wrap-anywhere",
                compact ? "max-sm:truncate max-sm:text-xl" : "line-clamp-2",
              )}
            >
              {trip.title}
            </h1>
            <ul className="flex flex-wrap gap-x-5 gap-y-2 text-muted [&>li]:flex [&>li]:items-center [&>li]:gap-2 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-faint">
              <PlaceAndDates trip={trip} />
            </ul>
          </>
        ) : (
          <TripHeadSkeleton compact={compact} />
        )}
      </header>
      <TripNav tripId={tripId} />
      <div className={classNames("-my-4 min-h-5", compact && "max-sm:-my-2")}>
        <SavedNote tripId={tripId} />
      </div>
      {trip ? children(trip) : <Skeleton className="h-64 w-full" />}
    </div>
  );
}

export function TripNotFound({ deleted = false }: { deleted?: boolean }) {
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-16 sm:px-6">
      <EmptyState
        headingLevel={1}
        art={<MapPinOff />}
        title={t(deleted ? "deleted" : "notFound")}
        description={t(deleted ? "deletedText" : "notFoundText")}
        action={<ButtonLink href="/trips">{ui("yourTrips")}</ButtonLink>}
      />
    </div>
  );
}
