import { describe, expect, it } from "vitest";
import { createPerson, run, setUp } from "../../test/context.ts";
import { getEditLog } from "../edit-log/get-edit-log.ts";
import type { Person } from "../kernel/actor.ts";
import { createTrip } from "../trips/create-trip.ts";
import { getTrip } from "../trips/get-trip.ts";
import { createGroupTrip } from "./create-group-trip.ts";
import { joinGroupTrip } from "./join-group-trip.ts";
import { linkGroupTrip } from "./link-group-trip.ts";

const { database, outside, ana } = await setUp();

const newTrip = async (person: Person = ana) => {
  const input = { destination: "Lisbon", start_date: "2027-05-03", end_date: "2027-05-05", skip_ai_generation: true };
  return (await run(createTrip, outside.ports, person, input)).trip;
};
const newGroup = async () => {
  const bo = await createPerson(database, "Bo");
  const { trip_code } = await run(createGroupTrip, outside.ports, ana, { title: "Six in May" });
  await run(joinGroupTrip, outside.ports, bo, { trip_code });
  return { trip_code, bo };
};
const link = (trip_code: string, trip_id: string, who: Person = ana) =>
  run(linkGroupTrip, outside.ports, who, { trip_code, trip_id });

describe("link_group_trip", () => {
  it("makes an existing trip the plan of a group, whose members become editors", async () => {
    const { trip_code, bo } = await newGroup();
    const trip = await newTrip();
    const { group_trip } = await link(trip_code, trip.id);
    expect(group_trip).toMatchObject({ trip_id: trip.id, status: "planned" });
    const seen = await run(getTrip, outside.ports, bo, { trip_id: trip.id });
    expect(seen).toMatchObject({ trip: { role: "editor" }, group_trip: { trip_code } });
    const { entries } = await run(getEditLog, outside.ports, ana, { trip_id: trip.id });
    expect(entries[0]).toMatchObject({ action: "link_group_trip", summary: "Made it the plan of a group" });
  });

  it("takes one trip for a group and one group for a trip", async () => {
    const [one, two] = [await newGroup(), await newGroup()];
    const trip = await newTrip();
    await link(one.trip_code, trip.id);
    await expect(link(one.trip_code, (await newTrip()).id)).rejects.toMatchObject({ code: "group_has_trip" });
    await expect(link(two.trip_code, trip.id)).rejects.toMatchObject({ code: "trip_has_group" });
  });

  it("is for the creator of the group and the owner of the trip", async () => {
    const { trip_code, bo } = await newGroup();
    await expect(link(trip_code, (await newTrip(bo)).id, bo)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(link(trip_code, (await newTrip(bo)).id)).rejects.toMatchObject({ code: "not_found" });
  });
});
