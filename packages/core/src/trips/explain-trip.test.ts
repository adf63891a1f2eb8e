import { describe, expect, it } from "vitest";
import { addTripMember, createPerson, run, setUp } from "../../test/context.ts";
import { deleteActivity } from "../activities/delete-activity.ts";
import type { Person } from "../kernel/actor.ts";
import { setUserPreference } from "../preferences/set-user-preference.ts";
import { createTrip } from "./create-trip.ts";
import { explainTrip } from "./explain-trip.ts";
import { updateTrip } from "./update-trip.ts";

const { database, outside, ana } = await setUp();

const dates = { start_date: "2027-05-03", end_date: "2027-05-06" };
const create = async (more: Partial<Parameters<typeof createTrip.input.parse>[0] & object> = {}, by = ana) =>
  (await run(createTrip, outside.ports, by, { destination: "Lisbon", ...dates, ...more })).trip;
const explain = (trip_id: string, by: Person = ana) => run(explainTrip, outside.ports, by, { trip_id });

/** Malformed texts. */
const malformed = /undefined|null|NaN|\s,|,\s*\.|\.\.|\s{2}|^[a-z]|[^.]$/;

describe("explain_trip", () => {
  it("returns a sentence for every day, in order, and for every place that was left out", async () => {
    const trip = await create();
    const { days, left_out } = await explain(trip.id);
    expect(days.map((it) => [it.itinerary_id, it.date])).toEqual(trip.itinerary.map((it) => [it.id, it.date]));
    const visited = new Set(trip.itinerary.flatMap((day) => day.activities.map((it) => it.place_id)));
    expect(left_out.length).toBeGreaterThan(3);
    expect(left_out.filter((it) => visited.has(it.place_id))).toEqual([]);
    for (const text of [...days.map((it) => it.reason), ...left_out.map((it) => it.why)])
      expect(text).not.toMatch(malformed);
  });

  it.each([
    ["an unknown town", { destination: "Xanadu-on-Sea" }],
    ["a town without places", { destination: "Springfield, Illinois" }],
    ["an empty trip", { skip_ai_generation: true }],
    ["more days than places", { end_date: "2027-06-20" }],
    ["a long trip without places", { destination: "Xanadu-on-Sea", end_date: "2027-06-20", interests: ["wine"] }],
    ["one day", { end_date: "2027-05-03" }],
  ])("returns whole sentences for %s too", async (_, more) => {
    const trip = await create(more);
    const { days, left_out } = await explain(trip.id);
    expect(days).toHaveLength(trip.itinerary.length);
    for (const it of days) expect(it.reason, it.date).not.toMatch(malformed);
    if (trip.place.city_id === null) expect(left_out).toEqual([]);
  });

  it("follows the present trip: a removed place is listed as left out, with a day that has room", async () => {
    const trip = await create();
    const day = trip.itinerary[1];
    const sight = day?.activities.find((it) => it.activity_type !== "dining" && it.place_id !== null);
    await run(deleteActivity, outside.ports, ana, { trip_id: trip.id, activity_id: sight?.id ?? "" });
    const { left_out } = await explain(trip.id);
    const missing = left_out.find((it) => it.place_id === sight?.place_id);
    expect(missing).toMatchObject({
      name: sight?.title,
      fits_on: expect.objectContaining({ date: expect.any(String) }),
    });
  });

  it("says when places are open and how to get there, and mentions nothing that has moved or gone", async () => {
    const trip = await create();
    const day = trip.itinerary[1];
    const stops = day?.activities.filter((it) => it.place_id !== null) ?? [];
    const texts = async () => {
      const { activities } = await explain(trip.id);
      return new Map(activities.map((it) => [it.activity_id, it.reason]));
    };
    const before = await texts();
    for (const text of before.values()) expect(text).not.toMatch(malformed);
    const said = stops.flatMap((it, index) =>
      stops
        .slice(0, index)
        .flatMap((other) => (before.get(it.id)?.includes(` from ${other.title}`) ? [{ it, other }] : [])),
    );
    expect(said.length).toBeGreaterThan(0);
    const { it, other } = said[0] as (typeof said)[number];
    await run(deleteActivity, outside.ports, ana, { trip_id: trip.id, activity_id: other.id });
    expect((await texts()).get(it.id) ?? "").not.toContain(other.title);
    // The stored reason of an activity is about its place only.
    for (const stop of trip.itinerary.flatMap((one) => one.activities)) {
      const stored = [stop.reason, ...stop.alternatives.map((one) => one.reason)].join(" ");
      expect(stored).not.toMatch(/ from |min (?:walk|by)|open \d|close to|away/);
    }
  });

  it("names what the reader's own needs and dislikes exclude", async () => {
    const mia = await createPerson(database, "Mia");
    await run(setUserPreference, outside.ports, mia, { type: "accessibility", value: "wheelchair" });
    await run(setUserPreference, outside.ports, mia, { type: "dislikes", value: "museums" });
    const { left_out } = await explain((await create({}, mia)).id, mia);
    const why = left_out.map((it) => it.why);
    expect(why).toContain("It does not meet your accessibility needs.");
    expect(why).toContain("You would rather have no museums.");
  });

  it("says when a place is too far for the dates of the trip", async () => {
    const trip = await create({ end_date: "2027-05-03" });
    // 2027-05-03 is a Monday.
    const { left_out } = await explain(trip.id);
    expect(left_out.map((it) => it.why)).toContain("It is closed on the days of the trip.");
  });

  it("is the same each time, also after the destination was changed", async () => {
    const trip = await create();
    expect(await explain(trip.id)).toEqual(await explain(trip.id));
    const { trip: there } = await run(updateTrip, outside.ports, ana, { trip_id: trip.id, destination: "Porto" });
    expect(there.title).toBe("Trip to Porto");
    const { days, left_out } = await explain(trip.id);
    expect(left_out.every((it) => it.place_id.startsWith("porto/"))).toBe(true);
    for (const it of days) expect(it.reason).not.toMatch(malformed);
  });

  it("is for every member, and 404 for strangers", async () => {
    const trip = await create();
    await expect(explain(trip.id, await addTripMember(database, trip.id, "viewer"))).resolves.toBeDefined();
    await expect(explain(trip.id, await createPerson(database, "Eve"))).rejects.toMatchObject({ code: "not_found" });
  });
});
