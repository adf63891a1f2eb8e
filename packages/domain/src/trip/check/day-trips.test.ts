import { describe, expect, it } from "vitest";
import { activity, contextOf, requestFor, tripOf } from "../../../test/cities.ts";
import { checkWithFixes } from "../../fixes/find-fixes.ts";
import { dayCapacities } from "../../planning/day-capacity.ts";
import { check } from "../check.ts";
import type { Activity, TripDocument } from "../document.ts";
import { apply } from "../patch.ts";

const request = requestFor("lisbon", 3);
const context = contextOf(request);
const lisbon = { lat: 38.714, lng: -9.14 };
const sintra = { lat: 38.797, lng: -9.388 };

const from = (it: { lat: number; lng: number } | null) => ({ fromLat: it?.lat ?? null, fromLng: it?.lng ?? null });
const ride = (id: string, title: string, [start, end]: readonly [string, string], fields: Partial<Activity>) =>
  activity({ id, title, activityType: "transport", startTime: start, endTime: end, ...fields });
const out = ride("out", "Train to Sintra", ["09:00", "09:40"], {
  ...sintra,
  ...from(lisbon),
  location: "Sintra",
  fromLocation: "Lisbon",
});
const back = ride("back", "Train to Lisbon", ["18:00", "18:40"], { ...lisbon, ...from(sintra), location: "Lisbon" });
const stop = (id: string, start: string, end: string, where: { lat: number; lng: number }, fields = {}) =>
  activity({ id, title: id, startTime: start, endTime: end, verified: true, ...where, ...fields });
const palace = stop("Palace", "10:00", "12:00", { lat: 38.7969, lng: -9.3905 });
const lunch = stop("Lunch", "12:30", "13:30", sintra, { activityType: "dining" });
const dinner = stop("Dinner", "20:00", "21:30", lisbon, { activityType: "dining" });
const inTown = (id: string) => stop(id, "10:00", "16:00", lisbon);

function tripWith(...days: readonly (readonly Activity[])[]): TripDocument {
  const empty = tripOf(request, { days: [], warnings: [] });
  return {
    ...empty,
    days: days.map((activities, index) => ({
      id: `day-${index}`,
      date: `2026-10-0${index + 1}`,
      notes: "",
      activities,
    })),
  };
}
const severe = (trip: TripDocument) =>
  check(trip, context)
    .filter((it) => it.severity !== "info")
    .map(({ code, activityIds }) => `${code}: ${activityIds.join(", ")}`);

describe("a day trip by train", () => {
  const dayTrip = [out, palace, lunch, back, dinner];

  it("out and back on the same day has no findings, on any day of the trip", () => {
    expect(severe(tripWith(dayTrip, [inTown("a")], [inTown("b")]))).toEqual([]);
    expect(severe(tripWith([inTown("a")], dayTrip, [inTown("b")]))).toEqual([]);
    expect(severe(tripWith([inTown("a")], [inTown("b")], dayTrip))).toEqual([]);
  });

  it("has no findings with long rides either", () => {
    const long = [
      { ...out, startTime: "08:00", endTime: "09:40" },
      { ...back, startTime: "18:00", endTime: "19:40" },
    ];
    const day = [long[0] as Activity, palace, lunch, long[1] as Activity];
    expect(severe(tripWith([inTown("a")], [inTown("b")], day))).toEqual([]);
    expect(severe(tripWith(day, [inTown("b")], [inTown("a")]))).toEqual([]);
  });

  it("needs time from the station to the next stop, but none for the distance that the train covers", () => {
    const late = { ...palace, startTime: "09:45", lat: 38.82, lng: -9.36 };
    expect(severe(tripWith([inTown("a")], [out, late, lunch, back], [inTown("b")]))).toEqual([
      "travel_time: out, Palace",
    ]);
    const early = stop("Fado", "18:50", "19:30", { lat: 38.76, lng: -9.1 });
    expect(severe(tripWith([inTown("a")], [out, palace, lunch, back, early], [inTown("b")]))).toEqual([
      "travel_time: back, Fado",
    ]);
  });

  it("has no findings about travel around a ride with an unknown origin", () => {
    const unknown = [
      { ...out, ...from(null) },
      { ...palace, startTime: "09:41" },
      { ...back, ...from(null) },
      { ...dinner, startTime: "18:41" },
    ];
    expect(severe(tripWith([inTown("a")], unknown, [inTown("b")]))).toEqual([]);
  });

  it("reports a stop after the last ride back, and moves it before that", () => {
    const garden = stop("Garden", "19:30", "20:15", sintra);
    const trip = tripWith([inTown("a")], [out, palace, lunch, back, garden], [inTown("b")]);
    expect(severe(trip)).toContain("no_way_back: back, Garden");
    const finding = checkWithFixes(trip, context, () => "new").find((it) => it.code === "no_way_back");
    expect(finding).toMatchObject({ severity: "error" });
    const { next } = apply(trip, finding?.fix?.patch ?? []);
    expect(severe(next)).toEqual([]);
    expect(next.days[1]?.activities.at(-1)?.id).toBe("back");
  });

  it("reports a missing ride back when the evening or the next morning is in town, and adds one", () => {
    for (const [second, third] of [
      [[out, palace, lunch, dinner], [inTown("b")]],
      [[out, palace, lunch], [inTown("b")]],
    ] as const) {
      const trip = tripWith([inTown("a")], second, third);
      expect(severe(trip)).toEqual([`no_way_back: out, ${second.includes(dinner) ? "Dinner" : "b"}`]);
      const [finding] = checkWithFixes(trip, context, () => "new");
      expect(finding?.fix?.summary.text).toBe('Add "Getting back to Lisbon" at 14:00');
      const { next } = apply(trip, finding?.fix?.patch ?? []);
      expect(severe(next)).toEqual([]);
    }
  });

  it("needs no ride back from a town where the plan continues", () => {
    const stays = stop("b", "10:00", "12:00", sintra);
    expect(severe(tripWith([inTown("a")], [out, palace, lunch], [stays]))).toEqual([]);
    expect(severe(tripWith([inTown("a")], [out, palace, lunch], [back, inTown("c")]))).not.toContain("no_way_back");
  });

  it("needs no ride back to a stop that the travellers leave for good", () => {
    const days = [[inTown("a")], [out, palace, lunch], [inTown("b")]] as const;
    const at = (id: string, point: { readonly lat: number; readonly lng: number }, nights: number) => ({
      ...{ id, destination: id, placeId: null, timezone: null, nights },
      ...{ lat: point.lat, lng: point.lng },
    });
    const trip = { ...tripWith(...days), stops: [at("Lisbon", lisbon, 1), at("Sintra", sintra, 1)] };
    expect(severe(trip)).not.toContain("no_way_back: out, b");
    expect(severe({ ...trip, stops: [at("Lisbon", lisbon, 2), at("Sintra", sintra, 0)] })).toContain(
      "no_way_back: out, b",
    );
  });

  it("is planned around with the place where each ride ends", () => {
    const frame = { date: "2026-10-02", kind: "full", start: 540, end: 1200, stops: 4, lunch: true, dinner: true };
    const [capacity] = dayCapacities(
      [frame as never],
      [out, back].map((it) => ({ date: frame.date, activity: it })),
    );
    expect(capacity?.blocks.map(({ entry, exit }) => [entry?.lng, exit?.lng])).toEqual([
      [lisbon.lng, sintra.lng],
      [sintra.lng, lisbon.lng],
    ]);
  });
});
