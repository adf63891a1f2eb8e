import { describe, expect, it } from "vitest";
import { now, portsOn, run, somebody, stage } from "../../test/scene.ts";
import { addActivity } from "../activities/add-activity.ts";
import { createTrip } from "../trips/create-trip.ts";
import { updateTrip } from "../trips/update-trip.ts";
import { createShare } from "./create-share.ts";
import { openShare } from "./open-share.ts";

const { database } = await stage();

const day = 86_400_000;

describe("open_share", () => {
  it("opens until the link expires, and not a moment longer", async () => {
    const { ports } = portsOn(database);
    const owner = await somebody(database, "Ana");
    const input = { destination: "Lisbon", start_date: "2027-05-03", end_date: "2027-05-04", skip_ai_generation: true };
    const { trip } = await run(createTrip, ports, owner, input);
    const { share } = await run(createShare, ports, owner, { trip_id: trip.id, expires_in_days: 7 });
    const open = (at: number) =>
      run(openShare, ports, { kind: "anonymous" }, { token: share.token }, { now: new Date(at) });
    expect((await open(now.getTime() + 7 * day - 1)).trip.id).toBe(trip.id);
    await expect(open(now.getTime() + 7 * day)).rejects.toMatchObject({ code: "not_found" });
  });

  it("shows the plan and keeps what is private", async () => {
    const { ports } = portsOn(database);
    const owner = await somebody(database, "Ana");
    const input = { destination: "Lisbon", start_date: "2027-05-03", end_date: "2027-05-04", skip_ai_generation: true };
    const { trip } = await run(createTrip, ports, owner, input);
    await run(updateTrip, ports, owner, { trip_id: trip.id, notes: "Ring the bell twice", total_budget: 4321 });
    await run(addActivity, ports, owner, { trip_id: trip.id, title: "Castle", notes: "The code is 1755" });
    const { share } = await run(createShare, ports, owner, { trip_id: trip.id });
    const shared = openShare.output.parse(await run(openShare, ports, { kind: "anonymous" }, { token: share.token }));
    const text = JSON.stringify(shared);
    expect(text).toContain("Castle");
    for (const secret of ["Ring the bell", "4321", "1755", owner.email, owner.userId])
      expect(text).not.toContain(secret);
  });
});
