import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { run, setUp } from "../../test/context.ts";
import { addActivity } from "../activities/add-activity.ts";
import { getEditLog } from "../edit-log/get-edit-log.ts";
import { revertEdit } from "../edit-log/revert-edit.ts";
import { applyChanges } from "./apply-changes.ts";
import { copyTrip } from "./copy-trip.ts";
import { createTrip } from "./create-trip.ts";
import { getTrip } from "./get-trip.ts";
import { updateTrip } from "./update-trip.ts";

const { outside, ana } = await setUp();
const { ports } = outside;

const dates = { start_date: "2027-05-03", end_date: "2027-05-06", skip_ai_generation: true };
const create = async (destination: string) => (await run(createTrip, ports, ana, { destination, ...dates })).trip;
const read = async (trip_id: string) => (await run(getTrip, ports, ana, { trip_id })).trip;
type Trip = Awaited<ReturnType<typeof read>>;
const stopsIn = ({ stops }: Trip) => stops.map((it) => [it.destination, it.from_date, it.nights]);

describe("the stops of a trip", () => {
  it("are its destination, until there are more, and their days follow", async () => {
    const trip = await create("Rome");
    expect(trip.stops).toMatchObject([
      {
        id: trip.id,
        destination: "Rome",
        place_id: "rome",
        timezone: "Europe/Rome",
        from_date: "2027-05-03",
        nights: 3,
      },
    ]);
    await run(addActivity, ports, ana, { trip_id: trip.id, title: "Colosseum", day_number: 2 });
    const id = crypto.randomUUID();
    const answer = await run(applyChanges, ports, ana, {
      trip_id: trip.id,
      changes: [
        { op: "stop.add", stop: { id, destination: "Florence", nights: 2 } },
        { op: "stop.change", stop_id: trip.id, before: { nights: 3 }, after: { nights: 2 } },
      ],
    });
    expect(answer.stops?.map((it) => [it.destination, it.from_date, it.nights, it.place_id])).toEqual([
      ["Rome", "2027-05-03", 2, "rome"],
      ["Florence", "2027-05-05", 2, "florence"],
    ]);
    const now = await read(trip.id);
    expect([now.destination, now.end_date, now.itinerary.length, now.place.city_id]).toEqual([
      ...["Rome and Florence", "2027-05-07", 5, "rome+florence"],
    ]);
    const { entries } = await run(getEditLog, ports, ana, { trip_id: trip.id });
    expect(entries[0]?.summary).toBe("Added Florence for 2 nights; Rome: 2 nights instead of 3");
    await run(revertEdit, ports, ana, { trip_id: trip.id, edit_id: answer.edit_id as string });
    const back = await read(trip.id);
    expect(stopsIn(back)).toEqual([["Rome", "2027-05-03", 3]]);
    expect([back.destination, back.end_date]).toEqual(["Rome", "2027-05-06"]);
  });

  it("are refused with words: unknown ones, what somebody else changed, and the only one's removal", async () => {
    const trip = await create("Rome");
    const change = (...changes: z.input<typeof applyChanges.input>["changes"]) =>
      run(applyChanges, ports, ana, { trip_id: trip.id, changes }).then(
        () => null,
        (error) => error,
      );
    expect(await change({ op: "stop.remove", stop_id: trip.id })).toMatchObject({
      details: [{ path: "changes.0", message: expect.stringContaining("at least one stop") }],
    });
    expect(
      await change({ op: "stop.change", stop_id: trip.id, before: { nights: 7 }, after: { nights: 8 } }),
    ).toMatchObject({ code: "target_changed", details: [{ message: "nights is 3 now" }] });
    expect(await change({ op: "stop.add", stop: { destination: "Lisbon and Porto", nights: 2 } })).toMatchObject({
      details: [{ path: "changes.0.stop.destination", message: expect.stringContaining("several places") }],
    });
    expect(await change({ op: "stop.move", stop_id: crypto.randomUUID(), to: { after_stop_id: null } })).toMatchObject({
      details: [{ message: expect.stringContaining("has no stop") }],
    });
  });

  it("lose nights with the dates, are copied, and give way to another destination", async () => {
    const trip = await create("Rome");
    await run(applyChanges, ports, ana, {
      trip_id: trip.id,
      changes: [{ op: "stop.add", stop: { destination: "Florence", nights: 2 } }],
    });
    const longer = await run(updateTrip, ports, ana, { trip_id: trip.id, end_date: "2027-05-10" });
    expect(stopsIn(longer.trip)).toEqual([
      ["Rome", "2027-05-03", 3],
      ["Florence", "2027-05-06", 4],
    ]);
    const copy = await run(copyTrip, ports, ana, { trip_id: trip.id, start_date: "2027-07-01" });
    expect(stopsIn(copy.trip)).toEqual([
      ["Rome", "2027-07-01", 3],
      ["Florence", "2027-07-04", 4],
    ]);
    const named = await run(updateTrip, ports, ana, { trip_id: trip.id, destination: "Florence & Rome" });
    expect(stopsIn(named.trip).length).toBe(2);
    const shorter = await run(updateTrip, ports, ana, { trip_id: trip.id, end_date: "2027-05-05" });
    expect(stopsIn(shorter.trip)).toEqual([["Rome", "2027-05-03", 2]]);
    const elsewhere = await run(updateTrip, ports, ana, { trip_id: copy.trip.id, destination: "Lisbon" });
    expect(stopsIn(elsewhere.trip)).toEqual([["Lisbon", "2027-07-01", 7]]);
    expect(elsewhere.trip.itinerary.map((it) => it.id)).toEqual(copy.trip.itinerary.map((it) => it.id));
  });
});
