import { weekdayOf } from "../calendar.ts";
import { foldTitle } from "../fold-text.ts";
import { mobilityOf } from "../places/diet-and-access.ts";
import type { DayTrip } from "../places/guide.ts";
import { centroid, type Point } from "../places/travel-time.ts";
import type { DayCapacity } from "./day-capacity.ts";
import { type Interest, parseWishes } from "./interests.ts";
import type { RankedPlace } from "./rank-places.ts";
import { type ScheduledDayTrip, scheduleDayTrip } from "./schedule-day-trip.ts";
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
/** Below this score a day in town is better. */
const LEAST = 0.6;
/** On trips of up to this many days, only a day trip that nearly everybody makes is worth a day. */
const SHORT_VISIT = 5;
const AVOIDED_DAY = 0.5;
const BEST_DAY = 0.15;
const DAY_AFTER_ANOTHER = 0.3;
/** A penalty for the first full day, on which travellers see the town itself. */
const FIRST_FULL_DAY = 0.1;
const EASY_DAY = 0.1;
const LONG_HOURS = 10.5;
const TOO_LONG = 0.3;
/** From this length on, one day in ONE_IN is a day trip. */
const SHORTEST = 4;
const ONE_IN = 3;
const SHORTEST_WISHED = 3;

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
 */
export function chooseDayTrips(
  request: PlanRequest,
  places: readonly RankedPlace[],
  capacities: readonly DayCapacity[],
): readonly ChosenDayTrip[] {
  const { guide } = request;
  if (!guide || guide.dayTrips.length === 0) return [];
  const { interests, avoid } = parseWishes(request.interests, request.avoid);
  const mobility = mobilityOf(request.accessibility);
  const byId = new Map(places.map((it) => [it.candidate.id, it]));
  const home = homeOf(request, places);
  if (!home) return [];
  const scored = guide.dayTrips
    .filter((trip) => isPossible(request, trip, avoid) && !(mobility.shortWays && trip.hours > LONG_HOURS))
    .map((trip) => {
      const named = isNamed(request, trip, byId);
      return { trip, named, score: scoreOf(request, trip, interests) + (named ? NAMED : 0) };
    })
    .sort((a, b) => b.score - a.score || (a.trip.id < b.trip.id ? -1 : 1));
  const most = howMany(request, capacities);
  const chosen: ChosenDayTrip[] = [];
  for (const { trip, score, named } of scored) {
    if (chosen.length >= most && !named) continue;
    const best = bestDay(capacities, chosen, trip, (capacity) =>
      scheduleDayTrip(request, trip, byId, capacity.frame, mobility, capacity.frame.morning ?? home),
    );
    const isKnownEnough = trip.fame === 3 || capacities.length > SHORT_VISIT;
    if (best && (named || (isKnownEnough && score + best.worth >= LEAST)))
      chosen.push({ ...best.scheduled, day: best.day });
  }
  return chosen;
}

function bestDay(
  capacities: readonly DayCapacity[],
  chosen: readonly ChosenDayTrip[],
  trip: DayTrip,
  schedule: (capacity: DayCapacity) => ScheduledDayTrip | undefined,
) {
  const firstFull = capacities.findIndex((it) => it.frame.kind === "full");
  const days = capacities.flatMap((capacity, day) => {
    const { frame, blocks } = capacity;
    if (frame.kind !== "full" || chosen.some((it) => it.day === day)) return [];
    const weekday = weekdayOf(frame.date);
    const beside = chosen.some((it) => Math.abs(it.day - day) === 1);
    const worth =
      (trip.bestDays.includes(weekday) ? BEST_DAY : 0) -
      (trip.avoidDays.includes(weekday) ? AVOIDED_DAY : 0) -
      (beside ? DAY_AFTER_ANOTHER : 0) -
      (day === firstFull ? FIRST_FULL_DAY : 0) -
      (frame.easy ? EASY_DAY : 0);
    return [{ capacity, day, worth, blocks }];
  });
  days.sort((a, b) => b.worth - a.worth || a.day - b.day);
  for (const { capacity, day, worth, blocks } of days) {
    const scheduled = schedule(capacity);
    if (!scheduled || blocks.some((it) => it.start < scheduled.returns && it.end > scheduled.leaves)) continue;
    return { scheduled, day, worth };
  }
  return undefined;
}

function scoreOf(request: PlanRequest, trip: DayTrip, interests: readonly Interest[]): number {
  const met = interests.filter((it) => trip.tags.some((tag) => it.tags.has(tag))).length;
  const wish = met === 0 ? 0 : WISHED + WISHED_MORE * Math.min(2, met - 1);
  const has = (tags: readonly string[]) => trip.tags.some((it) => tags.includes(it));
  const style =
    (request.travelStyle === "adventure" && has(activeTags)) || (request.travelStyle === "luxury" && has(fineTags))
      ? STYLE
      : 0;
  const long = request.pace === "slow" && trip.hours > LONG_HOURS ? TOO_LONG : 0;
  return byFame[trip.fame] + wish + style - long;
}

/** Whether it is named in the wishes, or one of its places has to be in the plan. */
function isNamed({ interests }: PlanRequest, trip: DayTrip, byId: ReadonlyMap<string, RankedPlace>): boolean {
  const name = foldTitle(trip.name);
  if (interests.some((it) => foldTitle(it).includes(name))) return true;
  return trip.placeIds.some((id) => (byId.get(id)?.candidate.wantedBy.length ?? 0) > 0);
}

function isPossible(request: PlanRequest, trip: DayTrip, avoid: readonly Interest[]): boolean {
  const month = Number(request.startDate.slice(5, 7));
  const last = Number(request.endDate.slice(5, 7));
  if (trip.months && !trip.months.some((it) => it === month || it === last)) return false;
  const setAside = new Set(request.setAside);
  if (trip.placeIds.every((id) => setAside.has(id))) return false;
  return !avoid.some((it) => trip.tags.slice(0, 2).some((tag) => it.tags.has(tag)));
}

function howMany(request: PlanRequest, capacities: readonly DayCapacity[]): number {
  const days = capacities.length;
  if (request.avoid.some((it) => /day.?trip|excursion/i.test(it))) return 0;
  const wished = request.interests.some((it) => /day.?trip|excursion|out of (the )?(city|town)/i.test(it)) ? 1 : 0;
  if (days < SHORTEST_WISHED) return 0;
  return (days < SHORTEST ? 0 : Math.floor((days - 1) / ONE_IN)) + wished;
}

/** Where days begin: the destination's centre, otherwise the middle of its places. */
function homeOf({ destination }: PlanRequest, places: readonly RankedPlace[]): Point | null {
  const { lat, lng } = destination;
  if (lat !== null && lng !== null) return { lat, lng };
  return centroid(places.flatMap(({ candidate }) => (candidate.dayTrip === null ? [candidate] : [])));
}
