import { clockOf } from "../calendar.ts";
import type { Candidate } from "../places/candidate.ts";
import type { Meal } from "../places/meal-times.ts";
import { openSpans } from "../places/opening-hours.ts";
import { distanceKm, legBetween, type Point } from "../places/travel-time.ts";
import { placesFor } from "../wishes/match-want.ts";
import type { Want } from "../wishes/want.ts";
import { isKeyword } from "../wishes/wants.ts";
import { suitsMeal } from "./alternatives.ts";
import type { ArrangedDay, Arrangement } from "./arrange-days.ts";
import type { DayFrame } from "./daily-pace.ts";
import type { DayCapacity } from "./day-capacity.ts";
import { activityTypeOf } from "./describe-place.ts";
import { withFreeTime } from "./free-hours-in-plan.ts";
import { isRest } from "./midday-rest.ts";
import type { RankedPlace, RankedPlaces } from "./rank-places.ts";
import { reasonForWish } from "./reasons.ts";
import { mealOf, roundUp, type Stop } from "./schedule-visits-and-lunch.ts";
import type { PlanRequest } from "./types.ts";
import { visitOf, windowsOf } from "./visit.ts";
import { type DayWithStops, wantsMet } from "./wants-met.ts";

/** Places that are tried for a want. */
const MOST_PLACES = 5;
/** The shortest visit that is worth it, of the time that a place usually takes. */
const SHARE_OF_VISIT = 0.6;
const SHORTEST = 30;
/** Displacing one of the best-known sights is the last thing to do. */
const FAMOUS = 2;
const SPARE = 5;
/** A visit may last so much longer than the one that gives way. */
const LONGER = 150;

/**
 * The last look at a plan: while a want is not met and an ordinary stop lies in a day where a place for it could be, that
 * place takes its time. Nothing that was asked for gives way, and a keyword displaces none of the best-known sights.
 */
export function makeRoomForWants(request: PlanRequest, choices: RankedPlaces, arrangement: Arrangement): Arrangement {
  const wantsIn = (days: readonly ArrangedDay[]) => {
    const stops = days.map((it) => told(request, it));
    return wantsMet(request, stops);
  };
  let { days } = arrangement;
  const unmet = wantsIn(days).filter((it) => !it.isMet && it.want.count.of === "times");
  if (unmet.length === 0) return arrangement;
  const ranked = new Map(choices.places.map((it) => [it.candidate.id, it]));
  for (const { want } of unmet) {
    const now = wantsIn(days);
    const before = now.filter((it) => it.isMet).length;
    if (now.find((it) => it.want.id === want.id)?.isMet) continue;
    // A stop that meets another want stays.
    const needed = new Set(now.flatMap((it) => it.stops.map((stop) => stop.placeId)));
    for (const option of swapsFor(request, ranked, days, want, needed)) {
      const next = days.with(option.day, { ...(days[option.day] as ArrangedDay), stops: option.stops });
      if (wantsIn(next).filter((it) => it.isMet).length <= before) continue;
      days = next;
      break;
    }
  }
  return { days };
}

interface Swap {
  readonly day: number;
  readonly stops: readonly Stop[];
  readonly lost: number;
}

/** Every way to put a place for a want into the time of an ordinary stop, the least loss first. */
function swapsFor(
  request: PlanRequest,
  ranked: ReadonlyMap<string, RankedPlace>,
  days: readonly ArrangedDay[],
  want: Want,
  needed: ReadonlySet<string | null>,
): readonly Swap[] {
  const used = new Set(days.flatMap((day) => day.stops.flatMap((it) => placeOf(it)?.id ?? [])));
  const places = [...placesFor(want, request.candidates)]
    .toSorted(([, a], [, b]) => b - a)
    .flatMap(([place]) => (used.has(place.id) || place.dayTrip !== null ? [] : (ranked.get(place.id) ?? [])))
    .slice(0, MOST_PLACES);
  const swaps = days.flatMap(({ trip, capacity, stops }, day): Swap[] => {
    if (trip) return [];
    return stops.flatMap((stop, index) => {
      const own = placeOf(stop);
      if (stop.kind === "ride" || isRest(stop) || stop.isPicnic || stop.kind === "breakfast") return [];
      if (own && (own.wantedBy.length > 0 || needed.has(own.id))) return [];
      if (own?.fame === 3 && stop.visit && isKeyword(want)) return [];
      return places.flatMap((choice): Swap[] => {
        const made = inPlaceOf(request, want, stop, aroundOf(stops, index, capacity), choice, capacity.frame);
        if (!made) return [];
        const others = stops.filter((it) => it !== stop && !isFreeTime(it));
        const next = [...others, made].toSorted((a, b) => a.start - b.start);
        const value = stop.kind === "free" ? 0 : (stop.visit?.value ?? 0);
        const lost = value + (stop.visit?.famous ? FAMOUS : 0) - choice.score / 10;
        return [{ day, stops: withFreeTime(capacity, next, request.destination.text), lost }];
      });
    });
  });
  return swaps.toSorted((a, b) => a.lost - b.lost);
}

interface Around {
  readonly before?: { readonly end: number; readonly point: Point | null } | undefined;
  readonly after?: { readonly start: number; readonly point: Point | null } | undefined;
}

/** Unplanned time gives way to anything that was asked for; a rest does not. */
function isFreeTime(stop: Stop): boolean {
  return stop.kind === "free" && !isRest(stop);
}

/** What comes before and after a stop, of the plan and of what is fixed. */
export function aroundOf(stops: readonly Stop[], index: number, { blocks }: DayCapacity): Around {
  const own = stops[index] as Stop;
  const others = [
    ...stops.flatMap((it, at) =>
      at === index || isFreeTime(it) ? [] : [{ ...it, entry: it.ride?.from.point ?? it.point, exit: it.point }],
    ),
    ...blocks,
  ].toSorted((a, b) => a.start - b.start || a.end - b.end);
  const before = others.findLast((it) => it.start < own.start);
  const after = others.find((it) => it.start >= own.start);
  return {
    before: before && { end: before.end, point: before.exit },
    after: after && { start: after.start, point: after.entry },
  };
}

/** The place in the time of a stop; undefined when it is closed then, or too far from what is around it. */
function inPlaceOf(
  request: PlanRequest,
  want: Want,
  stop: Stop,
  { before, after }: Around,
  choice: RankedPlace,
  { date, walkingLimitKm }: DayFrame,
): Stop | undefined {
  const place = choice.candidate;
  const point = { lat: place.lat, lng: place.lng };
  const leg = before ? legBetween(before.point, point, walkingLimitKm) : null;
  if (isFar(before?.point, point) || isFar(after?.point, point)) return undefined;
  const on = after ? legBetween(point, after.point, walkingLimitKm).minutes + SPARE : 0;
  const earliest = before ? before.end + (leg?.minutes ?? 0) : stop.start;
  const latest = Math.min(after ? after.start - on : stop.end + SPARE, stop.end + (after ? LONGER : SPARE));
  const meal = mealOf(stop);
  if (meal !== null) {
    if (want.meal === null && place.category !== "food") return undefined;
    return asMeal(request, stop, place, meal, date, Math.max(stop.start, earliest), latest, leg);
  }
  if (want.meal !== null) return undefined;
  const visit = visitOf(choice);
  if (place.category !== "food" && (stop.kind === "evening") !== isForNight(place) && stop.kind !== "free")
    return undefined;
  const least = Math.max(SHORTEST, visit.minutes * SHARE_OF_VISIT);
  for (const window of windowsOf(visit, date)) {
    const start = roundUp(Math.max(earliest, window.start));
    const end = Math.min(start + visit.minutes, window.end, latest);
    if (end - start < Math.min(least, visit.minutes)) continue;
    if (stop.kind === "free" && !visit.goodFor.some((it) => it !== "evening" && it !== "night")) continue;
    return { kind: stop.kind === "evening" ? "evening" : "visit", visit, table: null, point, start, end, leg };
  }
  return undefined;
}

/** A place farther away needs a day trip, not the time between two stops. */
const FAR_KM = 30;

function isFar(a: Point | null | undefined, b: Point): boolean {
  return a !== null && a !== undefined && distanceKm(a, b) > FAR_KM;
}

function isForNight({ category, goodFor }: Candidate): boolean {
  return category === "nightlife" || goodFor.every((it) => it === "evening" || it === "night");
}

function asMeal(
  request: PlanRequest,
  stop: Stop,
  place: Candidate,
  meal: Meal,
  date: string,
  earliest: number,
  latest: number,
  leg: Stop["leg"],
): Stop | undefined {
  if (meal === "breakfast" || !suitsMeal(place, meal, request)) return undefined;
  const minutes = Math.min(place.visitMinutes, stop.end - stop.start);
  const start = roundUp(earliest);
  const end = start + minutes;
  const spans = place.hours && !place.onlyDaysKnown ? openSpans(place.hours, date) : [{ start: 0, end: 1620 }];
  if (end > Math.max(latest, stop.end) || start - stop.start > 30) return undefined;
  if (!spans.some((it) => it.start <= start && end <= it.end)) return undefined;
  const point = { lat: place.lat, lng: place.lng };
  return { ...stop, table: { place, point, minutes, penalty: 0 }, point, start, end, leg };
}

function placeOf({ visit, table }: Stop): Candidate | null {
  return visit?.candidate ?? table?.place ?? null;
}

/** A day as {@link wantsMet} reads it. */
function told({ chosen }: PlanRequest, { capacity, stops }: ArrangedDay): DayWithStops {
  return {
    date: capacity.frame.date,
    stops: stops.map((stop) => {
      const place = placeOf(stop);
      const wish = place ? chosen?.wants.get(place.id) : undefined;
      return {
        title: place?.name ?? stop.visit?.title ?? "",
        placeId: place?.id ?? null,
        activityType:
          stop.kind === "ride" ? "transport" : mealOf(stop) ? "dining" : place ? activityTypeOf(place) : "general",
        startTime: clockOf(stop.start % 1440),
        durationMinutes: stop.end - stop.start,
        reason: wish === undefined ? null : reasonForWish(wish),
      };
    }),
  };
}
