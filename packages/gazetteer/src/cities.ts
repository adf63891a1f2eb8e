import { readFileSync } from "node:fs";
import type { CityFacts } from "./city-facts.ts";
import { type CandidatePlace, candidatesIn, type Guide, goesTo, guideOf, moreOfTrip } from "./destination-file.ts";
import type { DestinationFile } from "./destination-schema.ts";
import { citiesOfRoute, isRoute, loadRoute, routeFacts } from "./routes.ts";

interface Neighborhood {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
}

interface LoadedCity {
  readonly candidates: readonly CandidatePlace[];
  readonly guide: Guide;
}

const data = new URL("../data/", import.meta.url);
const loaded = new Map<string, LoadedCity>();
let all: ReadonlyMap<string, CityFacts> | undefined;

/** The facts of all destinations by id, from the index. Places are read on demand. */
function facts(): ReadonlyMap<string, CityFacts> {
  all ??= new Map(
    (JSON.parse(readFileSync(new URL("index/destinations.json", data), "utf8")) as readonly CityFacts[]).map(
      (it) => [it.id, it] as const,
    ),
  );
  return all;
}

/** All known cities in alphabetical order, each region followed by its towns. */
export function listCities(): readonly CityFacts[] {
  return [...facts().values()];
}

/** Facts of one city, or of a route of several (routes.ts); undefined when there is none of that id. */
export function cityById(id: string): CityFacts | undefined {
  return facts().get(id) ?? routeById(id)?.facts;
}

/** The places of a city in the order of its file, with stops of day trips; empty for unknown cities. */
export function candidatesOf(cityId: string): readonly CandidatePlace[] {
  return load(cityId)?.candidates ?? [];
}

/** Day trips, walks, events and bases; undefined for unknown cities. */
export function guideFor(cityId: string): Guide | undefined {
  return load(cityId)?.guide;
}

/** The parts of a city, each at the centre of its places; empty for unknown cities. */
export function neighborhoodsOf(cityId: string): readonly Neighborhood[] {
  const groups = Map.groupBy(
    candidatesOf(cityId).filter((it) => it.dayTrip === null),
    (it) => it.neighborhood,
  );
  const mean = (values: readonly number[]) => values.reduce((sum, it) => sum + it, 0) / values.length;
  return [...groups].map(([name, members]) => ({
    name,
    lat: mean(members.map((it) => it.lat)),
    lng: mean(members.map((it) => it.lng)),
  }));
}

/** A place by its full id `city/place`. */
export function placeById(id: string): CandidatePlace | undefined {
  const [cityId = ""] = id.split("/");
  return candidatesOf(cityId).find((it) => it.id === id);
}

/** The month in which the lists were last gone through as a whole. */
export const listedIn = "2026-11";

/** The independent records that agree with a place on name and position, `wikidata:Q184402`; read from its file. */
export function recordsOf(placeId: string): readonly string[] {
  const [fileId = "", id] = placeId.split("/");
  if (!facts().has(fileId)) return [];
  return readFile(fileId).places.find((it) => it.id === id)?.sources ?? [];
}

/** Reads a city's places at their first use and keeps them. A test checks the files against the schema. */
function load(id: string): LoadedCity | undefined {
  const known = loaded.get(id);
  if (known) return known;
  // Only listed ids become paths.
  const own = facts().get(id);
  if (!own) return routeById(id)?.content();
  if (own.region !== null) return loadBase(own, own.region);
  const file = readFile(id);
  const candidates = candidatesIn(file, (base) => (facts().has(base) ? readFile(base) : undefined));
  const fresh = withTownsOfTrips(file, { candidates, guide: guideOf(file) });
  loaded.set(id, fresh);
  return fresh;
}

/** With what the lists of the towns that its day trips go to have to see there. */
function withTownsOfTrips(file: DestinationFile, { candidates, guide }: LoadedCity): LoadedCity {
  const more: CandidatePlace[] = [];
  const dayTrips = guide.dayTrips.map((trip) => {
    const town = listCities().find(
      (it) => it.region === null && it.id !== file.id && it.kind === "city" && goesTo(trip, [it.lat, it.lng]),
    );
    const there = town ? moreOfTrip(file, trip, readFile(town.id)) : [];
    more.push(...there);
    return there.length === 0 ? trip : { ...trip, morePlaceIds: there.map((it) => it.id) };
  });
  return { candidates: [...candidates, ...more], guide: { ...guide, dayTrips } };
}

interface Route {
  readonly facts: CityFacts;
  readonly content: () => LoadedCity;
}

/** There are as many routes as combinations, so only those in use are kept. */
const MOST_ROUTES = 50;
const routes = new Map<string, Route>();

function routeById(id: string): Route | undefined {
  const known = routes.get(id);
  if (known || !isRoute(id)) return known;
  const cities = citiesOfRoute(id, (it) => facts().get(it));
  if (!cities) return undefined;
  let content: LoadedCity | undefined;
  const route: Route = {
    facts: routeFacts(cities),
    content() {
      content ??= loadRoute(cities, load);
      return content;
    },
  };
  const [oldest] = routes.keys();
  if (routes.size >= MOST_ROUTES && oldest !== undefined) routes.delete(oldest);
  routes.set(id, route);
  return route;
}

/** The part of a region around one of its bases. */
function loadBase({ id }: CityFacts, region: string): LoadedCity | undefined {
  const whole = load(region);
  const baseId = id.slice(region.length + 1);
  if (!whole) return undefined;
  const candidates = whole.candidates.filter((it) => it.base === baseId);
  const own = new Set(candidates.map((it) => it.id));
  const dayTrips = whole.guide.dayTrips.filter((trip) => trip.placeIds.some((it) => own.has(it)));
  const part = { candidates, guide: { ...whole.guide, dayTrips, bases: [], drives: [] } };
  loaded.set(id, part);
  return part;
}

function readFile(id: string): DestinationFile {
  return JSON.parse(readFileSync(new URL(`destinations/${id}.json`, data), "utf8")) as DestinationFile;
}
