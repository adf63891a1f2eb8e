import type { Candidate } from "../places/candidate.ts";
import type { DayTrip, TripWay } from "../places/guide.ts";
import { distanceKm, driveMinutes, legBetween, type Point } from "../places/travel-time.ts";
import { readWishes } from "../wishes/read-wishes.ts";
import { worded } from "../words/worded.ts";
import type { RankedPlace } from "./rank-places.ts";
import { roadPace } from "./road-pace.ts";
import type { PlanRequest } from "./types.ts";

/** A day trip that no file describes: a hike or boat trip of a day, or places close together and far from the stay. */
export interface Excursion {
  readonly trip: DayTrip;
  /** As comparable with the scores of day trips. */
  readonly score: number;
}

/** A visit of this length is a day of its own. */
const WHOLE_DAY = 300;
/** What takes longer is spent overnight. */
const LONGEST = 660;
/** Places farther from the stay need a day of their own, with the ways there and back. */
const FAR_KM = 18;
/** Trails start at the door; what their end is called lies an hour's walk off. */
const ON_FOOT_KM = 12;
const IN_TOWN_KM = 6;
/** Places so near to each other belong to one day out. */
const TOGETHER_KM = 25;
const TOWN_KM = 8;
const MOST_PLACES = 5;
const MOST_MINUTES = 345;
const TABLE_KM = 12;
/** The farthest place for a day trip. */
const FARTHEST_KM = 190;
const LESS_THAN_A_TRIP = 0.6;
const ANOTHER_PLACE = 0.12;
const LEAVES = 8 * 60 + 30;
const LEAVES_EARLY = 7 * 60 + 45;
const LONG_WAY = 75;
const EARLY_FOR = 420;
/** Added to the drive, because buses and local trains stop and have to be waited for. */
const BY_BUS = 1.3;
const prefix = "excursion:";

/** The main place of the day trip. */
export function mainPlaceOf({ id }: Pick<DayTrip, "id">): string {
  return id.slice(prefix.length);
}

export function isExcursion({ id }: Pick<DayTrip, "id">): boolean {
  return id.startsWith(prefix);
}

/** Whether a place takes a day of its own from there. */
export function needsExcursion(place: Candidate, home: Point): boolean {
  return place.visitMinutes >= WHOLE_DAY || distanceKm(place, home) > FAR_KM;
}

/** Without a table near it, it is the middle of a map and no town. */
export function isTown(places: readonly RankedPlace[], home: Point): boolean {
  return places.some(({ candidate }) => candidate.category === "food" && distanceKm(candidate, home) <= TOWN_KM);
}

/** The days out from a place to sleep, best first. */
export function excursionsFrom(
  request: PlanRequest,
  places: readonly RankedPlace[],
  home: Point,
): readonly Excursion[] {
  if (!isTown(places, home)) return [];
  const open = places.filter(
    ({ candidate }) =>
      candidate.dayTrip === null &&
      candidate.category !== "food" &&
      candidate.category !== "nightlife" &&
      candidate.visitMinutes <= LONGEST &&
      candidate.goodFor.some((it) => it !== "evening" && it !== "night") &&
      needsExcursion(candidate, home) &&
      distanceKm(candidate, home) <= FARTHEST_KM,
  );
  const isWhole = (it: RankedPlace) => it.candidate.visitMinutes >= WHOLE_DAY;
  const alone = open.filter(isWhole).map((it) => excursionOf(request, [it], places, home));
  const grouped: Excursion[] = [];
  const left = new Set(open.filter((it) => !isWhole(it)));
  for (const seed of left) {
    const members = [seed];
    let minutes = seed.candidate.visitMinutes;
    for (const other of left) {
      if (members.length === MOST_PLACES) break;
      const isNear = other !== seed && distanceKm(seed.candidate, other.candidate) <= TOGETHER_KM;
      if (!isNear || minutes + other.candidate.visitMinutes > MOST_MINUTES) continue;
      members.push(other);
      minutes += other.candidate.visitMinutes;
    }
    for (const it of members) left.delete(it);
    grouped.push(excursionOf(request, inOrder(members, home), places, home));
  }
  return [...alone, ...grouped].sort((a, b) => b.score - a.score || (a.trip.id < b.trip.id ? -1 : 1));
}

/** The nearest first, then the nearest to that one. */
function inOrder(members: readonly RankedPlace[], home: Point): readonly RankedPlace[] {
  const left = [...members];
  const order: RankedPlace[] = [];
  let at: Point = home;
  while (left.length > 0) {
    left.sort((a, b) => early(a) - early(b) || distanceKm(at, a.candidate) - distanceKm(at, b.candidate));
    const next = left.shift() as RankedPlace;
    order.push(next);
    at = next.candidate;
  }
  return order;
}

/** What is best at sunrise or in the morning comes first, what is best late comes last. */
function early({ candidate }: RankedPlace): number {
  const best = candidate.insight?.bestTime;
  if (best === "sunrise" || best === "morning") return 0;
  return best === "golden-hour" || best === "evening" ? 2 : 1;
}

function excursionOf(
  request: PlanRequest,
  members: readonly RankedPlace[],
  places: readonly RankedPlace[],
  home: Point,
): Excursion {
  const best = members.reduce((a, b) => (b.score > a.score ? b : a));
  const first = (members[0] ?? best).candidate;
  const km = distanceKm(first, home);
  const minutes = members.reduce((sum, it) => sum + it.candidate.visitMinutes, 0);
  const isOnFoot = members.length === 1 && km <= (first.tags.includes("hike") ? ON_FOOT_KM : IN_TOWN_KM);
  const way = wayTo(
    request,
    home,
    first,
    isOnFoot,
    members.every(
      ({ candidate: it }) =>
        it.tags.includes("island") || /\b(?:hours?|minutes) by (?:ferry|boat)\b/i.test(it.insight?.why ?? ""),
    ),
  );
  const table = tableNear(members, places, home);
  const isEarly = way.minutes > LONG_WAY || minutes > EARLY_FOR;
  const { candidate } = best;
  return {
    score: best.score - LESS_THAN_A_TRIP + ANOTHER_PLACE * (members.length - 1),
    trip: {
      id: `${prefix}${candidate.id}`,
      name: members.length === 1 ? candidate.name : nameOf(members, best),
      lat: first.lat,
      lng: first.lng,
      fame: candidate.fame ?? 1,
      hours: (minutes + 2 * way.minutes + (table ? 75 : 45) + 20 * members.length) / 60,
      leaveBy: isEarly ? LEAVES_EARLY : LEAVES,
      ways: [way],
      placeIds: [...members.map((it) => it.candidate.id), ...(table ? [table.id] : [])],
      bestDays: candidate.insight?.bestDays ?? [],
      avoidDays: candidate.insight?.avoidDays ?? [],
      months: null,
      tags: [...new Set(members.flatMap((it) => it.candidate.tags))],
      suits: candidate.insight?.suits ?? [],
      why: candidate.insight?.why ?? `${candidate.name}.`,
      catch: null,
    },
  };
}

/** The part of the country where most of them lie, else the best of them. */
function nameOf(members: readonly RankedPlace[], best: RankedPlace): string {
  const areas = Map.groupBy(members, (it) => it.candidate.neighborhood);
  const [area, inIt] = [...areas].reduce((a, b) => (b[1].length > a[1].length ? b : a));
  return inIt.length > 1 ? area : best.candidate.name;
}

function wayTo(
  { guide, interests }: PlanRequest,
  home: Point,
  to: Point,
  isOnFoot: boolean,
  isIsland: boolean,
): TripWay {
  const km = Math.round(distanceKm(home, to) * 1.3);
  const { withCar, withoutCar } = readWishes(interests).route;
  const isByCar = (guide?.needsCar || (guide?.drives.length ?? 0) > 0) && (!withoutCar || withCar);
  return {
    mode: isIsland ? "boat" : isByCar ? "car" : withoutCar ? "public" : "transfer",
    line: isIsland
      ? worded`The boat from the harbour`
      : isByCar
        ? worded`About ${{ km }} by road`
        : withoutCar
          ? worded`About ${{ km }}`
          : worded`About ${{ km }}: a taxi, a tour or the local bus`,
    minutes: isOnFoot
      ? 0
      : isIsland
        ? legBetween(home, to).minutes
        : Math.ceil(driveMinutes(home, to, roadPace(guide)) * (isByCar ? 1 : BY_BUS)),
    everyMinutes: null,
    fare: null,
    lastBack: null,
  };
}

/** A place for lunch near one of them. */
function tableNear(
  members: readonly RankedPlace[],
  places: readonly RankedPlace[],
  home: Point,
): Candidate | undefined {
  return places.find(
    ({ candidate }) =>
      candidate.category === "food" &&
      candidate.meals.includes("lunch") &&
      members.some((it) => distanceKm(it.candidate, candidate) <= Math.min(TABLE_KM, distanceKm(home, candidate))),
  )?.candidate;
}
