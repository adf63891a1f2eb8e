import { addActivity, day, expect, expectError, type Json, run, test } from "../support/contract.ts";
import { send, task } from "../support/people.ts";

const same = (row: string, sent: Json): [string, Json, Json] => [row, sent, sent];
const types = [
  ..."general sightseeing dining transport accommodation entertainment shopping outdoor cultural business".split(" "),
];
const aliases = {
  event: "entertainment",
  food: "dining",
  dinner: "dining",
  meeting: "business",
  conference: "business",
};
const times: readonly [written: string, kept: string][] = [
  ["00:00", "00:00"],
  ["09:30", "09:30"],
  ["23:59", "23:59"],
  ["09:30:59", "09:30"],
  ["2031-05-06T18:45", "18:45"],
  ["2031-05-06T18:45:10", "18:45"],
  ["2031-05-06T18:45:10Z", "18:45"],
  ["2031-05-06T18:45:10.123Z", "18:45"],
  ["2031-05-06T18:45:10+09:00", "18:45"],
  ["2031-05-06T23:45:00-0800", "23:45"],
];

const accepted: readonly [row: string, sent: Json, read: Json][] = [
  same("title | 255 chars", { title: "t".repeat(255) }),
  same("description | 1000 chars", { description: "d".repeat(1000) }),
  ...types.map((it) => same(`activity_type | ${it}`, { activity_type: it })),
  ["activity_type | Default `general`", {}, { activity_type: "general" }],
  ...Object.entries(aliases).map(
    ([alias, type]) =>
      [`activity_type | ${alias} becomes ${type}`, { activity_type: alias }, { activity_type: type }] as [
        string,
        Json,
        Json,
      ],
  ),
  ["activity_type | any case", { activity_type: " Dinner " }, { activity_type: "dining" }],
  ...times.map(
    ([written, kept]) =>
      [
        `start_time, end_time | ${written}`,
        { start_time: written, end_time: written },
        { start_time: kept, end_time: kept },
      ] as [string, Json, Json],
  ),
  same("duration_minutes | integer", { duration_minutes: 90 }),
  same("location | 255 chars", { location: "l".repeat(255) }),
  same("address | 500 chars", { address: "a".repeat(500) }),
  same("estimated_cost | number", { estimated_cost: 12.5 }),
  same("estimated_cost | 0", { estimated_cost: 0 }),
  same("priority | 1", { priority: 1 }),
  same("priority | 10", { priority: 10 }),
  ["priority | Default 5", {}, { priority: 5 }],
  same("notes | 1000 chars", { notes: "n".repeat(1000) }),
];

const refused: readonly [row: string, sent: Json, path: string][] = [
  ["title | 256 chars", { title: "t".repeat(256) }, "title"],
  ["title | empty", { title: "  " }, "title"],
  ["title | null", { title: null }, "title"],
  ["description | 1001 chars", { description: "d".repeat(1001) }, "description"],
  ["activity_type | an unknown word", { activity_type: "teleportation" }, "activity_type"],
  ["activity_type | a number", { activity_type: 3 }, "activity_type"],
  ["start_time | 24:00", { start_time: "24:00" }, "start_time"],
  ["start_time | 9:5", { start_time: "9:5" }, "start_time"],
  ["end_time | noon", { end_time: "noon" }, "end_time"],
  ["end_time | a number", { end_time: 930 }, "end_time"],
  ["duration_minutes | a fraction", { duration_minutes: 1.5 }, "duration_minutes"],
  ["duration_minutes | negative", { duration_minutes: -1 }, "duration_minutes"],
  ["location | 256 chars", { location: "l".repeat(256) }, "location"],
  ["address | 501 chars", { address: "a".repeat(501) }, "address"],
  ["estimated_cost | a string", { estimated_cost: "12" }, "estimated_cost"],
  ["estimated_cost | negative", { estimated_cost: -0.01 }, "estimated_cost"],
  ["priority | 0", { priority: 0 }, "priority"],
  ["priority | 11", { priority: 11 }, "priority"],
  ["priority | a fraction", { priority: 5.5 }, "priority"],
  ["notes | 1001 chars", { notes: "n".repeat(1001) }, "notes"],
  ["itinerary_id | no UUID", { itinerary_id: "first" }, "itinerary_id"],
  ["day_number | a string", { day_number: "2" }, "day_number"],
  ["date | no calendar date", { date: "2031-02-30" }, "date"],
];

for (const [row, sent, read] of accepted) {
  test(`Activity: ${row}: on create, on update, by REST and by capability`, async ({ ana, trip }) => {
    const made = await addActivity(ana.token, trip.id, sent);
    expect(made).toMatchObject(read);
    const added = await run(ana.token, "add_activity", { trip_id: trip.id, title: "A walk", ...sent });
    expect(added.activity).toMatchObject(read);

    const blank = await addActivity(ana.token, trip.id);
    const put = await send("PUT", `/api/trips/${trip.id}/activities/${blank.id}`, { token: ana.token, body: sent });
    expect(put.status, JSON.stringify(put.body)).toBe(200);
    const changed = await run(ana.token, "update_activity", { trip_id: trip.id, activity_id: blank.id, ...sent });
    expect(changed.activity).toMatchObject(read);

    const { activities } = await run(ana.token, "list_activities", { trip_id: trip.id, view: "full" });
    expect(activities).toHaveLength(3);
    for (const it of activities) expect(it).toMatchObject(read);
  });
}

for (const [row, sent, path] of refused) {
  test(`Activity: ${row}: 400 validation_failed, nothing changed`, async ({ ana, trip }) => {
    const kept = await addActivity(ana.token, trip.id);
    const base = `/api/trips/${trip.id}/activities`;
    const token = ana.token;
    expectError(await send("POST", base, { token, body: { title: "x", ...sent } }), 400, "validation_failed", path);
    expectError(await send("PUT", `${base}/${kept.id}`, { token, body: sent }), 400, "validation_failed", path);
    const args = { trip_id: trip.id, title: "x", ...sent };
    expectError(await task(token, "add_activity", args), 400, "validation_failed", path);
    const { activities } = await run(token, "list_activities", { trip_id: trip.id, view: "full" });
    expect(activities).toEqual([kept]);
  });
}

test("Activity: title | Required on create.", async ({ ana, trip }) => {
  const answer = await send("POST", `/api/trips/${trip.id}/activities`, { token: ana.token, body: { location: "x" } });
  expectError(answer, 400, "validation_failed", "title");
});

test("Activity: every alias that the schema publishes is accepted", async ({ ana, trip }) => {
  const { input_schema } = await run(ana.token, "get_schema", { capability: "add_activity" });
  const published = [...input_schema.properties.activity_type.description.matchAll(/([\w-]+) = (\w+)/g)];
  expect(published.length).toBeGreaterThanOrEqual(5);
  expect(Object.fromEntries(published.map(([, alias, type]) => [alias, type]))).toMatchObject(aliases);
  for (const [, alias, type] of published) {
    expect((await addActivity(ana.token, trip.id, { activity_type: alias })).activity_type, alias).toBe(type);
  }
});

test("Activity: what is not sent stays, null clears, an update sends no defaults", async ({ ana, trip }) => {
  const full = { description: "d", activity_type: "food", start_time: "10:00", location: "l", priority: 9, notes: "n" };
  const made = await addActivity(ana.token, trip.id, full);
  const args = { trip_id: trip.id, activity_id: made.id };
  const renamed = await run(ana.token, "update_activity", { ...args, title: "Renamed" });
  expect(renamed.activity).toEqual({ ...made, title: "Renamed" });
  const cleared = await run(ana.token, "update_activity", {
    ...args,
    description: null,
    start_time: null,
    notes: null,
  });
  expect(cleared.activity).toEqual({ ...made, title: "Renamed", description: null, start_time: null, notes: null });
});

test("Activity: a day is sorted by start times", async ({ ana, trip }) => {
  for (const start_time of ["18:00", "09:00", "12:30", "07:15"]) await addActivity(ana.token, trip.id, { start_time });
  const { activities } = await run(ana.token, "list_activities", { trip_id: trip.id, view: "full" });
  expect(activities.map((it: Json) => it.start_time)).toEqual(["07:15", "09:00", "12:30", "18:00"]);
});

test("Activity: estimated_cost is exact: 0.1 stays 0.1 through updates", async ({ ana, trip }) => {
  const made = await addActivity(ana.token, trip.id, { estimated_cost: 0.1, date: day(2) });
  const { activity } = await run(ana.token, "update_activity", {
    trip_id: trip.id,
    activity_id: made.id,
    estimated_cost: 1.005,
  });
  expect([made.estimated_cost, activity.estimated_cost]).toEqual([0.1, 1.005]);
});
