import { clockOf, minutesOf } from "../calendar.ts";
import type { ActivityType } from "../field-choices.ts";
import { mealTimesIn } from "../places/meal-times.ts";
import { type Hours, openSpans } from "../places/opening-hours.ts";
import { distanceKm, type Point } from "../places/travel-time.ts";
import { ownPoint } from "./activity-ends.ts";
import type { Activity, Day } from "./document.ts";
import { blankActivity } from "./new-activity.ts";
import { type BookedOn, nothingKnown } from "./open-times.ts";
import { placeOnDay } from "./place-on-day.ts";

/** Something to add whose time is not known yet. */
export interface Unscheduled {
  readonly activityType: ActivityType;
  readonly minutes: number;
  readonly point: Point | null;
  /** Null when not known. */
  readonly hours: Hours | null;
}

export interface ProposedTime {
  readonly dayId: string;
  readonly startTime: string;
}

const MORNING = 600;
const NIGHT = 21 * 60;
/** So many kilometres to the nearest stop weigh as much as one more stop on a day. */
const KM_LIKE_A_STOP = 0.5;
/** What an empty day counts as: a day that leads there anyway is better. */
const EMPTY_DAY_KM = 2;

/**
 * The time for something new on a day: free between what is there and what is booked, travel included, while it is open,
 * without moving anything. Meals are proposed at the hours at which people eat there. Null when the day has no such time.
 */
export function proposeTime(
  day: Day,
  wanted: Unscheduled,
  timezone: string | null,
  bookedOn: BookedOn = nothingKnown.bookedOn,
): ProposedTime | null {
  const spans = wanted.hours && openSpans(wanted.hours, day.date);
  if (spans?.length === 0) return null;
  const id = "";
  for (const wish of wishes(wanted.activityType, timezone)) {
    const start = spans ? nearestStart(spans, wish, wanted.minutes) : wish;
    if (start === null) continue;
    const activity = {
      ...blankActivity(""),
      id,
      activityType: wanted.activityType,
      durationMinutes: wanted.minutes,
      startTime: clockOf(start),
      endTime: clockOf((start + wanted.minutes) % 1440),
      lat: wanted.point?.lat ?? null,
      lng: wanted.point?.lng ?? null,
    };
    const open = { spansOf: (it: Activity) => (it === activity ? spans : null), words: () => "" };
    const { result } = placeOnDay(day.activities, activity, open, bookedOn(day.date));
    if (!result.fits || result.times.some((it) => it.activityId !== id)) continue;
    const found = result.times[0]?.startTime ?? activity.startTime;
    // A lunch at four is no lunch.
    if (wanted.activityType === "dining" && Math.abs(minutesOf(found) - wish) > LONGEST_WAIT_FOR_A_MEAL) continue;
    return { dayId: day.id, startTime: found };
  }
  return null;
}

const LONGEST_WAIT_FOR_A_MEAL = 120;

/** The same on the day that suits best: near its other stops, and not the fullest. Null when no day has time. */
export function proposeDay(
  days: readonly Day[],
  wanted: Unscheduled,
  timezone: string | null,
  bookedOn: BookedOn = nothingKnown.bookedOn,
): ProposedTime | null {
  const proposals = days.flatMap((day) => {
    const time = proposeTime(day, wanted, timezone, bookedOn);
    return time ? [{ time, cost: day.activities.length + farFrom(day, wanted.point) / KM_LIKE_A_STOP }] : [];
  });
  return proposals.toSorted((a, b) => a.cost - b.cost)[0]?.time ?? null;
}

/** Kilometres to the nearest stop of the day. */
function farFrom(day: Day, point: Point | null): number {
  const points = day.activities.flatMap((it) => ownPoint(it) ?? []);
  return point && points.length > 0 ? Math.min(...points.map((it) => distanceKm(it, point))) : EMPTY_DAY_KM;
}

/** The starts at which people would like it, the first one best; minutes after midnight. */
function wishes(type: ActivityType, timezone: string | null): readonly number[] {
  const { lunch, dinner, breakfast } = mealTimesIn(timezone);
  if (type === "dining") return [lunch.from, dinner.from, breakfast.from];
  return type === "entertainment" ? [MORNING, NIGHT] : [MORNING];
}

function nearestStart(
  spans: readonly { readonly start: number; readonly end: number }[],
  wish: number,
  minutes: number,
): number | null {
  const starts = spans.flatMap(({ start, end }) =>
    end - start >= minutes ? [Math.min(Math.max(wish, start), end - minutes)] : [],
  );
  return starts.toSorted((a, b) => Math.abs(a - wish) - Math.abs(b - wish))[0] ?? null;
}
