import type { MapStyleUrls } from "@/map-style-urls.ts";
export type LngLat = readonly [lng: number, lat: number];

export type Bounds = readonly [southWest: LngLat, northEast: LngLat];

export interface MapPoint {
  readonly id: string;
  readonly lat: number;
  readonly lng: number;
  /** The start of a transport activity; its position is its end. */
  readonly from?: { readonly lat: number; readonly lng: number };
  readonly label: string;
  /** The number in the pin: the place in its day, from 1. */
  readonly number: number;
  /** From 0. */
  readonly dayIndex: number;
  /** Any CSS colour; by default that of the day. */
  readonly color?: string;
  /** A line under the name in the popup, such as "09:30–11:00". */
  readonly detail?: string;
}

/** An airport, station or stay: not part of the plan, so it has no number and no day's colour. */
export interface MapSpot {
  /** The ids that select it; an airport may have those of an arrival and a departure. Pressing selects the first. */
  readonly ids: readonly string[];
  readonly lat: number;
  readonly lng: number;
  readonly label: string;
  readonly kind: "airport" | "station" | "stay" | "car" | "meeting" | "other";
  /** Lines under the name in the popup. */
  readonly detail?: string;
}

export interface MapRoute {
  readonly dayIndex: number;
  readonly color?: string;
  readonly coordinates: readonly LngLat[];
}

/** Names that the gazetteer knows around the trip; drawn only without street tiles. */
export interface Landmark {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly kind: "city" | "neighborhood" | "landmark" | "park" | "station" | "airport";
}

export interface TripMapProps {
  /** The accessible name, such as "Map of five days in Lisbon". */
  label: string;
  points: readonly MapPoint[];
  /** One line a day; without it the points of each day are joined in the order of their numbers. */
  routes?: readonly MapRoute[];
  selectedId?: string | null;
  /** Null: nothing is selected any more. The caller holds the selection. */
  onSelect?: (id: string | null) => void;
  /** The pin that is highlighted because the list points at it; nothing opens or moves. */
  hoveredId?: string | null;
  onHover?: (id: string | null) => void;
  /** The area to show while there are no points. */
  center?: LngLat | null;
  bounds?: Bounds | null;
  /** Where the nights are. Points far from all of them are in sight only when everything is asked for. */
  stays?: readonly LngLat[];
  /** From `mapStyleUrls()` on the server; null switches street tiles off. */
  styleUrls: MapStyleUrls | null;
  landmarks?: readonly Landmark[];
  /** Airports, stations and stays; selected and highlighted like points, but without an effect on the visible area. */
  spots?: readonly MapSpot[];
  /** Travel between stops, and between a stay and the first and last stop of a day, as thin lines. */
  journeys?: readonly (readonly LngLat[])[];
  /** A point was chosen to add something there: by right click, long press, or Enter for the middle. */
  onAdd?: ((at: LngLat) => void) | undefined;
  /** In a scrolling page: two fingers, or Ctrl and wheel, move the map. */
  cooperative?: boolean;
  /** The map fills this; give it a height. */
  className?: string;
}
