import type { ActivityFields } from "@caravan/domain/trip/document";
import type { RequestedOp } from "@caravan/domain/trip/requested-patch";
import type { Activity, Trip } from "@/features/api-client/index.ts";
import type { Edit, OutboxEntry } from "../outbox-entry.ts";
import { withPatches } from "./pending-trip.ts";

/** For tests: a trip of two days with these activities on the first. */
export function aTrip(...titles: readonly string[]): Trip {
  const day = (id: string, day_number: number) => ({ id, day_number, date: `2030-05-0${day_number}`, notes: "" });
  const empty = {
    ...{ id: "trip", role: "owner", revision: 1, title: "A trip", destination: "Lisbon", status: "draft" },
    ...{ start_date: "2030-05-01", end_date: "2030-05-02", travelers: 1, interests: [], currency: "EUR", notes: null },
    ...{ travel_style: null, accommodation_type: null, budget_per_person: null, total_budget: null, attributions: [] },
    ...{ place: { city_id: null, lat: null, lng: null, timezone: null }, created_at: "", updated_at: "" },
    parked: [] as Activity[],
    itinerary: [
      { ...day("one", 1), activities: [] as Activity[] },
      { ...day("two", 2), activities: [] as Activity[] },
    ],
  } as unknown as Trip;
  return withPatches(
    empty,
    titles.map((title) => additionOf(title).ops),
  );
}

/** Edits of one activity, which is named by its id. */
const editOf = (title: string, ...ops: RequestedOp[]): Edit => ({ title, ops });

export const additionOf = (title: string, dayId = "one", activityId = title): Edit =>
  editOf(title, { op: "activity.add", id: activityId, fields: { title }, at: { dayId } });

export const changeOf = (id: string, after: Partial<ActivityFields>, before: Partial<ActivityFields>): Edit =>
  editOf(id, { op: "activity.set", activityId: id, before, after });

export const moveOf = (id: string, dayId: string | null, after: string | null = null, fromDayId = "one"): Edit =>
  editOf(id, { op: "activity.move", activityId: id, from: { dayId: fromDayId }, to: { dayId, after } });

export const removalOf = (id: string, before: Partial<ActivityFields>): Edit =>
  editOf(id, { op: "activity.remove", activityId: id, before });

export const notesOf = (dayId: string, notes: string, before: string): Edit => ({
  title: null,
  ops: [{ op: "day.set", dayId, before: { notes: before }, after: { notes } }],
});

export function queued(edit: Edit, more: Partial<OutboxEntry> = {}): OutboxEntry {
  return {
    place: 1,
    id: "edit",
    tripId: "trip",
    suggests: false,
    ...edit,
    madeAt: 0,
    waited: true,
    triedAt: null,
    trouble: null,
    ...more,
  };
}

export function titlesOf(trip: Trip): readonly (readonly string[])[] {
  return trip.itinerary.map((day) => day.activities.map((it) => it.title));
}

export function withoutActivity(trip: Trip, id: string): Trip {
  const keep = (it: Activity) => it.id !== id;
  return {
    ...trip,
    itinerary: trip.itinerary.map((day) =>
      day.activities.every(keep) ? day : { ...day, activities: day.activities.filter(keep) },
    ),
    parked: trip.parked.filter(keep),
  };
}

export function withActivity(trip: Trip, id: string, change: Partial<Activity>): Trip {
  const edit = (it: Activity) => (it.id === id ? { ...it, ...change } : it);
  return {
    ...trip,
    itinerary: trip.itinerary.map((day) => ({ ...day, activities: day.activities.map(edit) })),
    parked: trip.parked.map(edit),
  };
}

/** Puts an activity behind `afterId` in a day; null is the day's first place. */
export function withMove(trip: Trip, id: string, dayId: string, afterId: string | null): Trip {
  const found = [...trip.itinerary.flatMap((day) => day.activities), ...trip.parked].find((it) => it.id === id);
  if (!found) return trip;
  const moved: Activity = { ...found, itinerary_id: dayId, parked: null };
  const rest = withoutActivity(trip, id);
  return {
    ...rest,
    itinerary: rest.itinerary.map((day) => {
      if (day.id !== dayId) return day;
      const at = afterId === null ? 0 : day.activities.findIndex((it) => it.id === afterId) + 1;
      return { ...day, activities: day.activities.toSpliced(at, 0, moved) };
    }),
  };
}
