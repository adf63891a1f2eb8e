import { presentActivity } from "@caravan/domain/trip/activity-fields";
import { apply } from "@caravan/domain/trip/patch";
import { completePatch, type RequestedOp } from "@caravan/domain/trip/requested-patch";
import { presentTrip, readActivityFields, readTrip } from "@caravan/domain/trip/wire";
import type { Activity, Trip } from "@/features/api-client/index.ts";
import type { Edit } from "../edit.ts";

/** What somebody who deletes an activity has read of it. */
const readBeforeDeletion = [
  ...(["title", "start_time", "end_time", "location", "address", "notes", "description"] as const),
  ...(["estimated_cost", "pinned", "booking_id"] as const),
];

/**
 * An edit as operations on the trip's document, each with what its author saw.
 *
 * @param trip as it is now, where that is known: what stands already where it is to go needs no comparison.
 */
export function opsOf(edit: Edit, trip: Trip | null): readonly RequestedOp[] {
  switch (edit.kind) {
    case "notes":
      return [{ op: "day.set", dayId: edit.dayId, before: { notes: edit.before }, after: { notes: edit.notes } }];
    case "add": {
      const { itinerary_id, date: _date, day_number: _day, ...fields } = edit.fields;
      const dayId = itinerary_id ?? trip?.itinerary[0]?.id ?? null;
      return [{ op: "activity.add", id: edit.activityId, fields: readActivityFields(wire(fields)), at: { dayId } }];
    }
    case "remove": {
      const seen = Object.fromEntries(readBeforeDeletion.map((name) => [name, edit.seen[name]]));
      return [{ op: "activity.remove", activityId: edit.activityId, before: readActivityFields(wire(seen)) }];
    }
    case "move": {
      const { activityId, dayId, afterId, fromDayId } = edit;
      const from = trip && dayOf(trip, activityId) === dayId ? {} : { from: { dayId: fromDayId } };
      return [{ op: "activity.move", activityId, ...from, to: { dayId, after: afterId } }];
    }
    case "change": {
      const { before = {}, itinerary_id, after_activity_id, date: _date, day_number: _day, ...fields } = edit.change;
      const ops: RequestedOp[] = [];
      const { activityId } = edit;
      if (Object.keys(fields).length > 0 || Object.keys(before).length > 0)
        ops.push({
          op: "activity.set",
          activityId,
          before: readActivityFields(wire(before)),
          after: readActivityFields(wire(fields)),
        });
      const stays = trip !== null && itinerary_id === dayOf(trip, activityId) && after_activity_id === undefined;
      if (itinerary_id !== undefined && !stays)
        ops.push({ op: "activity.move", activityId, to: { dayId: itinerary_id, after: after_activity_id } });
      return ops;
    }
  }
}

/** The same without what its author saw: done whatever stands there. */
export function unconditional(ops: readonly RequestedOp[]): readonly RequestedOp[] {
  return ops.map((op): RequestedOp => {
    if (op.op === "activity.move") return { op: op.op, activityId: op.activityId, to: op.to };
    return op.op === "activity.add" ? op : { ...op, before: {} };
  });
}

/** The trip as it will be once the edit has gone through; as it is where the edit does not fit. */
export function withEdit(trip: Trip, edit: Edit): Trip {
  const document = readTrip(trip);
  const { patch } = completePatch(document, unconditional(opsOf(edit, trip)));
  if (patch.length === 0) return trip;
  const { next } = apply(document, patch);
  // What has not changed is the same object as before, so that nothing is drawn anew for it.
  const known = new Map<unknown, Activity>();
  const lists = [
    ...trip.itinerary.map((day, index) => [day.activities, document.days[index]?.activities] as const),
    [trip.parked, document.parked] as const,
  ];
  for (const [wires, activities] of lists)
    for (const [index, it] of wires.entries()) known.set(activities?.[index], it);
  const days = new Map(next.days.map((day) => [day.id, day]));
  const shown = presentTrip(
    { ...next, days: next.days.map((day) => ({ ...day, activities: [] })), parked: [] },
    trip.role,
  );
  const present = (it: (typeof next.parked)[number], dayId: string | null): Activity => {
    const same = known.get(it);
    return same && same.itinerary_id === dayId ? same : presentActivity(it, dayId);
  };
  return {
    ...trip,
    ...shown,
    itinerary: shown.itinerary.map((day) => ({
      ...day,
      activities: days.get(day.id)?.activities.map((it) => present(it, day.id)) ?? [],
    })),
    parked: next.parked.map((it) => present(it, null)),
  };
}

function dayOf(trip: Trip, activityId: string): string | null {
  return trip.itinerary.find((day) => day.activities.some((it) => it.id === activityId))?.id ?? null;
}

/** Fields of a form are named and typed as on the wire. */
const wire = (fields: object) => fields as Partial<Activity>;
