import { clockOf } from "../../calendar.ts";
import { legSaid } from "../../places/leg-said.ts";
import { distanceKm, legBetween, type Point } from "../../places/travel-time.ts";
import { type Sentence, said } from "../../words/sentence.ts";
import type { Problem } from "../finding.ts";
import { AFTER_ARRIVAL, BEFORE_DEPARTURE, isFlight, isJourney, isRideToAirport } from "../journeys.ts";
import { dayTripRides } from "./day-trips.ts";
import { type CheckedDay, isStay, isWholeDay, type Timed } from "./timeline.ts";

/** After a later arrival people need sleep before the first activity of the morning. */
const LATE = 1380;
export const SLEEP_MINUTES = 9 * 60;
/** After this arrival time people have slept on board. */
const MORNING = 300;
/** At the airport, this is a rush. */
const RUSH = 75;
const SHORT_WAY = 15;
/** Less time than this is an error. */
const MISSED = 30;
/** Activities this near belong to the destination. */
const AT_DESTINATION_KM = 60;
const excursion = /\b(day ?trip|excursion|tour|cruise|safari|boat trip|round ?trip)\b/i;

/**
 * Checks activities around long journeys on the first and last day, and mornings after late arrivals.
 *
 * @param where the middle of the trip and its places between the first and the last day: what is near one of them
 *   belongs to the destination, and not to the place of departure
 */
export function checkArrivalsAndDepartures(
  checked: CheckedDay,
  next: CheckedDay | undefined,
  where: readonly Point[],
): readonly Problem[] {
  return [
    ...afterLateArrival(checked, next),
    ...(checked.isFirst && !checked.isLast ? beforeArrival(checked, where) : []),
    ...(checked.isLast && !checked.isFirst ? afterDeparture(checked, where) : []),
  ];
}

/** A journey that ends late in the night, and an early start after it. */
function afterLateArrival(checked: CheckedDay, next: CheckedDay | undefined): readonly Problem[] {
  const returns = dayTripRides(checked.timed);
  return checked.timed
    .filter((it) => isLong(it) || returns.has(it))
    .flatMap((journey): Problem[] => {
      const isSmallHours = journey.end <= MORNING;
      if (!isSmallHours && (journey.end < LATE || journey.end > 1440 + MORNING)) return [];
      const day = isSmallHours ? checked : next;
      const morning = day?.timed.find((it) => isThing(it) && (day !== checked || it.start >= journey.end));
      if (!day || !morning) return [];
      const sleep = morning.start + (day === checked ? 0 : 1440) - journey.end;
      if (sleep < 0 || sleep >= SLEEP_MINUTES) return [];
      return [
        {
          code: "late_arrival",
          severity: "warning",
          message: said`${journey.activity.title} arrives late at night, and ${morning.activity.title} starts early the next morning.`,
          dayIds: [...new Set([checked.day.id, day.day.id])],
          activityIds: [journey.activity.id, morning.activity.id],
        },
      ];
    });
}

function beforeArrival(checked: CheckedDay, where: readonly Point[]): readonly Problem[] {
  const journey = theJourney(checked, ({ entry, exit }) => leadsAway(entry, exit, where));
  if (!journey) return [];
  const soonest = journey.end >= LATE ? Number.POSITIVE_INFINITY : journey.end + AFTER_ARRIVAL;
  const things = checked.timed.filter((it) => isThing(it) && isThere(it, where) && it.start < soonest);
  const early = things.filter((it) => it.start < journey.end);
  const [first] = things;
  if (!first) return [];
  const title = journey.activity.title;
  const arrives =
    journey.end >= 1440
      ? said`${title} arrives after midnight, at ${clockOf(journey.end)}`
      : said`${title} arrives, at ${clockOf(journey.end)}`;
  return [
    {
      code: "late_arrival",
      severity: early.length > 0 ? "error" : "warning",
      message:
        early.length > 0
          ? said`${named(early)} planned before ${arrives}.`
          : said`${named(things)} planned too soon: ${arrives}.`,
      dayIds: [checked.day.id],
      activityIds: [journey.activity.id, ...things.map((it) => it.activity.id)],
    },
  ];
}

function afterDeparture(checked: CheckedDay, where: readonly Point[]): readonly Problem[] {
  const journey =
    theJourney(checked, ({ entry, exit }) => leadsAway(exit, entry, where)) ??
    checked.timed.findLast((it) => isRideToAirport(it.activity));
  if (!journey) return [];
  if (goesOnThere(checked, journey)) return [];
  const there = checked.timed.filter((it) => isThing(it) && isThere(it, where));
  const finding = (severity: Problem["severity"], message: Sentence, things: readonly Timed[]): Problem[] =>
    things.length === 0
      ? []
      : [
          {
            code: "travel_time",
            severity,
            message,
            dayIds: [checked.day.id],
            activityIds: [journey.activity.id, ...things.map((it) => it.activity.id)],
          },
        ];
  const after = there.filter((it) => it.start >= journey.start);
  // Activities that overlap the journey are reported as overlaps.
  const last = there.findLast((it) => it.end <= journey.start);
  const gap = last ? journey.start - last.end : BEFORE_DEPARTURE;
  const leaves = said`${journey.activity.title} leaves at ${clockOf(journey.start)}`;
  if (isRideToAirport(journey.activity)) return finding("error", said`${named(after)} planned after ${leaves}.`, after);
  const way = last?.exit && journey.entry && isFlight(journey.activity) ? legBetween(last.exit, journey.entry) : null;
  const isSoon = gap < BEFORE_DEPARTURE || (way !== null && gap < way.minutes + RUSH);
  const title = last?.activity.title ?? "";
  const leg = way && way.minutes > SHORT_WAY ? legSaid(way) : null;
  return [
    ...finding("error", said`${named(after)} planned after ${leaves}.`, after),
    ...finding(
      gap < MISSED ? "error" : "warning",
      leg
        ? said`${leaves}, ${gap} minutes after ${title} ends: allow two hours there, and ${leg} to get there.`
        : said`${leaves}, ${gap} minutes after ${title} ends: allow two hours.`,
      last && isSoon ? [last] : [],
    ),
  ];
}

/** Points within this distance belong to one town. */
const SAME_TOWN_KM = 25;

/**
 * Whether the day continues where a journey ends. It then leads back to a town of the trip, and is not the journey
 * home.
 */
function goesOnThere({ timed }: CheckedDay, { entry, exit, end }: Timed): boolean {
  if (!entry || !exit || distanceKm(entry, exit) <= SAME_TOWN_KM) return false;
  return timed.some((it) => isThing(it) && it.start >= end && it.point && distanceKm(it.point, exit) <= SAME_TOWN_KM);
}

/** The journey of the arrival or departure; not an excursion or day trip, and not one in the other direction. */
function theJourney({ timed }: CheckedDay, isOtherWay: (it: Timed) => boolean): Timed | undefined {
  const dayTrips = dayTripRides(timed);
  const long = timed.filter(
    (it) => isLong(it) && !dayTrips.has(it) && !isOtherWay(it) && !excursion.test(it.activity.title),
  );
  const ticketed = long.filter(({ activity }) => activity.segmentId !== null || isFlight(activity));
  return long.length === 1 ? long[0] : ticketed.length === 1 ? ticketed[0] : undefined;
}

/** Whether a journey goes from the destination to somewhere else. */
function leadsAway(from: Point | null, to: Point | null, where: readonly Point[]): boolean {
  return from !== null && to !== null && isAt(from, where) && !isAt(to, where);
}

function isLong({ activity, start, end }: Timed): boolean {
  return isJourney(activity, end - start);
}

function isThing(it: Timed): boolean {
  return it.activity.activityType !== "transport" && !isStay(it) && !isWholeDay(it.activity, it.start, it.end);
}

/** Activities without a position do not count. */
function isThere({ point }: Timed, where: readonly Point[]): boolean {
  return point !== null && isAt(point, where);
}

function isAt(point: Point, where: readonly Point[]): boolean {
  return where.some((it) => distanceKm(point, it) <= AT_DESTINATION_KM);
}

function named(things: readonly Timed[]): Sentence {
  const [first = "", second, ...more] = things.map((it) => it.activity.title);
  if (second === undefined) return said`${first} is`;
  return more.length === 0 ? said`${first} and ${second} are` : said`${first}, ${second} and ${more.length} more are`;
}
