import { type Weekday, weekdayNames, weekdayOf } from "../calendar.ts";
import type { Candidate } from "../places/candidate.ts";
import { mobilityOf } from "../places/diet-and-access.ts";
import { beforeShow } from "./add-dinners-and-evenings.ts";
import { type ChosenDayTrip, chooseDayTrips, homeOf } from "./choose-day-trips.ts";
import { chooseShows } from "./choose-shows.ts";
import { dayFrame } from "./daily-pace.ts";
import { type DayCapacity, dayCapacities, withDayTrip } from "./day-capacity.ts";
import { isForEvenings } from "./evening-hours.ts";
import { middayRest, withRest } from "./midday-rest.ts";
import { withOwnHours } from "./own-hours.ts";
import type { RankedPlace } from "./rank-places.ts";
import type { Stop } from "./schedule-visits-and-lunch.ts";
import type { PlanRequest } from "./types.ts";
import { visitOf } from "./visit.ts";

/** What is decided before visits are assigned: days out, shows and rests. */
export interface Outline {
  /** Before day trips, shows and rests take time. */
  readonly whole: readonly DayCapacity[];
  readonly capacities: readonly DayCapacity[];
  readonly tripOn: ReadonlyMap<number, ChosenDayTrip>;
  readonly shows: ReadonlyMap<number, Stop>;
  readonly rests: readonly (Stop | undefined)[];
  /** The places that visits are chosen from. */
  readonly open: readonly RankedPlace[];
}

export function outlineDays(
  request: PlanRequest,
  free: readonly RankedPlace[],
  dates: readonly string[],
  costWeight: number,
): Outline {
  const mobility = mobilityOf(request.accessibility);
  const whole = dayCapacities(
    dates.map((date) => dayFrame(request, date, mobility)),
    request.fixed,
  ).map((it) => withOwnHours(request, it));
  const trips = request.only === null ? chooseDayTrips(request, free, whole, costWeight) : [];
  const tripOn = new Map(trips.map((it) => [it.day, it]));
  const onTheRoad = whole.map((it, day) => withDayTrip(it, tripOn.get(day)));
  const nightly = free.filter((it) => it.candidate.dayTrip === null && it.candidate.category !== "food").map(visitOf);
  const shows = chooseShows(nightly.filter(isForEvenings), onTheRoad, homeOf(request, free), (day) => !tripOn.has(day));
  const wholeDays = wholeDaysWanted(free);
  const rests = onTheRoad.map((it, day) =>
    tripOn.has(day) || wholeDays.has(weekdayOf(it.frame.date)) ? undefined : middayRest(request, it),
  );
  const capacities = onTheRoad.map((it, day) => withRest(beforeShow(it, shows.get(day)), rests[day]));
  const seen = new Set([...shows.values()].flatMap((it) => it.visit?.id ?? []));
  const onTrips = new Set(
    trips.flatMap((it) => it.stops.flatMap(({ visit, table }) => visit?.id ?? table?.place?.id ?? [])),
  );
  const open = free.filter((it) => !seen.has(it.candidate.id) && isInTown(request, it.candidate, onTrips));
  return { whole, capacities, tripOn, shows, rests, open };
}

/**
 * Weekdays of requested places that fill most of a day and open on one weekday only. Such days have no rest of their
 * own.
 */
function wholeDaysWanted(places: readonly RankedPlace[]): ReadonlySet<Weekday> {
  return new Set(
    places.flatMap(({ candidate: it }) => {
      if (it.wantedBy.length === 0 || it.visitMinutes < MOST_OF_A_DAY || !it.hours) return [];
      const days = weekdayNames.filter((day) => (it.hours?.[day].length ?? 0) > 0);
      return days.length === 1 ? days : [];
    }),
  );
}

const MOST_OF_A_DAY = 240;

/**
 * Whether a place is visited from town: stops of day trips are not, unless somebody wants them and no trip leads
 * there.
 */
function isInTown(
  { chosen }: PlanRequest,
  { dayTrip, id, wantedBy }: Candidate,
  onTrips: ReadonlySet<string>,
): boolean {
  // A day trip place that was chosen for a wish stays out of town.
  return !onTrips.has(id) && (dayTrip === null || (wantedBy.length > 0 && !chosen?.wants.has(id)));
}
