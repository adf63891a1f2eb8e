import { datesFrom, weekdayOf } from "../calendar.ts";
import type { Candidate } from "../places/candidate.ts";
import { distanceKm, driveMinutes } from "../places/travel-time.ts";
import { nearestTo, placesFor } from "../wishes/match-want.ts";
import { readWishes } from "../wishes/read-wishes.ts";
import { listed, type Sentence, said, together, verbatim } from "../words/sentence.ts";
import { mannerOf } from "./manner.ts";
import { rankPlaces } from "./rank-places.ts";
import { roadPace } from "./road-pace.ts";
import type { PlanRequest } from "./types.ts";
import type { DayWithStops, WantMet } from "./wants-met.ts";
import { wantsMet } from "./wants-met.ts";

/** More are counted. */
const MOST = 6;

/** What was wished for in a sentence and is not planned, each with why and with what comes nearest. */
export function unmetWants(request: PlanRequest, days: readonly DayWithStops[]) {
  const unmet = wantsMet(request, days).filter((it) => !it.isMet);
  if (unmet.length === 0) return [];
  const excluded = new Map(rankPlaces(request).excluded.map((it) => [it.candidate.id, it.why]));
  const used = new Set(days.flatMap((day) => day.stops.map((it) => it.placeId)));
  const told = unmet.slice(0, MOST).map((it) => why(request, it, used, excluded, days));
  const more = unmet.length - told.length;
  const others = more === 1 ? said`Also not planned: 1 other wish.` : said`Also not planned: ${more} other wishes.`;
  return [...told, ...(more > 0 ? [others] : [])].map((message) => ({ code: "wish_unmet", message }));
}

/** The day, from 1, whose free hours are long enough for a place and near it. */
function freeHoursFor(place: Candidate | undefined, days: readonly DayWithStops[]): number | null {
  if (!place) return null;
  const index = days.findIndex(({ stops }) =>
    stops.some(
      ({ freeTime, durationMinutes, lat, lng }) =>
        freeTime === true &&
        (durationMinutes ?? 0) >= Math.min(place.visitMinutes, LONG_FREE) &&
        lat != null &&
        lng != null &&
        distanceKm(place, { lat, lng }) <= NEAR_KM,
    ),
  );
  return index < 0 ? null : index + 1;
}

const NEAR_KM = 15;
const LONG_FREE = 240;

/** Where the hours at the wheel are limited, that is why. */
function tooFarToDrive(request: PlanRequest, wish: string, places: readonly Candidate[]): Sentence | null {
  const { mostDriving } = readWishes(request.interests).route;
  const bases = request.guide?.bases ?? [];
  if (mostDriving === null || bases.length === 0) return null;
  const ways = places.flatMap((place) =>
    bases.map((base) => ({ place, base, minutes: driveMinutes(base, place, roadPace(request.guide)) })),
  );
  const best = ways.reduce((a, b) => (b.minutes < a.minutes ? b : a), ways[0] as (typeof ways)[number]);
  if (!best || best.minutes * 2 <= mostDriving) return null;
  return said`Not planned: ${wish}: ${best.place.name} is about ${Math.round(best.minutes / 5) * 5} minutes by car from ${best.base.name} each way, more than you want to drive in a day.`;
}

function why(
  request: PlanRequest,
  { want, stops, needed }: WantMet,
  used: ReadonlySet<string | null>,
  excluded: ReadonlyMap<string, string>,
  days: readonly DayWithStops[],
): Sentence {
  const wish = want.label;
  const town = request.destination.text;
  if (stops.length > 0 && want.count.of !== "times")
    return said`Not planned: ${wish} every day: the plan has only ${listed([...new Set(stops.map((it) => it.title))], 3)}.`;
  if (stops.length > 0)
    return said`Not planned: ${wish}, beyond ${listed([...new Set(stops.map((it) => it.title))], 3)}: you asked for ${needed}.`;
  const places = [...placesFor(want, request.candidates)].flatMap(([place, score]) => (score > 0 ? [place] : []));
  if (places.length === 0) {
    const near = nearestTo(want, request.candidates);
    const there = near.find((it) => used.has(it.id));
    const instead = there ?? near[0];
    const none = said`Not planned: ${wish}: we know no place for it in ${town}.`;
    if (!instead) return none;
    return together([
      none,
      there ? said`${instead.name} comes nearest, and is in the plan.` : said`${instead.name} comes nearest.`,
    ]);
  }
  const [first] = places;
  if (first && places.every((it) => excluded.has(it.id)))
    return together([
      said`Not planned: ${wish}: ${first.name} would be the place for it.`,
      verbatim(excluded.get(first.id) ?? ""),
    ]);
  const dates = datesFrom(request.startDate, request.endDate).filter(
    (date) =>
      (want.time.weekday === null || weekdayOf(date) === want.time.weekday) &&
      (want.time.date === null || date === want.time.date),
  );
  const [best] = places;
  const isOut = (it: Candidate) =>
    it.bestMonths !== null && !dates.some((date) => it.bestMonths?.includes(Number(date.slice(5, 7))));
  if (best && places.every(isOut)) return said`Not planned: ${wish}, because ${best.name} is out of season then.`;
  const isShut = (it: Candidate) =>
    it.hours !== null && dates.every((date) => it.hours?.[weekdayOf(date)].length === 0);
  if (best && places.every((it) => isOut(it) || isShut(it))) {
    return want.time.weekday
      ? said`Not planned: ${wish}, because ${best.name} is closed on ${{ weekday: want.time.weekday }}.`
      : said`Not planned: ${wish}, because ${best.name} is closed on these days.`;
  }
  const isForAdults = (it: Candidate) =>
    it.category === "nightlife" || it.insight?.suits.includes("night-owls") === true;
  if (best && mannerOf(request).withChildren && places.every(isForAdults))
    return said`Not planned: ${wish}, because ${best.name} is no place for children at night.`;
  const seen = places.find((it) => used.has(it.id));
  if (seen) return said`Not planned: ${wish} at the time you asked for: ${seen.name} is in the plan at another time.`;
  const trips = new Map(request.guide?.dayTrips.map((it) => [it.id, it]));
  const away = places.flatMap((it) => trips.get(it.dayTrip ?? "") ?? []);
  const [trip] = away;
  if (best && trip && away.length === places.length) {
    const far = said`Not planned: ${wish}: ${trip.name} takes about ${Math.round(trip.hours)} hours there and back, which the days around it leave no room for.`;
    return trip.catch ? together([far, verbatim(trip.catch.replace(/[.]?$/, "."))]) : far;
  }
  const far = best && tooFarToDrive(request, wish, places);
  if (far) return far;
  const names = listed(places.slice(0, 2).map((it) => it.name));
  const free = freeHoursFor(best, days);
  if (free === null)
    return places.length > 1
      ? said`Not planned: ${wish}: the days are full without it. ${names} would be the places for it.`
      : said`Not planned: ${wish}: the days are full without it. ${names} would be the place for it.`;
  return said`Not planned: ${wish}: ${names} did not fit with the travel between the other stops. If it matters more to you, put it into the free hours of day ${free}.`;
}
