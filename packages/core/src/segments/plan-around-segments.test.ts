import { describe, expect, it } from "vitest";
import { run, setUp } from "../../test/context.ts";
import { addActivity } from "../activities/add-activity.ts";
import { addSegment } from "../bookings/add-segment.ts";
import { removeSegment } from "../bookings/remove-segment.ts";
import { updateSegment } from "../bookings/update-segment.ts";
import { applyFix } from "../trips/apply-fix.ts";
import { checkTrip } from "../trips/check-trip.ts";
import { createTrip } from "../trips/create-trip.ts";
import { explainTrip } from "../trips/explain-trip.ts";
import { regenerateItinerary } from "../trips/regenerate-itinerary.ts";
import { updateTrip } from "../trips/update-trip.ts";

const { outside, ana } = await setUp();
const { ports } = outside;

const lands = {
  kind: "flight" as const,
  flight_number: "TP1351",
  start: "2027-05-03T11:40",
  end: "2027-05-03T15:25",
  from: "LHR",
  to: "LIS",
};
const leaves = {
  kind: "flight" as const,
  flight_number: "TP1352",
  start: "2027-05-06T12:30",
  end: "2027-05-06T15:00",
  from: "LIS",
  to: "LHR",
};

async function lisbon(skip = true) {
  const dates = { start_date: "2027-05-03", end_date: "2027-05-06" };
  return (await run(createTrip, ports, ana, { destination: "Lisbon", ...dates, skip_ai_generation: skip })).trip;
}

describe("a plan with flights", () => {
  it("begins after the landing and ends before the way to the airport", async () => {
    const { id } = await lisbon();
    for (const it of [lands, leaves]) await run(addSegment, ports, ana, { trip_id: id, ...it });
    const { trip } = await run(regenerateItinerary, ports, ana, { trip_id: id });
    const times = (day: number) =>
      trip.itinerary[day - 1]?.activities.map((it) => [it.start_time ?? "", it.end_time ?? ""]) ?? [];
    expect(times(1).length).toBeGreaterThan(0);
    for (const [start = ""] of times(1)) expect(start >= "15:25").toBe(true);
    for (const [, end = ""] of times(4)) expect(end <= "10:30").toBe(true);
    // Flights are records beside the plan.
    const all = trip.itinerary.flatMap((day) => day.activities);
    expect(all.filter((it) => it.segment_id !== null || it.title.includes("TP135"))).toEqual([]);
    const { findings } = await run(checkTrip, ports, ana, { trip_id: id });
    expect(findings.filter((it) => it.severity === "error")).toEqual([]);
  });

  it("is explained with them: nothing is said of a journey that is not known, or of another way in", async () => {
    const { id } = await lisbon(false);
    const told = async () => {
      const { overview, days } = await run(explainTrip, ports, ana, { trip_id: id });
      return [...(overview ?? []), days[0]?.reason, days.at(-1)?.reason].join("\n");
    };
    expect(await told()).toMatch(/We do not know when you arrive and leave: .*Coming in: /s);
    await run(addSegment, ports, ana, { trip_id: id, ...lands });
    expect(await told()).toMatch(/We do not know when you leave: /);
    expect(await told()).not.toMatch(/Coming in: /);
    await run(addSegment, ports, ana, { trip_id: id, ...leaves });
    expect(await told()).not.toMatch(/We do not know|Going home: /);
  });

  it("has a finding for a stop before the landing, with a fix that works", async () => {
    const { id } = await lisbon();
    await run(addActivity, ports, ana, {
      trip_id: id,
      title: "Castelo de São Jorge",
      date: "2027-05-03",
      start_time: "12:00",
      end_time: "13:30",
    });
    const { segment } = await run(addSegment, ports, ana, { trip_id: id, ...lands });
    const errors = async () =>
      (await run(checkTrip, ports, ana, { trip_id: id })).findings.filter((it) => it.severity === "error");
    const [finding] = await errors();
    expect(finding).toMatchObject({ segment_ids: [segment.id], fixable: true });
    if (!finding) return;
    const { code, activity_ids, day_ids } = finding;
    await run(applyFix, ports, ana, { trip_id: id, code, activity_ids, day_ids });
    expect(await errors()).toEqual([]);
    await run(removeSegment, ports, ana, { segment_id: segment.id });
    expect(await errors()).toEqual([]);
  });
});

describe("new dates of a trip with segments", () => {
  it("list the flights that keep their dates", async () => {
    const { id } = await lisbon();
    for (const it of [lands, leaves]) await run(addSegment, ports, ana, { trip_id: id, ...it });
    const { warnings } = await run(updateTrip, ports, ana, { trip_id: id, start_date: "2027-05-05" });
    expect(warnings).toMatchObject([
      { code: "segment_outside_dates", message: expect.stringContaining("TP1351"), path: "segments" },
    ]);
    const again = await run(updateTrip, ports, ana, { trip_id: id, start_date: "2027-05-06" });
    expect(again.warnings).toBeUndefined();
  });
});

describe("a segment that is entered by hand", () => {
  it("gets positions and time zones of its airports", async () => {
    const { id } = await lisbon();
    const { segment } = await run(addSegment, ports, ana, { trip_id: id, ...lands });
    expect(segment).toMatchObject({
      from: { iata: "LHR", city: "London" },
      to: { iata: "LIS", timezone: "Europe/Lisbon" },
      start_timezone: "Europe/London",
      end_timezone: "Europe/Lisbon",
      has_source: false,
    });
  });

  it("gets the town of a place that only the traveller knows", async () => {
    const { id } = await lisbon();
    const place = { name: "Rui's office", city: "Lisbon" };
    const { segment } = await run(addSegment, ports, ana, { trip_id: id, kind: "meeting", place });
    expect(segment).toMatchObject({ start_timezone: "Europe/Lisbon", place: { ...place, country: "Portugal" } });
  });

  it("follows a new airport code, and clears emptied fields", async () => {
    const { id } = await lisbon();
    const from = { name: "London", iata: "LHR", address: "Terminal 2" };
    const { segment } = await run(addSegment, ports, ana, { trip_id: id, ...lands, from });
    const change = (next: object) =>
      run(updateSegment, ports, ana, { segment_id: segment.id, from: { name: "London", ...next } });
    const { segment: moved } = await change({ iata: "STN", address: null });
    expect(moved.from).toMatchObject({ name: "London", iata: "STN", address: null });
    expect(moved.from?.lat).not.toBe(segment.from?.lat);
    expect((await change({ address: "Gate 4" })).segment.from).toMatchObject({ iata: "STN", lat: moved.from?.lat });
  });

  it("is refused when it ends before it begins", async () => {
    const { id } = await lisbon();
    const wrong = { ...lands, end: "2027-05-01T10:00" };
    await expect(run(addSegment, ports, ana, { trip_id: id, ...wrong })).rejects.toMatchObject({
      code: "validation_failed",
    });
  });
});
