"use client";

import { addDays } from "@caravan/domain/calendar";
import type { Point } from "@caravan/domain/places/travel-time";
import { clockIn, dayOf } from "@caravan/domain/segments/segment";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { type Trip, useApi } from "@/features/api-client/index.ts";
import { type LngLat, type MapSpot, PrintedMap, TripMap } from "@/features/map/index.ts";
import { PlaceLink, placeIdOf, placePath } from "@/features/places/index.ts";
import { lineOf, type Segment, stayWays, useDayMoments, useNights, useSegments } from "@/features/travel/index.ts";
import type { MapStyleUrls } from "@/map-style-urls.ts";
import { Button } from "@/ui/button.tsx";
import { formatClock, formatDate, formatTimes } from "@/ui/format.ts";
import { t } from "../messages/index.ts";
import { findActivity } from "../model/find-activity.ts";
import { focusedSegment, useFocus } from "../model/focus-store.ts";
import { pointsOn, travelOnMap, waysBetweenStops } from "../model/map-spots.ts";
import { useBuilder } from "./builder-context.tsx";

/** All days, whichever of them the map shows. */
export function MapOnPaper() {
  const { trip } = useBuilder();
  const points = useMemo(() => pointsOn(trip.itinerary), [trip.itinerary]);
  return <PrintedMap points={points} />;
}

export function MapPane({ shownDay, styleUrls }: { shownDay: string | null; styleUrls: MapStyleUrls | null }) {
  const { trip, focus, goTo, openNewActivity } = useBuilder();
  const api = useApi();
  const selectedId = useFocus(focus, (it) => it.selectedId);
  const hoveredId = useFocus(focus, (it) => it.hoveredId);
  const { city_id, lat, lng } = trip.place;
  const labels = useQuery({
    ...api.destinations.labels.queryOptions({ city_id: city_id ?? "" }),
    enabled: city_id !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });

  const points = useMemo(() => {
    const days = trip.itinerary.filter((day) => shownDay === null || day.id === shownDay);
    return pointsOn(days);
  }, [trip.itinerary, shownDay]);
  const segments = useSegments(trip);
  const travel = useMemo(() => {
    const date = trip.itinerary.find((day) => day.id === shownDay)?.date ?? null;
    const { spots, journeys } = travelOnMap(segments, trip, date);
    return { spots, journeys: [...journeys, ...waysBetweenStops(trip, date)] };
  }, [segments, trip, shownDay]);
  const moments = useDayMoments(trip);
  const nights = useNights(trip);
  const connectors = useMemo(() => {
    const days = trip.itinerary.filter((day) => shownDay === null || day.id === shownDay);
    return days.flatMap((day): (readonly LngLat[])[] => {
      const [morning, evening] = [nights.get(addDays(day.date, -1)), nights.get(day.date)];
      const { out, back } = stayWays(day.activities, moments.get(day.date) ?? [], { morning, evening });
      return [out, back].flatMap((it) => (it ? [[lngLat(it.from), lngLat(it.to)]] : []));
    });
  }, [trip.itinerary, shownDay, moments, nights]);
  const lines = useMemo(() => [...travel.journeys, ...connectors], [travel, connectors]);
  const center = useMemo((): LngLat | null => (lat === null || lng === null ? null : [lng, lat]), [lat, lng]);

  const stays = useMemo(() => (shownDay === null ? staysOf(trip, travel.spots) : []), [trip, travel.spots, shownDay]);

  return (
    <TripMap
      label={t("map.label", { count: trip.itinerary.length, place: trip.destination })}
      points={points}
      spots={travel.spots}
      journeys={lines}
      selectedId={selectedId}
      hoveredId={hoveredId}
      onHover={focus.hover}
      onAdd={([lng, lat]) => openNewActivity(shownDay ?? undefined, { lat, lng })}
      onSelect={(id) => (id === null ? focus.select(null) : goTo(id))}
      center={center}
      stays={stays}
      styleUrls={styleUrls}
      {...(labels.data && { landmarks: labels.data.labels })}
    />
  );
}

/** Of a chosen day, everything is in sight. */
function staysOf({ stops = [] }: Partial<Pick<Trip, "stops">>, spots: readonly MapSpot[]): readonly LngLat[] {
  const known = [...stops, ...spots.filter((it) => it.kind === "stay")];
  return known.flatMap(({ lat, lng }) => (lat === null || lng === null ? [] : [[lng, lat] as const]));
}

const lngLat = ({ lng, lat }: Point): LngLat => [lng, lat];

/** Below the map on a phone: the stop, airport or stay whose pin was pressed. */
export function SelectedStop({ onShowInList }: { onShowInList: () => void }) {
  const { trip, focus, goTo, openPlace } = useBuilder();
  const selectedId = useFocus(focus, (it) => it.selectedId);
  const segments = useSegments(trip);
  if (selectedId === null) return null;
  const activity = findActivity(trip, selectedId)?.activity;
  const placeId = activity ? placeIdOf(activity) : null;
  const segment = segments.find((it) => it.id === focusedSegment(selectedId));
  const found = segment ? wordsOfSegment(segment) : wordsOfActivity(trip, selectedId);
  if (!found) return null;
  return (
    <div className="absolute inset-x-3 bottom-9 z-20 flex animate-rise items-center gap-3 rounded-card border bg-raised p-3 pl-4 shadow-float">
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold">
          {placeId === null ? (
            found.title
          ) : (
            <PlaceLink href={placePath(trip.id, placeId)} onOpen={() => openPlace(placeId)}>
              {found.title}
            </PlaceLink>
          )}
        </p>
        <p className="truncate text-muted text-sm">{found.detail}</p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => {
          onShowInList();
          goTo(selectedId);
        }}
      >
        {t("map.showInList")}
      </Button>
    </div>
  );
}

interface Words {
  readonly title: string;
  readonly detail: string;
}

function wordsOfActivity(trip: Trip, id: string): Words | null {
  const found = findActivity(trip, id);
  if (!found) return null;
  const { activity, day } = found;
  const times = formatTimes(activity.start_time, activity.end_time);
  return {
    title: activity.title,
    detail: joined([day && t("day.number", { day: `${day.day_number}` }), times, activity.location]),
  };
}

function wordsOfSegment(segment: Segment): Words {
  const [day, clock] = [dayOf(segment.start), clockIn(segment.start)];
  return { title: lineOf(segment), detail: joined([day && formatDate(day, "day"), clock && formatClock(clock)]) };
}

const joined = (parts: readonly (string | null)[]) => parts.filter(Boolean).join(" · ");
