import { clockOf } from "../calendar.ts";
import { capitalize, joinWords } from "../join-words.ts";
import { isRide } from "../trip/journeys.ts";
import { truncate } from "../truncate.ts";
import type { ReportedStatus } from "./reported-status.ts";
import type { Stop } from "./stops-of-day.ts";

export function formatMinutes(minutes: number): string {
  if (minutes < 60) return minutes === 1 ? "1 minute" : `${minutes} minutes`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const whole = hours === 1 ? "1 hour" : `${hours} hours`;
  return rest === 0 ? whole : `${whole} ${formatMinutes(rest)}`;
}

/** Rounded to five minutes from ten on: travel times are not exact to the minute. */
export function roughly(minutes: number): number {
  return minutes < 10 ? Math.max(1, Math.round(minutes)) : Math.round(minutes / 5) * 5;
}

export const formatAboutMinutes = (minutes: number): string => `about ${formatMinutes(roughly(minutes))}`;

/** "Dinner at Ramiro (19:00, booked)". */
export function describeStop({ activity, start, fixed }: Stop): string {
  return `${activity.title} (${clockOf(start)}${fixed ? `, ${holdOn(activity)}` : ""})`;
}

function holdOn({ bookingId, segmentId, pinned }: Stop["activity"]): string {
  if (bookingId !== null || segmentId !== null) return "booked";
  return pinned ? "pinned" : "locked in by the group";
}

/** A ride is late, a stop that has begun lasts longer, any other is put off. */
export function describeDelay({ overrunning }: ReportedStatus, { activity }: Stop, minutes: string): string {
  if (isRide(activity)) return `${activity.title} is ${minutes} late`;
  return overrunning.has(activity.id)
    ? `${activity.title} lasts ${minutes} longer`
    : `${activity.title} is put off by ${minutes}`;
}

const MOST_PARTS = 4;
/** Longest summary in the edit log. */
const LONGEST = 200;

/** One sentence about all parts; of many only the first ones. */
export function sentence(parts: readonly string[]): string {
  for (let most = MOST_PARTS; ; most--) {
    const shown =
      parts.length > most ? [...parts.slice(0, most - 1), `${parts.length - most + 1} more changes`] : parts;
    const text = joinWords(shown);
    if (text.length <= LONGEST || most === 2) return truncate(capitalize(text), LONGEST);
  }
}
