import { afterPatch } from "../../fixes/fix-context.ts";
import type { Meal } from "../../places/meal-times.ts";
import { mealAt } from "../../places/meal-times.ts";
import { experienceOf } from "../../planning/visit.ts";
import { placeOf } from "../../trip/check/match-place.ts";
import type { Activity, Alternative } from "../../trip/document.ts";
import { addActivity } from "../../trip/edit-activity.ts";
import type { TripPatch } from "../../trip/patch.ts";
import { swapForAlternative } from "../../trip/swap-alternative.ts";
import { said } from "../../words/sentence.ts";
import type { Disruption } from "../disruptions.ts";
import type { RepairCandidate, RepairContext } from "../repair-context.ts";
import { replacedReason } from "../reported-status.ts";
import { type Stop, shortestVisit } from "../stops-of-day.ts";
import { type RepairStep, thenReschedule } from "./new-times.ts";
import { activityAt, detourBy, gapAt, placesFor } from "./places-for-gap.ts";
import { parkStops } from "./skip-or-move-day.ts";
import { mealWithoutVenue, walksWithoutVenue } from "./walks-and-meals-without-venue.ts";

const MOST_PLACES = 4;
/** The stop's own alternatives come before new places. */
const CHOSEN_BEFORE = 10;
/** Bonus per point of a place's score. */
export const PER_WORTH = 6;
/** Places that need a booking: only from an hour ahead, and less likely to work. */
const TO_BOOK = { ahead: 60, places: 2, doubt: 40 };
/** How far a meal may move, in minutes. */
const MEAL_SHIFT = 75;
const SHIFT = 45;

/** The stop's own alternatives in its slot. */
export function* swapForOwnAlternative(repair: RepairContext, disruption: Disruption): Generator<RepairCandidate> {
  for (const stop of disruption.stops.slice(0, 1))
    for (const step of toAlternatives(repair, stop, () => true)) yield* thenReschedule(repair, step);
}

export function* toAlternatives(
  repair: RepairContext,
  stop: Stop,
  accepts: (it: Alternative) => boolean,
): Generator<RepairStep> {
  const { activity, fixed, isToday } = stop;
  // A slot that has begun cannot be filled.
  if (fixed || !isToday || stop.start < repair.view.progress.now || activity.alternatives.length === 0) return;
  const gap = gapAt(repair.viewAfter(parkStops(repair.fixContext, [stop]).patch), stop.start, stop.point);
  const toBook = ({ placeId }: Alternative) =>
    repair.situation.context.candidates.get(placeId ?? "")?.bookingAdvised === true;
  const free = activity.alternatives.filter((it) => !toBook(it));
  for (const chosen of [...free, ...activity.alternatives.filter(toBook)]) {
    if (!accepts(chosen) || isOnPlan(repair, chosen)) continue;
    const point = chosen.lat === null || chosen.lng === null ? null : { lat: chosen.lat, lng: chosen.lng };
    if (point && detourBy(repair, gap, point) > repair.situation.maxDetourMinutes) continue;
    yield {
      kind: "swap",
      patch: remembering(swapForAlternative(activity, chosen)),
      parts: [said`swap ${activity.title} for ${chosen.title}`],
      bonus: CHOSEN_BEFORE - (free.length > 0 && toBook(chosen) ? TO_BOOK.doubt : 0),
    };
  }
}

/** Marks the replaced place, also if it had a reason of its own. */
function remembering(patch: TripPatch): TripPatch {
  return patch.map((op) => {
    const [former, ...others] = op.op === "activity.set" ? (op.after.alternatives ?? []) : [];
    if (op.op !== "activity.set" || !former) return op;
    return { ...op, after: { ...op.after, alternatives: [{ ...former, reason: replacedReason() }, ...others] } };
  });
}

function isOnPlan({ situation }: RepairContext, { placeId, title }: Alternative): boolean {
  return situation.trip.days.some((day) =>
    day.activities.some((it) => (placeId === null ? it.title === title : it.placeId === placeId)),
  );
}

/** Another place near by. */
export function* replaceStop(repair: RepairContext, disruption: Disruption): Generator<RepairCandidate> {
  const [stop] = disruption.stops;
  if (!stop) return;
  // A walk replaces a closed place, not a stop that is late.
  for (const step of toPlaces(repair, stop, {
    orStroll: disruption.situation === "closed" && disruption.forecast?.lateBy === 0,
  }))
    yield* thenReschedule(repair, step);
}

interface Instead {
  readonly isDry?: boolean;
  /** A walk where no place fits. */
  readonly orStroll?: boolean;
}

export function* toPlaces(repair: RepairContext, stop: Stop, { orStroll, ...only }: Instead): Generator<RepairStep> {
  if (stop.fixed || !stop.isToday || stop.activity.activityType === "transport") return;
  const out = parkStops(repair.fixContext, [stop]);
  const view = repair.viewAfter(out.patch);
  const meal = mealOf(stop);
  const former = placeOf(stop.activity, repair.situation.context);
  const gap = gapAt(view, stop.start, stop.point);
  const shift = meal ? MEAL_SHIFT : SHIFT;
  const start = Math.max(stop.start, gap.from);
  const between = { start, end: Math.max(stop.end, start + shortestVisit(stop)) + shift };
  const like = {
    experience: former ? experienceOf(former) : null,
    minutes: stop.end - stop.start,
    isNightlife: former?.category === "nightlife",
  };
  const except = new Set(stop.activity.alternatives.flatMap((it) => it.placeId ?? []));
  const found = placesFor(repair, gap, { between, meal, like, except, ...only });
  const today = afterPatch(repair.fixContext, out.patch).trip.days.find((day) => day.id === repair.day.id);
  if (!today) return;
  const instead = (activity: Activity, bonus: number): RepairStep => ({
    kind: "replace",
    patch: [...out.patch, ...addActivity(today, activity)],
    parts: [said`replace ${stop.activity.title} with ${activity.title} at ${activity.startTime ?? ""}`],
    added: activity.id,
    bonus,
  });
  for (const it of found.slice(0, MOST_PLACES)) yield instead(activityAt(repair, it, meal), PER_WORTH * (it.worth - 1));
  if (found.length > 0) return;
  const bookable = { start: Math.max(start, view.progress.now + TO_BOOK.ahead), end: between.end };
  const toBook = placesFor(repair, gap, { between: bookable, meal, like, except, isToBook: true, ...only });
  for (const it of toBook.slice(0, TO_BOOK.places))
    yield instead(activityAt(repair, it, meal), PER_WORTH * (it.worth - 1) - TO_BOOK.doubt);
  if (!meal && !orStroll) return;
  const window = { ...gap, from: start, until: Math.min(gap.until, between.end) };
  if (meal) for (const it of mealWithoutVenue(repair, window, meal)) yield instead(it, 0);
  else
    for (const it of walksWithoutVenue(repair, window).slice(0, toBook.length > 0 ? 1 : MOST_PLACES))
      yield instead(it, 0);
}

function mealOf({ activity, start }: Stop): Meal | null {
  if (activity.activityType !== "dining") return null;
  return mealAt(start);
}
