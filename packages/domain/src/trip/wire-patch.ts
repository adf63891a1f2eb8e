import { numberOf } from "../amount.ts";
import { snake, type WireActivityFields } from "./activity-fields.ts";
import type { ActivityFields, DayFields, TripFields } from "./document.ts";
import type { Place, TripOp, TripPatch } from "./patch.ts";
import { presentActivity, presentActivityFields, type WireActivity, type WireTripFields } from "./wire.ts";

/** A patch as the wire carries it: each op names its target by id and has `before` and `after` of the fields it changes. */

export interface WirePlace {
  itinerary_id: string | null;
  after_activity_id: string | null;
}

/** The place of the destination belongs to the fields of a trip in a patch. */
type TripSide = Partial<WireTripFields> & {
  city_id?: string | null;
  lat?: number | null;
  lng?: number | null;
  timezone?: string | null;
};
type DaySide = { date?: string; notes?: string };
type ActivitySide = Partial<WireActivityFields>;
type WireDayRow = { id: string; date: string; notes: string };

export type WireOp =
  | { op: "trip.set"; before: TripSide; after: TripSide }
  | { op: "day.add"; day: WireDayRow }
  | { op: "day.remove"; day: WireDayRow }
  | { op: "day.set"; itinerary_id: string; before: DaySide; after: DaySide }
  | { op: "activity.add"; activity: WireActivity; at: WirePlace }
  | { op: "activity.remove"; activity: WireActivity; at: WirePlace }
  | { op: "activity.set"; activity_id: string; before: ActivitySide; after: ActivitySide }
  | { op: "activity.move"; activity_id: string; from: WirePlace; to: WirePlace };

export function presentPatch(patch: TripPatch): WireOp[] {
  return patch.map(presentOp);
}

function presentOp(op: TripOp): WireOp {
  switch (op.op) {
    case "trip.set":
      return { op: op.op, before: presentTripFields(op.before), after: presentTripFields(op.after) };
    case "day.add":
    case "day.remove":
      return { op: op.op, day: { id: op.day.id, date: op.day.date, notes: op.day.notes } };
    case "day.set":
      return {
        op: op.op,
        itinerary_id: op.dayId,
        before: presentDayFields(op.before),
        after: presentDayFields(op.after),
      };
    case "activity.add":
    case "activity.remove":
      return { op: op.op, activity: presentActivity(op.activity, op.at.dayId), at: presentPlace(op.at) };
    case "activity.set":
      return {
        op: op.op,
        activity_id: op.activityId,
        before: presentActivityFields<Partial<ActivityFields>>(op.before),
        after: presentActivityFields<Partial<ActivityFields>>(op.after),
      };
    case "activity.move":
      return { op: op.op, activity_id: op.activityId, from: presentPlace(op.from), to: presentPlace(op.to) };
  }
}

function presentPlace({ dayId, after }: Place): WirePlace {
  return { itinerary_id: dayId, after_activity_id: after };
}

const presentDayFields = (fields: Partial<DayFields>): DaySide => ({ ...fields });

const amounts = new Set(["budgetPerPerson", "totalBudget"]);

function presentTripFields(fields: Partial<TripFields>): TripSide {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [snake(key), amounts.has(key) ? numberOf(value as string) : value]),
  );
}
