import { placeOf } from "../trip/check/match-place.ts";
import type { CheckContext } from "../trip/check.ts";
import type { Activity } from "../trip/document.ts";

/** Meals and rides are needed by the rest of the day. */
const HOLDS_TOGETHER = 6;
const PER_FAME = 2.5;

/** How much an activity matters, about 1 to 22: its priority, its fame and its price. */
export function importance(activity: Activity, context: CheckContext): number {
  const fame = placeOf(activity, context)?.fame ?? 1;
  const isBase = activity.activityType === "dining" || activity.activityType === "transport";
  const paid = Math.min(1, Number(activity.estimatedCost ?? 0) > 0 ? 0.5 : 0);
  return activity.priority + PER_FAME * (fame - 1) + (isBase ? HOLDS_TOGETHER : 0) + paid;
}
