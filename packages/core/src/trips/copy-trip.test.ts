import { expect, it } from "vitest";
import { addTripMember, createPerson, run, setUp } from "../../test/context.ts";
import { getEditLog } from "../edit-log/get-edit-log.ts";
import { copyTrip } from "./copy-trip.ts";
import { createTrip } from "./create-trip.ts";
import { getTrip } from "./get-trip.ts";
import { updateTrip } from "./update-trip.ts";

const { database, outside, ana } = await setUp();
const { ports } = outside;

it("plans a trip again on new dates, for anybody who can see it", async () => {
  const dates = { start_date: "2027-05-03", end_date: "2027-05-05" };
  const { trip } = await run(createTrip, ports, ana, { destination: "Lisbon", ...dates });
  await run(updateTrip, ports, ana, { trip_id: trip.id, status: "completed", total_budget: 900 });
  const rui = await addTripMember(database, trip.id, "viewer");
  const copied = await run(copyTrip, ports, rui, { trip_id: trip.id, start_date: "2028-02-28" });
  expect(copied.trip).toMatchObject({ role: "owner", status: "draft", start_date: "2028-02-28", total_budget: null });
  const shape = (it: typeof trip) =>
    it.itinerary.map((day) => day.activities.map((one) => [one.title, one.start_time, one.place_id, one.provenance]));
  const { trip: read } = await run(getTrip, ports, rui, { trip_id: copied.trip.id });
  expect(shape(read)).toEqual(shape(trip));
  expect(read.end_date).toBe("2028-03-01");
  const { entries } = await run(getEditLog, ports, rui, { trip_id: read.id });
  expect(entries.map((it) => it.action)).toEqual(["create_trip"]);

  await expect(run(copyTrip, ports, ana, { trip_id: trip.id, start_date: "2026-11-20" })).rejects.toMatchObject({
    details: [{ path: "start_date", message: expect.stringContaining("today is 2026-11-21 in UTC") }],
  });
  const eve = await createPerson(database, "Eve");
  await expect(run(copyTrip, ports, eve, { trip_id: trip.id, start_date: "2028-02-28" })).rejects.toMatchObject({
    code: "not_found",
  });
});
