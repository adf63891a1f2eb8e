import { afterwards } from "../../fixes/fix-context.ts";
import type { Meal } from "../../planning/activity-cost.ts";
import { flavourOf } from "../../planning/visit.ts";
import { placeOf } from "../../trip/check/match-place.ts";
import type { Activity, Alternative } from "../../trip/document.ts";
import { addActivity } from "../../trip/edit-activity.ts";
import type { TripPatch } from "../../trip/patch.ts";
import { swapForAlternative } from "../../trip/swap-alternative.ts";
import type { Trouble } from "../disruptions.ts";
import type { Bench, Candidate } from "../repair-context.ts";
import { FORMER } from "../reported-status.ts";
import { leastOf, type Stop } from "../stops-of-day.ts";
import { type Step, withStep } from "./new-times.ts";
import { activityAt, detourBy, gapAt, placesFor } from "./places-for-gap.ts";
import { aside } from "./skip-or-move-day.ts";
import { mealAnywhere, strolls } from "./walks-and-meals-without-venue.ts";

const MOST_PLACES = 4;
/** What the plan itself has for that hour comes before what we find. */
const CHOSEN_BEFORE = 10;
/** So much a place that one would like weighs against a nearer one. */
export const PER_WORTH = 6;
/** Nobody has a ticket or a table within the hour, and whoever has none yet may not get one. */
const TO_BOOK = { ahead: 60, places: 2, doubt: 40 };
/** Nobody who wanted dinner at seven is sent to one at five. */
const MEAL_SHIFT = 75;
const SHIFT = 45;

/** Its own alternatives in the slot of what cannot be done. */
export function* alternatives(bench: Bench, trouble: Trouble): Generator<Candidate> {
  for (const stop of trouble.stops.slice(0, 1))
    for (const step of toAlternatives(bench, stop, () => true)) yield* withStep(bench, step);
}

export function* toAlternatives(bench: Bench, stop: Stop, accepts: (it: Alternative) => boolean): Generator<Step> {
  const { activity, fixed, isToday } = stop;
  // A slot that has begun is nobody's any more.
  if (fixed || !isToday || stop.start < bench.look.standing.now || activity.alternatives.length === 0) return;
  const gap = gapAt(bench.after(aside(bench.shop, [stop]).patch), stop.start, stop.point);
  const toBook = ({ placeId }: Alternative) =>
    bench.situation.context.candidates.get(placeId ?? "")?.bookingAdvised === true;
  const free = activity.alternatives.filter((it) => !toBook(it));
  for (const chosen of [...free, ...activity.alternatives.filter(toBook)]) {
    if (!accepts(chosen) || isOnPlan(bench, chosen)) continue;
    const point = chosen.lat === null || chosen.lng === null ? null : { lat: chosen.lat, lng: chosen.lng };
    if (point && detourBy(bench, gap, point) > bench.situation.maxDetourMinutes) continue;
    yield {
      kind: "swap",
      patch: remembering(swapForAlternative(activity, chosen)),
      parts: [`swap ${activity.title} for ${chosen.title}`],
      bonus: CHOSEN_BEFORE - (free.length > 0 && toBook(chosen) ? TO_BOOK.doubt : 0),
    };
  }
}

/** What was here is known as such from now on, also where it had a reason of its own. */
function remembering(patch: TripPatch): TripPatch {
  return patch.map((op) => {
    const [former, ...others] = op.op === "activity.set" ? (op.after.alternatives ?? []) : [];
    if (op.op !== "activity.set" || !former) return op;
    return { ...op, after: { ...op.after, alternatives: [{ ...former, reason: FORMER }, ...others] } };
  });
}

function isOnPlan({ situation }: Bench, { placeId, title }: Alternative): boolean {
  return situation.trip.days.some((day) =>
    day.activities.some((it) => (placeId === null ? it.title === title : it.placeId === placeId)),
  );
}

/** Something else near, in place of what cannot be done. */
export function* replace(bench: Bench, trouble: Trouble): Generator<Candidate> {
  const [stop] = trouble.stops;
  if (!stop) return;
  // A walk is for a morning that a closed door left empty, not for who has no time.
  for (const step of toPlaces(bench, stop, {
    orStroll: trouble.situation === "closed" && trouble.forecast?.lateBy === 0,
  }))
    yield* withStep(bench, step);
}

interface Instead {
  readonly isDry?: boolean;
  /** A look around where no place fits. */
  readonly orStroll?: boolean;
}

export function* toPlaces(bench: Bench, stop: Stop, { orStroll, ...only }: Instead): Generator<Step> {
  if (stop.fixed || !stop.isToday || stop.activity.activityType === "transport") return;
  const out = aside(bench.shop, [stop]);
  const look = bench.after(out.patch);
  const meal = mealOf(stop);
  const former = placeOf(stop.activity, bench.situation.context);
  const gap = gapAt(look, stop.start, stop.point);
  const shift = meal ? MEAL_SHIFT : SHIFT;
  const start = Math.max(stop.start, gap.from);
  const between = { start, end: Math.max(stop.end, start + leastOf(stop)) + shift };
  const like = {
    flavour: former ? flavourOf(former) : null,
    minutes: stop.end - stop.start,
    isNightlife: former?.category === "nightlife",
  };
  const except = new Set(stop.activity.alternatives.flatMap((it) => it.placeId ?? []));
  const found = placesFor(bench, gap, { between, meal, like, except, ...only });
  const today = afterwards(bench.shop, out.patch).trip.days.find((day) => day.id === bench.day.id);
  if (!today) return;
  const instead = (activity: Activity, bonus: number): Step => ({
    kind: "replace",
    patch: [...out.patch, ...addActivity(today, activity)],
    parts: [`replace ${stop.activity.title} with ${activity.title} at ${activity.startTime}`],
    added: activity.id,
    bonus,
  });
  for (const it of found.slice(0, MOST_PLACES)) yield instead(activityAt(bench, it, meal), PER_WORTH * (it.worth - 1));
  if (found.length > 0) return;
  const bookable = { start: Math.max(start, look.standing.now + TO_BOOK.ahead), end: between.end };
  const toBook = placesFor(bench, gap, { between: bookable, meal, like, except, isToBook: true, ...only });
  for (const it of toBook.slice(0, TO_BOOK.places))
    yield instead(activityAt(bench, it, meal), PER_WORTH * (it.worth - 1) - TO_BOOK.doubt);
  if (!meal && !orStroll) return;
  const window = { ...gap, from: start, until: Math.min(gap.until, between.end) };
  if (meal) for (const it of mealAnywhere(bench, window, meal)) yield instead(it, 0);
  else for (const it of strolls(bench, window).slice(0, toBook.length > 0 ? 1 : MOST_PLACES)) yield instead(it, 0);
}

function mealOf({ activity, start }: Stop): Meal | null {
  if (activity.activityType !== "dining") return null;
  return start >= 1020 ? "dinner" : start < 660 ? "breakfast" : "lunch";
}
