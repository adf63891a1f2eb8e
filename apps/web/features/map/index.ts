export { dayColour, spotGlyphs } from "./day-colour.ts";
export { FlatMap } from "./flat-map.tsx";
export { greatCircle } from "./geometry.ts";
export { PrintedMap, TripMap } from "./trip-map.tsx";
export type { LngLat, MapPoint, MapSpot } from "./types.ts";
