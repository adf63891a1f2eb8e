import { type AirlineFacts, airlineByCode, airlineNamed } from "./airlines.ts";
import { type AirportFacts, airportByCode, airportsNamed } from "./airports.ts";
import { cityNamed } from "./find-destination.ts";
import { knownCityOf } from "./find-known-city.ts";
import { certainPlaceIn } from "./find-place.ts";
import { fold } from "./spelling.ts";

/** A city as tickets and hotel bookings name it. */
export interface CityFacts {
  readonly name: string;
  readonly country: string;
  readonly lat: number;
  readonly lng: number;
  readonly timezone: string;
}

/**
 * Facts for reading confirmations: the domain's `TravelData`, repeated here because the gazetteer imports no other
 * package.
 */
export interface TravelFacts {
  airport(iata: string): AirportFacts | undefined;
  airportsNamed(text: string): readonly AirportFacts[];
  airline(iata: string): AirlineFacts | undefined;
  airlineNamed(text: string): AirlineFacts | undefined;
  city(text: string): CityFacts | undefined;
  venue(name: string, town: string): { readonly lat: number; readonly lng: number } | undefined;
}

/** Longest text that may name a city. */
const LONGEST_NAME = 80;
/** A cache: names repeat within a mail. */
const MOST_KEPT = 2_000;
const kept = new Map<string, CityFacts | null>();

/** Facts about airports, airlines and cities. Files are read at first use and kept. */
export function travelData(): TravelFacts {
  return { airport: airportByCode, airportsNamed, airline: airlineByCode, airlineNamed, city, venue };
}

/** A place of our own list by a name that means it with certainty, in a town. */
function venue(name: string, town: string) {
  if (Math.max(name.length, town.length) > LONGEST_NAME) return undefined;
  const listed = knownCityOf(town);
  const found = listed && certainPlaceIn(name, listed.id)?.place;
  return found && { lat: found.lat, lng: found.lng };
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
