import { takenBy } from "../../planning/room.ts";
import type { Point } from "../../planning/travel.ts";
import type { Candidate } from "../../planning/types.ts";
import type { Activity, Day, TripDocument } from "../document.ts";

/** What the checker knows beside the trip. */
export interface CheckContext {
  /** Places by their id; what is missing here is not checked for hours, diet and access. */
  readonly candidates: ReadonlyMap<string, Candidate>;
  readonly dietary: readonly string[];
  readonly accessibility: readonly string[];
}

/** An activity with a clock, in minutes after midnight of its day; `end` may pass 1440. */
export interface Timed {
  readonly activity: Activity;
  readonly start: number;
  readonly end: number;
  readonly point: Point | null;
}

/** A day as the rules look at it. */
export interface CheckedDay {
  readonly day: Day;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** What has a time, in its order. */
  readonly timed: readonly Timed[];
}

export function checkedDays(trip: TripDocument): readonly CheckedDay[] {
  return trip.days.map((day, index) => ({
    day,
    isFirst: index === 0,
    isLast: index === trip.days.length - 1,
    timed: day.activities.flatMap((it) => timedOf(it) ?? []).sort((a, b) => a.start - b.start || a.end - b.end),
  }));
}

export function timedOf(activity: Activity): Timed | undefined {
  const taken = takenBy(activity);
  const point = activity.lat === null || activity.lng === null ? null : { lat: activity.lat, lng: activity.lng };
  return taken && { activity, ...taken, point };
}

/** What a person pinned, or what hangs on a booking or a ticket, is never moved by a repair. */
export function isMovable(activity: Activity): boolean {
  return !activity.pinned && activity.bookingId === null && activity.segmentId === null;
}

export function placeOf(activity: Activity, context: CheckContext): Candidate | undefined {
  return activity.placeId === null ? undefined : context.candidates.get(activity.placeId);
}
