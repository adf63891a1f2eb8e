import { candidatesOf } from "@caravan/gazetteer/cities";
import { describe, expect, it } from "vitest";
import { createPerson, portsOn, run, setUp } from "../../test/context.ts";
import { addActivity } from "../activities/add-activity.ts";
import { applyFix } from "./apply-fix.ts";
import { checkPlan } from "./check-plan.ts";
import { checkTrip } from "./check-trip.ts";
import { createTrip } from "./create-trip.ts";
import { getTrip } from "./get-trip.ts";
import { revertEdit } from "./revert-edit.ts";

const { database } = await setUp();

/** 2027-05-03 is a Monday. */
const dates = { start_date: "2027-05-03", end_date: "2027-05-04" };
const plan = { destination: "Lisbon", ...dates };

describe("check_plan", () => {
  it("returns the path of each problem in the plan, and a fix", async () => {
    const { ports } = portsOn(database);
    const ana = await createPerson(database, "Ana");
    const activities = [
      { title: "Breakfast", activity_type: "food", start_time: "09:00", end_time: "10:00" },
      { title: "Walk with a guide", start_time: "09:30", duration_minutes: 90 },
    ];
    const answer = checkPlan.output.parse(
      await run(checkPlan, ports, ana, { ...plan, days: [{ date: "2027-05-04", activities }] }),
    );
    const overlap = answer.findings.find((it) => it.code === "overlap");
    expect(overlap).toMatchObject({
      severity: "error",
      dates: ["2027-05-04"],
      activities: [
        { date: "2027-05-04", position: 0, title: "Breakfast" },
        { date: "2027-05-04", position: 1, title: "Walk with a guide" },
      ],
      fix: { summary: "Move Walk with a guide to 10:00" },
    });
    const ids = answer.days[1]?.activity_ids;
    expect(overlap?.fix?.patch).toEqual([
      {
        op: "activity.set",
        activity_id: ids?.[1],
        before: { start_time: "09:30", end_time: "11:00" },
        after: { start_time: "10:00", end_time: "11:30" },
      },
    ]);
    expect(await database.prisma.trip.count({ where: { ownerId: ana.userId } })).toBe(0);
  });

  it("recognises places by their names", async () => {
    const { ports } = portsOn(database);
    const ana = await createPerson(database, "Ana");
    const place = candidatesOf("lisbon").find((it) => it.hours?.mon.length === 0);
    const days = [{ date: "2027-05-03", activities: [{ title: `Visit ${place?.name}`, start_time: "11:00" }] }];
    const { findings } = await run(checkPlan, ports, ana, { ...plan, days });
    expect(findings.map((it) => it.code)).toContain("closed");
  });

  it("refuses dates outside the plan and a date that is there twice", () => {
    const parse = (...days: string[]) => checkPlan.input.safeParse({ ...plan, days: days.map((date) => ({ date })) });
    expect(parse("2027-05-03", "2027-05-04").success).toBe(true);
    expect(parse("2027-05-05").error?.issues[0]?.path).toEqual(["days"]);
    expect(parse("2027-05-03", "2027-05-03").error?.issues[0]?.path).toEqual(["days"]);
  });
});

describe("a trip with a problem", () => {
  it("lists findings when asked, applies a fix as announced, and reverts it", async () => {
    const { ports } = portsOn(database);
    const ana = await createPerson(database, "Ana");
    const { trip } = await run(createTrip, ports, ana, { ...plan, skip_ai_generation: true });
    const add = (title: string, start_time: string, end_time: string) =>
      run(addActivity, ports, ana, { trip_id: trip.id, title, start_time, end_time, day_number: 1 });
    await add("Market", "10:00", "12:00");
    const { activity } = await add("Tram ride", "11:00", "11:45");
    expect(await run(getTrip, ports, ana, { trip_id: trip.id })).not.toHaveProperty("findings");
    const shown = getTrip.output.parse(await run(getTrip, ports, ana, { trip_id: trip.id, include_findings: true }));
    const { findings } = await run(checkTrip, ports, ana, { trip_id: trip.id });
    const inWords = (list: typeof findings | undefined) => list?.map((it) => [it.code, it.message, it.fix?.summary]);
    expect(inWords(shown.findings)).toEqual(inWords(findings));
    const overlap = findings.find((it) => it.code === "overlap");
    expect(overlap).toMatchObject({ fixable: true, fix: { summary: "Move Tram ride to 12:00" } });
    const { day_ids = [], activity_ids = [] } = overlap ?? {};
    const wanted = { trip_id: trip.id, code: "overlap" as const, day_ids, activity_ids };
    const done = await run(applyFix, ports, ana, wanted);
    expect(done.summary).toBe(overlap?.fix?.summary);
    const moved = done.trip.itinerary[0]?.activities.find((it) => it.id === activity.id);
    expect(moved).toMatchObject({ start_time: "12:00", end_time: "12:45" });
    await expect(run(applyFix, ports, ana, wanted)).rejects.toMatchObject({ code: "finding_gone" });
    await run(revertEdit, ports, ana, { trip_id: trip.id, edit_id: done.edit_id ?? "" });
    expect((await run(checkTrip, ports, ana, { trip_id: trip.id })).findings.map((it) => it.code)).toContain("overlap");
  });
});
