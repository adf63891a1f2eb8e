import fc from "fast-check";
import { addDays } from "../src/calendar.ts";
import type { Activity, TripDocument } from "../src/trip/document.ts";
import { blankActivity } from "../src/trip/new-activity.ts";

/** A synthetic trip: its days from `start`, each with the given activities. Ids are readable. */
export function tripOf(
  start: string,
  days: readonly (readonly Partial<Activity>[])[],
  more: Partial<TripDocument> = {},
): TripDocument {
  return {
    id: "trip",
    ownerId: "owner",
    revision: 1,
    createdAt: "2026-11-21T00:00:00.000Z",
    updatedAt: "2026-11-21T00:00:00.000Z",
    title: "A trip",
    destination: "Lisbon",
    startDate: start,
    endDate: addDays(start, days.length - 1),
    travelers: 1,
    interests: [],
    travelStyle: null,
    accommodationType: null,
    budgetPerPerson: null,
    totalBudget: null,
    currency: "EUR",
    status: "draft",
    notes: null,
    cityId: null,
    lat: null,
    lng: null,
    timezone: null,
    days: days.map((activities, index) => ({
      id: `day-${index + 1}`,
      date: addDays(start, index),
      notes: "",
      activities: activities.map((it, at) => ({
        ...blankActivity(`Activity ${index + 1}.${at + 1}`),
        id: `a-${index + 1}-${at + 1}`,
        ...it,
      })),
    })),
    stops: [],
    parked: [],
    ...more,
  };
}

/** Ids that are new each time and the same in each run. */
export function counter(prefix = "new"): () => string {
  let next = 0;
  return () => `${prefix}-${++next}`;
}

const time = fc.option(
  fc
    .integer({ min: 0, max: 1439 })
    .map((it) => `${String(Math.floor(it / 60)).padStart(2, "0")}:${String(it % 60).padStart(2, "0")}`),
  { nil: null },
);

/** Trips of 1 to 8 days with 0 to 5 activities each, some of them booked, some days with notes. */
export const anyTrip: fc.Arbitrary<TripDocument> = fc
  .array(
    fc.record({
      notes: fc.constantFrom("", "", "remember the tickets"),
      activities: fc.array(fc.record({ startTime: time, bookingId: fc.constantFrom(null, null, null, "booking") }), {
        maxLength: 5,
      }),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((days) => {
    const trip = tripOf(
      "2027-05-03",
      days.map((it) => it.activities),
    );
    return { ...trip, days: trip.days.map((day, index) => ({ ...day, notes: days[index]?.notes ?? "" })) };
  });

export function allActivities(trip: TripDocument): Activity[] {
  return [...trip.days.flatMap((day) => day.activities), ...trip.parked];
}

/** Trips of 1 to 8 days of which those with two nights or more have up to four stops. */
export const anyTripWithStops: fc.Arbitrary<TripDocument> = fc
  .tuple(anyTrip, fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 0, maxLength: 4 }))
  .map(([trip, shares]) => {
    let left = trip.days.length - 1;
    const nights = shares.flatMap((share) => {
      const own = Math.min(share, left);
      left -= own;
      return own > 0 ? [own] : [];
    });
    if (nights.length < 2) return trip;
    const stops = nights.map((own, index) => ({
      ...{ id: `stop-${index + 1}`, destination: `City ${index + 1}`, placeId: `city-${index + 1}` },
      ...{ lat: 40 + index, lng: 10 - index, timezone: "Europe/Rome" },
      nights: index === nights.length - 1 ? own + left : own,
    }));
    return { ...trip, stops };
  });
