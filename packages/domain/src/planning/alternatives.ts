import { entryCost, mealCost } from "../money/known-prices.ts";
import type { Candidate } from "../places/candidate.ts";
import { dietFit, isBuiltOnRefused } from "../places/diet-and-access.ts";
import type { Meal } from "../places/meal-times.ts";
import { distanceKm } from "../places/travel-time.ts";
import type { Alternative } from "../trip/document.ts";
import { worded } from "../words/worded.ts";
import { activityTypeOf } from "./describe-place.ts";
import { neighborhoodsOf } from "./ideas-without-venue.ts";
import { isRest, isRestful } from "./midday-rest.ts";
import type { RankedPlace } from "./rank-places.ts";
import { mealOf, type Stop } from "./schedule-visits-and-lunch.ts";
import { mealNear } from "./stop-to-activity.ts";
import type { PlanRequest } from "./types.ts";
import { dayPartAt, experienceOf, openForEvenings, type Visit, windowsOf } from "./visit.ts";

const HOW_MANY = 2;
const NEARBY_KM = 6;
/** Longest distance to another restaurant. */
const MEAL_KM: Record<Meal, number> = { breakfast: 1.5, lunch: 3, dinner: 5 };
const IDEA_KM = 3;
const REST_KM = 1.2;
/** Subtracted for places proposed before, so that days differ. */
const OFFERED_BEFORE = 0.12;
/** Subtracted for restaurants one price level above; two levels above are left out. */
const DEARER = 0.3;
const MUCH_DEARER = 2;
/** Subtracted for places that are better at another time of day. */
const OTHER_TIME = 0.3;

/**
 * Up to two other places for a slot: not in the plan, open then, near, and similar where possible. For an outdoor stop
 * one of them is indoors.
 */
export function alternativesFor(
  request: PlanRequest,
  date: string,
  stop: Stop,
  unused: readonly { readonly choice: RankedPlace; readonly visit: Visit }[],
  offered: ReadonlyMap<string, number>,
): readonly Alternative[] {
  // Rides cannot be replaced by places, and free hours already have ideas.
  if (stop.kind === "ride") return [];
  const meal = mealOf(stop);
  const length = stop.end - stop.start;
  const found = unused.flatMap(({ choice, visit }) => {
    const place = choice.candidate;
    const km = stop.point ? distanceKm(stop.point, place) : 0;
    if (km > (meal ? MEAL_KM[meal] : NEARBY_KM) || place.id === stop.visit?.id) return [];
    if (isRest(stop) && (!isRestful(place) || km > REST_KM)) return [];
    if (meal ? !suitsMeal(place, meal, request) : !isRest(stop) && place.category === "food") return [];
    if ((place.category === "nightlife") !== (stop.visit?.experience === "nightlife")) return [];
    // Restaurants with unknown hours are allowed.
    const windows = meal ? openForEvenings(place, date) : windowsOf(visit, date);
    const minutes = Math.min(place.visitMinutes, length);
    if (!windows.some((it) => it.start <= stop.start && stop.start + minutes <= it.end)) return [];
    if (!isInSeason(place, date) || (!meal && !isForThen(place, stop))) return [];
    const alike = stop.visit && experienceOf(place) === stop.visit.experience ? 0.2 : 0;
    const dearer = (place.priceLevel ?? 2) - (stop.table?.place?.priceLevel ?? 2);
    if (meal && dearer >= MUCH_DEARER) return [];
    const off = meal ? DEARER * Math.max(0, dearer) : place.goodFor.includes(dayPartAt(stop.start)) ? 0 : OTHER_TIME;
    const again = OFFERED_BEFORE * (offered.get(place.name) ?? 0);
    return [{ minutes, choice, worth: choice.score + alike - km / 5 - off - again }];
  });
  found.sort((a, b) => b.worth - a.worth);
  const known = withShelter(stop, found).map(({ minutes, choice }) => alternativeOf(request, stop, choice, minutes));
  return [...known, ...ideasFor(request, stop, HOW_MANY - known.length)];
}

function isInSeason({ bestMonths }: Candidate, date: string): boolean {
  return bestMonths === null || bestMonths.includes(Number(date.slice(5, 7)));
}

/** Evening places only in the evening, day places only by day. */
function isForThen({ goodFor }: Candidate, stop: Stop): boolean {
  const late = goodFor.some((it) => it === "evening" || it === "night");
  return stop.kind === "evening" ? late : goodFor.some((it) => it !== "evening" && it !== "night");
}

/** The best two; if none is indoors, the best indoor one takes the last place. */
function withShelter<T extends { readonly choice: RankedPlace }>(stop: Stop, found: readonly T[]): readonly T[] {
  const best = found.slice(0, HOW_MANY);
  const isDry = (it: T) => it.choice.candidate.setting === "indoor";
  if (stop.visit?.candidate?.setting !== "outdoor" || best.some(isDry)) return best;
  const dry = found.find(isDry);
  return dry ? [...best.slice(0, HOW_MANY - 1), dry] : best;
}

export function suitsMeal(place: Candidate, meal: Meal, request: PlanRequest): boolean {
  const suits = dietFit(place, request.dietary) !== "conflicts" && !isBuiltOnRefused(place, request.dietary);
  return place.meals.includes(meal) && place.category === "food" && suits;
}

/** A place as another choice for a stop's slot. */
export function alternativeOf(request: PlanRequest, stop: Stop, choice: RankedPlace, minutes: number): Alternative {
  const place = choice.candidate;
  const meal = mealOf(stop);
  return {
    placeId: place.id,
    title: place.name,
    activityType: activityTypeOf(place),
    location: place.neighborhood,
    lat: place.lat,
    lng: place.lng,
    estimatedCost: meal ? mealCost(request, meal, place) : entryCost(request, place),
    durationMinutes: minutes,
    verified: place.verified,
    reason: reasonFor(stop, choice),
  };
}

/** Where no other place fits the slot: a walk through a neighbourhood close by, or a meal without a venue. */
export function ideasFor(request: PlanRequest, stop: Stop, count: number): readonly Alternative[] {
  const near = stop.point;
  // A meal without a venue needs no second one like it.
  if (count <= 0 || !near || stop.table?.place === null || stop.kind === "free") return [];
  const minutes = stop.end - stop.start;
  const own = stop.visit?.neighborhood;
  const meal = stop.table !== null;
  const kind = mealOf(stop);
  return neighborhoodsOf(request.candidates)
    .filter((it) => (stop.visit?.candidate !== null || it.name !== own) && distanceKm(near, it) <= IDEA_KM)
    .sort((a, b) => distanceKm(near, a) - distanceKm(near, b))
    .slice(0, count)
    .map((it) => ({
      placeId: null,
      title: kind ? mealNear(kind, it.name) : worded`Explore ${it.name}`,
      activityType: meal ? "dining" : "sightseeing",
      location: it.name,
      lat: it.lat,
      lng: it.lng,
      estimatedCost: kind === null ? "0" : mealCost(request, kind, null),
      durationMinutes: minutes,
      verified: false,
      reason: meal ? worded`Choose on the spot.` : worded`Free time without a venue.`,
    }));
}

/** Stored with the activity and kept when it moves, so it must not mention travel. */
function reasonFor(stop: Stop, { candidate, matched }: RankedPlace): string {
  const area = candidate.neighborhood;
  const [interest] = matched;
  if (stop.visit?.candidate?.setting === "outdoor" && candidate.setting === "indoor")
    return interest === undefined
      ? worded`In ${area}; good in the rain.`
      : worded`Matches your interest in ${interest}; good in the rain.`;
  return interest === undefined ? worded`In ${area}.` : worded`Matches your interest in ${interest}.`;
}
