import { addDays, daysBetween } from "../calendar.ts";
import type { Candidate } from "../places/candidate.ts";
import { type Base, type Drive, emptyGuide, type Guide, type LocalFacts } from "../places/guide.ts";
import { distanceKm, legBetween, type Point } from "../places/travel-time.ts";
import { splitNights } from "../trip/split-nights.ts";
import { type DayAtBase, daysAtOtherBases } from "./days-at-other-bases.ts";
import { driveBetween, endsOfRoute, nearestBase, wayMinutes } from "./ends-of-route.ts";
import { roadPace } from "./road-pace.ts";
import type { PlanRequest, RequestedStop } from "./types.ts";
import { wishedBases, wishedNights } from "./wished-bases.ts";

/** A place with overnight stays, with the days that belong to it. */
export interface PlanStop {
  readonly name: string;
  readonly base: Base;
  /** Null when it is unknown. */
  readonly point: Point | null;
  /** Left out where it is that of the whole destination. */
  readonly local?: LocalFacts | undefined;
  readonly from: string;
  /** The last day that begins here, without the day of departure to the next stop. */
  readonly to: string;
  readonly candidates: readonly Candidate[];
  readonly guide: Guide;
  /** The drive from the stop before; null when only its ends are known. */
  readonly drive: Drive | null;
  /** Drives that are known lead there from the stop before, over other bases too. */
  readonly isLinked: boolean;
}

/** The fewest nights at a stop, where there are enough nights. */
const FEWEST_NIGHTS = 2;
/** The longest drive between two stops in one day, in minutes. */
const LONGEST_WAY = 420;
/** Places of a base where the trip does not stay are visited from another base within this distance. */
const NEAR_KM = 25;

/**
 * The stops of a trip: those that it has, else the bases of a region, in order; a short trip has only the first ones. None
 * for a trip to one place.
 */
export function stopsOfRegion(request: PlanRequest): readonly PlanStop[] {
  const guide = request.guide ?? emptyGuide;
  // The days at a stop know its drives and not its bases.
  roadPace(guide);
  const parts = request.stops ? givenParts(request.stops, guide.bases) : chosenParts(request, guide);
  const bases = parts.map((it) => it.base);
  const days = request.stops ? [] : daysAtOtherBases(request, guide, bases);
  const byBase = Map.groupBy(withDays(request.candidates, days), (it) => baseOf(it, bases)?.id);
  const homes = new Map(request.candidates.map((it) => [it.id, it.base]));
  return parts.map(
    ({ base, isFound, ...part }, index): PlanStop => ({
      ...part,
      base,
      point: isFound ? { lat: base.lat, lng: base.lng } : null,
      candidates: isFound ? (byBase.get(base.id) ?? []) : [],
      guide: withDaysAt(base, days, guideOfBase(guide, base, bases, homes)),
      drive: driveBetween(guide.drives, bases[index - 1]?.id, base.id),
      isLinked: areLinked(guide.drives, bases[index - 1]?.id, base.id),
    }),
  );
}

/** The places of a town that is visited on a day out belong to that day. */
function withDays(candidates: readonly Candidate[], days: readonly DayAtBase[]): readonly Candidate[] {
  if (days.length === 0) return candidates;
  const homes = new Map(days.flatMap((day) => day.trip.placeIds.map((id) => [id, day] as const)));
  return candidates.map((it) => {
    const day = homes.get(it.id);
    return day ? { ...it, base: day.home, dayTrip: day.trip.id } : it;
  });
}

function withDaysAt({ id }: Base, days: readonly DayAtBase[], guide: Guide): Guide {
  const own = days.filter((it) => it.home === id).map((it) => it.trip);
  return own.length === 0 ? guide : { ...guide, dayTrips: [...guide.dayTrips, ...own] };
}

interface Part extends Pick<PlanStop, "name" | "local" | "from" | "to"> {
  readonly base: Base;
  /** Its position is known. */
  readonly isFound: boolean;
}

function chosenParts(request: PlanRequest, guide: Guide): readonly Part[] {
  const { startDate, endDate } = request;
  if (guide.bases.length === 0) return [];
  const { bases, shares } = withReturn(request, guide, daysBetween(startDate, endDate));
  let from = startDate;
  return bases.map((base, index): Part => {
    const to = index === bases.length - 1 ? endDate : addDays(from, (shares[index] ?? 1) - 1);
    const part = { name: base.name, local: base.local, base, isFound: true, from, to };
    from = addDays(to, 1);
    return part;
  });
}

/** Towns so near to a stop are that stop. */
const SAME_TOWN_KM = 6;

function givenParts(stops: readonly RequestedStop[], known: readonly Base[]): readonly Part[] {
  const own = stops.filter((it) => it.fromDate < it.toDate);
  return own.map((stop, index): Part => {
    const near = stop.point && known.length > 0 ? nearestBase(stop.point, known) : undefined;
    const isNear = near !== undefined && stop.point !== null && distanceKm(near, stop.point) <= SAME_TOWN_KM;
    const unknown = { destinationId: null, nights: 1, why: "" };
    const base = isNear ? near : { id: stop.id, name: stop.name, ...(stop.point ?? { lat: 0, lng: 0 }), ...unknown };
    return {
      ...{ name: stop.name, local: stop.local, base, isFound: stop.point !== null, from: stop.fromDate },
      to: index === own.length - 1 ? stop.toDate : addDays(stop.toDate, -1),
    };
  });
}

/** A base within this distance of an airport is near enough for the flight home. */
const NEAR_AIRPORT_KM = 110;
/** Trips with fewer nights have none to spare for the way back. */
const NIGHTS_WITH_RETURN = 5;
/** From within this distance, travellers drive back on the last day. */
const SAME_DAY = 180;

/**
 * The bases of a trip, with the one from which one flies home once more at the end: where travellers say that they leave,
 * else where no airport is near the last one.
 */
function withReturn(request: PlanRequest, guide: Guide, nights: number) {
  const all = wishedBases(request, guide, basesFor(guide, nights));
  const split = (bases: readonly Base[], count: number) => wishedNights(request, bases, splitNights(bases, count));
  const asTheyLie = { bases: all, shares: split(all, nights) };
  const last = all.at(-1);
  if (!last || all.length < 2 || nights < NIGHTS_WITH_RETURN) return asTheyLie;
  const isFar = !guide.keepsAllBases && !isNearAirport(guide, last);
  const end = endsOfRoute(request, guide).end ?? (isFar ? all.find((it) => isNearAirport(guide, it)) : undefined);
  if (!end || end.id === last.id) return asTheyLie;
  if (end.id === all[0]?.id && straightOn.test(guide.arrival ?? "")) {
    const later = [...all.slice(1), end];
    return { bases: later, shares: split(later, nights) };
  }
  // A base that is the last stop anyway is not an earlier stop too, except the first.
  const bases = all.filter((it, index) => index === 0 || it.id !== end.id);
  const way = wayMinutes(guide, bases.at(-1) ?? last, end);
  if (way > LONGEST_WAY) return asTheyLie;
  const wanted = bases.reduce((sum, it) => sum + Math.min(it.nights, FEWEST_NIGHTS), 0);
  const spare = way > SAME_DAY && wanted < nights ? 1 : 0;
  return { bases: [...bases, end], shares: [...split(bases, nights - spare), spare] };
}

/** The guide says where the airport is too high for the first night. */
const straightOn = /\bstraight (?:down |on )?to\b/i;

function isNearAirport({ airports }: Guide, base: Base): boolean {
  return airports.length === 0 || airports.some((it) => distanceKm(it, base) <= NEAR_AIRPORT_KM);
}

/** As many bases as allow two nights each, or fewer if a base wants fewer; none that takes a whole day to reach. */
function basesFor({ bases, drives, keepsAllBases }: Guide, nights: number): readonly Base[] {
  if (keepsAllBases) return bases.slice(0, Math.max(1, nights));
  let left = nights;
  const reached: Base[] = [];
  for (const base of bases) {
    const before = reached.at(-1);
    const way = before && (driveBetween(drives, before.id, base.id)?.minutes ?? legBetween(before, base).minutes);
    if (way !== undefined && way > LONGEST_WAY) continue;
    left -= Math.min(base.nights, FEWEST_NIGHTS);
    if (before && left < 0) break;
    reached.push(base);
  }
  return reached;
}

/** The base that a place names, if the trip stays there; otherwise one nearby; undefined when there is none. */
function baseOf({ base, dayTrip, lat, lng }: Candidate, bases: readonly Base[]): Base | undefined {
  const own = bases.find((it) => it.id === base);
  if (own || bases.length === 0) return own;
  const nearest = nearestBase({ lat, lng }, bases);
  return dayTrip !== null || distanceKm(nearest, { lat, lng }) <= NEAR_KM ? nearest : undefined;
}

/** The day trips that start there. `homes` are the stated bases of places. */
function guideOfBase(
  guide: Guide,
  base: Base,
  bases: readonly Base[],
  homes: ReadonlyMap<string, string | null>,
): Guide {
  const dayTrips = guide.dayTrips.filter((trip) => {
    const stated = trip.placeIds.flatMap((id) => homes.get(id) ?? []);
    const home = bases.find((it) => stated.includes(it.id)) ?? nearestBase(trip, bases);
    return home.id === base.id;
  });
  return { ...guide, dayTrips, bases: [] };
}

function areLinked(drives: readonly Drive[], from: string | undefined, to: string): boolean {
  const reached = new Set(from === undefined ? [to] : [from]);
  for (const id of reached) {
    for (const it of drives) if (it.from === id || it.to === id) reached.add(it.from === id ? it.to : it.from);
  }
  return reached.has(to);
}
