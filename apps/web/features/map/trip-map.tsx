"use client";

import dynamic from "next/dynamic";
import type { MapStyleUrls } from "@/map-style-urls.ts";
import type { Bounds, Landmark, LngLat, MapPoint, MapRoute, MapSpot } from "./types.ts";

export interface TripMapProps {
  /** What the map shows, such as "Map of five days in Lisbon". */
  label: string;
  points: readonly MapPoint[];
  /** One line a day; without it the points of each day are joined in the order of their numbers. */
  routes?: readonly MapRoute[];
  selectedId?: string | null;
  /** Null: nothing is selected any more. Selection lives in the caller. */
  onSelect?: (id: string | null) => void;
  /** The pin that stands out because the list points at it; nothing opens and nothing moves. */
  hoveredId?: string | null;
  onHover?: (id: string | null) => void;
  /** Where to look while there are no points. */
  center?: LngLat | null;
  bounds?: Bounds | null;
  /** From `mapStyleUrls()` on the server; null switches street tiles off. */
  styleUrls: MapStyleUrls | null;
  landmarks?: readonly Landmark[];
  /** Airports, stations, hotels; selected and pointed at like points. They do not count for where to look. */
  spots?: readonly MapSpot[];
  /** Ways between them, as thin lines. */
  journeys?: readonly (readonly LngLat[])[];
  /** In a page that scrolls: two fingers or Ctrl and wheel move the map. */
  cooperative?: boolean;
  /** The map fills this; give it a height. */
  className?: string;
}

/** Maplibre is large, so it comes after the page. */
export const TripMap = dynamic(() => import("./trip-map-canvas.tsx").then((module) => module.TripMapCanvas), {
  ssr: false,
  loading: () => (
    <div role="status" className="size-full animate-shimmer" style={{ background: "var(--map-land)" }}>
      <span className="sr-only">Loading the map</span>
    </div>
  ),
});
