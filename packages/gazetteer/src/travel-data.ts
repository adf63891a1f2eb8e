import { type AirlineFacts, airlineByCode, airlineNamed } from "./airlines.ts";
import { type AirportFacts, airportByCode, airportsNamed } from "./airports.ts";
import { cityNamed } from "./find-destination.ts";
import { fold } from "./spelling.ts";

/** A city as tickets and hotel bookings name it. */
export interface CityFacts {
  readonly name: string;
  readonly country: string;
  readonly lat: number;
  readonly lng: number;
  readonly timezone: string;
}

/** What confirmations are read with: the domain's `TravelData`, spelled out here because the gazetteer knows nobody. */
export interface TravelFacts {
  airport(iata: string): AirportFacts | undefined;
  airportsNamed(text: string): readonly AirportFacts[];
  airline(iata: string): AirlineFacts | undefined;
  airlineNamed(text: string): AirlineFacts | undefined;
  city(text: string): CityFacts | undefined;
}

/** Longer texts name no city, and a page without line breaks must not be searched for one. */
const LONGEST_NAME = 80;
/** Names that are looked up once are looked up again in the same mail. */
const MOST_KEPT = 2_000;
const kept = new Map<string, CityFacts | null>();

/** Facts about airports, airlines and cities. Files are read at first use and kept. */
export function travelData(): TravelFacts {
  return { airport: airportByCode, airportsNamed, airline: airlineByCode, airlineNamed, city };
}

function city(text: string): CityFacts | undefined {
  if (text.length > LONGEST_NAME) return undefined;
  const key = fold(text);
  const known = kept.get(key);
  if (known !== undefined) return known ?? undefined;
  const found = cityNamed(text);
  const onTicket =
    found && found.timezone !== null
      ? { name: found.name, country: found.country, lat: found.lat, lng: found.lng, timezone: found.timezone }
      : null;
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, onTicket);
  return onTicket ?? undefined;
}
