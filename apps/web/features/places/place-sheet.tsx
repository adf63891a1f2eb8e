"use client";

import type { Query, UseQueryOptions } from "@tanstack/react-query";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { type Activity, useApi } from "@/features/api-client/index.ts";
import { useReachable } from "@/features/offline/index.ts";
import { PhotoCover, StopPhotos } from "@/features/pictures/index.ts";
import { QueryError } from "@/features/query-states/index.ts";
import { formatClauses } from "@/ui/format.ts";
import { Skeleton } from "@/ui/loading.tsx";
import { Sheet } from "@/ui/sheet.tsx";
import { Directions } from "./directions.tsx";
import { t } from "./messages/index.ts";
import { PlaceDetails } from "./place-details.tsx";
import { kindWord, type PlaceAnswer } from "./place-words.ts";

/** What the page knows of the place before the server has answered, and without a connection. */
export type KnownStop = Pick<Activity, "title" | "description" | "lat" | "lng">;

interface PlaceSheetProps {
  placeId: string;
  /** A trip of a member, or the one behind a public link. */
  of: { readonly tripId: string; readonly currency: string } | { readonly token: string; readonly currency: string };
  stop?: KnownStop | undefined;
  onClose: () => void;
  /** Shows a stop in the plan; without it, stops are only named. */
  onStop?: ((activityId: string) => void) | undefined;
  /** The address of another place; without it, other places are only named. */
  pathOf?: ((placeId: string) => string) | undefined;
  onPlace?: ((placeId: string) => void) | undefined;
  /** What the trip says of the place, after what is known of it. */
  children?: ReactNode;
}

/** All about one place: from below on a phone, at the right on a wide screen. */
export function PlaceSheet({ placeId, of, stop, onClose, onStop, pathOf, onPlace, children }: PlaceSheetProps) {
  const query = usePlace(placeId, of);
  const reachable = useReachable();
  const { data } = query;
  const place = data?.place;
  // A bare position is called what the plan calls it.
  const isPoint = place?.kind === null;
  const name = (isPoint ? data?.in_trip[0]?.title : place?.name) ?? stop?.title ?? t("place");
  const about = [
    place?.local_name !== place?.name && place?.local_name,
    place?.kind && kindWord(place.kind),
    formatClauses([...new Set([place?.area, place?.city])].flatMap((it) => it || [])),
  ].filter(Boolean);
  return (
    <Sheet
      open
      tall
      onOpenChange={(open) => !open && onClose()}
      title={name}
      // Its line is kept free while the place loads.
      {...((about.length > 0 || query.isPending) && { description: about.join(" · ") || "\u00a0" })}
    >
      <PhotoCover
        shape="card"
        kind={place?.kind ?? "other"}
        at={place ?? stop ?? null}
        name={name}
        of={place?.place_id ?? null}
        sizes="(min-width: 48rem) 28rem, 100vw"
        className="mb-6 aspect-2/1 rounded-card"
        eager
      />
      {data ? (
        <PlaceDetails
          answer={data}
          name={name}
          currency={of.currency}
          onStop={onStop}
          pathOf={pathOf}
          onPlace={onPlace}
        >
          {children}
          {"tripId" in of && <StopPhotos tripId={of.tripId} stops={data.in_trip.map((it) => it.activity_id)} />}
        </PlaceDetails>
      ) : query.error ? (
        <div className="flex flex-col gap-6">
          {reachable ? (
            <QueryError title={t("failed")} query={query} />
          ) : (
            <p role="status" className="rounded-card bg-sunken px-4 py-3 text-muted">
              {t("offline")}
            </p>
          )}
          <StopItself stop={stop} />
        </div>
      ) : (
        <PlaceSkeleton />
      )}
    </Sheet>
  );
}

function usePlace(placeId: string, of: PlaceSheetProps["of"]) {
  const api = useApi();
  const more = { staleTime: 60_000, retry: false } as const;
  const options =
    "tripId" in of
      ? api.places.get.queryOptions({ place_id: placeId, trip_id: of.tripId }, more)
      : api.shares.openPlace.queryOptions({ place_id: placeId, token: of.token }, more);
  return useQuery({ ...(options as unknown as UseQueryOptions<PlaceAnswer>), refetchInterval: soonIfPending });
}

const SOON_MS = 3000;
/** A source that has not answered by then may be slow or down. */
const MOST_TRIES = 5;

function soonIfPending({ state }: Query<PlaceAnswer>): number | false {
  return state.data?.contact_pending && state.dataUpdateCount < MOST_TRIES ? SOON_MS : false;
}

function StopItself({ stop }: { stop: KnownStop | undefined }) {
  if (!stop) return null;
  return (
    <>
      {stop.description && <p>{stop.description}</p>}
      {stop.lat !== null && stop.lng !== null && (
        <Directions name={stop.title} lat={stop.lat} lng={stop.lng} from={null} />
      )}
    </>
  );
}

function PlaceSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="sr-only">
        {t("loading")}
      </p>
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}
