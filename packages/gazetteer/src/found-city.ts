import { listCities } from "./cities.ts";
import type { CityFacts, CitySummary } from "./city-facts.ts";
import { fold } from "./spelling.ts";
import type { WorldCity } from "./world-cities.ts";

/** `known` says whether we know the city's places (then it has an id) or only where it is. */
export type FoundCity =
  | {
      readonly kind: "city";
      readonly known: true;
      readonly city: CitySummary;
      /** Other cities of the text, of which we know no places. */
      readonly without?: readonly string[];
    }
  | { readonly kind: "city"; readonly known: false; readonly city: WorldCity };

export type DestinationLookup =
  | FoundCity
  /**
   * Several are equally likely: cities of one name, a whole country, or two cities in one text. The best guess comes
   * first.
   */
  | { readonly kind: "ambiguous"; readonly candidates: readonly FoundCity[] }
  /** `suggestions` are cities of a similar spelling. */
  | { readonly kind: "unknown"; readonly suggestions: readonly FoundCity[] };

export const MOST_CANDIDATES = 6;

export function knownCity(city: CityFacts): FoundCity {
  const { id, kind, name, localName, country, countryCode, lat, lng, timezone, currency } = city;
  return {
    kind: "city",
    known: true,
    city: { id, kind, name, localName, country, countryCode, lat, lng, timezone, currency },
  };
}

export function worldCity(city: WorldCity): FoundCity {
  const known = townAt(city);
  return known ? knownCity(known) : { kind: "city", known: false, city };
}

/** About 5 km. */
const SAME_TOWN = 0.05;

/** The town that we know at the place of a city, under another form of its name: "Antigua Guatemala" is our Antigua. */
function townAt({ name, countryCode, lat, lng }: WorldCity): CityFacts | undefined {
  const [first] = fold(name).split(" ");
  return listCities().find(
    (it) =>
      it.countryCode === countryCode &&
      it.kind === "city" &&
      Math.abs(it.lat - lat) < SAME_TOWN &&
      Math.abs(it.lng - lng) < SAME_TOWN &&
      fold(it.name).split(" ")[0] === first,
  );
}
