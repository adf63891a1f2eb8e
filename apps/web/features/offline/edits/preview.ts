import type { Activity, Trip } from "@/features/api-client/index.ts";
import { findActivity, withActivity, withMove, withoutActivity } from "../../trip-builder/arrange.ts";
import type { Edit, NewFields } from "./edit.ts";

/** The trip as it will be once the edit has gone through, as far as the browser can tell. */
export function withEdit(trip: Trip, edit: Edit): Trip {
  switch (edit.kind) {
    case "change": {
      const { before: _seen, itinerary_id, after_activity_id, date: _date, day_number: _day, ...fields } = edit.change;
      const changed = withActivity(trip, edit.activityId, fields as Partial<Activity>);
      return itinerary_id === undefined
        ? changed
        : withMove(changed, edit.activityId, itinerary_id, after_activity_id ?? lastOf(changed, itinerary_id));
    }
    case "move":
      return withMove(trip, edit.activityId, edit.dayId, edit.afterId);
    case "remove":
      return withoutActivity(trip, edit.activityId);
    case "add":
      return withNew(trip, newActivity(edit.temporaryId, edit.fields));
    case "notes":
      return {
        ...trip,
        itinerary: trip.itinerary.map((day) => (day.id === edit.dayId ? { ...day, notes: edit.notes } : day)),
      };
  }
}

function lastOf(trip: Trip, dayId: string): string | null {
  return trip.itinerary.find((it) => it.id === dayId)?.activities.at(-1)?.id ?? null;
}

/** Behind everything that begins before it; without a time at the end. */
function withNew(trip: Trip, activity: Activity): Trip {
  if (findActivity(trip, activity.id)) return trip;
  const dayId = activity.itinerary_id ?? trip.itinerary[0]?.id;
  return {
    ...trip,
    itinerary: trip.itinerary.map((day) => {
      if (day.id !== dayId) return day;
      const { start_time } = activity;
      const at = start_time === null ? -1 : day.activities.findIndex((it) => (it.start_time ?? "") > start_time);
      return { ...day, activities: day.activities.toSpliced(at < 0 ? day.activities.length : at, 0, activity) };
    }),
  };
}

function newActivity(id: string, { date: _date, day_number: _day, ...fields }: NewFields): Activity {
  return {
    description: null,
    activity_type: "general",
    start_time: null,
    end_time: null,
    duration_minutes: null,
    location: null,
    address: null,
    estimated_cost: null,
    priority: 5,
    notes: null,
    lat: null,
    lng: null,
    provenance: "person",
    verified: true,
    pinned: false,
    place_id: null,
    reason: null,
    alternatives: [],
    parked: null,
    booking_id: null,
    segment_id: null,
    itinerary_id: null,
    ...(fields as Partial<Activity> & { title: string }),
    id,
  };
}
