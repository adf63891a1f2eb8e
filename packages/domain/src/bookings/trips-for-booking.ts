import { distanceKm, type Point } from "../places/travel-time.ts";

/** A position or city, as far as known. */
export interface CityOrPoint {
  /** The city's normalised name. */
  readonly city: string | null;
  readonly point: Point | null;
}

export interface Matchable extends CityOrPoint {
  readonly startDate: string;
  readonly endDate: string;
}

/** Distance within which a booking belongs to a trip's city. */
const NEAR_KM = 60;

/** In the same city or near it. Coordinates decide if both have them, because names are ambiguous. */
export function isNear(a: CityOrPoint, b: CityOrPoint): boolean {
  if (a.point && b.point) return distanceKm(a.point, b.point) <= NEAR_KM;
  return a.city !== null && a.city === b.city;
}

/** The trips that overlap a booking in dates and place. */
export function tripsFor<Trip extends Matchable>(
  booking: CityOrPoint & { readonly startDate: string | null; readonly endDate: string | null },
  trips: readonly Trip[],
): readonly Trip[] {
  const { startDate, endDate } = booking;
  if (startDate === null) return [];
  return trips.filter((it) => it.startDate <= (endDate ?? startDate) && startDate <= it.endDate && isNear(booking, it));
}
