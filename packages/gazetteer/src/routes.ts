import { readFileSync } from "node:fs";
import type { CityFacts } from "./city-facts.ts";
import type { Base, CandidatePlace, DayTrip, Drive, Guide } from "./destination-file.ts";

/** A trip through several destinations has one of its own: `rome+florence+venice`. */
const BETWEEN = "+";
/** As many as a trip has stops. */
const MOST_CITIES = 12;
/** Day trips that go this near to another city of the route are left out, because the route has days there. */
const SAME_TOWN_KM = 12;

/** The usual way from one city to another; the same way leads back. */
interface Link {
  readonly from: string;
  readonly to: string;
  readonly mode: string;
  readonly line: string;
  /** From centre to centre; for a flight, including the ways to and from the airports. */
  readonly minutes: number;
  /** Of one person, in the currency of `from`. */
  readonly fare?: string;
  readonly book?: boolean;
  readonly why?: string;
}

let links: ReadonlyMap<string, Link> | undefined;

export const isRoute = (id: string) => id.includes(BETWEEN);

/** The destinations of a route; undefined when the id names an unknown one, one twice, or too many. */
export function citiesOfRoute(
  id: string,
  cityById: (id: string) => CityFacts | undefined,
): readonly CityFacts[] | undefined {
  const ids = id.split(BETWEEN);
  const cities = ids.flatMap((it) => cityById(it) ?? []);
  return cities.length === ids.length && areSeveral(cities) ? cities : undefined;
}

/** Whether these destinations of a text are a route. Regions are only `withRegions`. */
export function canBeRoute(cities: readonly CityFacts[], withRegions = false): boolean {
  return areSeveral(cities) && (withRegions || cities.every((it) => it.kind === "city"));
}

function areSeveral(cities: readonly CityFacts[]): boolean {
  const isOne = new Set(cities.map((it) => it.id)).size === cities.length;
  return isOne && cities.length >= 2 && cities.length <= MOST_CITIES;
}

const list = new Intl.ListFormat("en-GB", { type: "conjunction" });
const mean = (values: readonly number[]) => values.reduce((sum, it) => sum + it, 0) / values.length;

/** @param cities at least two, see {@link canBeRoute} */
export function routeFacts(cities: readonly CityFacts[]): CityFacts {
  const [first] = cities as readonly [CityFacts];
  return {
    ...first,
    id: cities.map((it) => it.id).join(BETWEEN),
    kind: "region",
    name: list.format(cities.map((it) => it.name)),
    localName: null,
    aliases: [],
    iata: [],
    country: list.format(new Set(cities.map((it) => it.country))),
    lat: mean(cities.map((it) => it.lat)),
    lng: mean(cities.map((it) => it.lng)),
    bounds: {
      south: Math.min(...cities.map((it) => it.bounds.south)),
      west: Math.min(...cities.map((it) => it.bounds.west)),
      north: Math.max(...cities.map((it) => it.bounds.north)),
      east: Math.max(...cities.map((it) => it.bounds.east)),
    },
    nights: cities.reduce((sum, it) => sum + it.nights, 0),
  };
}

interface Loaded {
  readonly candidates: readonly CandidatePlace[];
  readonly guide: Guide;
}

/** The places of all cities, each with its city as the base, and what is known of the ways between. */
export function loadRoute(cities: readonly CityFacts[], load: (id: string) => Loaded | undefined): Loaded {
  const parts = cities.flatMap((city) => {
    const known = load(city.id);
    return known ? [{ city, ...known, guide: withoutOthers(known.guide, city, cities) }] : [];
  });
  const tripIds = new Map(parts.map(({ city, guide }) => [city.id, new Set(guide.dayTrips.map((it) => it.id))]));
  return {
    candidates: parts.flatMap(({ city, candidates, guide }) =>
      candidates
        .filter((it) => it.dayTrip === null || tripIds.get(city.id)?.has(it.dayTrip))
        .map((it) => (guide.bases.length > 0 ? it : { ...it, base: city.id })),
    ),
    guide: {
      dayTrips: parts.flatMap((it) => it.guide.dayTrips),
      walks: parts.flatMap((it) => it.guide.walks),
      // An event of one city without a certain place would be announced on the days of all cities.
      events: parts.flatMap((it) => it.guide.events.filter((event) => event.placeIds.length > 0)),
      // A region brings its own towns.
      bases: parts.flatMap(({ city, guide }) => (guide.bases.length > 0 ? guide.bases : [baseOf(city)])),
      drives: [...waysBetween(cities, load), ...parts.flatMap((it) => it.guide.drives)],
      needsCar: false,
      keepsAllBases: true,
      arrival: parts[0]?.guide.arrival ?? null,
      // Travellers may leave from another city than the one where they arrived.
      airports: parts.flatMap((it) => it.guide.airports),
    },
  };
}

function withoutOthers(guide: Guide, city: CityFacts, cities: readonly CityFacts[]): Guide {
  const others = cities.filter((it) => it !== city);
  const leadsThere = (trip: DayTrip) => others.some((it) => kmBetween(it, trip) < SAME_TOWN_KM);
  return { ...guide, dayTrips: guide.dayTrips.filter((it) => !leadsThere(it)) };
}

const baseOf = ({ id, name, lat, lng, nights, timezone, currency, mealCost }: CityFacts): Base => ({
  ...{ id, name, lat, lng, nights },
  destinationId: id,
  why: "",
  local: { timezone, currency, mealCost },
});

/** Those in the order of the cities first, then all others, because stops may be put into another order. */
function waysBetween(cities: readonly CityFacts[], load: (id: string) => Loaded | undefined): readonly Drive[] {
  const regions = [...new Set(cities.flatMap((it) => it.region ?? []))].flatMap((id) => {
    const guide = load(id)?.guide;
    return guide ? [{ id, guide }] : [];
  });
  const between = (from: CityFacts, to: CityFacts) =>
    regions.map((it) => wayInRegion(it, from, to)).find((it) => it !== undefined) ?? wayBetween(from, to);
  const next = cities.slice(1).map((city, index) => between(cities[index] as CityFacts, city));
  const others = cities.flatMap((from, index) => cities.slice(index + 2).map((to) => between(from, to)));
  return [...next, ...others];
}

/** A way over several drives of a region is no way round: at most so many times the usual way. */
const LONGER_BY_DRIVES = 1.6;

/** The quickest way over the drives of a region between two of its towns: one of them, or several by car. */
function wayInRegion(
  { id, guide }: { readonly id: string; readonly guide: Guide },
  from: CityFacts,
  to: CityFacts,
): Drive | undefined {
  const baseOfCity = (city: CityFacts) =>
    guide.bases.find((it) => `${id}.${it.id}` === city.id || kmBetween(it, city) < SAME_TOWN_KM)?.id;
  const [first, last] = [baseOfCity(from), baseOfCity(to)];
  if (first === undefined || last === undefined) return undefined;
  const best = new Map<string, readonly Drive[]>([[first, []]]);
  const minutes = (drives: readonly Drive[]) => drives.reduce((sum, it) => sum + it.minutes, 0);
  const open = [first];
  for (let at = open.shift(); at !== undefined; at = open.shift()) {
    for (const drive of guide.drives.filter((it) => it.from !== it.to && (it.from === at || it.to === at))) {
      const next = drive.from === at ? drive.to : drive.from;
      const way = [
        ...(best.get(at) ?? []),
        drive.from === at ? drive : { ...drive, placeIds: drive.placeIds.toReversed() },
      ];
      const known = best.get(next);
      if (known && minutes(known) <= minutes(way)) continue;
      best.set(next, way);
      open.push(next);
    }
  }
  const way = best.get(last);
  const [drive] = way ?? [];
  if (!way || !drive) return undefined;
  const isByCar = way.every((it) => it.mode === undefined);
  const isDirect = minutes(way) <= wayBetween(from, to).minutes * LONGER_BY_DRIVES;
  if (way.length > 1 && !(isByCar && isDirect)) return undefined;
  return {
    ...drive,
    ...{ id: `${from.id}-${to.id}`, from: from.id, to: to.id, name: way.map((it) => it.name).join(", then ") },
    ...{ minutes: minutes(way), km: way.reduce((sum, it) => sum + it.km, 0) },
    placeIds: way.flatMap((it) => it.placeIds),
  };
}

/** Longer ways go by plane. */
const FLOWN_KM = 700;
/** Minutes of an unknown way, from its distance: a fixed part, and a speed in kilometres an hour. */
const usual = { ride: { begins: 30, kmh: 75 }, flight: { begins: 210, kmh: 700 } } as const;

function loadLinks(): ReadonlyMap<string, Link> {
  links ??= new Map(
    (JSON.parse(readFileSync(new URL("../data/links.json", import.meta.url), "utf8")) as readonly Link[]).map(
      (it) => [keyOf(it.from, it.to), it] as const,
    ),
  );
  return links;
}

/** The destinations to which one usually goes on from this one, the most usual first. */
export function linkedFrom(id: string): readonly string[] {
  return [...loadLinks().values()].flatMap((it) => (it.from === id ? [it.to] : it.to === id ? [it.from] : []));
}

function wayBetween(from: CityFacts, to: CityFacts): Drive {
  const link = loadLinks().get(keyOf(from.id, to.id));
  const km = Math.round(kmBetween(from, to));
  const common = { id: `${from.id}-${to.id}`, from: from.id, to: to.id, km, placeIds: [] };
  if (link) {
    const currency = (link.from === from.id ? from : to).currency;
    const fare = link.fare === undefined ? null : { amount: link.fare, currency };
    const line = link.from === from.id ? link.line : `${link.line}, in the other direction`;
    const booked = link.book ? `${line}; book ahead` : line;
    return { ...common, name: booked, minutes: link.minutes, mode: link.mode, fare, why: link.why ?? "" };
  }
  const isFlown = km > FLOWN_KM;
  const { begins, kmh } = usual[isFlown ? "flight" : "ride"];
  return {
    ...common,
    name: `About ${km} km as the crow flies; look up ${isFlown ? "flights" : "trains and buses"}, the time is an estimate`,
    minutes: Math.round(begins + (km / kmh) * 60),
    mode: isFlown ? "flight" : "transfer",
    fare: null,
    why: "",
  };
}

const keyOf = (a: string, b: string) => [a, b].sort().join(BETWEEN);

/** Great-circle distance. */
function kmBetween(
  a: { readonly lat: number; readonly lng: number },
  b: { readonly lat: number; readonly lng: number },
): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const h =
    Math.sin(rad(b.lat - a.lat) / 2) ** 2 +
    Math.cos(rad(a.lat)) * Math.cos(rad(b.lat)) * Math.sin(rad(b.lng - a.lng) / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(h));
}
