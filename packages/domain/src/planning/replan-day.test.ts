import { describe, expect, it } from "vitest";
import { contextOf, guideIn, requestFor, tripOf } from "../../test/cities.ts";
import { counter } from "../../test/trips.ts";
import { clockOf, minutesOf } from "../calendar.ts";
import { legBetween } from "../places/travel-time.ts";
import { ownPoint } from "../trip/activity-ends.ts";
import { mealsOn } from "../trip/check/day-load-and-lunch.ts";
import { checkedDays } from "../trip/check/timeline.ts";
import { check } from "../trip/check.ts";
import type { Activity, TripDocument } from "../trip/document.ts";
import { blankActivity } from "../trip/new-activity.ts";
import { apply } from "../trip/patch.ts";
import { plan } from "./plan.ts";
import { isKeptOnDay, mealsToKeep } from "./replan-day.ts";
import { replanPatch } from "./replan-patch.ts";
import type { PlanRequest } from "./types.ts";

const keeps = (it: Activity) => isKeptOnDay(it, new Set());

/** The trip with a new plan of one day, which keeps some of its activities. */
function replanned(request: PlanRequest, trip: TripDocument, date: string, keep: (it: Activity) => boolean) {
  const fixed = trip.days.flatMap((day) =>
    day.activities.filter((it) => day.date !== date || keep(it)).map((activity) => ({ date: day.date, activity })),
  );
  const replaced = trip.days.find((it) => it.date === date)?.activities.filter((it) => !keep(it)) ?? [];
  const setAside = replaced.flatMap((it) => it.placeId ?? []);
  const made = plan({ ...request, fixed, only: [date], setAside, seed: "again" });
  return apply(trip, replanPatch(trip, made, counter(), keep)).next;
}

describe("a replanned day", () => {
  it("has the meals that it had", () => {
    const request = requestFor("berlin", 4);
    const trip = tripOf(request, plan(request));
    const context = contextOf(request);
    const mealsOf = (it: TripDocument, id: string) =>
      checkedDays(it, context, new Set([id])).flatMap((day) => (day.day.id === id ? [...mealsOn(day)].sort() : []));
    const again = trip.days.map((day) => {
      const first = replanned(request, trip, day.date, keeps);
      const meals = mealsToKeep(trip, first, day.id);
      return { day, meals, next: replanned(request, trip, day.date, (it) => keeps(it) || meals.has(it.id)) };
    });
    // Some days lose their lunch between sights that stay.
    expect(again.some(({ meals }) => meals.size > 0)).toBe(true);
    for (const { day, next } of again)
      expect(mealsOf(next, day.id), day.date).toEqual(expect.arrayContaining(mealsOf(trip, day.id)));
  });
});

describe("the day of a flight home", () => {
  const flightFrom = (city: string, minutes: number): Activity => {
    const [airport] = guideIn(city).airports ?? [];
    return {
      ...blankActivity("Flight AB 123 home"),
      id: "flight",
      activityType: "transport",
      startTime: clockOf(minutes),
      durationMinutes: 150,
      fromLat: airport?.lat ?? null,
      fromLng: airport?.lng ?? null,
      lat: 50,
      lng: 8,
      pinned: true,
    };
  };

  it.each([
    ["lisbon", 4],
    ["rome", 4],
    ["paris", 2],
    ["istanbul", 3],
  ])("leaves time for lunch, the way to the airport and two hours there: %s, %i days", (city, days) => {
    const basic = requestFor(city, days);
    for (const leaves of [13 * 60, 16 * 60 + 30, 19 * 60]) {
      const flight = flightFrom(city, leaves);
      const request = { ...basic, fixed: [{ date: basic.endDate, activity: flight }] };
      const trip = tripOf(request, plan(request));
      const last = trip.days.at(-1)?.activities.filter((it) => it !== flight) ?? [];
      const airport = { lat: flight.fromLat ?? 0, lng: flight.fromLng ?? 0 };
      for (const it of last) {
        const way = legBetween(ownPoint(it) ?? null, airport).minutes;
        expect(minutesOf(it.endTime ?? "") + way, `${it.title} for ${clockOf(leaves)}`).toBeLessThanOrEqual(
          leaves - 120,
        );
      }
      const found = check(trip, contextOf(request)).filter((it) => it.severity !== "info");
      expect(found.map((it) => it.message)).toEqual([]);
      if (leaves >= 16 * 60) expect(last.some((it) => it.activityType === "dining")).toBe(true);
    }
  });
});
