import type { ReadPlace, TravelData } from "../confirmation/reading.ts";
import { distanceKm } from "../places/travel-time.ts";

/** A place by its name, with the position of the airport or city when the name is unambiguous. */
export function knownPlace(data: TravelData, name: string, code: string | null, town: string | null): ReadPlace {
  const airports = code === null ? data.airportsNamed(name) : [];
  const airport =
    data.airport(code ?? (/^[A-Z]{3}$/.test(name) ? name : "")) ?? (airports.length === 1 ? airports[0] : undefined);
  const city = airport ? undefined : (data.city(name) ?? data.city(town ?? ""));
  const at = airport ?? city;
  return {
    name,
    iata: airport?.iata ?? code,
    city: airport?.city ?? city?.name ?? null,
    country: at?.country ?? null,
    address: null,
    lat: at?.lat ?? null,
    lng: at?.lng ?? null,
    timezone: at?.timezone ?? null,
  };
}

/**
 * A hotel, table or meeting in a town: where in the town it is, only our own list may say, and it is not the town's
 * airport.
 */
export function placeInTown(data: TravelData, name: string, town: string | null): ReadPlace {
  if (town === null) return namedLikeTown(data, name);
  const city = data.city(town);
  const airport = city ? undefined : knownPlace(data, town, null, null);
  const venue = data.venue?.(name, town);
  return {
    ...{ name, iata: null, city: town, country: city?.country ?? airport?.country ?? null, address: null },
    ...{ lat: venue?.lat ?? null, lng: venue?.lng ?? null },
    timezone: city?.timezone ?? airport?.timezone ?? null,
  };
}

/** A place that is only said to be in a town, by its name. */
function namedLikeTown(data: TravelData, name: string): ReadPlace {
  const city = data.city(name);
  return {
    ...{ name, iata: null, city: city?.name ?? null, country: city?.country ?? null, address: null },
    ...{ lat: city?.lat ?? null, lng: city?.lng ?? null, timezone: city?.timezone ?? null },
  };
}

/** A place this near to the middle of its town is only known to be in the town. */
const MIDDLE_KM = 0.05;

/** Whether a venue has the position of its town, because its own is not known. An airport has its own. */
export function isInMiddleOfTown(place: ReadPlace, data: Pick<TravelData, "city">): boolean {
  const { lat, lng, iata, name, city } = place;
  if (lat === null || lng === null || iata !== null) return false;
  const town = data.city(city ?? name);
  return town !== undefined && distanceKm({ lat, lng }, town) < MIDDLE_KM;
}
