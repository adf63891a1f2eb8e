import type { DestinationFile } from "./destination-schema.ts";

/** A destination with known places: a city, or a region, island or park. Coordinates are WGS 84 degrees. */
export interface CitySummary {
  readonly id: string;
  readonly kind: DestinationFile["kind"];
  readonly name: string;
  readonly localName: string | null;
  readonly country: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  readonly lat: number;
  readonly lng: number;
  /** IANA name. */
  readonly timezone: string;
  /** ISO 4217. */
  readonly currency: string;
}

export interface CityFacts extends CitySummary {
  /** Other spellings, and its names in other languages and scripts. */
  readonly aliases: readonly string[];
  /** IATA codes of the city and of its airports. */
  readonly iata: readonly string[];
  readonly bounds: { readonly south: number; readonly west: number; readonly north: number; readonly east: number };
  /** The region of which it is a base, for bases without their own file; null for all others. */
  readonly region: string | null;
  /** Usual spend of one person in `currency`, decimal strings. */
  readonly mealCost: { readonly lunch: string; readonly dinner: string };
  /** The usual number of nights for a first visit. */
  readonly nights: number;
}
