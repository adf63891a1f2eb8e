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
