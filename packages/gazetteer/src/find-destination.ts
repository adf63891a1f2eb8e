import { airportByCode } from "./airports.ts";
import { listCities } from "./cities.ts";
import { matching, oneOrAmbiguous, townsBeside } from "./cities-named.ts";
import type { CitySummary } from "./city-facts.ts";
import { type DestinationLookup, knownCity, worldCity } from "./found-city.ts";
import { regionOrCountry } from "./region-or-country.ts";
import { amongParts, routeOf } from "./route-in-text.ts";
import { similarTo } from "./similar-names.ts";
import { fold } from "./spelling.ts";
import { countryCodeOf, type WorldCity } from "./world-cities.ts";

/** No name of a place has more words; each word is tried as the end of a name. */
const MOST_WORDS = 12;

/**
 * The destination that a text means: "Lisbon", "lisboa", "Paris, France", "Rome Italy", "Shibuya, Tokyo". Case,
 * accents and spacing do not matter.
 */
export function findDestination(text: string): DestinationLookup {
  return named(text) ?? { kind: "unknown", suggestions: similarTo(partsOf(text)[0] ?? "") };
}

/** The only city that a text names exactly, without typing errors. */
export function cityNamed(text: string): CitySummary | WorldCity | undefined {
  const found = named(text);
  return found?.kind === "city" ? found.city : undefined;
}

function partsOf(text: string): readonly string[] {
  return text
    .split(/[,;/&+()|→]|\s[-–]\s|\band\b/i)
    .map((part) => part.trim())
    .filter((part) => fold(part) !== "");
}

function named(text: string): DestinationLookup | undefined {
  const parts = partsOf(text);
  const [head] = parts;
  if (head === undefined) return undefined;
  const qualifiers = parts.slice(1);
  const isJoined = /\band\b|[&+]/i.test(text);
  return (
    byAirportCode(text.trim()) ??
    oneOrAmbiguous(matching(head, qualifiers)) ??
    qualifiedByLastWords(parts) ??
    // "Paris, Texas" is a small town, not two cities.
    (qualifiers.length > 0 ? smallTown(head, qualifiers) : undefined) ??
    routeOf(parts, isJoined) ??
    amongParts(parts, isJoined) ??
    oneOrAmbiguous(matching(head.replace(/^(?:the\s+)?city\s+of\s+|\s+city$/i, ""), qualifiers)) ??
    regionOrCountry(head, qualifiers) ??
    smallTown(head, qualifiers) ??
    withoutCompass(text) ??
    withOrWithoutArticle(head, qualifiers)
  );
}

/** "La Antigua Guatemala", "Réunion Island" for La Réunion. */
function withOrWithoutArticle(head: string, qualifiers: readonly string[]): DestinationLookup | undefined {
  const bare = head.replace(/^(?:la|le|les|el|los|las)\s+/i, "").replace(/\s+islands?$/i, "");
  for (const name of [bare, `La ${bare}`]) {
    if (fold(name) === fold(head)) continue;
    const found = oneOrAmbiguous(matching(name, qualifiers)) ?? regionOrCountry(name, qualifiers);
    if (found) return found;
  }
  return undefined;
}

/** "Northern Oman", "the south of Laos", where that is no name of its own. */
function withoutCompass(text: string): DestinationLookup | undefined {
  const rest = text.replace(compass, "").trim();
  return rest === text.trim() || rest === "" ? undefined : named(rest);
}

const compass =
  /^(?:the\s+)?(?:(?:north|south|east|west|northern|southern|eastern|western|central|upper|lower)[\s-]+){1,2}(?:of\s+)?(?:the\s+)?/i;

/** "LIS", in capitals: a city's own code, or that of an airport of the city. */
function byAirportCode(text: string): DestinationLookup | undefined {
  if (!/^[A-Z]{3}$/.test(text) || countryCodeOf(text)) return undefined;
  // For a region and its cities, the city is meant.
  const known = listCities()
    .filter((it) => it.iata.includes(text))
    .sort((a, b) => Number(b.kind === "city") - Number(a.kind === "city"))[0];
  if (known) return knownCity(known);
  const airport = airportByCode(text);
  return airport && oneOrAmbiguous(matching(airport.city, [airport.country]));
}

/** "Giethoorn", "Giethoorn, Netherlands", "Giethoorn Netherlands": towns that are in no list of cities. */
function smallTown(head: string, qualifiers: readonly string[]): DestinationLookup | undefined {
  const named = oneOrAmbiguous(townsBeside([], head, qualifiers).map(worldCity));
  if (named) return named;
  const words = head.split(/\s+/).slice(0, MOST_WORDS);
  for (let cut = words.length - 1; cut >= 1; cut--) {
    const where = [words.slice(cut).join(" "), ...qualifiers];
    const found = oneOrAmbiguous(townsBeside([], words.slice(0, cut).join(" "), where).map(worldCity));
    if (found) return found;
  }
  return undefined;
}

/** "Rome Italy", "Portland Oregon": the last words say where. */
function qualifiedByLastWords(parts: readonly string[]): DestinationLookup | undefined {
  const [head = "", ...others] = parts;
  const words = head.split(/\s+/).slice(0, MOST_WORDS);
  for (let cut = words.length - 1; cut >= 1; cut--) {
    const where = words.slice(cut).join(" ");
    const found = oneOrAmbiguous(matching(words.slice(0, cut).join(" "), [where, ...others]));
    if (found) return found;
  }
  return undefined;
}
