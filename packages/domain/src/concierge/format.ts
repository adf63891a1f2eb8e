import { clockOf } from "../calendar.ts";
import { isRide } from "../trip/journeys.ts";
import { type Sentence, said, sentenceOf } from "../words/sentence.ts";
import type { ReportedStatus } from "./reported-status.ts";
import type { Stop } from "./stops-of-day.ts";

export function formatMinutes(minutes: number): Sentence {
  if (minutes < 60) return minutes === 1 ? said`1 minute` : said`${minutes} minutes`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const whole = hours === 1 ? said`1 hour` : said`${hours} hours`;
  return rest === 0 ? whole : said`${whole} ${formatMinutes(rest)}`;
}

/** Rounded to five minutes from ten on: travel times are not exact to the minute. */
export function roughly(minutes: number): number {
  return minutes < 10 ? Math.max(1, Math.round(minutes)) : Math.round(minutes / 5) * 5;
}

export const formatAboutMinutes = (minutes: number): Sentence => said`about ${formatMinutes(roughly(minutes))}`;

/** "Dinner at Ramiro (19:00, booked)". */
export function describeStop({ activity, start, fixed }: Stop): Sentence {
  const { title, bookingId, segmentId, pinned } = activity;
  const at = clockOf(start);
  if (!fixed) return said`${title} (${at})`;
  if (bookingId !== null || segmentId !== null) return said`${title} (${at}, booked)`;
  return pinned ? said`${title} (${at}, pinned)` : said`${title} (${at}, locked in by the group)`;
}

/** A ride is late, a stop that has begun lasts longer, any other is put off. */
export function describeDelay({ overrunning }: ReportedStatus, { activity }: Stop, minutes: Sentence): Sentence {
  if (isRide(activity)) return said`${activity.title} is ${minutes} late`;
  return overrunning.has(activity.id)
    ? said`${activity.title} lasts ${minutes} longer`
    : said`${activity.title} is put off by ${minutes}`;
}

const MOST_PARTS = 4;
/** Longest summary in the edit log. */
const LONGEST = 200;

/** One sentence about all parts; of many only the first ones. */
export function sentence(parts: readonly Sentence[]): Sentence {
  for (let most = MOST_PARTS; ; most--) {
    const shown =
      parts.length > most ? [...parts.slice(0, most - 1), said`${parts.length - most + 1} more changes`] : parts;
    const it = sentenceOf(shown);
    if (it.text.length <= LONGEST || most === 2) return it;
  }
}
