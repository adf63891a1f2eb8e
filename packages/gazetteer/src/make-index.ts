import { readdirSync, readFileSync } from "node:fs";
import type { CityFacts } from "./city-facts.ts";
import type { DestinationFile, PlaceRecord } from "./destination-schema.ts";
import { makeSearchIndex } from "./make-search-index.ts";
import { namesOf } from "./place-index.ts";
import { nameKey } from "./spelling.ts";

/** A word that occurs in names of places in this many destinations identifies none. */
const COMMON_WORD_DESTINATIONS = 12;
/** Two records of one name nearer than this are the same place. */
const SAME_PLACE_DEGREES = 0.003;

/**
 * What is known of all destinations together, so that a look-up reads no file but those of the places that it finds. By
 * the name of the file in `data/index`:
 *
 * - `destinations.json`: the facts of each destination, one a line, regions followed by their towns.
 * - `place-names.txt`: the key of each name and the ids of the places that have it, sorted by key.
 * - `common-words.txt`: words of many names, sorted.
 * - `places.tsv`, `place-words.txt`: for the search, see {@link makeSearchIndex}.
 */
export function makeIndex(): Readonly<Record<string, string>> {
  const folder = new URL("../data/destinations/", import.meta.url);
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => JSON.parse(readFileSync(new URL(name, folder), "utf8")) as DestinationFile);
  const facts = files.flatMap((file) => [factsOf(file), ...basesOf(file, files)]);
  return {
    "destinations.json": `[\n${facts.map((it) => JSON.stringify(it)).join(",\n")}\n]\n`,
    "place-names.txt": lines(placeNames(files)),
    "common-words.txt": lines(commonWords(files)),
    ...makeSearchIndex(files),
  };
}

const lines = (all: Iterable<string>) => `${[...all].sort().join("\n")}\n`;

function placeNames(files: readonly DestinationFile[]): readonly string[] {
  const named = new Map<string, { readonly id: string; readonly at: PlaceRecord["at"] }[]>();
  // A city's own records come before those of a region of which it is a base.
  for (const file of files.toSorted((a, b) => Number(a.kind !== "city") - Number(b.kind !== "city"))) {
    const own = new Map<string, PlaceRecord | null>();
    for (const place of file.places)
      for (const key of new Set(namesOf(place.name, place.local_name).map(nameKey)))
        own.set(key, own.has(key) ? null : place);
    for (const [key, place] of own) {
      if (place === null) continue;
      const others = named.get(key) ?? [];
      if (others.some((it) => isNear(it.at, place.at))) continue;
      named.set(key, [...others, { id: `${file.id}/${place.id}`, at: place.at }]);
    }
  }
  return [...named].map(([key, places]) => [key, ...places.map((it) => it.id)].join("\t"));
}

function isNear(a: PlaceRecord["at"], b: PlaceRecord["at"]): boolean {
  return Math.abs(a[0] - b[0]) < SAME_PLACE_DEGREES && Math.abs(a[1] - b[1]) < SAME_PLACE_DEGREES;
}

function commonWords(files: readonly DestinationFile[]): readonly string[] {
  const destinations = new Map<string, number>();
  for (const file of files) {
    const names = file.places.flatMap((it) => namesOf(it.name, it.local_name));
    for (const word of new Set(names.flatMap((name) => name.split(" "))))
      destinations.set(word, (destinations.get(word) ?? 0) + 1);
  }
  return [...destinations].flatMap(([word, count]) => (count >= COMMON_WORD_DESTINATIONS ? [word] : []));
}

/** A base with fewer places around it cannot be planned by itself. */
const FEWEST_PLACES = 6;

/** Positions of one town, in degrees. */
const TOWN_DEGREES = 0.3;
const isTown = (a: PlaceRecord["at"], b: PlaceRecord["at"]) =>
  Math.abs(a[0] - b[0]) < TOWN_DEGREES && Math.abs(a[1] - b[1]) < TOWN_DEGREES;

/** The towns of a region without their own file, as destinations: `patagonia.ushuaia`. */
function basesOf(file: DestinationFile, files: readonly DestinationFile[]): readonly CityFacts[] {
  return (file.bases ?? []).flatMap((base) => {
    const places = file.places.filter((it) => it.base === base.id);
    const name = townOf(file, base.name);
    const isOwn = files.some((it) => it !== file && nameKey(it.name) === nameKey(name) && isTown(it.at, base.at));
    if (base.destination !== undefined || isOwn || places.length < FEWEST_PLACES) return [];
    const [lats, lngs] = [places.map((it) => it.at[0]), places.map((it) => it.at[1])];
    const bounds = {
      south: Math.min(...lats),
      north: Math.max(...lats),
      west: Math.min(...lngs),
      east: Math.max(...lngs),
    };
    return [
      {
        ...factsOf({ ...file, places }),
        ...{
          id: `${file.id}.${base.id}`,
          kind: "city" as const,
          name,
          localName: null,
          aliases: [],
          iata: [],
        },
        ...{ region: file.id, lat: base.at[0], lng: base.at[1], bounds, nights: base.nights },
      },
    ];
  });
}

/** "Naxos" of "Naxos (Chora)", "Galle" of "Galle and the south coast", where the region says that people call it so. */
function townOf({ aliases }: DestinationFile, base: string): string {
  const name = base.replace(/ (?:\(.*\)|and .*)$/, "");
  return aliases.some((it) => it.toLowerCase() === name.toLowerCase()) ? name : base;
}

function factsOf(file: DestinationFile): CityFacts {
  return {
    id: file.id,
    kind: file.kind,
    name: file.name,
    localName: file.local_name ?? null,
    // The name of a town in the region is not another name of the region.
    aliases: [...new Set([...file.aliases, ...Object.values(file.names)])].filter(
      (alias) => !file.bases?.some((it) => townOf(file, it.name).toLowerCase() === alias.toLowerCase()),
    ),
    region: null,
    iata: file.iata,
    country: file.country,
    countryCode: file.country_code,
    lat: file.at[0],
    lng: file.at[1],
    timezone: file.timezone,
    currency: file.currency,
    bounds: file.bounds,
    mealCost: file.meal_cost,
    nights: file.nights,
  };
}
