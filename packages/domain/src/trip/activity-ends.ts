import type { Point } from "../places/travel-time.ts";
import type { Activity } from "./document.ts";

export function ownPoint({ lat, lng }: Pick<Activity, "lat" | "lng">): Point | null {
  return lat === null || lng === null ? null : { lat, lng };
}

/** "Lisbon to Sintra" for transport with an origin, else the location. */
export function placeInWords(from: string | null, location: string | null): string | null {
  return from && location ? `${from} to ${location}` : (location ?? (from && `from ${from}`));
}

/** Where a transport activity begins; null when that is not known, and for all others. */
export function originOf({ activityType, fromLat, fromLng }: Activity): Point | null {
  if (activityType !== "transport" || typeof fromLat !== "number" || typeof fromLng !== "number") return null;
  return { lat: fromLat, lng: fromLng };
}

/**
 * Where the way to an activity ends, and where the way on from it starts. Transport has two ends and is the way between
 * them; when its origin is not known, neither end is, since its position may be either.
 */
export function endsOf(
  activity: Activity,
  point: Point | null = ownPoint(activity),
): { readonly entry: Point | null; readonly exit: Point | null } {
  if (activity.activityType !== "transport") return { entry: point, exit: point };
  const entry = originOf(activity);
  return { entry, exit: entry && point };
}
