import { describe, expect, it } from "vitest";
import { run, setUp } from "../../test/context.ts";
import { addActivity } from "../activities/add-activity.ts";
import { getEditLog } from "../edit-log/get-edit-log.ts";
import { applyFix } from "./apply-fix.ts";
import { checkTrip } from "./check-trip.ts";
import { createTrip } from "./create-trip.ts";

const { outside, ana } = await setUp();
const { ports } = outside;
const input = (sent: object) => applyFix.input.parse(sent);

describe("apply_fix with all", () => {
  it("repairs every error and warning that has a repair, as one change", async () => {
    const dates = { start_date: "2027-05-03", end_date: "2027-05-04", skip_ai_generation: true };
    const { trip } = await run(createTrip, ports, ana, { destination: "Lisbon", ...dates });
    for (const day_number of [1, 2])
      for (const title of ["Opera", "Concert"]) {
        const at = { day_number, start_time: "15:00", duration_minutes: 60 };
        await run(addActivity, ports, ana, { trip_id: trip.id, title: `${title} ${day_number}`, ...at });
      }
    const overlaps = async () =>
      (await run(checkTrip, ports, ana, { trip_id: trip.id, include_patches: true })).findings.filter(
        (it) => it.code === "overlap",
      ).length;
    expect(await overlaps()).toBe(2);
    const done = await run(applyFix, ports, ana, input({ trip_id: trip.id, all: true }));
    expect(await overlaps()).toBe(0);
    const { entries } = await run(getEditLog, ports, ana, { trip_id: trip.id } as never);
    expect(entries[0]).toMatchObject({ id: done.edit_id, action: "apply_fix" });
    const again = await run(applyFix, ports, ana, input({ trip_id: trip.id, all: true }));
    expect([again.edit_id, again.summary]).toEqual([null, "No problem or warning has a fix."]);
  });

  it("takes a finding or all, and not both or none", () => {
    const trip_id = crypto.randomUUID();
    expect(applyFix.input.safeParse({ trip_id }).error?.issues[0]).toMatchObject({ path: ["code"] });
    expect(applyFix.input.safeParse({ trip_id, code: "overlap", all: true }).success).toBe(false);
  });
});
