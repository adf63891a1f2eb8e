import {
  addActivity,
  day,
  expect,
  expectError,
  invite,
  type Json,
  makeTrip,
  readTrip,
  run,
  test,
} from "../support/contract.ts";
import { send, task } from "../support/people.ts";

const times = (count: number) => Array.from({ length: count }, (_, index) => index);
const clock = (index: number) =>
  `${String((index * 7) % 24).padStart(2, "0")}:${String((index * 13) % 60).padStart(2, "0")}`;
const add = (token: string, tripId: string, body: Json, headers: Record<string, string> = {}) =>
  send("POST", `/api/trips/${tripId}/activities`, { token, body, headers });
const count = (values: readonly unknown[]) =>
  Object.fromEntries([...new Set(values)].map((value) => [String(value), values.filter((it) => it === value).length]));

test("20 parallel add_activity with the same expected_revision: exactly one 201 and 19 times 409 stale_revision", async ({
  ana,
  trip,
}) => {
  const answers = await Promise.all(
    times(20).map((it) => add(ana.token, trip.id, { title: `n${it}`, expected_revision: 1 })),
  );
  expect(count(answers.map((it) => it.status))).toEqual({ 201: 1, 409: 19 });
  for (const answer of answers.filter((it) => it.status === 409))
    expectError(answer, 409, "stale_revision", "expected_revision");
  const now = await readTrip(ana.token, trip.id);
  expect(now.revision).toBe(2);
  expect(now.itinerary[0].activities).toEqual([answers.find((it) => it.status === 201)?.body.activity]);
});

test("20 parallel add_activity without expected_revision, by two people: all apply, sorted by time", async ({
  ana,
  bo,
  trip,
}) => {
  await invite(ana, bo, trip.id, "editor");
  const answers = await Promise.all(
    times(20).map((it) => add(it % 2 ? ana.token : bo.token, trip.id, { title: `n${it}`, start_time: clock(it) })),
  );
  expect(count(answers.map((it) => it.status))).toEqual({ 201: 20 });
  expect(answers.map((it) => it.body.revision).sort((a, b) => a - b)).toEqual(times(20).map((it) => it + 2));
  const now = await readTrip(ana.token, trip.id);
  expect(now.revision).toBe(21);
  const placed = now.itinerary[0].activities as Json[];
  expect(placed.map((it) => it.title).sort()).toEqual(
    times(20)
      .map((it) => `n${it}`)
      .sort(),
  );
  expect(placed.map((it) => it.start_time)).toEqual(placed.map((it) => it.start_time).sort());
  const { entries } = await run(ana.token, "get_edit_log", { trip_id: trip.id, limit: 100 });
  const added = entries.filter((it: Json) => it.action === "add_activity");
  expect(added.map((it: Json) => it.revision)).toEqual(times(20).map((it) => 21 - it));
});

test("Parallel adds with the same time have one order in every read", async ({ ana, trip }) => {
  await Promise.all(times(20).map((it) => add(ana.token, trip.id, { title: `n${it}`, start_time: "10:00" })));
  const order = async () => (await readTrip(ana.token, trip.id)).itinerary[0].activities.map((it: Json) => it.id);
  const first = await order();
  expect(new Set(first).size).toBe(20);
  expect(await order()).toEqual(first);
  const { activities } = await run(ana.token, "list_activities", { trip_id: trip.id, view: "full" });
  expect(activities.map((it: Json) => it.id)).toEqual(first);
});

test("Different capabilities at once: the revision grows by exactly the number that applied", async ({ ana, trip }) => {
  const targets = await Promise.all(times(5).map(() => addActivity(ana.token, trip.id)));
  const calls: [string, Json][] = [
    ["update_trip", { title: "A" }],
    ["update_trip", { notes: "B" }],
    ["update_trip", { end_date: day(4) }],
    ["update_day_notes", { day_number: 1, notes: "C" }],
    ["update_activity", { activity_id: targets[0]?.id, title: "D" }],
    ["update_activity", { activity_id: targets[1]?.id, day_number: 2 }],
    ["delete_activity", { activity_id: targets[2]?.id }],
    ["delete_activity", { activity_id: targets[3]?.id }],
    ["add_activity", { title: "E" }],
    ["regenerate_itinerary", {}],
  ];
  const answers = await Promise.all(calls.map(([name, args]) => task(ana.token, name, { trip_id: trip.id, ...args })));
  const failed = answers.filter((it) => it.status !== 200);
  // Regeneration had already removed the activities that these calls change.
  for (const answer of failed) expectError(answer, 404, "not_found");
  const now = await readTrip(ana.token, trip.id);
  expect(now).toMatchObject({ revision: 6 + calls.length - failed.length, title: "A", notes: "B", end_date: day(4) });
  expect(now.itinerary[0].notes).toBe("C");
  const { entries } = await run(ana.token, "get_edit_log", { trip_id: trip.id, limit: 100 });
  expect(entries.map((it: Json) => it.revision)).toEqual(times(now.revision).map((it) => now.revision - it));
});

test("If-Match carries the revision that the ETag of a read gave", async ({ ana, trip }) => {
  const read = await send("GET", `/api/trips/${trip.id}`, { token: ana.token });
  const etag = read.headers.get("etag") as string;
  expect(etag).toBe('"1"');
  expect((await add(ana.token, trip.id, { title: "first" }, { "if-match": etag })).status).toBe(201);
  expectError(
    await add(ana.token, trip.id, { title: "second" }, { "if-match": etag }),
    409,
    "stale_revision",
    "expected_revision",
  );
  expect((await add(ana.token, trip.id, { title: "third" }, { "if-match": 'W/"2"' })).status).toBe(201);
  const put = (revision: string) =>
    send("PUT", `/api/trips/${trip.id}`, { token: ana.token, body: { title: "x" }, headers: { "if-match": revision } });
  expectError(await put('"2"'), 409, "stale_revision");
  expect((await put('"3"')).headers.get("etag")).toBe('"4"');
  const drop = await send("DELETE", `/api/trips/${trip.id}`, { token: ana.token, headers: { "if-match": '"1"' } });
  expectError(drop, 409, "stale_revision");
});

for (const tag of ["abc", '"abc"', '"1", "2"', "-1", ""]) {
  test(`If-Match ${tag || "(empty)"} is not a revision: 400`, async ({ ana, trip }) => {
    const answer = await add(ana.token, trip.id, { title: "x" }, { "if-match": tag });
    expectError(answer, 400, "validation_failed", "if-match");
    expect(await readTrip(ana.token, trip.id)).toEqual(trip);
  });
}

test("If-Match * matches any revision", async ({ ana, trip }) => {
  expect((await add(ana.token, trip.id, { title: "x" }, { "if-match": "*" })).status).toBe(201);
});

for (const [capability, args] of [
  ["update_trip", { title: "x" }],
  ["add_activity", { title: "x" }],
  ["update_day_notes", { day_number: 1, notes: "x" }],
  ["regenerate_itinerary", {}],
] as const) {
  test(`${capability} with a stale expected_revision: 409, nothing changed, no log entry`, async ({ ana, trip }) => {
    await run(ana.token, "update_trip", { trip_id: trip.id, title: "Newer" });
    const before = await readTrip(ana.token, trip.id);
    const stale = await task(ana.token, capability, { trip_id: trip.id, ...args, expected_revision: 1 });
    expectError(stale, 409, "stale_revision", "expected_revision");
    const future = await task(ana.token, capability, { trip_id: trip.id, ...args, expected_revision: 99 });
    expectError(future, 409, "stale_revision", "expected_revision");
    expect(await readTrip(ana.token, trip.id)).toEqual(before);
    expect((await run(ana.token, "get_edit_log", { trip_id: trip.id })).entries).toHaveLength(2);
  });
}

test("`before` that is no longer true: 409 target_changed and nothing changed; other targets do not matter", async ({
  ana,
  trip,
}) => {
  const trip_id = trip.id;
  const activity = await addActivity(ana.token, trip_id, { title: "Old", location: "here" });
  await run(ana.token, "update_activity", { trip_id, activity_id: activity.id, title: "Newer" });
  await run(ana.token, "update_day_notes", { trip_id, day_number: 1, notes: "newer" });
  await run(ana.token, "update_trip", { trip_id, title: "Newer", end_date: day(4) });
  const now = await readTrip(ana.token, trip_id);
  const stale: [string, Json][] = [
    ["update_activity", { activity_id: activity.id, title: "Mine", before: { title: "Old" } }],
    [
      "update_activity",
      { activity_id: activity.id, title: "Mine", location: "there", before: { title: "Old", location: "here" } },
    ],
    ["update_day_notes", { day_number: 1, notes: "mine", before: { notes: "" } }],
    ["update_trip", { title: "Mine", before: { title: trip.title } }],
    ["update_trip", { end_date: day(2), before: { end_date: day(3) } }],
  ];
  for (const [name, args] of stale)
    expectError(await task(ana.token, name, { trip_id, ...args }), 409, "target_changed");
  expect(await readTrip(ana.token, trip_id)).toEqual(now);
  const fine = { trip_id, activity_id: activity.id, location: "there", before: { location: "here" } };
  expect((await run(ana.token, "update_activity", fine)).activity).toMatchObject({ title: "Newer", location: "there" });
});

test("Of 10 parallel changes with the same `before`, one succeeds and nine get target_changed", async ({
  ana,
  trip,
}) => {
  const activity = await addActivity(ana.token, trip.id, { title: "Old" });
  const answers = await Promise.all(
    times(10).map((it) =>
      task(ana.token, "update_activity", {
        trip_id: trip.id,
        activity_id: activity.id,
        title: `n${it}`,
        before: { title: "Old" },
      }),
    ),
  );
  expect(count(answers.map((it) => it.body.error?.code ?? it.status))).toEqual({ 200: 1, target_changed: 9 });
});

test("Parallel moves keep every activity exactly once", async ({ ana }) => {
  const trip = await makeTrip(ana.token);
  const ids: string[] = [];
  for (const it of times(6))
    ids.push((await addActivity(ana.token, trip.id, { title: `n${it}`, start_time: clock(it) })).id);
  const moves = times(30).map((it) => ({ trip_id: trip.id, activity_id: ids[it % 6], day_number: 1 + ((it * 5) % 3) }));
  const behind = times(10).map((it) => ({
    trip_id: trip.id,
    activity_id: ids[it % 6],
    after_activity_id: it % 2 ? null : ids[(it + 1) % 6],
  }));
  const answers = await Promise.all([...moves, ...behind].map((args) => task(ana.token, "update_activity", args)));
  for (const it of answers) expect(it.status, JSON.stringify(it.body)).toBe(200);
  const now = await readTrip(ana.token, trip.id);
  const placed = [...now.itinerary.flatMap((it: Json) => it.activities), ...now.parked].map((it: Json) => it.id);
  expect(placed.sort()).toEqual([...ids].sort());
  const log = await run(ana.token, "get_edit_log", { trip_id: trip.id, limit: 100 });
  expect(log.entries).toHaveLength(now.revision);
});

test("Parallel deletes of one activity: one succeeds", async ({ ana, trip }) => {
  const activity = await addActivity(ana.token, trip.id);
  const args = { trip_id: trip.id, activity_id: activity.id };
  const answers = await Promise.all(times(8).map(() => task(ana.token, "delete_activity", args)));
  expect(count(answers.map((it) => it.status))).toEqual({ 200: 1, 404: 7 });
});
