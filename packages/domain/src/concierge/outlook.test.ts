import { describe, expect, it } from "vitest";
import { activity } from "../../test/cities.ts";
import { emptySegment, placeAt } from "../../test/segments.ts";
import { tripOf } from "../../test/trips.ts";
import { withSegments } from "../segments/segments-on-plan.ts";
import { outlook } from "./outlook.ts";
import type { Situation } from "./types.ts";

const context = { candidates: new Map(), dietary: [], accessibility: [] };
const museum = activity({
  id: "museum",
  title: "Museum",
  startTime: "10:00",
  endTime: "11:30",
  lat: 38.71,
  lng: -9.14,
});
/** About 1.1 km off as the crow flies: a walk of 20 minutes. */
const lunch = activity({
  id: "lunch",
  title: "Lunch",
  activityType: "dining",
  startTime: "12:30",
  endTime: "13:30",
  lat: 38.72,
  lng: -9.14,
  pinned: true,
});
const trip = tripOf("2026-10-01", [
  [museum, lunch],
  [activity({ id: "late", title: "Concert", startTime: "22:00", endTime: "01:00" })],
  [],
]);

function at(clock: string, date = "2026-10-01", more: Partial<Situation> = {}) {
  const minutes = Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
  return outlook({ trip, context, now: { date, minutes }, place: null, mode: null, ...more });
}

describe("the outlook", () => {
  it("works before, during and after the trip", () => {
    expect(at("10:00", "2026-09-30")).toMatchObject({ phase: "before", dayNumber: null, now: null, next: null });
    expect(at("10:00", "2026-10-02")).toMatchObject({ phase: "during", dayNumber: 2 });
    expect(at("10:00", "2026-10-04")).toMatchObject({ phase: "after", dayNumber: null });
  });

  it("names the current stop, the next one and when to leave", () => {
    expect(at("10:30")).toMatchObject({
      now: { activityId: "museum", fixed: false },
      next: { activityId: "lunch", fixed: true, start: { date: "2026-10-01", minutes: 750 } },
      way: { minutes: 20, mode: "walk", from: "stop", leaveBy: { date: "2026-10-01", minutes: 725 }, lateBy: 0 },
      freeMinutes: 35,
    });
  });

  it("starts from the traveller's location, by their transport mode", () => {
    const place = { lat: 38.76, lng: -9.14, accuracyM: 10 };
    const ways = [null, "walk", "cycle", "drive", "taxi"] as const;
    const minutes = ways.map((mode) => at("12:10", "2026-10-01", { place, mode }).way?.minutes ?? 0);
    expect(minutes).toEqual([30, 78, 28, 24, 20]);
    expect(at("12:10", "2026-10-01", { place }).way).toMatchObject({ from: "here", mode: "transit", lateBy: 10 });
  });

  it("runs past midnight, and is empty afterwards", () => {
    expect(at("00:30", "2026-10-03").now).toMatchObject({
      activityId: "late",
      end: { date: "2026-10-03", minutes: 60 },
    });
    expect(at("09:00", "2026-10-03")).toMatchObject({ now: null, next: null, way: null, freeMinutes: null });
  });

  it("plans lead time for a flight and for a train", () => {
    const flight = {
      ...emptySegment,
      kind: "flight" as const,
      number: "TP123",
      start: "2026-10-01T18:00",
      end: "2026-10-01T20:00",
      from: placeAt("Lisbon", 38.77, -9.13),
      to: placeAt("Porto", 41.24, -8.68),
    };
    const at14 = (kind: "flight" | "train") =>
      outlook({
        trip: withSegments({ ...trip, lat: 38.71, lng: -9.14 }, [
          { ...flight, kind, number: kind === "flight" ? "TP123" : "IC 520" },
        ]),
        context,
        now: { date: "2026-10-01", minutes: 840 },
        place: { lat: 38.72, lng: -9.14, accuracyM: 10 },
        mode: null,
      });
    const [byAir, byRail] = [at14("flight").way, at14("train").way];
    expect((byAir?.leaveBy.minutes ?? 0) + (byAir?.minutes ?? 0)).toBe(1080 - 120);
    expect((byRail?.leaveBy.minutes ?? 0) + (byRail?.minutes ?? 0)).toBe(1080 - 20);
  });

  it("waits for a reported delay and for a stop that was put off", () => {
    const event = { activityId: "lunch", at: { date: "2026-10-01", minutes: 725 } };
    const late = at("12:05", "2026-10-01", { events: [{ ...event, kind: "running_late", minutes: 40 }] });
    expect(late).toMatchObject({ freeMinutes: 0, way: { lateBy: 40 } });
    const putOff = at("12:05", "2026-10-01", { events: [{ ...event, kind: "delayed", minutes: 60 }] });
    expect(putOff).toMatchObject({ freeMinutes: 60, way: { leaveBy: { minutes: 785 }, lateBy: 0 } });
  });

  it("announces in the evening a flight at dawn, and in the morning one before noon", () => {
    const out = (clock: string) => {
      const segment = {
        ...emptySegment,
        kind: "flight" as const,
        number: "TP123",
        start: `2026-10-02T${clock}`,
        end: "2026-10-02T13:00",
        from: placeAt("Lisbon", 38.77, -9.13),
        to: placeAt("Paris", 49.01, 2.55),
      };
      const now = { date: "2026-10-01", minutes: 1320 };
      const plan = withSegments({ ...trip, lat: 38.71, lng: -9.14 }, [segment]);
      return outlook({ trip: plan, context, now, place: { lat: 38.72, lng: -9.14, accuracyM: 10 }, mode: "taxi" });
    };
    expect(out("06:10")).toMatchObject({
      next: { start: { date: "2026-10-02", minutes: 370 } },
      way: { leaveBy: { date: "2026-10-02" } },
    });
    expect(out("09:30").next).toBeNull();
  });

  it("continues from the station where a train ends, once its segment names it", () => {
    const segment = {
      ...emptySegment,
      kind: "train" as const,
      number: "AP 124",
      start: "2026-10-01T09:30",
      end: "2026-10-01T12:00",
      from: placeAt("Porto", 41.15, -8.585),
      to: placeAt("Lisbon Oriente", 38.768, -9.099),
    };
    const plan = withSegments({ ...tripOf("2026-10-01", [[lunch]]), lat: 38.71, lng: -9.14 }, [segment]);
    const now = { date: "2026-10-01", minutes: 600 };
    const { way } = outlook({ trip: plan, context, now, place: null, mode: "drive" });
    expect(way).toMatchObject({ from: "stop", mode: "drive" });
    expect(way?.minutes).toBeGreaterThan(20);
  });

  it("leaves out skipped stops and uses reported arrivals", () => {
    const event = { minutes: null, at: { date: "2026-10-01", minutes: 590 } };
    expect(
      at("09:50", "2026-10-01", { events: [{ ...event, kind: "skipped", activityId: "museum" }] }).next?.activityId,
    ).toBe("lunch");
    expect(
      at("09:50", "2026-10-01", { events: [{ ...event, kind: "arrived", activityId: "museum" }] }).now?.activityId,
    ).toBe("museum");
  });
});
