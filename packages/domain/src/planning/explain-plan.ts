import { minutesOf } from "../calendar.ts";
import { allParts, type InParts } from "../in-parts.ts";
import type { Candidate } from "../places/candidate.ts";
import { mobilityOf } from "../places/diet-and-access.ts";
import type { DayTrip } from "../places/guide.ts";
import { distanceKm, type Point } from "../places/travel-time.ts";
import type { Day, TripDocument } from "../trip/document.ts";
import { worded } from "../words/worded.ts";
import { dayFrame } from "./daily-pace.ts";
import { withDayNotes } from "./day-notes.ts";
import { explainStops, type StopExplanation } from "./explain-stops.ts";
import {
  firstFreeTime,
  hasRoomInPace,
  middleOf,
  type PlannedDayCapacity,
  plannedDayCapacities,
} from "./free-time-in-day.ts";
import { overviewOf } from "./overview.ts";
import { type RankedPlace, rankPlaces } from "./rank-places.ts";
import { dayReason, dayTripReason, type ReasonedStop } from "./reasons.ts";
import type { PlanRequest } from "./types.ts";
import { visitOf, windowsOf } from "./visit.ts";

export interface Explanation {
  /** Shown before the days; see `overview.ts`. */
  readonly overview: readonly string[];
  readonly days: readonly { readonly dayId: string; readonly date: string; readonly reason: string }[];
  readonly stops: readonly StopExplanation[];
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

/**
 * Why the days are as they are and what was left out, computed from the trip as it is now.
 *
 * @param whole the trip with what is booked beside it (`withSegments`), among which something left out has to fit
 */
export function explainPlan(request: PlanRequest, trip: TripDocument, whole: TripDocument = trip): Explanation {
  return allParts(explainPlanInParts(request, trip, whole));
}

/** The same, since a long trip takes some milliseconds. */
export function* explainPlanInParts(
  request: PlanRequest,
  trip: TripDocument,
  whole: TripDocument,
): InParts<Explanation> {
  const choices = rankPlaces(request);
  yield;
  const byId = new Map(choices.places.map((it) => [it.candidate.id, it]));
  const used = new Set(trip.days.flatMap((day) => day.activities.flatMap((it) => [it.placeId, it.title])));
  const isUnused = ({ id, name, category, dayTrip }: Candidate) =>
    category !== "food" && dayTrip === null && !used.has(id) && !used.has(name);
  const capacities = plannedDayCapacities(request, whole, whole.days.slice(0, MOST_DAYS));
  const middle = middleOf(trip);
  const byDay = new Map(trip.days.map((it) => [it.id, it]));
  yield;
  const overview = overviewOf(
    request,
    trip.days.map((day) => ({ date: day.date, stops: day.activities })),
  );
  yield;
  const reasons: { dayId: string; date: string; reason: string }[] = [];
  const stops: StopExplanation[] = [];
  for (const day of trip.days) {
    reasons.push({ dayId: day.id, date: day.date, reason: reasonOf(request, day, byId) });
    stops.push(...explainStops(request, day));
    yield;
  }
  const days = withDayNotes(request, reasons, ({ dayId }) => byDay.get(dayId)?.activities ?? []);
  yield;
  return {
    overview,
    days,
    stops,
    leftOut: [
      ...choices.places
        .filter((it) => isUnused(it.candidate))
        // Well-known places first.
        .sort((a, b) => (b.candidate.fame ?? 1) - (a.candidate.fame ?? 1) || b.score - a.score)
        .slice(0, MOST)
        .map((choice) => whyLeftOut(request, choice, capacities, middle)),
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
    return because(worded`It is closed on the days of the trip.`);
  const gap = days.find((it) => hasRoomInPace(it) && firstFreeTime(it, visit));
  if (gap) {
    const fitsOn = { dayId: gap.day.id, date: gap.day.date };
    return { place, why: worded`Other places suited the days better.`, fitsOn };
  }
  const km = middle ? Math.round(distanceKm(middle, place)) : 0;
  if (km >= FAR_KM) return because(worded`It is about ${{ km }} from the rest of the trip.`);
  if (place.visitMinutes >= LONG_MINUTES)
    return because(worded`It takes about ${Math.round(place.visitMinutes / 60)} hours, which no day has left.`);
  if (choice.matched.length === 0 && request.interests.length > 0)
    return because(worded`Places closer to your interests filled the days.`);
  return because(worded`The days are full, and other places came first.`);
}
