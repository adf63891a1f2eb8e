import { isOpen } from "@caravan/domain/places/opening-hours";
import { candidatesOf } from "@caravan/gazetteer/cities";
import { describe, expect, it } from "vitest";
import { addTripMember, createPerson, run, setUp } from "../../test/context.ts";
import { createBooking } from "../bookings/create-booking.ts";
import type { Person } from "../kernel/actor.ts";
import { updateUserPreferences } from "../preferences/update-user-preferences.ts";
import { createTrip } from "../trips/create-trip.ts";
import { explainTrip } from "../trips/explain-trip.ts";
import { getTrip } from "../trips/get-trip.ts";
import { revertEdit } from "../trips/revert-edit.ts";
import { addActivity } from "./add-activity.ts";
import { addPlace } from "./add-place.ts";
import { deleteActivity } from "./delete-activity.ts";

const { database, outside, ana } = await setUp();

const dates = { start_date: "2027-05-03", end_date: "2027-05-05" };
const create = async (more: { skip_ai_generation?: boolean; interests?: string[] } = {}, by = ana) =>
  (await run(createTrip, outside.ports, by, { destination: "Lisbon", ...dates, ...more })).trip;
const read = async (trip_id: string) => (await run(getTrip, outside.ports, ana, { trip_id })).trip;
const add = (trip_id: string, place_id: string, day: Record<string, unknown> = {}, by = ana) =>
  run(addPlace, outside.ports, by, { trip_id, place_id, ...day });
const minutes = (clock: string | null) => Number(clock?.slice(0, 2)) * 60 + Number(clock?.slice(3));
const tower = "lisbon/belem-tower";
const coaches = "lisbon/national-coach-museum";

describe("add_place", () => {
  it("adds the place with its details at a time when it is open", async () => {
    const trip = await create({ skip_ai_generation: true });
    const place = candidatesOf("lisbon").find((it) => it.id === coaches);
    const { activity, revision } = await add(trip.id, coaches, { day_number: 2 });
    expect(activity).toMatchObject({
      title: "National Coach Museum",
      place_id: coaches,
      itinerary_id: trip.itinerary[1]?.id,
      location: "Belém",
      provenance: "gazetteer",
      alternatives: [],
    });
    expect(activity.reason).toMatch(/\S/);
    const [start, end] = [minutes(activity.start_time), minutes(activity.end_time)];
    expect(place?.hours && isOpen(place.hours, "2027-05-04", start, end)).toBe(true);
    expect(revision).toBe(trip.revision + 1);
  });

  it.each([
    ["itinerary_id", 2],
    ["date", 3],
    ["day_number", 2],
    ["none, which is day 1", 1],
  ])("selects the day by %s", async (choice, number) => {
    const trip = await create({ skip_ai_generation: true });
    const { id, date } = trip.itinerary[number - 1] ?? {};
    const day = { itinerary_id: { itinerary_id: id }, date: { date }, day_number: { day_number: number } }[choice];
    // Gardens are open on every day.
    const { activity } = await add(trip.id, "lisbon/praca-do-comercio", day);
    expect(activity.itinerary_id).toBe(id);
  });

  it("adds every place that explain_trip offers, on the day that it names, without an overlap", async () => {
    const { id, itinerary } = await create();
    for (const it of itinerary[1]?.activities.filter((it) => it.activity_type !== "dining").slice(1) ?? [])
      await run(deleteActivity, outside.ports, ana, { trip_id: id, activity_id: it.id });
    const trip = await read(id);
    const { left_out } = await run(explainTrip, outside.ports, ana, { trip_id: trip.id });
    const fitting = left_out.filter((it) => it.fits_on !== null);
    expect(fitting.length).toBeGreaterThan(0);
    for (const { place_id, fits_on, name } of fitting) {
      const { activity, edit_id } = await add(trip.id, place_id, { itinerary_id: fits_on?.itinerary_id });
      const day = (await read(trip.id)).itinerary.find((it) => it.id === fits_on?.itinerary_id);
      const others = day?.activities.filter((it) => it.id !== activity.id) ?? [];
      const clashes = others.filter(
        (it) =>
          minutes(it.start_time) < minutes(activity.end_time) && minutes(activity.start_time) < minutes(it.end_time),
      );
      expect(clashes, name).toEqual([]);
      const starts = day?.activities.map((it) => it.start_time);
      expect(starts).toEqual([...(starts ?? [])].sort());
      await run(revertEdit, outside.ports, ana, { trip_id: trip.id, edit_id });
    }
    expect((await read(trip.id)).itinerary).toEqual(trip.itinerary);
  });

  it("leaves a booked flight and the way to the airport free", async () => {
    const trip = await create({ skip_ai_generation: true });
    const offered = async () =>
      (await run(explainTrip, outside.ports, ana, { trip_id: trip.id })).left_out.map((it) => it.fits_on?.date);
    for (const day_number of [1, 3])
      for (const at of ["09:00", "16:00"])
        await run(addActivity, outside.ports, ana, {
          ...{ trip_id: trip.id, day_number, title: "Work", start_time: at, duration_minutes: 400 },
        });
    expect(await offered()).toContain("2027-05-04");
    await run(createBooking, outside.ports, ana, {
      destination: { name: "TAP 1927" },
      dates: { start: "2027-05-04T10:00", end: "2027-05-04T20:30" },
      guests: { adults: 1 },
      preferences: { kind: "flight", from: "Lisbon", to: "Porto" },
      trip_id: trip.id,
    });
    await expect(add(trip.id, coaches, { day_number: 2 })).rejects.toMatchObject({ code: "no_time_for_place" });
    expect(await offered()).not.toContain("2027-05-04");
  });

  it("refuses with the reason when the day has no room, and changes nothing", async () => {
    const trip = await create({ skip_ai_generation: true });
    const places = candidatesOf("lisbon").filter((it) => it.category === "sight" && it.hours === null);
    let refusal: unknown;
    let added = 0;
    for (const place of [...places, ...candidatesOf("lisbon")]) {
      refusal = await add(trip.id, place.id).then(
        () => undefined,
        (error) => error,
      );
      if (refusal) break;
      added += 1;
    }
    expect(refusal).toMatchObject({ kind: "conflict", code: "no_time_for_place" });
    expect((await read(trip.id)).itinerary[0]?.activities).toHaveLength(added);
  });

  it("adds a place that was left out because of the traveller's wishes", async () => {
    const mia = await createPerson(database, "Mia");
    await run(updateUserPreferences, outside.ports, mia, { accessibility_needs: ["wheelchair"] });
    const trip = await create({ skip_ai_generation: true, interests: ["no museums"] }, mia);
    const { left_out } = await run(explainTrip, outside.ports, mia, { trip_id: trip.id });
    const museum = left_out.find((it) => it.why.includes("no museums"));
    const steep = left_out.find((it) => it.why.includes("accessibility"));
    expect(museum && steep).toBeDefined();
    for (const { place_id, name } of [museum, steep].filter((it) => it !== undefined)) {
      expect((await add(trip.id, place_id, { day_number: 2 }, mia)).activity.title).toBe(name);
    }
  });

  it.each(["lisbon/atlantis", "paris/louvre", "osm:node/1", "x"])("returns 404 for %s in Lisbon", async (place) => {
    const trip = await create({ skip_ai_generation: true });
    await expect(add(trip.id, place)).rejects.toMatchObject({ kind: "missing", code: "place_not_found" });
  });

  it("refuses a day that is not in the trip, and a stale revision", async () => {
    const trip = await create({ skip_ai_generation: true });
    for (const day of [{ day_number: 4 }, { date: "2027-05-06" }, { itinerary_id: crypto.randomUUID() }])
      await expect(add(trip.id, tower, day)).rejects.toMatchObject({ kind: "missing", code: "day_not_found" });
    await expect(add(trip.id, tower, { expected_revision: 7 })).rejects.toMatchObject({ code: "stale_revision" });
    expect(await read(trip.id)).toEqual(trip);
  });

  it("needs the editor role", async () => {
    const trip = await create({ skip_ai_generation: true });
    const as = (person: Person) => add(trip.id, tower, { day_number: 2 }, person);
    await expect(as(await createPerson(database, "Eve"))).rejects.toMatchObject({ kind: "missing", code: "not_found" });
    await expect(as(await addTripMember(database, trip.id, "viewer"))).rejects.toMatchObject({ kind: "forbidden" });
    await expect(as(await addTripMember(database, trip.id, "editor"))).resolves.toBeDefined();
  });
});
