import { distanceKm, type Point } from "../places/travel-time.ts";

/** Where something is, as far as that is known. */
export interface CityOrPoint {
  /** The city's name, spelled so that it can be compared. */
  readonly city: string | null;
  readonly point: Point | null;
}

export interface Matchable extends CityOrPoint {
  readonly startDate: string;
  readonly endDate: string;
}

/** A hotel at the airport or by the sea still belongs to the trip to the city. */
const NEAR_KM = 60;

/** In the same city or not far from it. Points decide where both have one: names are shared by many places. */
export function isNear(a: CityOrPoint, b: CityOrPoint): boolean {
  if (a.point && b.point) return distanceKm(a.point, b.point) <= NEAR_KM;
  return a.city !== null && a.city === b.city;
}

/** The trips that a booking may belong to: some of its days are days of the trip, and it is where the trip goes. */
export function tripsFor<Trip extends Matchable>(
  booking: CityOrPoint & { readonly startDate: string | null; readonly endDate: string | null },
  trips: readonly Trip[],
): readonly Trip[] {
  const { startDate, endDate } = booking;
  if (startDate === null) return [];
  return trips.filter((it) => it.startDate <= (endDate ?? startDate) && startDate <= it.endDate && isNear(booking, it));
}
