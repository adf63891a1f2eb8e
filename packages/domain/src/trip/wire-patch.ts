import { numberOf } from "../amount.ts";
import { presentActivity, snake, type WireActivity, type WireActivityFields } from "./activity-fields.ts";
import type { DayFields, StopFields, TripFields } from "./document.ts";
import type { Place, StopPlace, TripOp, TripPatch } from "./patch.ts";
import type { RequestedOp, RequestedPatch, RequestedPlace } from "./requested-patch.ts";
import { presentActivityFields, presentStop, type WireStopRow, type WireTripFields } from "./wire.ts";

/** A patch in its wire form: each op names its target by id and has `before` and `after` of the fields it changes. */

export interface WirePlace {
  itinerary_id: string | null;
  after_activity_id: string | null;
}

/** In a patch, the position of the destination belongs to the fields of the trip. */
type TripSide = Partial<WireTripFields> & {
  city_id?: string | null;
  lat?: number | null;
  lng?: number | null;
  timezone?: string | null;
};
export interface WireStopPlace {
  after_stop_id: string | null;
}

type StopSide = Partial<Omit<WireStopRow, "id">>;
type DaySide = { date?: string; notes?: string };
type ActivitySide = Partial<WireActivityFields>;
type WireDayRow = { id: string; date: string; notes: string };

export type WireOp =
  | { op: "trip.set"; before: TripSide; after: TripSide }
  | { op: "day.add"; day: WireDayRow }
  | { op: "day.remove"; day: WireDayRow }
  | { op: "day.set"; itinerary_id: string; before: DaySide; after: DaySide }
  | { op: "stop.add"; stop: WireStopRow; at: WireStopPlace }
  | { op: "stop.remove"; stop: WireStopRow; at: WireStopPlace }
  | { op: "stop.change"; stop_id: string; before: StopSide; after: StopSide }
  | { op: "stop.move"; stop_id: string; from: WireStopPlace; to: WireStopPlace }
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
    case "stop.add":
    case "stop.remove":
      return { op: op.op, stop: presentStop(op.stop), at: presentStopPlace(op.at) };
    case "stop.change":
      return {
        op: op.op,
        stop_id: op.stopId,
        before: presentStopFields(op.before),
        after: presentStopFields(op.after),
      };
    case "stop.move":
      return { op: op.op, stop_id: op.stopId, from: presentStopPlace(op.from), to: presentStopPlace(op.to) };
    case "activity.add":
    case "activity.remove":
      return { op: op.op, activity: presentActivity(op.activity, op.at.dayId), at: presentPlace(op.at) };
    case "activity.set":
      return {
        op: op.op,
        activity_id: op.activityId,
        before: presentActivityFields(op.before),
        after: presentActivityFields(op.after),
      };
    case "activity.move":
      return { op: op.op, activity_id: op.activityId, from: presentPlace(op.from), to: presentPlace(op.to) };
  }
}

function presentPlace({ dayId, after }: Place): WirePlace {
  return { itinerary_id: dayId, after_activity_id: after };
}

function presentStopPlace({ after }: StopPlace): WireStopPlace {
  return { after_stop_id: after };
}

function presentStopFields(fields: Partial<StopFields>): StopSide {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [snake(key), value]));
}

const presentDayFields = (fields: Partial<DayFields>): DaySide => ({ ...fields });

const amounts = new Set(["budgetPerPerson", "totalBudget"]);

function presentTripFields(fields: Partial<TripFields>): TripSide {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [snake(key), amounts.has(key) ? numberOf(value as string) : value]),
  );
}

/** A requested op: `before` may be left out, and a place without a neighbour is found by time. */
export type WireRequest =
  | { op: "trip.set"; before: TripSide; after: TripSide }
  | { op: "day.set"; itinerary_id: string; before?: { notes: string }; after: { notes: string } }
  | ({ op: "stop.add"; stop: WireStopRow; at?: WireStopPlace } & NewIds)
  | ({ op: "stop.change"; stop_id: string; before: StopSide; after: StopSide } & NewIds)
  | ({ op: "stop.remove"; stop_id: string; stop: StopSide } & NewIds)
  | ({ op: "stop.move"; stop_id: string; from?: WireStopPlace; to: WireStopPlace } & NewIds)
  | { op: "activity.add"; activity: ActivitySide & { id: string; title: string }; at: WireRequestedPlace }
  | { op: "activity.remove"; activity: ActivitySide & { id: string } }
  | { op: "activity.set"; activity_id: string; before: ActivitySide; after: ActivitySide }
  | { op: "activity.move"; activity_id: string; from?: { itinerary_id: string | null }; to: WireRequestedPlace };
type NewIds = { new_ids?: string[] };
interface WireRequestedPlace {
  itinerary_id: string | null;
  after_activity_id?: string | null;
}

/** Presents a request in the form that `apply_changes` reads. */
export function presentRequest(requested: RequestedPatch): WireRequest[] {
  return requested.map(presentRequestedOp);
}

function presentRequestedOp(op: RequestedOp): WireRequest {
  switch (op.op) {
    case "trip.set":
      return { op: op.op, before: presentTripFields(op.before), after: presentTripFields(op.after) };
    case "day.set":
      return {
        op: op.op,
        itinerary_id: op.dayId,
        ...(op.before.notes === undefined ? {} : { before: { notes: op.before.notes } }),
        after: { notes: op.after.notes ?? "" },
      };
    case "stop.add":
      return {
        ...{ op: op.op, stop: presentStop(op.stop) },
        ...(op.at ? { at: presentStopPlace(op.at) } : {}),
        ...newIds(op),
      };
    case "stop.change":
      return {
        ...{ op: op.op, stop_id: op.stopId },
        ...{ before: presentStopFields(op.before), after: presentStopFields(op.after) },
        ...newIds(op),
      };
    case "stop.remove":
      return { op: op.op, stop_id: op.stopId, stop: presentStopFields(op.before), ...newIds(op) };
    case "stop.move":
      return {
        ...{ op: op.op, stop_id: op.stopId, to: presentStopPlace(op.to) },
        ...(op.from ? { from: presentStopPlace(op.from) } : {}),
        ...newIds(op),
      };
    case "activity.add":
      return {
        op: op.op,
        activity: { ...presentActivityFields(op.fields), id: op.id, title: op.fields.title ?? "" },
        at: presentRequestedPlace(op.at),
      };
    case "activity.remove":
      return { op: op.op, activity: { ...presentActivityFields(op.before), id: op.activityId } };
    case "activity.set":
      return {
        op: op.op,
        activity_id: op.activityId,
        before: presentActivityFields(op.before),
        after: presentActivityFields(op.after),
      };
    case "activity.move":
      return {
        op: op.op,
        activity_id: op.activityId,
        ...(op.from ? { from: { itinerary_id: op.from.dayId } } : {}),
        to: presentRequestedPlace(op.to),
      };
  }
}

function newIds({ newIds: ids }: { readonly newIds?: readonly string[] | undefined }): NewIds {
  return ids && ids.length > 0 ? { new_ids: [...ids] } : {};
}

function presentRequestedPlace({ dayId, after }: RequestedPlace): WireRequestedPlace {
  return { itinerary_id: dayId, ...(after === undefined ? {} : { after_activity_id: after }) };
}
