import { minutesOf, weekdayOf } from "../calendar.ts";
import { capitalize } from "../join-words.ts";
import type { Candidate } from "../places/candidate.ts";
import { mobilityOf } from "../places/diet-and-access.ts";
import type { DayTrip } from "../places/guide.ts";
import { everyWeekday, hoursWords } from "../places/opening-hours.ts";
import { distanceKm, formatLeg, legBetween, type Point } from "../places/travel-time.ts";
import { ownPoint } from "../trip/activity-ends.ts";
import { placesById } from "../trip/check/match-place.ts";
import type { Day, TripDocument } from "../trip/document.ts";
import { dayFrame } from "./daily-pace.ts";
import { withEvents } from "./events-on-day.ts";
import {
  firstFreeTime,
  hasRoomInPace,
  middleOf,
  type PlannedDayCapacity,
  plannedDayCapacities,
} from "./free-time-in-day.ts";
import { withLocalTimes, withoutLocalTimes } from "./local-times-in-plan.ts";
import { type RankedPlace, rankPlaces } from "./rank-places.ts";
import { dayReason, dayTripReason, type ReasonedStop } from "./reasons.ts";
import type { PlanRequest } from "./types.ts";
import { visitOf, windowsOf } from "./visit.ts";
import { withWaysInAndOut } from "./ways-in-and-out.ts";

export interface Explanation {
  readonly days: readonly { readonly dayId: string; readonly date: string; readonly reason: string }[];
  /** For known places: the opening hours on that day, and how to get there. */
  readonly stops: readonly { readonly activityId: string; readonly reason: string }[];
  /** The best-known places that are not in the plan first. */
  readonly leftOut: readonly LeftOut[];
}

export interface LeftOut {
  readonly place: Candidate;
  /** One plain sentence for the traveller. */
  readonly why: string;
  /** A day that still has room for it; null when none has. */
  readonly fitsOn: { readonly dayId: string; readonly date: string } | null;
}

const MOST = 12;
const EVENING = 18 * 60 + 30;
/** Days of a long trip that are searched for a gap. */
const MOST_DAYS = 31;
const FAR_KM = 8;
const LONG_MINUTES = 150;

/** Why the days are as they are and what was left out, computed from the trip as it is now. */
export function explainPlan(request: PlanRequest, trip: TripDocument): Explanation {
  const choices = rankPlaces(request);
  const byId = new Map(choices.places.map((it) => [it.candidate.id, it]));
  const used = new Set(trip.days.flatMap((day) => day.activities.flatMap((it) => [it.placeId, it.title])));
  const isUnused = ({ id, name, category, dayTrip }: Candidate) =>
    category !== "food" && dayTrip === null && !used.has(id) && !used.has(name);
  const days = plannedDayCapacities(request, trip, trip.days.slice(0, MOST_DAYS));
  const middle = middleOf(trip);
  return {
    days: withWaysInAndOut(
      request,
      withLocalTimes(
        request,
        withEvents(
          withoutLocalTimes(request),
          trip.days.map((day) => ({ dayId: day.id, date: day.date, reason: reasonOf(request, day, byId) })),
          ({ dayId }) => placeIdsOf(trip.days.find((it) => it.id === dayId)),
        ),
      ),
      ({ dayId }) => lastPointOn(trip.days.find((it) => it.id === dayId)),
    ),
    stops: trip.days.flatMap((day) => stopsOf(request, day)),
    leftOut: [
      ...choices.places
        .filter((it) => isUnused(it.candidate))
        // Well-known places first.
        .sort((a, b) => (b.candidate.fame ?? 1) - (a.candidate.fame ?? 1) || b.score - a.score)
        .slice(0, MOST)
        .map((choice) => whyLeftOut(request, choice, days, middle)),
      ...choices.excluded
        .filter((it) => isUnused(it.candidate))
        .sort((a, b) => (b.candidate.fame ?? 1) - (a.candidate.fame ?? 1))
        .slice(0, MOST)
        .map(({ candidate, why }) => ({ place: candidate, why, fitsOn: null })),
    ],
  };
}

/** The day trip of a day with a ride to one of its places. */
function dayTripOf({ guide }: PlanRequest, { activities }: Day): DayTrip | undefined {
  if (!activities.some((it) => it.activityType === "transport")) return undefined;
  const seen = new Set(activities.flatMap((it) => it.placeId ?? []));
  return guide?.dayTrips.find((trip) => trip.placeIds.some((id) => seen.has(id)));
}

function placeIdsOf(day: Day | undefined): ReadonlySet<string> {
  return new Set(day?.activities.flatMap((it) => it.placeId ?? []));
}

function lastPointOn(day: Day | undefined): Point | null {
  const last = day?.activities.findLast((it) => ownPoint(it) !== null);
  return last ? (ownPoint(last) ?? null) : null;
}

function reasonOf(request: PlanRequest, day: Day, choices: ReadonlyMap<string, RankedPlace>): string {
  const stops = day.activities
    .filter((it) => it.activityType !== "accommodation" && it.activityType !== "transport" && !it.freeTime)
    .map((it): ReasonedStop => {
      const choice = it.placeId === null ? undefined : choices.get(it.placeId);
      const start = it.startTime === null ? null : minutesOf(it.startTime);
      const isEvening = start !== null && start >= EVENING;
      return {
        title: it.title,
        // A person's location text may be anything, so only the planner's own is used.
        neighborhood: choice?.candidate.neighborhood ?? (it.provenance === "person" ? null : it.location),
        matched: choice?.matched ?? [],
        known: choice !== undefined || it.provenance === "person",
        kind: it.activityType === "dining" ? "meal" : isEvening ? "evening" : "visit",
        start,
        weight: choice?.score ?? 0,
      };
    });
  const out = dayTripOf(request, day);
  if (out) return dayTripReason(out, stops);
  const { kind, easy } = dayFrame(request, day.date, mobilityOf(request.accessibility));
  return dayReason(easy ? "easy" : kind, stops);
}

/** When it is open that day, and how to get there from the stop before. */
function stopsOf({ candidates }: PlanRequest, day: Day): Explanation["stops"] {
  const places = placesById(candidates);
  return day.activities.flatMap((it, index) => {
    const place = it.placeId === null ? undefined : places.get(it.placeId);
    if (!place) return [];
    const open = place.hours && hoursWords(place.hours, weekdayOf(day.date));
    const hours = open && open !== "00:00–24:00" ? `open ${open} on ${everyWeekday[weekdayOf(day.date)]}` : null;
    const before = day.activities.slice(0, index).findLast((other) => other.activityType !== "transport");
    const point = ownPoint(it);
    const from = before && ownPoint(before);
    const way = from && point ? formatLeg(legBetween(from, point)) : null;
    const parts = [hours, way && `${way} from ${before?.title}`].filter(Boolean);
    return parts.length === 0 ? [] : [{ activityId: it.id, reason: `${capitalize(parts.join("; "))}.` }];
  });
}

function whyLeftOut(
  request: PlanRequest,
  choice: RankedPlace,
  days: readonly PlannedDayCapacity[],
  middle: Point | null,
): LeftOut {
  const place = choice.candidate;
  const visit = visitOf(choice);
  const because = (why: string): LeftOut => ({ place, why, fitsOn: null });
  if (days.every(({ day }) => windowsOf(visit, day.date).length === 0))
    return because("It is closed on the days of the trip.");
  const gap = days.find((it) => hasRoomInPace(it) && firstFreeTime(it, visit));
  if (gap) {
    const fitsOn = { dayId: gap.day.id, date: gap.day.date };
    return { place, why: "Others suited the days better.", fitsOn };
  }
  const km = middle ? Math.round(distanceKm(middle, place)) : 0;
  if (km >= FAR_KM) return because(`It lies about ${km} km from the rest of the trip.`);
  if (place.visitMinutes >= LONG_MINUTES)
    return because(`It takes about ${Math.round(place.visitMinutes / 60)} hours, which no day has left.`);
  if (choice.matched.length === 0 && request.interests.length > 0)
    return because("Places closer to your interests filled the days.");
  return because("The days are full, and others came first.");
}
