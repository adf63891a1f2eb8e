import { describe, expect, it } from "vitest";
import { addTripMember, markBooked, run, setUp } from "../../test/context.ts";
import { getEditLog } from "../edit-log/get-edit-log.ts";
import { createTrip } from "../trips/create-trip.ts";
import { getTrip } from "../trips/get-trip.ts";
import { revertEdit } from "../trips/revert-edit.ts";
import { addActivity } from "./add-activity.ts";
import { duplicateDay } from "./duplicate-day.ts";

const { database, outside, ana } = await setUp();

const read = async (trip_id: string) => (await run(getTrip, outside.ports, ana, { trip_id })).trip;

/** Two activities on day 1, one of them booked, one on day 2 and none on day 3. */
async function threeDays() {
  const dates = { start_date: "2027-05-03", end_date: "2027-05-05" };
  const input = { destination: "Lisbon", ...dates, skip_ai_generation: true };
  const { trip } = await run(createTrip, outside.ports, ana, input);
  const add = (title: string, day_number: number, start_time: string) =>
    run(addActivity, outside.ports, ana, { trip_id: trip.id, title, day_number, start_time });
  await add("Castle", 1, "10:00");
  const { activity } = await add("Dinner", 1, "20:00");
  await markBooked(database, activity.id);
  await add("Beach", 2, "21:00");
  return read(trip.id);
}

describe("duplicate_day", () => {
  it("adds copies to the other day at their times, in one edit", async () => {
    const trip = await threeDays();
    const copied = await run(duplicateDay, outside.ports, ana, { trip_id: trip.id, day_number: 1, to_day_number: 2 });
    expect(copied.revision).toBe(trip.revision + 1);
    expect(copied.day).toMatchObject({
      id: trip.itinerary[1]?.id,
      activities: [
        { title: "Castle", start_time: "10:00" },
        { title: "Dinner", start_time: "20:00", booking_id: null },
        { title: "Beach" },
      ],
    });
    expect(copied.activity_ids).toEqual(copied.day.activities.slice(0, 2).map((it) => it.id));
    const after = await read(trip.id);
    expect(after.itinerary[0]).toEqual(trip.itinerary[0]);
    expect(after.itinerary[1]).toEqual(copied.day);
    const { entries } = await run(getEditLog, outside.ports, ana, { trip_id: trip.id });
    expect(entries[0]).toMatchObject({
      id: copied.edit_id,
      action: "duplicate_day",
      summary: "Copied Mon 3 May to Tue 4 May",
    });
  });

  it("can be reverted exactly", async () => {
    const trip = await threeDays();
    const { edit_id } = await run(duplicateDay, outside.ports, ana, {
      ...{ trip_id: trip.id, date: "2027-05-03", to_date: "2027-05-05" },
    });
    await run(revertEdit, outside.ports, ana, { trip_id: trip.id, edit_id: edit_id ?? "" });
    expect((await read(trip.id)).itinerary).toEqual(trip.itinerary);
  });

  it("becomes a proposal when a viewer suggests it", async () => {
    const trip = await threeDays();
    const rui = await addTripMember(database, trip.id, "viewer");
    const days = { day_id: trip.itinerary[0]?.id, to_day_id: trip.itinerary[2]?.id };
    const answer = await run(duplicateDay, outside.ports, rui, { trip_id: trip.id, ...days, propose: true });
    expect(answer).toMatchObject({ status: "proposed" });
    expect((await read(trip.id)).itinerary).toEqual(trip.itinerary);
  });

  it("changes nothing when the day is empty", async () => {
    const trip = await threeDays();
    const copied = await run(duplicateDay, outside.ports, ana, { trip_id: trip.id, day_number: 3, to_day_number: 1 });
    expect(copied).toMatchObject({ activity_ids: [], edit_id: null, revision: trip.revision });
  });

  it.each([
    ["names no day", { to_day_number: 2 }, "validation_failed"],
    ["names no other day", { day_number: 1 }, "validation_failed"],
    ["names the same day twice", { day_number: 1, to_date: "2027-05-03" }, "validation_failed"],
    ["names a day that the trip has not", { day_number: 1, to_day_number: 4 }, "day_not_found"],
  ])("refuses %s", async (_, days, code) => {
    const trip = await threeDays();
    await expect(run(duplicateDay, outside.ports, ana, { trip_id: trip.id, ...days })).rejects.toMatchObject({ code });
  });
});
