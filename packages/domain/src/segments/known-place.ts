import type { ReadPlace, TravelData } from "../confirmation/reading.ts";

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

/** A hotel, table or meeting in a town: where in the town it is, the town does not say, and it is not its airport. */
export function placeInTown(data: TravelData, name: string, town: string): ReadPlace {
  const city = data.city(town);
  const airport = city ? undefined : knownPlace(data, town, null, null);
  return {
    ...{ name, iata: null, city: town, country: city?.country ?? airport?.country ?? null, address: null },
    ...{ lat: null, lng: null, timezone: city?.timezone ?? airport?.timezone ?? null },
  };
}
