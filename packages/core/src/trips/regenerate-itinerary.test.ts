import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { addTripMember, createPerson, markBooked, run, setUp } from "../../test/context.ts";
import { addActivity } from "../activities/add-activity.ts";
import { updateActivity } from "../activities/update-activity.ts";
import { updateDayNotes } from "../activities/update-day-notes.ts";
import { getEditLog } from "../edit-log/get-edit-log.ts";
import { createTrip } from "./create-trip.ts";
import { getTrip } from "./get-trip.ts";
import { regenerateItinerary } from "./regenerate-itinerary.ts";
import { revertEdit } from "./revert-edit.ts";
import { updateTrip } from "./update-trip.ts";

const { database, outside, ana } = await setUp();

type Trip = z.input<typeof createTrip.output>["trip"];
const dates = { start_date: "2027-05-03", end_date: "2027-05-06" };
const create = async (): Promise<Trip> =>
  (await run(createTrip, outside.ports, ana, { destination: "Lisbon", ...dates })).trip;
const read = async (trip_id: string) => (await run(getTrip, outside.ports, ana, { trip_id })).trip;
const regenerate = (trip_id: string, more: Record<string, unknown> = {}, by = ana) =>
  run(regenerateItinerary, outside.ports, by, { trip_id, ...more });
const withoutDay = (trip: Trip, number: number) => trip.itinerary.filter((it) => it.day_number !== number);
const titles = (trip: Trip, number: number) => trip.itinerary[number - 1]?.activities.map((it) => it.title);
const sightOn = (trip: Trip, number: number) => {
  const found = trip.itinerary[number - 1]?.activities.find((it) => it.activity_type !== "dining");
  if (!found) throw new Error(`day ${number} has a sight`);
  return found;
};

describe("regenerate_itinerary for one day", () => {
  it.each([
    ["itinerary_id", (trip: Trip) => ({ itinerary_id: trip.itinerary[1]?.id })],
    ["date", () => ({ date: "2027-05-04" })],
    ["day_number", () => ({ day_number: 2 })],
    [
      "itinerary_id before the others",
      (trip: Trip) => ({ itinerary_id: trip.itinerary[1]?.id, date: "2027-05-05", day_number: 4 }),
    ],
    ["date before day_number", () => ({ date: "2027-05-04", day_number: 3 })],
  ])("plans only the day that is given by %s", async (_, choice) => {
    const trip = await create();
    const { trip: next } = await regenerate(trip.id, choice(trip));
    expect(withoutDay(next, 2)).toEqual(withoutDay(trip, 2));
    expect(titles(next, 2)).not.toEqual(titles(trip, 2));
    expect(next.itinerary[1]).toMatchObject({ id: trip.itinerary[1]?.id, date: "2027-05-04" });
    expect(next.itinerary[1]?.activities.length).toBeGreaterThan(2);
    expect(next.revision).toBe(trip.revision + 1);
    const { entries } = await run(getEditLog, outside.ports, ana, { trip_id: trip.id });
    expect(entries[0]).toMatchObject({ action: "regenerate_itinerary", summary: "Replanned Tue 4 May" });
  });

  it("follows wishes out of the day's area, such as a day trip", async () => {
    const trip = await create();
    const { trip: next } = await regenerate(trip.id, { day_number: 3, wishes: "a day trip to Sintra" });
    expect(next.itinerary[2]?.activities.map((it) => it.title).join("; ")).toContain("Sintra");
    expect(withoutDay(next, 3)).toEqual(withoutDay(trip, 3));
    expect(next.notes).toBe(trip.notes);
    const other = await create();
    const { trip: again } = await regenerate(other.id, { day_number: 3, wishes: ["a day trip to Sintra"] });
    expect(titles(again, 3)).toEqual(titles(next, 3));
  });

  it("puts another day trip in the place of one, with nothing left of it", async () => {
    const input = {
      destination: "Porto",
      start_date: "2027-05-13",
      end_date: "2027-05-16",
      interests: ["food", "wine"],
    };
    const { trip } = await run(createTrip, outside.ports, ana, input);
    const out = trip.itinerary.find((day) => day.activities.some((it) => it.activity_type === "transport"));
    const sights = out?.activities.filter((it) => !["dining", "transport"].includes(it.activity_type));
    const before = sights?.map((it) => it.title) ?? [];
    expect(before.length).toBeGreaterThan(0);
    const day_number = out?.day_number ?? 0;
    const { trip: next } = await regenerate(trip.id, { day_number, wishes: "a day trip to Guimarães" });
    const after = titles(next, day_number) ?? [];
    expect(after.join("; ")).toContain("Guimarães");
    expect(after.filter((it) => before.includes(it))).toEqual([]);
  });

  it("plans no place that another day has", async () => {
    const trip = await create();
    for (const day_number of [1, 2, 3, 4]) await regenerate(trip.id, { day_number });
    const after = await read(trip.id);
    const places = after.itinerary.flatMap((day) => day.activities.flatMap((it) => it.place_id ?? []));
    expect(new Set(places).size).toBe(places.length);
  });

  it("keeps what is pinned or booked on that day, with the notes", async () => {
    const trip = await create();
    const [pinned, booked] = trip.itinerary[1]?.activities.slice(0, 2) ?? [];
    await run(updateActivity, outside.ports, ana, { trip_id: trip.id, activity_id: pinned?.id ?? "", pinned: true });
    await markBooked(database, booked?.id ?? "");
    await run(updateDayNotes, outside.ports, ana, { trip_id: trip.id, day_number: 2, notes: "Rain is forecast" });
    const before = await read(trip.id);
    const { trip: next } = await regenerate(trip.id, { day_number: 2 });
    const kept = (it: Trip) => it.itinerary[1]?.activities.filter(({ id }) => id === pinned?.id || id === booked?.id);
    expect(kept(next)).toHaveLength(2);
    expect(kept(next)).toEqual(kept(before));
    expect(next.itinerary[1]?.notes).toBe("Rain is forecast");
    const starts = next.itinerary[1]?.activities.map((it) => it.start_time);
    expect(starts).toEqual([...(starts ?? [])].sort());
  });

  it("keeps manual changes on other days, pinned or not", async () => {
    const trip = await create();
    const own = { trip_id: trip.id, title: "Coffee with Rui", start_time: "16:00", day_number: 3 };
    await run(addActivity, outside.ports, ana, own);
    const before = await read(trip.id);
    const { trip: next } = await regenerate(trip.id, { day_number: 2 });
    expect(withoutDay(next, 2)).toEqual(withoutDay(before, 2));
  });

  it("can be reverted exactly", async () => {
    const trip = await create();
    const { edit_id } = await regenerate(trip.id, { date: "2027-05-05" });
    const { trip: back } = await run(revertEdit, outside.ports, ana, { trip_id: trip.id, edit_id: edit_id ?? "" });
    expect(back.itinerary).toEqual(trip.itinerary);
  });

  it.each([
    ["day_number 0", { day_number: 0 }],
    ["day_number past the end", { day_number: 5 }],
    ["a date before the trip", { date: "2027-05-02" }],
    ["a date after the trip", { date: "2027-05-07" }],
    ["the id of no day", { itinerary_id: crypto.randomUUID() }],
    ["the id of no day, although the date fits", { itinerary_id: crypto.randomUUID(), date: "2027-05-04" }],
  ])("refuses %s before planning", async (_, choice) => {
    const trip = await create();
    outside.plans.length = 0;
    await expect(regenerate(trip.id, choice)).rejects.toMatchObject({ kind: "missing", code: "day_not_found" });
    expect(outside.plans).toEqual([]);
    expect(await read(trip.id)).toEqual(trip);
  });

  it("refuses a stale revision, a viewer and a stranger before planning", async () => {
    const trip = await create();
    outside.plans.length = 0;
    const stale = regenerate(trip.id, { day_number: 1, expected_revision: 9 });
    await expect(stale).rejects.toMatchObject({ kind: "conflict", code: "stale_revision" });
    const viewer = await addTripMember(database, trip.id, "viewer");
    await expect(regenerate(trip.id, { day_number: 1 }, viewer)).rejects.toMatchObject({ kind: "forbidden" });
    const stranger = await createPerson(database, "Eve");
    await expect(regenerate(trip.id, { day_number: 9 }, stranger)).rejects.toMatchObject({ code: "not_found" });
    expect(outside.plans).toEqual([]);
  });
});

describe("regenerate_itinerary for the whole trip", () => {
  it("keeps what is pinned or booked on every day and plans new places for the rest where it can", async () => {
    const trip = await create();
    const [pinned, booked] = [sightOn(trip, 2), sightOn(trip, 3)];
    await run(updateActivity, outside.ports, ana, { trip_id: trip.id, activity_id: pinned.id, pinned: true });
    await markBooked(database, booked.id);
    const { trip: next } = await regenerate(trip.id);
    const all = next.itinerary.flatMap((day) => day.activities.map((it) => ({ ...it, date: day.date })));
    expect(all.filter((it) => it.id === pinned.id)).toMatchObject([
      { title: pinned.title, date: "2027-05-04", start_time: pinned.start_time, pinned: true },
    ]);
    expect(all.filter((it) => it.id === booked.id)).toMatchObject([{ title: booked.title, date: "2027-05-05" }]);
    expect(next.itinerary.map((it) => it.id)).toEqual(trip.itinerary.map((it) => it.id));
    const places = all.flatMap((it) => it.place_id ?? []);
    expect(new Set(places).size).toBe(places.length);
  });

  it("respects a budget that was set later, and warns when that is not possible", async () => {
    const trip = await create();
    const set = (budget_per_person: number) =>
      run(updateTrip, outside.ports, ana, { trip_id: trip.id, budget_per_person });
    await set(0);
    const none = await regenerate(trip.id);
    const warning = none.warnings?.find((it) => it.code === "budget_too_small");
    expect(warning?.message).toMatch(
      /^Even a frugal plan comes to about [\d.]+ EUR each, without nights that have no stay, over the budget of 0 EUR each\.$/,
    );
    for (const day of none.trip.itinerary) expect(day.activities.length).toBeGreaterThan(2);
    await set(10_000);
    expect((await regenerate(trip.id)).warnings ?? []).toEqual([]);
  });

  it("plans the new destination after it was changed", async () => {
    const trip = await create();
    await run(updateTrip, outside.ports, ana, { trip_id: trip.id, destination: "Porto" });
    const { trip: next } = await regenerate(trip.id);
    const places = next.itinerary.flatMap((day) => day.activities.flatMap((it) => it.place_id ?? []));
    expect(places.length).toBeGreaterThan(8);
    expect(places.filter((it) => !it.startsWith("porto/"))).toEqual([]);
  });
});
