import { minutesOf } from "../calendar.ts";
import type { Activity } from "./document.ts";

/** Neither length nor end is stated: then an hour, which is what most entries of a calendar are. */
const UNSTATED = 60;
/** Checking in takes a moment; the stay itself is no obstacle. */
const CHECK_IN = 30;

/** Minutes from midnight of its own date that a fixed activity takes; undefined when it has no time. The end may pass 1440. */
export function occupiedMinutes(activity: Activity): { start: number; end: number } | undefined {
  if (activity.startTime === null) return undefined;
  const start = minutesOf(activity.startTime);
  if (activity.activityType === "accommodation") return { start, end: start + CHECK_IN };
  if (activity.durationMinutes !== null && activity.durationMinutes >= 1440)
    return { start, end: start + activity.durationMinutes };
  if (activity.endTime !== null) {
    const end = minutesOf(activity.endTime);
    return { start, end: end < start ? end + 1440 : end };
  }
  return { start, end: start + (activity.durationMinutes ?? UNSTATED) };
}
