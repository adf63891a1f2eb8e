import { weekdayOf } from "../calendar.ts";
import { foldTitle } from "../fold-text.ts";
import { budgetEach } from "../money/budget.ts";
import type { Candidate } from "../places/candidate.ts";
import { mobilityOf } from "../places/diet-and-access.ts";
import type { DayTrip } from "../places/guide.ts";
import { centroid, legBetween, type Point } from "../places/travel-time.ts";
import { readWishes } from "../wishes/read-wishes.ts";
import { companyOf } from "./company.ts";
import { costOfStops } from "./cost-of-plan.ts";
import type { Block, DayCapacity } from "./day-capacity.ts";
import { type Excursion, excursionsFrom, isExcursion, isTown, needsExcursion } from "./excursions.ts";
import { areRefused, type Interest, interestsMetBy, parseWishes } from "./interests.ts";
import { mannerOf } from "./manner.ts";
import type { RankedPlace } from "./rank-places.ts";
import { type ScheduledDayTrip, scheduleDayTrip } from "./schedule-day-trip.ts";
import type { Stop } from "./schedule-visits-and-lunch.ts";
import type { PlanRequest } from "./types.ts";

/** A day trip with the index of its day in the plan. */
export interface ChosenDayTrip extends ScheduledDayTrip {
  readonly day: number;
}

const byFame = { 3: 1, 2: 0.65, 1: 0.4 } as const;
const WISHED = 0.35;
const WISHED_MORE = 0.1;
/** Added to the score of a day trip that is named in the wishes, or of which a place is wanted. */
const NAMED = 2;
const STYLE = 0.25;
/** The most days of budget that an excursion may cost at a cost weight of 1. */
const DEAREST = 2.4;
/** Below this score a day in town is better. */
const LEAST = 0.6;
/** On trips of up to this many days, only a day trip that nearly everybody makes is worth a day. */
const SHORT_VISIT = 5;
const AVOIDED_DAY = 0.5;
/** Larger than all bonuses for another day together. */
const ANOTHER_DAY_THAN_SAID = 2;
const BEST_DAY = 0.15;
const DAY_AFTER_ANOTHER = 0.3;
/** A penalty for the first full day, on which travellers see the town itself. */
const FIRST_FULL_DAY = 0.1;
const LAST_DAY = 0.25;
const EASY_DAY = 0.1;
/** The penalty for giving a wished trip less than a full day. */
const NOT_A_WHOLE_DAY = 0.4;
const LONG_HOURS = 10.5;
const TOO_LONG = 0.3;
/** From this length on, one day in ONE_IN is a day trip. */
const SHORTEST = 4;
const ONE_IN = 3;
const SHORTEST_WISHED = 3;
const SMALL = 6;
const SIGHTS_A_DAY = 3.5;

/** A destination with at least this share of its places far from town is seen on day trips. */
const WIDE = 0.3;
const PLACES_A_DAY = 3;
const LEAST_WHERE_LITTLE_IS = -0.1;
const ACTIVE_SHARE = 0.5;

const activeTags = [
  "hike",
  "mountain",
  "kayaking",
  "climbing",
  "cycling",
  "canyon",
  "volcano",
  "surfing",
  "island",
  "waterfall",
];
const fineTags = ["wine", "spa", "fine-dining", "castle", "palace", "romantic", "winery"];

/**
 * The day trips of a plan, each with its day: as many as the length of the trip allows, the best-known and most wanted
 * first, on days on which they are open and worthwhile.
 *
 * @param costWeight how much costs count; 0 when they do not. The more they count, the less an excursion may cost
 */
export function chooseDayTrips(
  request: PlanRequest,
  places: readonly RankedPlace[],
  capacities: readonly DayCapacity[],
  costWeight: number,
): readonly ChosenDayTrip[] {
  const { guide } = request;
  if (!guide) return [];
  const { interests, avoid } = parseWishes(request.interests, request.avoid);
  const mobility = mobilityOf(request.accessibility);
  const byId = new Map(places.map((it) => [it.candidate.id, it]));
  const home = homeOf(request, places);
  if (!home) return [];
  const { rest } = companyOf(request);
  const { restSpan } = mannerOf(request).rhythm;
  const isPossibleFor = (trip: DayTrip) =>
    isPossible(request, trip, avoid, isWantedIn(trip, byId)) &&
    !((mobility.shortWays || (rest > 0 && !isNamed(request, trip, byId))) && trip.hours > LONG_HOURS);
  const spread = spreadOf(request, places, capacities, home);
  const scored = [
    ...guide.dayTrips.filter(isPossibleFor).map((trip) => {
      const named = isNamed(request, trip, byId);
      return { trip, named, score: scoreOf(request, trip, interests, byId) + (named ? NAMED : 0), isOwn: false };
    }),
    ...excursionsFrom(request, places, home)
      .filter(({ trip }) => isPossibleFor(trip) && (spread.isWide || isWorthADay(trip, byId)))
      .map(({ trip, score }: Excursion) => ({
        trip,
        named: isWantedIn(trip, byId),
        score: score + needsTheDay(trip, byId),
        isOwn: true,
      })),
  ].sort((a, b) => b.score - a.score || (a.trip.id < b.trip.id ? -1 : 1));
  const most = howMany(request, capacities, places);
  const aDay = Number(budgetEach(request) ?? 0) / capacities.length;
  const isTooDear = (stops: readonly Stop[]) =>
    costWeight > 0 && costOfStops(request, stops) > (aDay * DEAREST) / Math.sqrt(costWeight);
  const chosen: ChosenDayTrip[] = [];
  const seen = new Set<string>();
  let hasNamed = false;
  for (const { trip, score, named, isOwn } of scored) {
    const count = chosen.length;
    if (!named && count >= (isOwn && spread.isWide ? capacities.length : isOwn ? Math.max(most, spread.active) : most))
      continue;
    if (trip.placeIds.some((id) => seen.has(id)) || request.chosen?.spared.has(trip.id)) continue;
    // Travellers who need a rest take no trips on two days in a row.
    const isSpaced = rest > 0 && !named && !spread.isEmpty;
    const isAsked = request.chosen?.trips.has(trip.id) ?? false;
    const dates = request.chosen?.trips.get(trip.id) ?? null;
    const wanted = trip.placeIds.filter((id) => isWantedId(id, byId) && byId.get(id)?.candidate.category !== "food");
    // Days of arrival and departure have no day trip, unless the destination offers little else.
    const alsoOnEnds = named || (spread.isWide && isOwn && request.part === undefined);
    const dawns = wanted.length > 0 ? none : (request.chosen?.dawns ?? none);
    // A stated nap is given up only for a trip that somebody asked for.
    const keeps = named ? null : restSpan;
    const best = bestDay(
      capacities,
      chosen,
      trip,
      alsoOnEnds,
      { isSpaced, isAsked, dates, wanted, dawns, keeps },
      (capacity) => scheduleDayTrip(request, trip, byId, capacity.frame, mobility, capacity.frame.morning ?? home),
    );
    if (!named && best && isTooDear(best.scheduled.stops)) continue;
    // On a short trip, one requested day trip is enough.
    if (!named && !isOwn && capacities.length <= SHORT_VISIT && hasNamed) continue;
    const isKnownEnough = isOwn || trip.fame === 3 || capacities.length > SHORT_VISIT;
    const least = isOwn && spread.isThin ? LEAST_WHERE_LITTLE_IS : LEAST;
    if (!best || !(named || (isKnownEnough && score + best.worth >= least))) continue;
    hasNamed ||= named;
    chosen.push({ ...best.scheduled, day: best.day });
    for (const id of trip.placeIds) seen.add(id);
  }
  return chosen;
}

const none: ReadonlyMap<string, number> = new Map();

/** How a destination lies around the place to sleep. */
function spreadOf(
  request: PlanRequest,
  places: readonly RankedPlace[],
  capacities: readonly DayCapacity[],
  home: Point,
) {
  const { guide, part, travelStyle } = request;
  const visits = places.filter(
    ({ candidate: it }) => it.dayTrip === null && it.category !== "food" && it.category !== "nightlife",
  );
  const far = visits.filter((it) => needsExcursion(it.candidate, home)).length;
  const isWide = part !== undefined || guide?.needsCar === true || far > visits.length * WIDE;
  const manner = mannerOf(request);
  return {
    isWide,
    /** In town there is too little for the days. */
    isThin: visits.length - far < PLACES_A_DAY * capacities.length,
    isEmpty: visits.length - far < capacities.length,
    active: travelStyle === "adventure" && !manner.isSlow ? Math.floor(capacities.length * ACTIVE_SHARE) : 0,
  };
}

/** Whether a trip has a famous, matching or requested place. */
function isWorthADay({ placeIds }: DayTrip, byId: ReadonlyMap<string, RankedPlace>): boolean {
  return placeIds.some((id) => byId.get(id)?.famous || (byId.get(id)?.matched.length ?? 0) > 0 || isWantedId(id, byId));
}

/** A bonus for requested trips that fill a day, because shorter ones fit on other days. */
function needsTheDay({ placeIds }: DayTrip, byId: ReadonlyMap<string, RankedPlace>): number {
  const isLong = (id: string) => (byId.get(id)?.candidate.visitMinutes ?? 0) >= WHOLE_DAY;
  return placeIds.some((id) => isLong(id) && isWantedId(id, byId)) ? 1 : 0;
}

const WHOLE_DAY = 300;

function isWantedIn({ placeIds }: DayTrip, byId: ReadonlyMap<string, RankedPlace>): boolean {
  return placeIds.some((id) => isWantedId(id, byId));
}

function isWantedId(id: string, byId: ReadonlyMap<string, RankedPlace>): boolean {
  return (byId.get(id)?.candidate.wantedBy.length ?? 0) > 0;
}

function bestDay(
  capacities: readonly DayCapacity[],
  chosen: readonly ChosenDayTrip[],
  trip: DayTrip,
  alsoOnEnds: boolean,
  {
    isSpaced,
    isAsked,
    dates,
    wanted,
    dawns,
    keeps,
  }: {
    readonly isSpaced: boolean;
    readonly isAsked: boolean;
    readonly dates: readonly string[] | null;
    readonly wanted: readonly string[];
    readonly dawns: { has(date: string): boolean };
    readonly keeps: { readonly start: number; readonly end: number } | null;
  },
  schedule: (capacity: DayCapacity) => ScheduledDayTrip | undefined,
) {
  const firstFull = capacities.findIndex((it) => it.frame.kind === "full");
  const days = capacities.flatMap((capacity, day) => {
    const { frame, blocks } = capacity;
    const isOpen = frame.kind === "full" || (alsoOnEnds && blocks.length === 0);
    // A sunrise in town leaves no time for a trip on that day.
    if (dawns.has(frame.date)) return [];
    if (!isOpen || chosen.some((it) => it.day === day)) return [];
    const weekday = weekdayOf(frame.date);
    const beside = chosen.some((it) => Math.abs(it.day - day) === 1);
    if (beside && isSpaced) return [];
    const worth =
      (dates !== null && !dates.includes(frame.date) ? -ANOTHER_DAY_THAN_SAID : 0) +
      (trip.bestDays.includes(weekday) ? BEST_DAY : 0) -
      (trip.avoidDays.includes(weekday) ? AVOIDED_DAY : 0) -
      (beside ? DAY_AFTER_ANOTHER : 0) -
      (day === firstFull || frame.kind === "arrival" ? FIRST_FULL_DAY : 0) -
      (frame.kind === "departure" ? LAST_DAY : 0) -
      (isAsked && frame.kind !== "full" ? NOT_A_WHOLE_DAY : 0) -
      (frame.easy ? EASY_DAY : 0);
    return [{ capacity, day, worth, blocks }];
  });
  days.sort((a, b) => b.worth - a.worth || a.day - b.day);
  let other: { readonly scheduled: ScheduledDayTrip; readonly day: number; readonly worth: number } | undefined;
  for (const { capacity, day, worth, blocks } of days) {
    const scheduled = schedule(capacity);
    if (!scheduled || blocks.some((it) => isInTheWay(it, scheduled, capacity.frame.walkingLimitKm))) continue;
    if (keeps && keeps.start < scheduled.returns && keeps.end > scheduled.leaves) continue;
    const seen = new Set(scheduled.stops.map((it) => it.visit?.id));
    if (wanted.every((id) => seen.has(id))) return { scheduled, day, worth };
    // The requested place is closed that day, so another day is preferred.
    other ??= { scheduled, day, worth };
  }
  return other;
}

/** Whether a day out and a fixed activity overlap, or leave no time for the way from one to the other. */
function isInTheWay({ start, end, entry, exit }: Block, trip: ScheduledDayTrip, walkingLimitKm: number): boolean {
  const first = trip.stops[0]?.ride?.from.point ?? trip.stops[0]?.point ?? null;
  const last = trip.stops.at(-1)?.point ?? null;
  const way = (from: Point | null, to: Point | null) => (from && to ? legBetween(from, to, walkingLimitKm).minutes : 0);
  return start - way(last, entry) < trip.returns && end + way(exit, first) > trip.leaves;
}

function scoreOf(
  request: PlanRequest,
  trip: DayTrip,
  interests: readonly Interest[],
  byId: ReadonlyMap<string, RankedPlace>,
): number {
  const stops = trip.placeIds.flatMap((id) => byId.get(id)?.candidate ?? []);
  const meets = (it: Interest) =>
    trip.tags.some((tag) => it.tags.has(tag)) ||
    stops.some((place) => it.told.length > 0 && interestsMetBy(place, [{ ...it, tags: new Set() }]).length > 0);
  const met = interests.filter(meets).length;
  const wish = met === 0 ? 0 : WISHED + WISHED_MORE * Math.min(2, met - 1);
  const has = (tags: readonly string[]) => trip.tags.some((it) => tags.includes(it));
  const style =
    (request.travelStyle === "adventure" && has(activeTags)) || (request.travelStyle === "luxury" && has(fineTags))
      ? STYLE
      : 0;
  const manner = mannerOf(request);
  const suits = trip.suits.some((it) => manner.suits.has(it)) ? STYLE : 0;
  const long = manner.isSlow && trip.hours > LONG_HOURS ? TOO_LONG : 0;
  return byFame[trip.fame] + wish + style + suits - long;
}

/** Whether it is named in the wishes, or one of its places has to be in the plan. */
function isNamed({ interests, chosen }: PlanRequest, trip: DayTrip, byId: ReadonlyMap<string, RankedPlace>): boolean {
  if (chosen?.trips.has(trip.id) || readWishes(interests).positive.includes(foldTitle(trip.name))) return true;
  return isWantedIn(trip, byId);
}

/** A day out by local buses and trains, one way. */
const LONGEST_BUS = 100;

function isPossible(request: PlanRequest, trip: DayTrip, avoid: readonly Interest[], isAsked: boolean): boolean {
  const month = Number(request.startDate.slice(5, 7));
  const last = Number(request.endDate.slice(5, 7));
  const { mostDriving } = readWishes(request.interests).route;
  const [way] = trip.ways;
  if (isExcursion(trip) && way?.mode === "public" && way.minutes > LONGEST_BUS && !isAsked) return false;
  if (mostDriving !== null && way?.mode === "car" && 2 * way.minutes > mostDriving) return false;
  if (trip.months && !trip.months.some((it) => it === month || it === last)) return false;
  const setAside = new Set(request.setAside);
  if (trip.placeIds.every((id) => setAside.has(id))) return false;
  return !areRefused(trip.tags.slice(0, 2), avoid);
}

function howMany(request: PlanRequest, capacities: readonly DayCapacity[], places: readonly RankedPlace[]): number {
  const days = capacities.length;
  if (request.avoid.some((it) => /day.?trip|excursion/i.test(it))) return 0;
  const wished = request.interests.some((it) => /day.?trip|excursion|out of (the )?(city|town)/i.test(it)) ? 1 : 0;
  if (days < SHORTEST_WISHED) return 0;
  // With small children, a day on trains is planned only when somebody wants it.
  const { youngest } = companyOf(request);
  if (youngest !== null && youngest <= SMALL && wished === 0 && days <= SHORT_VISIT) return 0;
  // First-time visitors see the town itself first.
  const sights = places.filter(
    ({ famous, candidate: it }) =>
      famous && it.dayTrip === null && it.category !== "food" && it.category !== "nightlife",
  );
  const left = Math.max(0, days - Math.ceil(sights.length / SIGHTS_A_DAY));
  return Math.min(left, days < SHORTEST ? 0 : Math.floor((days - 1) / ONE_IN)) + wished;
}

/** Whether a place needs a day trip from where the days begin. */
export function isForADayOut(request: PlanRequest, places: readonly RankedPlace[], place: Candidate): boolean {
  const home = homeOf(request, places);
  return home !== null && place.wantedBy.length === 0 && isTown(places, home) && needsExcursion(place, home);
}

/** Where days begin: the destination's centre, else the middle of its places. */
export function homeOf({ destination }: PlanRequest, places: readonly RankedPlace[]): Point | null {
  const { lat, lng } = destination;
  if (lat !== null && lng !== null) return { lat, lng };
  return centroid(places.flatMap(({ candidate }) => (candidate.dayTrip === null ? [candidate] : [])));
}
