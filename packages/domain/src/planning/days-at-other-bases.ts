import type { Candidate } from "../places/candidate.ts";
import type { Base, DayTrip, Guide, TripWay } from "../places/guide.ts";
import { distanceKm } from "../places/travel-time.ts";
import { MEETS, placesFor } from "../wishes/match-want.ts";
import { readWishes } from "../wishes/read-wishes.ts";
import { worded } from "../words/worded.ts";
import { driveBetween, nearestBase } from "./ends-of-route.ts";
import type { PlanRequest } from "./types.ts";
import { wantsOf } from "./wants-of-request.ts";
import { isNamedIn } from "./wished-bases.ts";

/** How the ids of these days begin. */
const prefix = "base:";
/** The farthest place for a day trip. */
const FARTHEST_KM = 150;
const LONGEST_WAY = 165;
const MOST_PLACES = 4;
const HOURS_THERE = 5.5;
/** Where no line is known: an ordinary train or coach. */
const MINUTES_A_KM = 0.7;
const TO_THE_STATION = 20;
const LEAVES = 8 * 60 + 15;

/** A town where the trip does not stay, as a day out from the nearest one where it does. */
export interface DayAtBase {
  readonly home: string;
  readonly trip: DayTrip;
}

/**
 * Named towns of a region where the trip does not stay, such as Córdoba and its Mezquita for travellers who stay in
 * Seville.
 */
export function daysAtOtherBases(request: PlanRequest, guide: Guide, bases: readonly Base[]): readonly DayAtBase[] {
  if (bases.length === 0) return [];
  const { positive } = readWishes(request.interests);
  const all = wantsOf(request).map((want) => placesFor(want, request.candidates));
  const named = wantsOf(request)
    .filter((it) => it.meal === null && it.heads.some((head) => head.isName))
    .map((want) => placesFor(want, request.candidates));
  return guide.bases.flatMap((base): DayAtBase[] => {
    if (bases.some((it) => it.id === base.id)) return [];
    const there = request.candidates.filter((it) => it.base === base.id && it.dayTrip === null);
    const score = (it: Candidate) => Math.max(0, ...all.map((places) => places.get(it) ?? 0));
    const isNamed = isNamedIn(base, ` ${positive} `);
    // Nobody goes there for what their own town offers.
    const isOnlyHere = (it: Candidate) =>
      named.some((places) => places.has(it) && ![...places.keys()].some((one) => bases.some((b) => b.id === one.base)));
    const wanted = there.filter((it) => score(it) >= MEETS && (isNamed || isOnlyHere(it)));
    const home = nearestBase(base, bases);
    const way = wayTo(request, guide, home, base);
    if (wanted.length === 0 || distanceKm(home, base) > FARTHEST_KM || way.minutes > LONGEST_WAY) return [];
    const sights = there
      .filter((it) => it.category !== "food" && it.category !== "nightlife")
      .toSorted((a, b) => score(b) - score(a) || (b.fame ?? 1) - (a.fame ?? 1))
      .slice(0, MOST_PLACES);
    const tables = there.filter((it) => it.category === "food" && it.meals.includes("lunch")).slice(0, 3);
    return [{ home: home.id, trip: tripTo(base, way, [...sights, ...tables]) }];
  });
}

function tripTo(base: Base, way: TripWay, places: readonly Candidate[]): DayTrip {
  return {
    ...{ id: `${prefix}${base.id}`, name: base.name, lat: base.lat, lng: base.lng, fame: 3 },
    hours: HOURS_THERE + (2 * way.minutes) / 60,
    leaveBy: LEAVES,
    ways: [way],
    placeIds: places.map((it) => it.id),
    ...{ bestDays: [], avoidDays: [], months: null, suits: [], catch: null },
    tags: [...new Set(places.flatMap((it) => it.tags))],
    why: base.why,
  };
}

function wayTo({ interests }: PlanRequest, { drives, needsCar }: Guide, home: Base, to: Base): TripWay {
  const drive = driveBetween(drives, home.id, to.id);
  const km = drive?.km ?? Math.round(distanceKm(home, to) * 1.3);
  const byCar = needsCar && !readWishes(interests).route.withoutCar;
  return {
    mode: drive?.mode ?? (byCar ? "car" : "public"),
    line: drive?.mode ? drive.name : byCar ? worded`About ${{ km }} by road` : worded`About ${{ km }}: by train or bus`,
    minutes: drive?.minutes ?? Math.round(TO_THE_STATION + km * MINUTES_A_KM),
    everyMinutes: null,
    fare: drive?.fare ?? null,
    lastBack: null,
  };
}
