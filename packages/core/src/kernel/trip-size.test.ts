import { mostActivities } from "@caravan/domain/field-choices";
import { describe, expect, it } from "vitest";
import { run, setUp } from "../../test/context.ts";
import { addActivity } from "../activities/add-activity.ts";
import { duplicateDay } from "../activities/duplicate-day.ts";
import { updateActivity } from "../activities/update-activity.ts";
import { applyChanges } from "../trips/apply-changes.ts";
import { checkPlan } from "../trips/check-plan.ts";
import { checkTrip } from "../trips/check-trip.ts";
import { createTrip } from "../trips/create-trip.ts";

const { database, outside, ana } = await setUp();
const { ports } = outside;

const full = { code: "activities_full", kind: "conflict" };
const start = { destination: "Lisbon", start_date: "2027-05-03", end_date: "2027-05-05", skip_ai_generation: true };

/** A trip with this many activities on its first day, all at the same time. */
async function tripWith(count: number) {
  const { trip } = await run(createTrip, ports, ana, start);
  const [day, second] = trip.itinerary.map((it) => it.id) as [string, string];
  const times = { start_time: "09:00", end_time: "20:00" };
  await run(addActivity, ports, ana, { trip_id: trip.id, itinerary_id: day, title: "Thing", ...times } as never);
  await database.pool.query(
    `insert into activities
     select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(), 'rank', 'c' || lpad(i::text, 3, '0'), 'title', 'Thing ' || i))).*
       from activities a, generate_series(2, $2::int) i where a.trip_id = $1`,
    [trip.id, count],
  );
  return { tripId: trip.id, day, second };
}

describe("a trip at its bound of activities", () => {
  it("accepts no more through any verb, applied or proposed, and may still be changed and shrink", async () => {
    const { tripId: trip_id, day, second } = await tripWith(mostActivities - 1);
    const add = (more: object = {}) =>
      run(addActivity, ports, ana, { trip_id, day_number: 2, title: "One more", ...more } as never);
    await add();
    await expect(add()).rejects.toMatchObject(full);
    await expect(add({ propose: true })).rejects.toMatchObject(full);
    await expect(run(duplicateDay, ports, ana, { trip_id, day_id: day, to_day_id: second })).rejects.toMatchObject(
      full,
    );
    const { rows } = await database.pool.query("select id from activities where trip_id = $1 limit 1", [trip_id]);
    const changed = await run(updateActivity, ports, ana, { trip_id, activity_id: rows[0].id, title: "Renamed" });
    expect(changed).toMatchObject({ activity: { title: "Renamed" } });
    const op = { op: "activity.add", activity: { title: "By patch" }, at: { itinerary_id: second, after: null } };
    await expect(run(applyChanges, ports, ana, { trip_id, changes: [op] } as never)).rejects.toMatchObject(full);
  });

  it("lists the first findings of too many, errors first, with their number", async () => {
    const { tripId: trip_id } = await tripWith(300);
    const { findings, findings_total } = await run(checkTrip, ports, ana, { trip_id });
    expect([findings.length, findings.every((it) => it.severity === "error")]).toEqual([200, true]);
    expect(findings_total).toBeGreaterThan(299);
  });

  it("is also the bound of a plan that is not stored", () => {
    const activities = Array.from({ length: 100 }, () => ({ title: "Thing" }));
    const days = Array.from({ length: 11 }, (_, index) => ({ date: `2027-05-${10 + index}`, activities }));
    const parsed = checkPlan.input.safeParse({ ...start, end_date: "2027-05-30", days });
    expect(parsed.error?.issues[0]).toMatchObject({ message: `must not hold more than ${mostActivities} activities` });
  });
});
