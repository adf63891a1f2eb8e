import { listCities } from "./cities.ts";
import type { CityFacts } from "./city-facts.ts";
import { fold, nameKey } from "./spelling.ts";
import { liesIn } from "./world-cities.ts";

let keys: ReadonlyMap<string, CityFacts> | undefined;

function load(): ReadonlyMap<string, CityFacts> {
  keys ??= new Map(listCities().flatMap((city) => cityNames(city).map((name) => [nameKey(name), city] as const)));
  return keys;
}

/** All the names that we know of a city. */
export function cityNames(city: CityFacts): readonly string[] {
  return [city.name, ...(city.localName === null ? [] : [city.localName]), ...city.aliases];
}

let folded: readonly { readonly name: string; readonly city: CityFacts }[] | undefined;

/** Known cities with a name that begins so, in alphabetical order of their ids. */
export function citiesBeginning(typed: string): readonly CityFacts[] {
  folded ??= listCities().flatMap((city) => cityNames(city).map((name) => ({ name: fold(name), city })));
  const beginning = fold(typed);
  return [...new Set(folded.flatMap(({ name, city }) => (name.startsWith(beginning) ? [city] : [])))];
}

/**
 * The known city that a text names: "Lisbon", "lisboa", "Lisbon, Portugal", "Rome Italy", "Shibuya, Tokyo". Undefined
 * for "London, Ontario", for two cities, and for similar names. Unlike `findDestination` it always takes microseconds.
 */
export function knownCityOf(text: string): CityFacts | undefined {
  const parts = text.split(/[,;()]/).filter((part) => fold(part) !== "");
  const [head, ...qualifiers] = parts;
  if (head === undefined) return undefined;
  const named = load().get(nameKey(head));
  if (named) return qualifiers.every((it) => saysWhere(named, it)) ? named : undefined;
  if (qualifiers.length === 0) return byFirstWords(head);
  const among = new Set(parts.flatMap((part) => load().get(nameKey(part)) ?? []));
  return among.size === 1 ? [...among][0] : undefined;
}

/** Whether a text names the city itself: "Lisbon" and "Lisbon, Portugal" do, "Time Out Market, Lisbon" does not. */
export function isKnownCity(text: string): boolean {
  const [head = ""] = text.split(/[,;()]/);
  const city = knownCityOf(text);
  return city !== undefined && city === knownCityOf(head);
}

function byFirstWords(text: string): CityFacts | undefined {
  const words = text.trim().split(/\s+/);
  for (let cut = Math.min(words.length - 1, LONGEST_NAME); cut >= 1; cut--) {
    const city = load().get(nameKey(words.slice(0, cut).join(" ")));
    if (city && liesIn(city, words.slice(cut).join(" "))) return city;
  }
  return undefined;
}

/** Most words of a city's name. */
const LONGEST_NAME = 5;

function saysWhere(city: CityFacts, qualifier: string): boolean {
  return load().get(nameKey(qualifier)) === city || liesIn(city, qualifier);
}
