import { minutesOf } from "../calendar.ts";
import type { Activity } from "./document.ts";

/** Assumed length when neither length nor end is stated. */
const UNSTATED = 60;
/** A stay only takes the time to check in. */
const CHECK_IN = 30;

/** The minutes after midnight that an activity takes; undefined without a time. The end may pass 1440. */
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
