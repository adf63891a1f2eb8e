export type LngLat = readonly [lng: number, lat: number];

/** South-west and north-east corner. */
export type Bounds = readonly [southWest: LngLat, northEast: LngLat];

export interface MapPoint {
  readonly id: string;
  readonly lat: number;
  readonly lng: number;
  readonly label: string;
  /** The number in the pin: the place in its day, from 1. */
  readonly number: number;
  /** From 0. */
  readonly dayIndex: number;
  /** Any CSS colour; the day's own without it. */
  readonly color?: string;
  /** A line under the name in the popup, such as "09:30–11:00". */
  readonly detail?: string;
}

/** Where one travels through or stays: beside the plan, so it has no number and no day's colour. */
export interface MapSpot {
  /** What selects it: of an airport that one comes to and leaves from either flight. Pressed, it is the first. */
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

/** What the gazetteer knows around the trip; drawn only when street tiles are missing. */
export interface Landmark {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly kind: "city" | "neighborhood" | "landmark" | "park" | "station" | "airport";
}
