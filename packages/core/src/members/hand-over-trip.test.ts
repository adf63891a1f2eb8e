import { expect, it } from "vitest";
import { addTripMember, run, setUp } from "../../test/context.ts";
import { createTrip } from "../trips/create-trip.ts";
import { deleteTrip } from "../trips/delete-trip.ts";
import { handOverTrip } from "./hand-over-trip.ts";
import { listMembers } from "./list-members.ts";

const { database, outside, ana } = await setUp();
const { ports } = outside;

it("makes a member the owner and the owner an editor, both at once", async () => {
  const dates = { start_date: "2027-05-03", end_date: "2027-05-04" };
  const { trip } = await run(createTrip, ports, ana, { destination: "Lisbon", ...dates, skip_ai_generation: true });
  const vi = await addTripMember(database, trip.id, "viewer", "Vi");
  const off = await addTripMember(database, trip.id, "editor", "Off");
  await database.prisma.user.update({ where: { id: off.userId }, data: { disabledAt: new Date() } });
  const give = (user_id: string) => run(handOverTrip, ports, ana, { trip_id: trip.id, user_id });
  await expect(give(ana.userId)).rejects.toMatchObject({ code: "owner_stays" });
  await expect(give(crypto.randomUUID())).rejects.toMatchObject({ code: "not_found" });
  await expect(give(off.userId)).rejects.toMatchObject({ code: "not_found" });
  expect(await give(vi.userId)).toEqual({ trip_id: trip.id, owner_id: vi.userId });
  const { members } = await run(listMembers, ports, ana, { trip_id: trip.id });
  expect(members.map((it) => [it.user_id, it.role])).toEqual(
    expect.arrayContaining([
      [vi.userId, "owner"],
      [ana.userId, "editor"],
    ]),
  );
  await expect(give(vi.userId)).rejects.toMatchObject({ code: "forbidden" });
  await expect(run(deleteTrip, ports, ana, { trip_id: trip.id })).rejects.toMatchObject({ code: "forbidden" });
  await run(deleteTrip, ports, vi, { trip_id: trip.id });
});
