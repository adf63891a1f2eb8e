import type { Amount } from "../amount.ts";
import { clockOf, daysBetween } from "../calendar.ts";
import { entryCost, inTripCurrency, mealCost, picnicCost } from "../money/known-prices.ts";
import type { Candidate } from "../places/candidate.ts";
import type { Meal } from "../places/meal-times.ts";
import { distanceKm } from "../places/travel-time.ts";
import type { Alternative } from "../trip/document.ts";
import { blankActivity } from "../trip/new-activity.ts";
import { type Sentence, said } from "../words/sentence.ts";
import { isWorded, worded, wordOf } from "../words/worded.ts";
import { activityTypeOf } from "./describe-place.ts";
import { isRest } from "./midday-rest.ts";
import { isOwnHours, ownHoursWords } from "./own-hours.ts";
import { reasonFor } from "./reasons.ts";
import type { Ride } from "./ride.ts";
import { mealOf, type Stop } from "./schedule-visits-and-lunch.ts";
import { notesOn, tellOf } from "./stop-notes.ts";
import type { PlannedActivity, PlanRequest } from "./types.ts";

/**
 * The activity of a stop.
 *
 * @param date of the stop; without it, nothing is said that depends on the weekday
 */
export function activityOf(
  request: PlanRequest,
  stop: Stop,
  alternatives: readonly Alternative[],
  date: string | null = null,
): PlannedActivity {
  if (stop.ride) return rideActivity(request, stop, stop.ride);
  const place = stop.visit?.candidate ?? stop.table?.place ?? null;
  const meal = mealOf(stop);
  const area = place?.neighborhood ?? stop.visit?.neighborhood ?? null;
  return {
    ...blankActivity(place?.name ?? stop.visit?.title ?? mealTitle(request, stop, meal)),
    description: isAtHotel(request, stop)
      ? worded`Out here you eat at the hotel or guesthouse: ask for dinner when you book.`
      : descriptionOf(request, stop, place, date),
    freeTime: stop.kind === "free",
    activityType: stop.kind === "free" ? "general" : meal ? "dining" : place ? activityTypeOf(place) : "sightseeing",
    startTime: clockOf(stop.start),
    endTime: clockOf(stop.end),
    durationMinutes: stop.end - stop.start,
    location: area ?? areaNear(request, stop.point),
    estimatedCost: costOf(request, stop, meal, place),
    priority: priorityOf(stop),
    notes: place && notesOn(request, stop, place, date),
    lat: stop.point?.lat ?? null,
    lng: stop.point?.lng ?? null,
    provenance: place?.provenance ?? "gazetteer",
    verified: place?.verified ?? false,
    placeId: place?.id ?? null,
    reason: reasonFor(request, stop, place),
    alternatives,
  };
}

/** For one person; null when it is unknown. */
function costOf(request: PlanRequest, stop: Stop, meal: Meal | null, place: Candidate | null): Amount | null {
  if (isPicnic(request, stop)) return picnicCost(request);
  if (meal) return mealCost(request, meal, place);
  return place ? entryCost(request, place) : "0";
}

function descriptionOf(request: PlanRequest, stop: Stop, place: Candidate | null, date: string | null): string {
  if (isRest(stop))
    return stop.visit && isWorded(stop.visit.title, "Nap time")
      ? worded`Asleep in the pushchair or in bed; whoever is awake sits down nearby.`
      : worded`Feet up, in your room or a café nearby.`;
  if (isOwnHours(stop)) return ownHoursWords(stop);
  if (stop.kind === "free") return freeTimeWords(request, stop, date);
  if (stop.isForBudget)
    return worded`Something from a market, a bakery or a takeaway, eaten where you like: a table would cost more than your budget leaves.`;
  if (isPicnic(request, stop))
    return worded`We know no restaurant here by name: take something along from where you sleep, or ask on the spot.`;
  return place ? tellOf(request, stop, place, date) : worded`An idea without a venue: pick what you like on the spot.`;
}

const NOON = 12 * 60;
const EVENING = 17 * 60 + 30;

const freeMornings = [said`Sleep in, and breakfast at leisure.`, said`A slow breakfast and a walk around the corner.`];
const freeEvenings = [said`A drink or a stroll before dinner.`, said`Feet up until dinner.`];
const freeAfternoons = [
  said`Nothing is planned until dinner.`,
  said`For whatever has caught your eye so far.`,
  said`A second look at what you liked, or a long coffee.`,
  said`The shops, or your room.`,
  said`Hours without a plan.`,
];

/** Hours that are free on purpose, each day in other words. */
function freeTimeWords({ startDate }: PlanRequest, { start, end }: Stop, date: string | null): string {
  const words = end <= NOON + 60 ? freeMornings : start >= EVENING ? freeEvenings : freeAfternoons;
  const day = date === null ? 0 : Math.max(0, daysBetween(startDate, date));
  return wordOf(words[day % words.length] as Sentence);
}

/** On a driving day without a restaurant on the way, the travellers bring a picnic. */
function mealTitle(request: PlanRequest, stop: Stop, meal: Meal | null): string {
  const area = areaNear(request, stop.point);
  if (isAtHotel(request, stop)) return worded`Dinner where you stay, in ${area}`;
  if (!isPicnic(request, stop)) return mealNear(meal ?? "dinner", area);
  return meal === "dinner" ? worded`Takeaway supper in ${area}` : worded`Picnic lunch in ${area}`;
}

/** "Lunch near Alfama". */
export function mealNear(meal: Meal, area: string): string {
  if (meal === "breakfast") return worded`Breakfast near ${area}`;
  return meal === "lunch" ? worded`Lunch near ${area}` : worded`Dinner near ${area}`;
}

/** The title of a dinner at the stay, for any area. */
export const atHotel = "Dinner where you stay, in {0}";

/** Where a village has no known table, dinner is at the stay. */
function isAtHotel({ candidates }: PlanRequest, { kind, table, isPicnic }: Stop): boolean {
  return kind === "dinner" && table?.place === null && candidates.length > 0 && isPicnic !== true;
}

function isPicnic({ candidates }: PlanRequest, stop: Stop): boolean {
  return stop.isPicnic === true || (stop.kind === "lunch" && stop.table?.place === null && candidates.length > 0);
}

/** The transport activity of a day trip, with both of its ends. */
function rideActivity(request: PlanRequest, stop: Stop, ride: Ride): PlannedActivity {
  const { fare } = ride;
  return {
    ...blankActivity(ride.title),
    description: worded`${ride.note}.`,
    activityType: "transport",
    startTime: clockOf(stop.start),
    endTime: clockOf(stop.end),
    durationMinutes: stop.end - stop.start,
    fromLocation: ride.from.name,
    fromLat: ride.from.point.lat,
    fromLng: ride.from.point.lng,
    location: ride.to.name,
    lat: ride.to.point.lat,
    lng: ride.to.point.lng,
    estimatedCost: fare && inTripCurrency(request, fare),
    notes: ride.hint ?? null,
    provenance: "gazetteer",
    reason: ride.reason,
  };
}

/** The neighbourhood of the nearest place that we know, else the destination. */
function areaNear(request: PlanRequest, point: { lat: number; lng: number } | null): string {
  if (!point) return request.destination.text;
  let best: Candidate | undefined;
  let bestKm = 3;
  for (const place of request.candidates) {
    const km = distanceKm(place, point);
    if (km < bestKm) [best, bestKm] = [place, km];
  }
  return best?.neighborhood ?? request.destination.text;
}

function priorityOf(stop: Stop): number {
  if (!stop.visit) return 5;
  if (!stop.visit.candidate) return 2;
  return Math.max(1, Math.min(HIGHEST_PLANNED, Math.round(2 + stop.visit.value * 5)));
}

/** More than that is set by a person, and keeps an activity when its day is replanned. */
export const HIGHEST_PLANNED = 8;
