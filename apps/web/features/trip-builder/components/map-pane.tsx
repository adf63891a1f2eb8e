"use client";

import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useApi } from "@/features/api-client/index.ts";
import { type LngLat, type MapPoint, TripMap } from "@/features/map/index.ts";
import { useSegments } from "@/features/travel/index.ts";
import type { MapStyleUrls } from "@/map-style-urls.ts";
import { count, formatTimes } from "@/ui/format.ts";
import { useFocus } from "../model/focus-store.ts";
import { travelOnMap } from "../model/map-spots.ts";
import { useBuilder } from "./builder-context.tsx";

export function MapPane({ shownDay, styleUrls }: { shownDay: string | null; styleUrls: MapStyleUrls | null }) {
  const { trip, focus, goTo } = useBuilder();
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
    return days.flatMap((day) =>
      day.activities.flatMap((activity, index): MapPoint[] => {
        if (activity.lat === null || activity.lng === null) return [];
        const detail = formatTimes(activity.start_time, activity.end_time);
        return [
          {
            id: activity.id,
            lat: activity.lat,
            lng: activity.lng,
            label: activity.title,
            number: index + 1,
            dayIndex: day.day_number - 1,
            ...(detail && { detail }),
          },
        ];
      }),
    );
  }, [trip.itinerary, shownDay]);
  const segments = useSegments(trip);
  const travel = useMemo(() => {
    const date = trip.itinerary.find((day) => day.id === shownDay)?.date ?? null;
    return travelOnMap(segments, trip, date);
  }, [segments, trip, shownDay]);
  const center = useMemo((): LngLat | null => (lat === null || lng === null ? null : [lng, lat]), [lat, lng]);

  return (
    <TripMap
      label={`Map of ${count(trip.itinerary.length, "day")} in ${trip.destination}`}
      points={points}
      spots={travel.spots}
      journeys={travel.journeys}
      selectedId={selectedId}
      hoveredId={hoveredId}
      onHover={focus.hover}
      onSelect={(id) => (id === null ? focus.select(null) : goTo(id))}
      center={center}
      styleUrls={styleUrls}
      {...(labels.data && { landmarks: labels.data.labels })}
    />
  );
}
