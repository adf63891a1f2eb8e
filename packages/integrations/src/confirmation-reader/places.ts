import type { Airport, City, ReadPlace, TravelData } from "@caravan/domain/confirmation/reading";

/** What structured data says of a place. */
export interface SaidPlace {
  readonly name: string | null;
  readonly iata?: string | null;
  readonly city?: string | null;
  readonly country?: string | null;
  readonly address?: string | null;
  readonly lat?: number | null;
  readonly lng?: number | null;
}

/**
 * A place with what the data about airports and cities knows for certain; null without a name.
 *
 * @param sort what its name may be the name of: an airport, a station of a city, or neither
 */
export function placeOf(said: SaidPlace, sort: "airport" | "station" | "venue", data: TravelData): ReadPlace | null {
  const iata = said.iata && /^[A-Za-z]{3}$/.test(said.iata) ? said.iata.toUpperCase() : null;
  const airport = airportOf(said, iata, sort, data);
  const name = said.name ?? airport?.name ?? iata ?? said.address;
  if (!name) return null;
  const city = airport ? undefined : cityOf(said, sort, data);
  const known: Airport | City | undefined = airport ?? city;
  const stated = typeof said.lat === "number" && typeof said.lng === "number";
  return {
    name,
    iata: airport?.iata ?? iata,
    city: said.city ?? airport?.city ?? city?.name ?? null,
    country: said.country ?? known?.country ?? null,
    address: said.address ?? null,
    lat: stated ? (said.lat as number) : (known?.lat ?? null),
    lng: stated ? (said.lng as number) : (known?.lng ?? null),
    timezone: known?.timezone ?? null,
  };
}

function airportOf(said: SaidPlace, iata: string | null, sort: string, data: TravelData): Airport | undefined {
  if (iata) return data.airport(iata);
  if (sort !== "airport" || !said.name) return undefined;
  const meant = data.airportsNamed(said.name);
  return meant.length === 1 ? meant[0] : undefined;
}

function cityOf({ name, city, country, address }: SaidPlace, sort: string, data: TravelData): City | undefined {
  if (city) return country ? data.city(`${city}, ${country}`) : data.city(city);
  if (address) return cityIn(address, data);
  return name && sort === "station" ? data.city(name) : undefined;
}

const MOST_PARTS = 12;

/** The city at the end of an address: "Unter den Linden 77, 10117 Berlin, Germany". */
export function cityIn(address: string, data: TravelData): City | undefined {
  const parts = address
    .slice(0, 400)
    .split(/[,;\n]/, MOST_PARTS)
    .map((it) => withoutPostcode(it))
    .filter((it) => it !== "");
  // The first part is a street or a house: "Paris" as its name is no city.
  for (let from = parts.length - 1; from >= 1; from--) {
    const [part, after] = [parts[from] as string, parts[from + 1]];
    const found = (after === undefined ? undefined : data.city(`${part}, ${after}`)) ?? data.city(part);
    if (found) return found;
  }
  return undefined;
}

function withoutPostcode(part: string): string {
  return part
    .trim()
    .split(/\s+/)
    .filter((word) => !/\d/.test(word))
    .join(" ");
}
