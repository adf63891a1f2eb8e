import { daysBetween } from "../calendar.ts";
import { changeDates } from "./change-dates.ts";
import type { Activity, TripDocument } from "./document.ts";

interface Dated {
  readonly activity: Activity;
  /** The day on which it is now. */
  readonly date: string;
}

/** What other dates would do to a plan. */
export interface DateChangePreview {
  /** By how many days the first day moves; negative to an earlier date. */
  readonly shift: number;
  /** How many days of the plan get another date. */
  readonly moving: number;
  /** Dates of days that are new and empty. */
  readonly added: readonly string[];
  /** Dates of days that go. */
  readonly removed: readonly string[];
  /** What leaves its day for the tray. */
  readonly parked: readonly Dated[];
  /** What is tied to a booking and stays on its date, so it leaves the day that it was planned with. */
  readonly kept: readonly Dated[];
}

/** What {@link changeDates} would do, without doing it. `dates` must be valid, as there. */
export function previewDates(
  trip: TripDocument,
  dates: { readonly startDate: string; readonly endDate: string },
): DateChangePreview {
  let ids = 0;
  const { patch } = changeDates(trip, dates, () => `new-${ids++}`);
  const onDay = new Map(
    trip.days.flatMap((day) => day.activities.map((activity) => [activity.id, { activity, date: day.date }])),
  );
  const moved = (toTray: boolean) =>
    patch.flatMap((op) =>
      op.op === "activity.move" && (op.to.dayId === null) === toTray ? (onDay.get(op.activityId) ?? []) : [],
    );
  return {
    shift: daysBetween(trip.startDate, dates.startDate),
    moving: patch.filter((op) => op.op === "day.set").length,
    added: patch.flatMap((op) => (op.op === "day.add" ? op.day.date : [])),
    removed: patch.flatMap((op) => (op.op === "day.remove" ? op.day.date : [])),
    parked: moved(true),
    kept: moved(false),
  };
}

/** It belongs to a booking, which does not move with the plan. */
export const isBooked = ({ bookingId, segmentId }: Activity): boolean => bookingId !== null || segmentId !== null;
