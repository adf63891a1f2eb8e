import { toAmount } from "../../amount.ts";
import { clockOf } from "../../calendar.ts";
import { entryCost, mealCost } from "../../money/known-prices.ts";
import type { Meal } from "../../places/meal-times.ts";
import { blankActivity } from "../../trip/new-activity.ts";
import { worded } from "../../words/worded.ts";
import { activityTypeOf, describePlace } from "../describe-place.ts";
import type { PlannedActivity, PlanRequest } from "../types.ts";
import type { EditedStop } from "./types.ts";

/** Before the way to a stop in its notes, by which screens and exports find it again. */
export const GETTING_THERE = "Getting there: ";
const BREAKFAST_UNTIL = 10 * 60 + 30;
const LUNCH_UNTIL = 16 * 60;
/** Known prices are trusted more than those of a model. */
const PRIORITY = { visit: 6, meal: 5, evening: 5, ride: 5, free: 2 } as const;

/** The activity of a stop that a language model planned. Times are those of the stop. */
export function activityOfStop(
  request: PlanRequest,
  stop: EditedStop,
  draft: ReadonlyMap<string, PlannedActivity>,
): PlannedActivity {
  const { place, kind } = stop;
  const known = place && draft.get(place.id);
  const notes = [stop.order?.replace(/(?<![.!?…])$/, "."), stop.way && `${GETTING_THERE}${stop.way}`].filter(
    (it) => it,
  );
  return {
    ...blankActivity(stop.title),
    description: stop.why ?? known?.description ?? place?.insight?.why ?? (place && describePlace(place)),
    freeTime: kind === "free",
    activityType: typeOf(stop),
    startTime: clockOf(stop.start),
    endTime: clockOf(stop.start + stop.minutes),
    durationMinutes: stop.minutes,
    location: place?.neighborhood ?? stop.area,
    estimatedCost: costOf(request, stop),
    priority: PRIORITY[kind],
    notes: notes.length > 0 ? notes.join(" ") : null,
    lat: place?.lat ?? null,
    lng: place?.lng ?? null,
    provenance: place?.provenance === "gazetteer" ? "gazetteer" : "model",
    verified: place?.verified ?? false,
    placeId: place?.id ?? null,
    reason: stop.why === null ? (known?.reason ?? null) : worded`Suggested by the language model for these travellers.`,
    alternatives: known?.alternatives ?? [],
  };
}

function typeOf({ kind, place }: EditedStop): PlannedActivity["activityType"] {
  if (kind === "free") return "general";
  if (kind === "ride") return "transport";
  if (kind === "meal") return "dining";
  return place ? activityTypeOf(place) : "sightseeing";
}

function costOf(request: PlanRequest, stop: EditedStop): PlannedActivity["estimatedCost"] {
  const { kind, place, cost } = stop;
  const told = cost === null ? null : toAmount(cost);
  if (kind === "free") return told ?? "0";
  if (kind === "ride") return told;
  // What we know of a place we know better; a model's own place has no price of ours.
  if (kind === "meal")
    return place?.provenance === "model" || !place
      ? (told ?? mealCost(request, mealAt(stop), null))
      : mealCost(request, mealAt(stop), place);
  return place ? (entryCost(request, place) ?? told) : told;
}

function mealAt({ start }: EditedStop): Meal {
  if (start < BREAKFAST_UNTIL) return "breakfast";
  return start < LUNCH_UNTIL ? "lunch" : "dinner";
}
