import { describe, expect, it } from "vitest";
import { emptySegment, placeAt } from "../../test/segments.ts";
import { checkWithFixes } from "../fixes/find-fixes.ts";
import { check } from "../trip/check.ts";
import type { Activity, TripDocument } from "../trip/document.ts";
import { blankActivity } from "../trip/new-activity.ts";
import { occupiedMinutes } from "../trip/occupied-minutes.ts";
import { apply } from "../trip/patch.ts";
import { findingWithoutSegments } from "./finding-without-segments.ts";
import { type Segment, titleOf } from "./segment.ts";
import { bookedIn, segmentIdOf, withoutSegments, withSegments } from "./segments-on-plan.ts";

const lisbon = placeAt("Lisbon Airport", 38.77, -9.13);
const london = placeAt("London Heathrow", 51.47, -0.46);
const arrives: Segment = {
  ...emptySegment,
  id: "s1",
  tripId: "t",
  kind: "flight",
  number: "TP1351",
  start: "2027-05-03T09:40",
  end: "2027-05-03T14:25",
  from: london,
  to: lisbon,
};

const stop: Activity = {
  ...blankActivity("Belém Tower"),
  id: "a1",
  activityType: "sightseeing",
  startTime: "10:00",
  endTime: "11:30",
  durationMinutes: 90,
  lat: 38.69,
  lng: -9.21,
  verified: true,
};

function trip(activities: readonly Activity[] = [stop]): TripDocument {
  return {
    id: "t",
    ownerId: "o",
    title: "Lisbon",
    destination: "Lisbon",
    startDate: "2027-05-03",
    endDate: "2027-05-05",
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
    lat: 38.72,
    lng: -9.14,
    timezone: "Europe/Lisbon",
    revision: 1,
    createdAt: "2027-01-01T00:00:00.000Z",
    updatedAt: "2027-01-01T00:00:00.000Z",
    days: ["2027-05-03", "2027-05-04", "2027-05-05"].map((date, index) => ({
      id: `d${index + 1}`,
      date,
      notes: "",
      activities: index === 0 ? activities : [],
    })),
    stops: [],
    parked: [],
  };
}

const context = { candidates: new Map(), dietary: [], accessibility: [] };
const firstDay = (it: TripDocument) => it.days[0]?.activities ?? [];

describe("a segment on the plan", () => {
  it("has both ends of its journey; a rental car has its desk as both", () => {
    const on = (segment: Segment) => withSegments(trip([]), [segment]).days[0]?.activities[0];
    expect(on(arrives)).toMatchObject({
      location: "Lisbon Airport",
      ...{ lat: lisbon.lat, lng: lisbon.lng },
      fromLocation: "London Heathrow",
      ...{ fromLat: london.lat, fromLng: london.lng },
    });
    expect(on({ ...arrives, to: null })).toMatchObject({ location: "London Heathrow", fromLat: null, fromLng: null });
    const desk = on({ ...arrives, kind: "car_rental", from: lisbon, to: lisbon });
    expect(desk).toMatchObject({ lat: lisbon.lat, fromLat: lisbon.lat, fromLng: lisbon.lng });
  });

  it("needs time for the way to its starting point", () => {
    const leaves = { ...arrives, from: lisbon, to: london, start: "2027-05-03T15:00", end: "2027-05-03T17:45" };
    const late = { ...stop, startTime: "13:30", endTime: "14:45" };
    const found = check(withSegments(trip([late]), [leaves]), {
      candidates: new Map(),
      dietary: [],
      accessibility: [],
    });
    expect(found.map((it) => it.code)).toContain("travel_time");
  });
});

describe("a plan with its segments", () => {
  it("has a finding for a stop before the landing, and a fix that keeps the flight", () => {
    const whole = withSegments(trip(), [arrives]);
    const found = checkWithFixes(whole, context, () => "new").find((it) => it.activityIds.includes("a1"));
    expect(found?.severity).toBe("error");
    expect(found?.activityIds.map(segmentIdOf)).toContain("s1");
    const fix = found && findingWithoutSegments(found).fix;
    expect(fix).toBeTruthy();
    const repaired = apply(trip(), fix?.patch ?? []).next;
    expect(check(withSegments(repaired, [arrives]), context).filter((it) => it.severity === "error")).toEqual([]);
  });

  it("has no finding when the stop is after the landing", () => {
    const later = { ...stop, startTime: "16:30", endTime: "18:00" };
    const said = check(withSegments(trip([later]), [arrives]), context);
    expect(said.filter((it) => it.severity !== "info" && it.activityIds.includes("a1"))).toEqual([]);
  });

  it("has a night flight of the day before in its first morning", () => {
    const overnight = { ...arrives, start: "2027-05-02T21:00", end: "2027-05-03T11:00" };
    expect(firstDay(withSegments(trip(), [overnight]))[0]).toMatchObject({ startTime: "00:00", endTime: "11:00" });
  });

  it("keeps a night journey free for moves on both days, and nothing on others", () => {
    const night = { ...arrives, start: "2027-05-03T21:00", end: "2027-05-04T06:30" };
    const bookedOn = bookedIn(trip(), [night]);
    const spans = ["2027-05-03", "2027-05-04", "2027-05-05"].map((date) => bookedOn(date).map(occupiedMinutes));
    expect(spans).toEqual([[{ start: 1260, end: 1830 }], [{ start: 0, end: 390 }], []]);
  });

  it("treats an arrival before its departure, across the date line, as a moment", () => {
    const across = { ...arrives, start: "2027-05-04T01:00", end: "2027-05-03T19:00" };
    expect(firstDay(withSegments(trip(), [across]))[0]).toMatchObject({ startTime: "19:00", endTime: "19:00" });
  });

  it.each([
    ["a stay", { kind: "hotel" as const }],
    ["what is cancelled", { status: "cancelled" as const }],
    ["what was taken off", { removed: true }],
    ["what names no hour", { start: "2027-05-03", end: "2027-05-03" }],
  ])("leaves out %s", (_, more) => {
    expect(withSegments(trip(), [{ ...arrives, ...more }])).toEqual(trip());
  });

  it("has two moments for a rented car: pick-up and return", () => {
    const car = { ...arrives, kind: "car_rental" as const, start: "2027-05-03T15:00", end: "2027-05-05T09:00" };
    const [first, , last] = withSegments(trip([]), [car]).days;
    expect(first?.activities).toMatchObject([{ startTime: "15:00", lat: london.lat }]);
    expect(last?.activities).toMatchObject([{ startTime: "09:00", lat: lisbon.lat }]);
  });

  it("has no fix that would change a segment", () => {
    const [flight] = firstDay(withSegments(trip(), [arrives]));
    const remove = { op: "activity.remove", activity: flight as Activity, at: { dayId: "d1", after: null } } as const;
    expect(withoutSegments([remove])).toBeNull();
    const behind = { op: "activity.add", activity: stop, at: { dayId: "d1", after: flight?.id ?? "" } } as const;
    expect(withoutSegments([behind])).toEqual([{ ...behind, at: { dayId: "d1", after: null } }]);
  });
});

describe("a table", () => {
  const table: Segment = {
    ...emptySegment,
    ...{ id: "s2", tripId: "t", kind: "other", start: "2027-05-04T20:00", title: "Ramiro" },
    ...{ place: placeAt("Ramiro", 38.72, -9.13), details: { ...emptySegment.details, table: true } },
  };

  it("is the dinner of its day, and takes as long as one", () => {
    const [, day] = withSegments(trip(), [table]).days;
    expect(day?.activities).toMatchObject([
      { title: "Dinner at Ramiro", activityType: "dining", startTime: "20:00", durationMinutes: 75, lat: 38.72 },
    ]);
  });

  it("is named after its meal and restaurant unless it has a title", () => {
    expect(titleOf({ ...table, start: "2027-05-04T13:00" })).toBe("Lunch at Ramiro");
    expect(titleOf({ ...table, start: "2027-05-04" })).toBe("Table at Ramiro");
    expect(titleOf({ ...table, title: "Anniversary" })).toBe("Anniversary");
  });
});
