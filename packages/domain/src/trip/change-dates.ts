import { addDays, datesFrom, daysBetween } from "../calendar.ts";
import type { Activity, Day, TripDocument } from "./document.ts";
import { blankActivity } from "./new-activity.ts";
import type { TripOp, TripPatch } from "./patch.ts";
import type { Warning } from "./warning.ts";

export const longestTrip = 366;

/** The requested dates; either may be left out. */
export function requestedDates(
  trip: Pick<TripDocument, "startDate" | "endDate">,
  wanted: { startDate?: string | undefined; endDate?: string | undefined },
): { startDate: string; endDate: string } {
  const startDate = wanted.startDate ?? trip.startDate;
  // The start alone shifts the whole trip and keeps its length.
  const endDate = wanted.endDate ?? addDays(startDate, daysBetween(trip.startDate, trip.endDate));
  return { startDate, endDate };
}

/**
 * Moves a trip to new dates and loses nothing: days keep their order and ids, activities of removed days are parked
 * with the day's notes, added days are empty. Booked activities keep their dates, because the booking does not move.
 * `dates` must be valid (start not after end, at most {@link longestTrip} days).
 */
export function changeDates(
  trip: TripDocument,
  dates: { startDate: string; endDate: string },
  newId: () => string,
): { patch: TripPatch; warnings: Warning[] } {
  if (dates.startDate === trip.startDate && dates.endDate === trip.endDate) return { patch: [], warnings: [] };
  const newDates = datesFrom(dates.startDate, dates.endDate);
  const kept = trip.days.slice(0, newDates.length);
  const gone = trip.days.slice(newDates.length);
  const added = newDates.slice(kept.length).map((date) => ({ id: newId(), date, notes: "" }));

  const ops: TripOp[] = [
    {
      op: "trip.set",
      before: { startDate: trip.startDate, endDate: trip.endDate },
      after: { startDate: dates.startDate, endDate: dates.endDate },
    },
  ];
  kept.forEach((day, index) => {
    const date = newDates[index] as string;
    if (date !== day.date) ops.push({ op: "day.set", dayId: day.id, before: { date: day.date }, after: { date } });
  });
  for (const day of added) ops.push({ op: "day.add", day });

  const dayByDate = new Map<string, string>([
    ...kept.map((day, index): [string, string] => [newDates[index] as string, day.id]),
    ...added.map((day): [string, string] => [day.date, day.id]),
  ]);
  const moves = new Moves(trip, ops);
  for (const [index, day] of trip.days.entries()) {
    const goes = index >= newDates.length;
    for (const activity of day.activities) {
      const home = isTied(activity) ? dayByDate.get(day.date) : goes ? undefined : day.id;
      if (home === undefined) moves.park(activity, day);
      else if (home !== day.id) moves.toDay(activity, day, home);
    }
  }
  for (const day of gone) {
    if (day.notes !== "" && day.activities.length === 0) moves.keepNotes(day, newId());
    ops.push({ op: "day.remove", day: { id: day.id, date: day.date, notes: day.notes } });
  }
  return { patch: ops, warnings: moves.warnings };
}

function isTied(activity: Activity): boolean {
  return activity.bookingId !== null || activity.segmentId !== null;
}

/** Collects the moves and what the traveller has to be told about them. */
class Moves {
  readonly warnings: Warning[] = [];
  private readonly ops: TripOp[];
  private lastParked: string | null;
  private readonly lastOf: Map<string, string | null>;

  constructor(trip: TripDocument, ops: TripOp[]) {
    this.ops = ops;
    this.lastParked = trip.parked.at(-1)?.id ?? null;
    this.lastOf = new Map(trip.days.map((day) => [day.id, day.activities.at(-1)?.id ?? null]));
  }

  park(activity: Activity, day: Day): void {
    this.ops.push({
      op: "activity.move",
      activityId: activity.id,
      from: { dayId: day.id, after: null },
      to: { dayId: null, after: this.lastParked },
    });
    this.ops.push({
      op: "activity.set",
      activityId: activity.id,
      before: { parked: null },
      after: { parked: { date: day.date, dayNotes: day.notes, reason: "outside_dates" } },
    });
    this.lastParked = activity.id;
    const tied = isTied(activity) ? " It belongs to a booking, which has not moved." : "";
    this.warnings.push({
      code: "activity_parked",
      message: `"${activity.title}" on ${day.date} is outside the new dates and was set aside.${tied}`,
      path: `parked.${activity.id}`,
    });
  }

  toDay(activity: Activity, from: Day, dayId: string): void {
    this.ops.push({
      op: "activity.move",
      activityId: activity.id,
      from: { dayId: from.id, after: null },
      to: { dayId, after: this.lastOf.get(dayId) ?? null },
    });
    this.lastOf.set(dayId, activity.id);
    this.warnings.push({
      code: "booked_activity_kept",
      message: `"${activity.title}" belongs to a booking and stays on ${from.date}.`,
      path: `itinerary.${activity.id}`,
    });
  }

  /** Notes of a removed empty day become a parked activity. */
  keepNotes(day: Day, id: string): void {
    const activity: Activity = {
      ...blankActivity(`Notes of ${day.date}`),
      id,
      parked: { date: day.date, dayNotes: day.notes, reason: "outside_dates" },
    };
    this.ops.push({ op: "activity.add", activity, at: { dayId: null, after: this.lastParked } });
    this.lastParked = id;
    this.warnings.push({
      code: "notes_parked",
      message: `The notes of ${day.date} are outside the new dates and were set aside.`,
      path: `parked.${id}`,
    });
  }
}
