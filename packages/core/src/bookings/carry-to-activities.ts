import { statement, t } from "@caravan/db/sql";
import type { TripDocument } from "@caravan/domain/trip/document";
import { locate } from "@caravan/domain/trip/edit-activity";
import { patchOf, type RequestedOp } from "@caravan/domain/trip/requested-patch";
import { said } from "@caravan/domain/words/sentence";
import { tripForChange } from "../kernel/access.ts";
import { signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { changeTrip } from "../kernel/history.ts";
import { nameOfBooking } from "./record-booking-change.ts";
import type { Booking } from "./store.ts";

const linked = statement(
  "booking-activities",
  `select a.id, a.trip_id as "tripId" from activities a join trips t on t.id = a.trip_id and t.trashed_at is null
     join members m on m.trip_id = t.id and m.user_id = $2 and m.role in ('owner', 'editor')
    where a.booking_id = $1 and a.trip_id = any($3::uuid[]) order by a.id`,
  [t.uuid, t.uuid, t.list(t.uuid)],
  { id: t.uuid, tripId: t.uuid },
);

const fields = ["tripId", "status", "startDate", "endDate", "startTime", "endTime"] as const;

/**
 * Updates the activities that are linked to a booking: on its day, at its time, or parked when it is cancelled, left
 * the trip or lies outside its dates.
 */
export async function carryToActivities(ctx: Context, before: Booking, after: Booking): Promise<void> {
  if (fields.every((it) => before[it] === after[it])) return;
  const trips = [before.tripId, after.tripId].flatMap((it) => it ?? []);
  const rows = await ctx.sql.rows(linked, [after.id, signedIn(ctx.actor).userId, trips]);
  for (const tripId of new Set(rows.map((it) => it.tripId))) {
    const trip = await tripForChange(ctx, tripId, "editor", undefined);
    const isOn = after.tripId === tripId && after.status === "confirmed";
    const ops = rows
      .filter((it) => it.tripId === tripId)
      .flatMap(({ id }) => (isOn ? opsToBooking(trip.document, id, after) : aside(trip.document, id)));
    const patch = patchOf(trip.document, ops);
    const name = nameOfBooking(after);
    const summary = isOn
      ? said`Moved what is on the plan for the booking ${name}`
      : said`Set aside what was on the plan for the booking ${name}`;
    await changeTrip(ctx, trip, { action: "update_booking", summary, patch });
  }
}

/** The ops that move an activity to its booking. What the booking does not state stays. */
export function opsToBooking(trip: TripDocument, activityId: string, booking: Booking): readonly RequestedOp[] {
  const found = locate(trip, activityId);
  const { startDate, endDate, startTime, endTime } = booking;
  if (!found || startDate === null) return [];
  const day = trip.days.find((it) => it.date === startDate);
  if (!day) return aside(trip, activityId);
  const isSameDay = (endDate ?? startDate) === startDate;
  const end = isSameDay && startTime !== null && endTime !== null && endTime > startTime ? { endTime } : {};
  const ops: RequestedOp[] = [];
  // With its own time, the move does not choose a free one.
  const after = { startTime: startTime ?? found.activity.startTime, ...end };
  ops.push({ op: "activity.set", activityId, before: {}, after });
  if (found.day?.id !== day.id) ops.push({ op: "activity.move", activityId, to: { dayId: day.id } });
  return ops;
}

function aside(trip: TripDocument, activityId: string): readonly RequestedOp[] {
  return locate(trip, activityId)?.day ? [{ op: "activity.move", activityId, to: { dayId: null } }] : [];
}
