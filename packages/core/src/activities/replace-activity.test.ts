import { candidatesOf } from "@caravan/gazetteer/cities";
import { describe, expect, it } from "vitest";
import { addTripMember, createPerson, markBooked, run, setUp } from "../../test/context.ts";
import { getEditLog } from "../edit-log/get-edit-log.ts";
import type { Person } from "../kernel/actor.ts";
import { createTrip } from "../trips/create-trip.ts";
import { getTrip } from "../trips/get-trip.ts";
import { revertEdit } from "../trips/revert-edit.ts";
import { addActivity } from "./add-activity.ts";
import { replaceActivity } from "./replace-activity.ts";
import { updateActivity } from "./update-activity.ts";

const { database, outside, ana } = await setUp();

const read = async (trip_id: string) => (await run(getTrip, outside.ports, ana, { trip_id })).trip;

/** A planned trip and the places of its second day, with meals. */
async function planned(more: { destination?: string; skip_ai_generation?: boolean } = {}) {
  const dates = { start_date: "2027-05-03", end_date: "2027-05-05" };
  const { trip } = await run(createTrip, outside.ports, ana, { destination: "Lisbon", ...dates, ...more });
  const stops = trip.itinerary[1]?.activities ?? [];
  return { trip, stops, sight: stops.find((it) => it.activity_type !== "dining" && it.place_id !== null) };
}

const replace = (trip_id: string, activity_id: string, more: { expected_revision?: number } = {}, by = ana) =>
  run(replaceActivity, outside.ports, by, { trip_id, activity_id, ...more });

describe("replace_activity", () => {
  it("puts another place of the same town into the slot, keeps the id and changes no other activity", async () => {
    const { trip, sight } = await planned();
    if (!sight) throw new Error("the plan has a sight on day 2");
    const { activity, revision } = await replace(trip.id, sight.id);
    expect(activity.id).toBe(sight.id);
    expect(activity.place_id).toMatch(/^lisbon\//);
    const before = trip.itinerary.flatMap((day) => day.activities);
    expect(before.map((it) => it.place_id)).not.toContain(activity.place_id);
    expect(activity.alternatives).toHaveLength(2);
    expect(revision).toBe(trip.revision + 1);
    const after = (await read(trip.id)).itinerary.flatMap((day) => day.activities);
    expect(after.find((it) => it.id === sight.id)).toEqual(activity);
    const others = (list: typeof before) => list.filter((it) => it.id !== sight.id);
    expect(others(after)).toEqual(others(before));
    const { entries } = await run(getEditLog, outside.ports, ana, { trip_id: trip.id });
    expect(entries[0]).toMatchObject({
      summary: `Replaced "${sight.title}" with "${activity.title}"`,
      revertible: true,
    });
  });

  it("replaces a meal with a meal", async () => {
    const { trip, stops } = await planned();
    const lunch = stops.find((it) => it.activity_type === "dining");
    const { activity } = await replace(trip.id, lunch?.id ?? "");
    expect(activity.activity_type).toBe("dining");
    const place = candidatesOf("lisbon").find((it) => it.id === activity.place_id);
    if (place) expect(place.meals).toContain("lunch");
  });

  it("suggests a new place each time, at about the same hour, and not the first one again", async () => {
    const { trip, sight } = await planned();
    const shown = [sight?.place_id];
    for (let turn = 0; turn < 4; turn++) {
      const { activity } = await replace(trip.id, sight?.id ?? "");
      expect(shown).not.toContain(activity.place_id);
      expect(
        Math.abs(Number.parseInt(activity.start_time ?? "", 10) - Number.parseInt(sight?.start_time ?? "", 10)),
      ).toBeLessThanOrEqual(1);
      shown.push(activity.place_id);
    }
  });

  it("keeps the pin", async () => {
    const { trip, sight } = await planned();
    const pin = { trip_id: trip.id, activity_id: sight?.id ?? "", pinned: true };
    await run(updateActivity, outside.ports, ana, pin);
    expect((await replace(trip.id, pin.activity_id)).activity).toMatchObject({ id: sight?.id, pinned: true });
  });

  it("is reverted exactly by revert_edit, with the order of the day and the alternatives", async () => {
    const { trip, stops } = await planned();
    for (const stop of stops) {
      const before = await read(trip.id);
      const { edit_id } = await replace(trip.id, stop.id);
      const { trip: back } = await run(revertEdit, outside.ports, ana, { trip_id: trip.id, edit_id: edit_id ?? "" });
      expect(back.itinerary, stop.title).toEqual(before.itinerary);
      expect((await read(trip.id)).itinerary).toEqual(before.itinerary);
    }
  });

  it("refuses a booked activity and changes nothing", async () => {
    const { trip, sight } = await planned();
    await markBooked(database, sight?.id ?? "");
    const refused = replace(trip.id, sight?.id ?? "");
    await expect(refused).rejects.toMatchObject({ kind: "conflict", code: "activity_booked" });
    expect((await read(trip.id)).revision).toBe(trip.revision);
  });

  it("refuses with the reason when no other place is known", async () => {
    const { trip } = await planned({ destination: "Xanadu-on-Sea", skip_ai_generation: true });
    const { activity } = await run(addActivity, outside.ports, ana, { trip_id: trip.id, title: "Walk by the sea" });
    const refused = replace(trip.id, activity.id);
    await expect(refused).rejects.toMatchObject({ kind: "conflict", code: "nothing_else_fits" });
    expect((await read(trip.id)).itinerary[0]?.activities).toMatchObject([{ title: "Walk by the sea" }]);
  });

  it("replaces an activity that a person wrote without time or place", async () => {
    const { trip } = await planned({ skip_ai_generation: true });
    const { activity } = await run(addActivity, outside.ports, ana, { trip_id: trip.id, title: "Something nice" });
    const { activity: now } = await replace(trip.id, activity.id);
    expect(now).toMatchObject({ id: activity.id, place_id: expect.stringMatching(/^lisbon\//) });
    expect(now.start_time).not.toBeNull();
  });

  it("refuses a stale revision", async () => {
    const { trip, sight } = await planned();
    const refused = replace(trip.id, sight?.id ?? "", { expected_revision: trip.revision + 1 });
    await expect(refused).rejects.toMatchObject({ kind: "conflict", code: "stale_revision" });
    await expect(replace(trip.id, sight?.id ?? "", { expected_revision: trip.revision })).resolves.toBeDefined();
  });

  it("returns 403 to viewers and 404 to strangers", async () => {
    const { trip, sight } = await planned();
    const as = async (person: Person) => replace(trip.id, sight?.id ?? "", {}, person);
    await expect(as(await createPerson(database, "Eve"))).rejects.toMatchObject({ kind: "missing", code: "not_found" });
    await expect(as(await addTripMember(database, trip.id, "viewer"))).rejects.toMatchObject({ kind: "forbidden" });
    expect(await read(trip.id)).toEqual(trip);
    await expect(as(await addTripMember(database, trip.id, "editor"))).resolves.toBeDefined();
  });

  it("returns 404 for an activity of another trip", async () => {
    const [one, other] = [await planned(), await planned()];
    const refused = replace(one.trip.id, other.sight?.id ?? "");
    await expect(refused).rejects.toMatchObject({ kind: "missing", code: "not_found" });
  });
});
