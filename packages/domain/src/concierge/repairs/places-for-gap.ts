import { accessFit, mobilityOf } from "../../places/diet-and-access.ts";
import type { Meal } from "../../places/meal-times.ts";
import type { Span } from "../../places/opening-hours.ts";
import { legBetween, type Point } from "../../places/travel-time.ts";
import { suitsMeal } from "../../planning/alternatives.ts";
import type { RankedPlace } from "../../planning/rank-places.ts";
import type { Stop as PlannedStop } from "../../planning/schedule-visits-and-lunch.ts";
import { activityOf } from "../../planning/stop-to-activity.ts";
import { dayPartAt, experienceOf, openForEvenings, visitOf, windowsOf } from "../../planning/visit.ts";
import type { Activity } from "../../trip/document.ts";
import { isRide } from "../../trip/journeys.ts";
import { pointAfter } from "../arrival-forecast.ts";
import type { DayView } from "../day-view.ts";
import { boardingPoint, exitMinutes, leadTimes } from "../departures.ts";
import type { RepairContext } from "../repair-context.ts";
import { SMALL_HOURS, type Stop } from "../stops-of-day.ts";

/** A gap between two stops, with the positions before and after it. */
export interface Gap {
  readonly from: number;
  readonly at: Point | null;
  /** When the next stop requires arrival, or the end of the day. */
  readonly until: number;
  readonly to: Point | null;
  /** Position of the stop that is replaced. */
  readonly instead: Point | null;
}

export interface PlaceQuery {
  /** Earliest start and latest end. */
  readonly between: Span;
  /** The meal; null for something to see or do. */
  readonly meal: Meal | null;
  readonly isDry?: boolean;
  /** Only places that need a booking; by default only those that do not. */
  readonly isToBook?: boolean;
  /** Offered already. */
  readonly except?: ReadonlySet<string>;
  /** What it replaces: then something similar and not longer. */
  readonly like?: { readonly experience: string | null; readonly minutes: number; readonly isNightlife: boolean };
}

/** A place with the time at which it fits. */
export interface PlaceForGap {
  readonly choice: RankedPlace;
  readonly start: number;
  readonly end: number;
  readonly worth: number;
}

const SHORTEST = 20;
/** Longest way when the way on is unknown. */
const FARTHEST_MINUTES = 25;
const END_OF_DAY = 1350;
const BY_TAXI = 10;
const ALIKE = 0.25;
/** Score points per minute of travel. */
const PER_MINUTE = 0.02;
const OTHER_TIME = 0.3;
const DEAR = 0.3;
const HALF_DRY = 0.3;

/** The gap that contains a time. */
export function gapAt(view: DayView, minutes: number, instead: Point | null = null): Gap {
  const { progress, forecast } = view;
  const { current } = progress;
  let gap: { from: number; at: Point | null } = {
    from: progress.free + (current ? exitMinutes(current.stop) : 0),
    at: progress.from,
  };
  for (const { stop, end, begin } of forecast) {
    if (stop.start > minutes)
      return {
        ...gap,
        until: Math.max(gap.from, endOfGap(stop, begin)),
        to: boardingPoint(stop) ?? nextKnownPoint(view, stop),
        instead,
      };
    gap = { from: end + exitMinutes(stop), at: pointAfter(stop, gap.at) ?? (isRide(stop.activity) ? null : gap.at) };
  }
  return { ...gap, until: Math.max(gap.from, END_OF_DAY), to: null, instead };
}

/** An early departure the next morning ends the evening. */
function endOfGap(stop: Stop, begin: number): number {
  const until = begin - leadTimes(stop).early;
  return stop.start < 1440 + SMALL_HOURS ? until : Math.min(until, END_OF_DAY);
}

/** For a stop without a position, that of the next stop with one. */
function nextKnownPoint({ forecast }: DayView, stop: Stop): Point | null {
  if (isRide(stop.activity)) return null;
  return forecast.find((it) => it.stop.start > stop.start && it.stop.point !== null)?.stop.point ?? null;
}

/** Extra minutes of travel that a place would cause. */
export function detourBy({ view }: RepairContext, { at, to, instead }: Gap, place: Point): number {
  const { travelTimes } = view.known;
  const own = added({ at, to, instead }, place, (a, b) => travelTimes.between(a, b).minutes);
  // For taxi users too, the detour of public transport counts.
  const usual = added({ at, to, instead }, place, (a, b) => legBetween(a, b).minutes);
  return Math.max(own, usual - BY_TAXI);
}

function added(
  { at, to, instead }: Pick<Gap, "at" | "to" | "instead">,
  place: Point,
  minutes: (a: Point, b: Point) => number,
) {
  const way = (from: Point | null, there: Point | null) => (from && there ? minutes(from, there) : 0);
  // Without both ends, the replaced stop says where the day takes place.
  if (!at && !to) return way(instead, place);
  if (!at || !to) return way(at ?? to, place) - way(instead, at ?? to);
  return way(at, place) + way(place, to) - way(at, to);
}

/** Places near the way that are open, suit the travellers and are not on the plan, best first. */
export function placesFor(repair: RepairContext, gap: Gap, wanted: PlaceQuery): readonly PlaceForGap[] {
  const { request } = repair.fixContext;
  const mobility = mobilityOf(repair.situation.context.accessibility);
  return repair.places
    .flatMap((choice): PlaceForGap[] => {
      const place = choice.candidate;
      if (wanted.meal ? !suitsMeal(place, wanted.meal, request) : !isForBetween(place, wanted)) return [];
      if ((place.bookingAdvised === true) !== (wanted.isToBook ?? false) || wanted.except?.has(place.id)) return [];
      if (wanted.isDry && place.setting === "outdoor") return [];
      if (accessFit(place, mobility) === "conflicts" || !isInSeason(choice, repair.day.date)) return [];
      const isNightlife = place.category === "nightlife";
      if (isNightlife !== (wanted.like?.isNightlife ?? (isNightlife && wanted.between.start >= 1200))) return [];
      return timeAt(repair, gap, wanted, choice);
    })
    .sort((a, b) => b.worth - a.worth);
}

/** Something to see or do; in free time also a café. */
function isForBetween({ category, tags }: RankedPlace["candidate"], { like }: PlaceQuery): boolean {
  return category !== "food" || (!like && tags.some((it) => it === "cafe" || it === "pastry"));
}

function isInSeason({ candidate }: RankedPlace, date: string): boolean {
  return candidate.bestMonths === null || candidate.bestMonths.includes(Number(date.slice(5, 7)));
}

function isNight(start: number): boolean {
  return start >= END_OF_DAY || start < SMALL_HOURS;
}

function timeAt(repair: RepairContext, gap: Gap, wanted: PlaceQuery, choice: RankedPlace): PlaceForGap[] {
  const { travelTimes } = repair.view.known;
  const place = choice.candidate;
  const there = gap.at ? travelTimes.between(gap.at, place).minutes : 0;
  const on = gap.to ? travelTimes.between(place, gap.to).minutes : 0;
  const detour = detourBy(repair, gap, place);
  const most = repair.situation.maxDetourMinutes;
  if (detour > most || there > most + FARTHEST_MINUTES) return [];
  const { date } = repair.day;
  const open = wanted.meal ? openForEvenings(place, date) : windowsOf(visitOf(choice), date);
  const earliest = Math.ceil(Math.max(gap.from + there, wanted.between.start) / 5) * 5;
  const latest = Math.min(gap.until - on, wanted.between.end);
  const length = Math.min(place.visitMinutes, wanted.like?.minutes ?? place.visitMinutes);
  const least = Math.max(SHORTEST, Math.min(length, Math.ceil(place.visitMinutes / 10) * 5));
  for (const span of open) {
    const start = Math.max(earliest, span.start);
    const end = Math.min(start + length, span.end, latest);
    if (end - start < least || start >= 1440) continue;
    const isAlike = wanted.like?.experience === experienceOf(place);
    // At night only places that are good at night.
    if (!wanted.meal && isNight(start) && !place.goodFor.includes("night")) continue;
    const isForThen = wanted.meal !== null || place.goodFor.includes(dayPartAt(start));
    const worth =
      choice.score +
      (isAlike ? ALIKE : 0) -
      PER_MINUTE * (Math.max(0, detour) + there / 2) -
      (isForThen ? 0 : OTHER_TIME) -
      (wanted.isDry && place.setting === "both" ? HALF_DRY : 0) -
      DEAR * Math.max(0, (place.priceLevel ?? 2) - 2);
    return [{ choice, start, end: start + Math.floor((end - start) / 5) * 5, worth }];
  }
  return [];
}

/** A place as an activity of today. Its reason names no way, because that would reveal the traveller's position. */
export function activityAt(repair: RepairContext, found: PlaceForGap, meal: Meal | null): Activity {
  const { choice, start, end } = found;
  const place = choice.candidate;
  const table = { place, point: place, minutes: end - start, penalty: 0 };
  const stop: PlannedStop = meal
    ? { kind: meal, visit: null, table, point: place, start, end, leg: null }
    : { kind: "visit", visit: visitOf(choice), table: null, point: place, start, end, leg: null };
  return { ...activityOf(repair.fixContext.request, stop, []), id: repair.newId() };
}
