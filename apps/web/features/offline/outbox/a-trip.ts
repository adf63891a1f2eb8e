import type { Activity, Trip } from "@/features/api-client/index.ts";
import type { Edit, OutboxEntry } from "./edit.ts";
import { withEdit } from "./edit-ops.ts";

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
  return titles.reduce(
    (trip, title) => withEdit(trip, { kind: "add", activityId: title, fields: { title, itinerary_id: "one" } }),
    empty,
  );
}

export function queued(edit: Edit, more: Partial<OutboxEntry> = {}): OutboxEntry {
  return {
    place: 1,
    id: "edit",
    tripId: "trip",
    suggests: false,
    edit,
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
