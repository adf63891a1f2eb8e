import { sqlOf } from "@caravan/db/sql";
import type { TripDocument } from "@caravan/domain/trip/document";
import { describe, expect, it } from "vitest";
import { run, setUp } from "../../test/context.ts";
import { createDayTrip, later } from "../../test/fake-concierge.ts";
import { deleteActivity } from "../activities/delete-activity.ts";
import { updateActivity } from "../activities/update-activity.ts";
import { subscribers } from "../composition.ts";
import { tripFor } from "../kernel/access.ts";
import { contextForJob } from "../kernel/job-context.ts";
import { planAsOf } from "./plan-as-of.ts";

const { database, outside, ana } = await setUp();
const { ports } = outside;
const sql = sqlOf(database);

async function tripNow(tripId: string): Promise<TripDocument> {
  const call = {
    ports,
    now: later(300),
    newId: () => crypto.randomUUID(),
    signal: new AbortController().signal,
    subscribers,
  };
  return (await tripFor(contextForJob(call, sql, ana.userId), tripId, "viewer")).document;
}

const change = (trip_id: string, activity_id: string, minute: number, fields: object) =>
  run(updateActivity, ports, ana, { trip_id, activity_id, ...fields }, { now: later(minute) });
const hours = (plan: TripDocument | undefined) =>
  plan?.days.flatMap((day) => day.activities.map((it) => `${it.title} ${it.startTime}`));

describe("planAsOf", () => {
  it("reverses moves, renames and deletions to any moment", async () => {
    const { tripId, castle, fado } = await createDayTrip(ports, ana);
    await change(tripId, castle, 10, { start_time: "14:30" });
    await run(deleteActivity, ports, ana, { trip_id: tripId, activity_id: fado }, { now: later(20) });
    await change(tripId, castle, 30, { title: "Old castle", start_time: "15:00" });
    const then = await planAsOf(sql, await tripNow(tripId), "2026-11-21", later(5));
    expect(hours(then(later(5)))).toEqual(["Castle 14:00", "Tram 16:00", "Fado 20:00"]);
    expect(hours(then(later(15)))).toEqual(["Castle 14:30", "Tram 16:00", "Fado 20:00"]);
    expect(hours(then(later(25)))).toEqual(["Castle 14:30", "Tram 16:00"]);
    expect(hours(then(later(35)))).toEqual(["Old castle 15:00", "Tram 16:00"]);
  });

  it("returns nothing before the first plan, and goes back two hundred edits at most", async () => {
    const { tripId, castle } = await createDayTrip(ports, ana);
    for (let edit = 1; edit <= 200; edit++) await change(tripId, castle, edit, { notes: `Edit ${edit}` });
    const then = await planAsOf(sql, await tripNow(tripId), "2026-11-21", later(-5));
    expect(then(later(-5))).toBeUndefined();
    expect(then(later(0.5))).toBeUndefined();
    expect(hours(then(later(1.5)))).toEqual(["Castle 14:00", "Tram 16:00", "Fado 20:00"]);
  });

  it("goes back from the plan that was read, whatever is edited meanwhile", async () => {
    const { tripId, castle, fado } = await createDayTrip(ports, ana);
    await change(tripId, castle, 10, { start_time: "14:30" });
    const read = await tripNow(tripId);
    await change(tripId, fado, 20, { start_time: "21:00" });
    const then = await planAsOf(sql, read, "2026-11-21", later(5));
    expect(hours(then(later(5)))).toEqual(["Castle 14:00", "Tram 16:00", "Fado 20:00"]);
    expect(hours(then(later(15)))).toEqual(["Castle 14:30", "Tram 16:00", "Fado 20:00"]);
  });

  it("returns the days around today only", async () => {
    const { tripId } = await createDayTrip(ports, ana);
    const trip = await tripNow(tripId);
    const dates = async (today: string) =>
      (await planAsOf(sql, trip, today, later(5)))(later(5))?.days.map((it) => it.date);
    expect(await dates("2026-11-21")).toEqual(["2026-11-21", "2026-11-22"]);
    expect(await dates("2026-11-23")).toEqual(["2026-11-22"]);
  });
});
