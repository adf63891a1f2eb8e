import { clockOf } from "../calendar.ts";
import type { Candidate } from "../places/candidate.ts";
import { mobilityOf } from "../places/diet-and-access.ts";
import type { Meal } from "../places/meal-times.ts";
import { mealAt, mealTimes } from "../places/meal-times.ts";
import { distanceKm } from "../places/travel-time.ts";
import type { Activity, TripDocument } from "../trip/document.ts";
import { locate } from "../trip/edit-activity.ts";
import { occupiedMinutes } from "../trip/occupied-minutes.ts";
import { inPlaceOf } from "../trip/swap-alternative.ts";
import { alternativeOf, ideasFor, suitsMeal } from "./alternatives.ts";
import { dayFrame } from "./daily-pace.ts";
import { type DayCapacity, dayCapacities } from "./day-capacity.ts";
import { freeVisit } from "./ideas-without-venue.ts";
import { type RankedPlace, rankPlaces } from "./rank-places.ts";
import { firstFit as findTime, type Stop, stateBefore } from "./schedule-visits-and-lunch.ts";
import { activityOf } from "./stop-to-activity.ts";
import type { PlannedActivity, PlanRequest } from "./types.ts";
import { experienceOf, openForEvenings, visitOf, windowsOf } from "./visit.ts";

/** How far the start of a slot may move for another place, and in which steps it is tried. */
const SHIFT = 60;
const STEP = 15;
const EARLIEST = 450;
const LATEST = 1410;
const NEARBY_KM = 6;
const SHORTEST = 30;
const OTHERS = 2;
const MOST_IDEAS = 6;
const ALIKE = 0.2;

/**
 * Another place for the slot of an activity, with two alternatives: open then, reachable from its neighbours, of a
 * similar kind where possible. Rejected places and the present one return only when nothing else fits, and present
 * alternatives just before them. When no place fits, free time in a neighbourhood close by. Null in an unknown town.
 */
export function replacementForSlot(
  request: PlanRequest,
  trip: TripDocument,
  activityId: string,
): PlannedActivity | null {
  const found = locate(trip, activityId);
  // Transport is changed, not replaced.
  if (!found?.day || found.activity.activityType === "transport") return null;
  const { activity, day } = found;
  const shown = new Set(activity.alternatives.flatMap((it) => it.placeId ?? []));
  const turnedDown = new Set([...request.setAside, ...(activity.placeId === null ? [] : [activity.placeId])]);
  const others = day.activities.filter((it) => it !== activity).map((it) => ({ date: day.date, activity: it }));
  const frame = { ...dayFrame(request, day.date, mobilityOf(request.accessibility)), start: EARLIEST, end: LATEST };
  const [capacity] = dayCapacities([frame], others) as [DayCapacity];
  const choices = rankPlaces({ ...request, only: [day.date], setAside: [...shown.union(turnedDown)] });
  const used = new Set(trip.days.flatMap((it) => it.activities.flatMap((other) => [other.placeId, other.title])));
  const slot = slotOf(
    activity,
    request.candidates.find((it) => it.id === activity.placeId),
  );
  const [best, ...rest] = choices.places
    .filter((it) => !used.has(it.candidate.id) && !used.has(it.candidate.name))
    .flatMap((choice) => stopFor(choice, capacity, slot) ?? [])
    .sort((a, b) => a.staleness - b.staleness || b.worth - a.worth);
  if (!best) return freeTime(request, activity, capacity, slot, used);
  const known = rest
    .slice(0, OTHERS)
    .map(({ choice, stop }) => alternativeOf(request, best.stop, choice, stop.end - stop.start));
  const alternatives = [...known, ...ideasFor(request, best.stop, OTHERS - known.length)];
  return { ...activityOf(request, best.stop, alternatives), pinned: activity.pinned };

  function stopFor(choice: RankedPlace, capacity: DayCapacity, slot: Slot) {
    const { candidate } = choice;
    const km = slot.point ? distanceKm(slot.point, candidate) : 0;
    if (km > NEARBY_KM || !isOfKind(choice, slot, request)) return undefined;
    const visit = visitOf(choice);
    const minutes = Math.max(SHORTEST, Math.min(candidate.visitMinutes, slot.minutes));
    const { date } = capacity.frame;
    const open = slot.meal ? openForEvenings(candidate, date) : windowsOf(visit, date);
    const state = stateBefore(capacity, [], slot.start + slot.minutes);
    const placed = nearestTo(slot, (from, to) => {
      const windows = open.map((it) => ({ start: Math.max(it.start, from), end: Math.min(it.end, to) }));
      return findTime(capacity, state, candidate, minutes, windows, LATEST);
    });
    if (!placed) return undefined;
    const alike = experienceOf(candidate) === slot.experience ? ALIKE : 0;
    const table = { place: candidate, point: candidate, minutes, penalty: 0 };
    const stop: Stop = slot.meal
      ? { kind: slot.meal, visit: null, table, point: candidate, ...placed }
      : { kind: "visit", visit, table: null, point: candidate, ...placed };
    const worth = choice.score + alike - km / 5 - Math.abs(placed.start - slot.start) / 200;
    return { choice, stop, worth, staleness: turnedDown.has(candidate.id) ? 2 : Number(shown.has(candidate.id)) };
  }
}

/** Up to `count` different replacements, the best first. */
export function replacementsForSlot(
  request: PlanRequest,
  trip: TripDocument,
  activityId: string,
  most: number,
): readonly PlannedActivity[] {
  const found: PlannedActivity[] = [];
  const titles = new Set([locate(trip, activityId)?.activity.title]);
  while (found.length < most) {
    const setAside = [...request.setAside, ...found.flatMap((it) => it.placeId ?? [])];
    const next = replacementForSlot({ ...request, setAside }, trip, activityId);
    // A removed place returns when nothing else is left.
    if (!next || (titles.has(next.title) && found.length > 0)) break;
    titles.add(next.title);
    found.push(next);
  }
  return found;
}

/** The time closest to the slot's own, so that repeated replacements do not move it. */
function nearestTo<T extends { readonly start: number }>(
  slot: Slot,
  find: (from: number, to: number) => T | undefined,
): T | undefined {
  const off = (it: T) => Math.abs(it.start - slot.start);
  let best: T | undefined;
  for (let earlier = 0; earlier <= SHIFT; earlier += STEP) {
    const from = Math.max(slot.start - earlier, slot.earliest);
    const found = find(from, slot.start + slot.minutes + SHIFT);
    if (found && (!best || off(found) < off(best))) best = found;
  }
  return best;
}

/** The slot without a venue: a walk through a neighbourhood close by, or a meal without a venue. */
function freeTime(
  request: PlanRequest,
  activity: Activity,
  capacity: DayCapacity,
  slot: Slot,
  used: ReadonlySet<string | null>,
): PlannedActivity | null {
  const { start, minutes, point, meal } = slot;
  const visit = { ...freeVisit, point, neighborhood: activity.location };
  const table = { place: request.candidates[0] ?? null, point, minutes, penalty: 0 };
  const stop: Stop = {
    ...(meal ? { kind: meal, visit: null, table } : { kind: "visit", visit, table: null }),
    ...{ point, start, end: start + minutes, leg: null },
  };
  const shorter = Math.max(SHORTEST, minutes - SHORTEST);
  const window = { start: start - SHORTEST / 2, end: start + minutes + SHORTEST / 2 };
  const ideas = ideasFor(request, stop, MOST_IDEAS).filter((it) => !used.has(it.title));
  for (const idea of ideas) {
    const there = idea.lat === null || idea.lng === null ? null : { lat: idea.lat, lng: idea.lng };
    const placed = findTime(capacity, stateBefore(capacity, [], start + minutes), there, shorter, [window], LATEST);
    if (!placed) continue;
    const alternatives = ideas.filter((it) => it !== idea).slice(0, OTHERS);
    const times = { startTime: clockOf(placed.start), endTime: clockOf(placed.end), durationMinutes: shorter };
    return { ...activity, ...inPlaceOf(idea), ...times, alternatives };
  }
  return null;
}

interface Slot {
  readonly start: number;
  /** Meals stay at meal times. */
  readonly earliest: number;
  readonly minutes: number;
  readonly point: { readonly lat: number; readonly lng: number } | null;
  readonly meal: Meal | null;
  readonly nightlife: boolean;
  readonly experience: string | null;
}

/** An activity without a time counts as early afternoon. */
function slotOf(activity: Activity, former: Candidate | undefined): Slot {
  const taken = occupiedMinutes(activity) ?? { start: 840, end: 840 + (activity.durationMinutes ?? 90) };
  const meal = activity.activityType === "dining" ? mealAt(taken.start) : null;
  return {
    start: taken.start,
    earliest: meal ? Math.min(taken.start, mealTimes[meal].from) : 0,
    minutes: Math.min(taken.end, 1440) - taken.start,
    point: activity.lat === null || activity.lng === null ? null : { lat: activity.lat, lng: activity.lng },
    meal,
    nightlife: former?.category === "nightlife",
    experience: former ? experienceOf(former) : null,
  };
}

function isOfKind({ candidate }: RankedPlace, slot: Slot, request: PlanRequest): boolean {
  if (slot.meal) return suitsMeal(candidate, slot.meal, request);
  return candidate.category !== "food" && (candidate.category === "nightlife") === slot.nightlife;
}
