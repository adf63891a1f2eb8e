import type { Point } from "../places/travel-time.ts";
import type { Activity } from "./document.ts";

export function ownPoint({ lat, lng }: Pick<Activity, "lat" | "lng">): Point | null {
  return lat === null || lng === null ? null : { lat, lng };
}

/** "Lisbon to Sintra" for transport with an origin; otherwise the location. */
export function placeInWords(from: string | null, location: string | null): string | null {
  return from && location ? `${from} to ${location}` : (location ?? (from && `from ${from}`));
}

/** The origin of a transport activity; null when unknown, and for other activities. */
export function originOf({
  activityType,
  fromLat,
  fromLng,
}: Pick<Activity, "activityType" | "fromLat" | "fromLng">): Point | null {
  if (activityType !== "transport" || typeof fromLat !== "number" || typeof fromLng !== "number") return null;
  return { lat: fromLat, lng: fromLng };
}

/**
 * Where travel to an activity ends, and where travel from it starts. Transport has two ends and is itself the travel
 * between them. When its origin is unknown, both ends are, because its position may be either.
 */
export function endsOf(
  activity: Pick<Activity, "activityType" | "fromLat" | "fromLng" | "lat" | "lng">,
  point: Point | null = ownPoint(activity),
): { readonly entry: Point | null; readonly exit: Point | null } {
  if (activity.activityType !== "transport") return { entry: point, exit: point };
  const entry = originOf(activity);
  return { entry, exit: entry && point };
}
