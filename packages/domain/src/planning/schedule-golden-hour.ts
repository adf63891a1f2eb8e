import { daylightOf } from "../places/daylight.ts";
import { distanceKm } from "../places/travel-time.ts";
import type { PlanDraft } from "./plan-draft.ts";
import { firstFit, type Stop, stateBefore } from "./schedule-visits-and-lunch.ts";
import { openForEvenings, type Visit } from "./visit.ts";

/** Minutes before sunset of the arrival, and the latest departure after it. */
const BEFORE_SUNSET = 70;
const AFTER_SUNSET = 40;
const LONGEST = 75;
const NEAR_KM = 3;
/** How far away a main sight may be in km; NEAR_KM for others. */
const FAMOUS_KM = 6;
const PER_KM = 0.12;
/** The latest dinner; with a later sunset, dinner comes first. */
const LATE_FOR_DINNER = 20;
const USUAL_LATEST = 20 * 60 + 30;
/** Places of the lowest fame are worth it every other day. */
const LEAST_VALUE = 0.6;

/**
 * Plans viewpoints and riversides for the hour before sunset, on the days that end near them. Returned by day, so that
 * dinner can be found nearby.
 */
export function planGoldenHours(draft: PlanDraft, pool: readonly Visit[]): ReadonlyMap<number, Stop> {
  const planned = new Map<number, Stop>();
  const used = new Set<string>();
  const options = draft.all().flatMap((day) => pool.flatMap((visit) => optionFor(draft, day, visit) ?? []));
  options.sort((a, b) => b.worth - a.worth || a.day - b.day);
  for (const { day, visit, stop, worth } of options) {
    if (planned.has(day) || used.has(visit.id) || draft.assignments.has(visit.id) || worth < LEAST_VALUE) continue;
    planned.set(day, stop);
    used.add(visit.id);
  }
  return planned;
}

function optionFor(draft: PlanDraft, day: number, visit: Visit) {
  const capacity = draft.capacity(day);
  const { frame } = capacity;
  if (!visit.point || !draft.isOnThisSide(day, visit.point)) return undefined;
  if (frame.kind === "departure" || visit.candidate?.setting === "indoor") return undefined;
  const { destination } = draft.request;
  const home =
    destination.lat === null || destination.lng === null ? null : { lat: destination.lat, lng: destination.lng };
  const { sunset } = daylightOf(home, destination.timezone ?? null, frame.date);
  if (sunset + AFTER_SUNSET > Math.max(frame.meals.dinner.to, USUAL_LATEST) + LATE_FOR_DINNER) return undefined;
  const minutes = Math.min(visit.minutes, LONGEST);
  const stops = draft.assignments.stopsOf(day);
  // Stops that last past sunset leave no time for it, or only the last light.
  const busyUntil = Math.max(
    sunset,
    ...stops.map((it) => it.end),
    ...capacity.blocks.filter((it) => it.start <= sunset).map((it) => it.end),
  );
  const state = stateBefore(capacity, stops, busyUntil);
  const km = state.at ? distanceKm(state.at, visit.point) : 0;
  if (km > (visit.famous ? FAMOUS_KM : NEAR_KM)) return undefined;
  const window = { start: Math.max(sunset - BEFORE_SUNSET, state.time), end: sunset + AFTER_SUNSET };
  const open = visit.candidate ? openForEvenings(visit.candidate, frame.date) : [];
  const windows = open.map((it) => ({ start: Math.max(it.start, window.start), end: Math.min(it.end, window.end) }));
  const placed = firstFit(capacity, state, visit.point, minutes, windows, 1440);
  if (!placed) return undefined;
  const stop: Stop = { kind: "evening", visit, table: null, point: visit.point, ...placed };
  return { day, visit, stop, worth: visit.value - PER_KM * km };
}
