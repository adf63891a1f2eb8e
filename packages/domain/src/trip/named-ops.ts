import { clockOf, minutesOf } from "../calendar.ts";
import type { Day, TripDocument } from "./document.ts";
import { duplicateDay } from "./duplicate-day.ts";
import type { RequestedOp } from "./requested-op.ts";

/** An op that stands for several: it is made from the trip as the ops before it leave it. Days are named by their ids. */
export type NamedOp =
  | { readonly op: "day.shift"; readonly dayId: string; readonly minutes: number }
  | { readonly op: "day.clear"; readonly dayId: string }
  | { readonly op: "day.duplicate"; readonly dayId: string; readonly toDayId: string }
  | { readonly op: "day.swap"; readonly dayId: string; readonly withDayId: string };

const namedOps: readonly string[] = ["day.shift", "day.clear", "day.duplicate", "day.swap"];
export const isNamedOp = (op: RequestedOp | NamedOp): op is NamedOp => namedOps.includes(op.op);

/** A shift that would take an activity into another day. */
export class ShiftPastMidnight extends Error {
  override readonly name = "ShiftPastMidnight";
}

/**
 * The ops that it stands for. What is booked keeps its day and its time, and the notes of a day stay with its date. For a
 * day that the trip does not have, an op about that day, which then does not fit.
 *
 * @throws ShiftPastMidnight
 */
export function expandNamedOp(trip: TripDocument, op: NamedOp, newId: () => string): readonly RequestedOp[] {
  const day = trip.days.find((it) => it.id === op.dayId);
  if (!day) return aboutDay(op.dayId);
  switch (op.op) {
    case "day.shift":
      return shifted(day, op.minutes);
    case "day.clear":
      return movedTo(null, day);
    case "day.duplicate": {
      const target = trip.days.find((it) => it.id === op.toDayId);
      return target ? copied(day, target, newId) : aboutDay(op.toDayId);
    }
    case "day.swap": {
      const other = trip.days.find((it) => it.id === op.withDayId);
      return other ? [...movedTo(other.id, day), ...movedTo(day.id, other)] : aboutDay(op.withDayId);
    }
  }
}

const aboutDay = (dayId: string): readonly RequestedOp[] => [{ op: "day.set", dayId, before: {}, after: {} }];

const movable = (day: Day) => day.activities.filter((it) => it.bookingId === null && it.segmentId === null);

function movedTo(dayId: string | null, day: Day): readonly RequestedOp[] {
  return movable(day).map(({ id }) => ({ op: "activity.move", activityId: id, to: { dayId } }));
}

/** Sets the times that come last first when they become later, so that no activity passes another on the way. */
function shifted(day: Day, minutes: number): readonly RequestedOp[] {
  const ops = movable(day).flatMap(({ id, title, startTime }): RequestedOp[] => {
    if (startTime === null) return [];
    const start = minutesOf(startTime) + minutes;
    if (start < 0 || start >= 24 * 60)
      throw new ShiftPastMidnight(`"${title}" at ${startTime} would no longer begin on this day`);
    return [{ op: "activity.set", activityId: id, before: {}, after: { startTime: clockOf(start) } }];
  });
  return minutes > 0 ? ops.reverse() : ops;
}

function copied(day: Day, target: Day, newId: () => string): readonly RequestedOp[] {
  return duplicateDay(day, target, newId).flatMap((it): RequestedOp[] => {
    if (it.op !== "activity.add") return [];
    const { id, ...fields } = it.activity;
    return [{ op: it.op, id, fields, at: it.at }];
  });
}
