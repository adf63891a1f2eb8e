import { addDays } from "../../calendar.ts";
import { foldTitle } from "../../fold-text.ts";
import { distanceKm, type Point } from "../../places/travel-time.ts";
import { dateOf, listed, said, together } from "../../words/sentence.ts";
import { ownPoint } from "../activity-ends.ts";
import type { Activity, Day, TripDocument } from "../document.ts";
import type { Problem } from "../finding.ts";
import { isRide } from "../journeys.ts";
import { type StopOnDates, stopsOf, stopsOfDay, travelOfDay } from "../trip-stops.ts";
import type { CheckContext } from "./match-place.ts";

/** Between stops so near to each other nobody needs a journey. */
const NEAR_KM = 12;
/** What is so near to another stop, and so far from that of its day, was meant for another day. */
const AT_OTHER_KM = 20;
const AWAY_KM = 60;
const MOST_NAMED = 3;

/** Checks a trip with several stops: each day of travel has its way, and what is planned lies where one is on that day. */
export function checkStops(trip: TripDocument, { ways = [] }: Pick<CheckContext, "ways">): readonly Problem[] {
  if (trip.stops.length < 2) return [];
  return trip.days.flatMap((day) => [...missingWay(trip, day, ways), ...elsewhere(trip, day)]);
}

function missingWay(trip: TripDocument, day: Day, ways: NonNullable<CheckContext["ways"]>): readonly Problem[] {
  const travel = travelOfDay(trip, day.date);
  if (!travel || isNear(travel.from, travel.to)) return [];
  const { from, to } = travel;
  const around = trip.days.filter((it) => it.date >= addDays(day.date, -1) && it.date <= addDays(day.date, 1));
  // A trip without any plan yet needs none.
  if (around.every((it) => it.activities.length === 0)) return [];
  if (around.some((it) => it.activities.some((activity) => leadsTo(activity, from, to)))) return [];
  const way = ways.find((it) => it.toStopId === to.id);
  const how = way ? [said`${way.title} takes about ${{ minutes: rounded(way.minutes) }}: ${way.note}.`] : [];
  return [
    {
      code: "missing_way",
      severity: "warning",
      message: together([
        said`Nothing is planned yet to get from ${from.destination} to ${to.destination} on ${dateOf(day.date)}.`,
        ...how,
      ]),
      dayIds: [day.id],
      activityIds: [],
    },
  ];
}

function leadsTo(activity: Activity, from: StopOnDates, to: StopOnDates): boolean {
  if (!isRide(activity)) return false;
  const [end, here, there] = [ownPoint(activity), ownPoint(from), ownPoint(to)];
  const isNamed = foldTitle(activity.title).includes(foldTitle(to.destination));
  return isNamed || !end || !here || !there || distanceKm(end, there) < distanceKm(end, here);
}

function isNear(from: StopOnDates, to: StopOnDates): boolean {
  const [here, there] = [ownPoint(from), ownPoint(to)];
  return here !== null && there !== null && distanceKm(here, there) <= NEAR_KM;
}

function elsewhere(trip: TripDocument, day: Day): readonly Problem[] {
  const { wakes, sleeps } = stopsOfDay(trip, day.date);
  const own = [wakes, sleeps].flatMap((it) => ownPoint(it) ?? []);
  if (own.length === 0) return [];
  // A day with a way there and back is a day trip; on the last day nobody has to come back.
  const isLast = day === trip.days.at(-1);
  if (day.activities.filter(isRide).length > (isLast ? 0 : 1)) return [];
  const others = stopsOf(trip).filter((it) => it.id !== wakes.id && it.id !== sleeps.id);
  const nearest = (point: Point, to: readonly Point[]) => Math.min(...to.map((it) => distanceKm(point, it)));
  const found = day.activities.flatMap((activity) => {
    const point = ownPoint(activity);
    if (!point || isRide(activity) || nearest(point, own) <= AWAY_KM) return [];
    const there = others.find(
      (it) =>
        nearest(
          point,
          [ownPoint(it)].filter((at) => at !== null),
        ) <= AT_OTHER_KM,
    );
    return there ? [{ activity, there }] : [];
  });
  const [first] = found;
  if (!first) return [];
  const named = listed(
    found.map((it) => it.activity.title),
    MOST_NAMED,
  );
  return [
    {
      code: "not_at_stop",
      severity: "warning",
      message:
        found.length === 1
          ? said`${named} lies in ${first.there.destination}, and on ${dateOf(day.date)} you are in ${sleeps.destination}.`
          : said`${named} lie in ${first.there.destination}, and on ${dateOf(day.date)} you are in ${sleeps.destination}.`,
      dayIds: [day.id],
      activityIds: found.map((it) => it.activity.id),
    },
  ];
}

const rounded = (minutes: number) => Math.round(minutes / 5) * 5;
