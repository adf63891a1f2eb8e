import { addDays } from "../calendar.ts";
import { dayOf, type Sentence, said, together, type Value } from "../words/sentence.ts";
import { worded } from "../words/worded.ts";
import type { Activity, Day, TripDocument } from "./document.ts";
import { blankActivity } from "./new-activity.ts";
import type { TripOp } from "./patch.ts";
import type { Warning } from "./warning.ts";

/** The days that a trip is to have: its own by id, and new ones. */
export interface MovedDays {
  readonly startDate: string;
  readonly dayIds: readonly string[];
}

/** Why an activity of a day cannot stay on it, as the end of a sentence; null when it stays. */
/** Why something is set aside, of an activity and of the notes of a day. */
export interface WhyParked {
  readonly activity: (title: string, day: Value) => Sentence;
  readonly notes: (day: Value) => Sentence;
}

export const outsideDates: WhyParked = {
  activity: (title, day) => said`"${title}" on ${day} is outside the new dates and was set aside.`,
  notes: (day) => said`The notes of ${day} are outside the new dates and were set aside.`,
};
export const dayGoes: WhyParked = {
  activity: (title, day) => said`"${title}" on ${day} is on a day that is removed and was set aside.`,
  notes: (day) => said`The notes of ${day} are on a day that is removed and were set aside.`,
};

export type WhyNot = (activity: Activity, day: Day, date: string) => WhyParked | null;

/**
 * Gives a trip other days and loses nothing: days keep their activities and notes wherever they go, activities of
 * removed days are parked with the day's notes, new days are empty. Booked activities keep their dates, because the
 * booking does not move.
 *
 * @param whyGone what is said of an activity whose day is removed
 * @param whyNot asked of each activity whose day stays
 */
export function moveDays(
  trip: TripDocument,
  { startDate, dayIds }: MovedDays,
  newId: () => string,
  whyGone: WhyParked,
  whyNot: WhyNot = () => null,
): { readonly ops: readonly TripOp[]; readonly warnings: readonly Warning[] } {
  const known = new Map(trip.days.map((day) => [day.id, day]));
  const dateOf = new Map(dayIds.map((id, index) => [id, addDays(startDate, index)]));
  const endDate = addDays(startDate, dayIds.length - 1);
  const ops: TripOp[] = [];
  if (startDate !== trip.startDate || endDate !== trip.endDate)
    ops.push({
      op: "trip.set",
      before: { startDate: trip.startDate, endDate: trip.endDate },
      after: { startDate, endDate },
    });
  for (const [id, date] of dateOf) {
    const day = known.get(id);
    if (day && day.date !== date) ops.push({ op: "day.set", dayId: id, before: { date: day.date }, after: { date } });
  }
  for (const [id, date] of dateOf) if (!known.has(id)) ops.push({ op: "day.add", day: { id, date, notes: "" } });
  const dayByDate = new Map([...dateOf].map(([id, date]) => [date, id]));
  const moves = new Moves(trip, ops);
  for (const day of trip.days) {
    const date = dateOf.get(day.id);
    for (const activity of day.activities) {
      const isHeld = isTied(activity);
      const home = isHeld ? dayByDate.get(day.date) : date === undefined ? undefined : day.id;
      const why = date === undefined || isHeld ? null : whyNot(activity, day, date);
      if (home === undefined || why !== null) moves.park(activity, day, why ?? whyGone);
      else if (home !== day.id) moves.toDay(activity, day, home);
    }
  }
  for (const day of trip.days) {
    if (dateOf.has(day.id)) continue;
    if (day.notes !== "" && day.activities.length === 0) moves.keepNotes(day, newId(), whyGone);
    ops.push({ op: "day.remove", day: { id: day.id, date: day.date, notes: day.notes } });
  }
  return { ops, warnings: moves.warnings };
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

  park(activity: Activity, day: Day, why: WhyParked): void {
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
    const parked = why.activity(activity.title, dayOf(day.date));
    this.warnings.push({
      code: "activity_parked",
      message: isTied(activity) ? together([parked, said`It belongs to a booking, which has not moved.`]) : parked,
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
      message: said`"${activity.title}" belongs to a booking and stays on ${dayOf(from.date)}.`,
      path: `itinerary.${activity.id}`,
    });
  }

  /** Notes of a removed empty day become a parked activity. */
  keepNotes(day: Day, id: string, why: WhyParked): void {
    const activity: Activity = {
      ...blankActivity(worded`Notes of ${dayOf(day.date)}`),
      id,
      parked: { date: day.date, dayNotes: day.notes, reason: "outside_dates" },
    };
    this.ops.push({ op: "activity.add", activity, at: { dayId: null, after: this.lastParked } });
    this.lastParked = id;
    this.warnings.push({
      code: "notes_parked",
      message: why.notes(dayOf(day.date)),
      path: `parked.${id}`,
    });
  }
}
