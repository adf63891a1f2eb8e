import {
  addActivity,
  day,
  expect,
  expectError,
  type Json,
  makeTrip,
  readTrip,
  run,
  test,
  uuid,
} from "../support/contract.ts";
import { person, send, task } from "../support/people.ts";

test('"Capabilities with no arguments accept an empty object", and missing arguments are one', async ({ ana }) => {
  for (const capability of [
    "describe_capabilities",
    "get_schema",
    "list_trips",
    "get_user_preferences",
    "get_preference_profile",
  ]) {
    const [empty, missing] = [await run(ana.token, capability, {}), await run(ana.token, capability)];
    expect(Object.keys(missing), capability).toEqual(Object.keys(empty));
  }
});

test("Capabilities: list_trips | `limit` integer | trips plus `has_more`, in pages, newest start first", async () => {
  const eve = await person("Eve");
  for (const start of [5, 1, 9, 7, 3]) await makeTrip(eve.token, { start_date: day(start), end_date: day(start) });
  const starts: string[] = [];
  let cursor: string | undefined;
  for (const [count, more] of [
    [2, true],
    [2, true],
    [1, false],
  ] as const) {
    const page = await run(eve.token, "list_trips", { limit: 2, ...(cursor ? { cursor } : {}) });
    expect([page.trips.length, page.has_more, page.next_cursor !== null]).toEqual([count, more, more]);
    starts.push(...page.trips.map((it: Json) => it.start_date));
    cursor = page.next_cursor;
  }
  expect(starts).toEqual([9, 7, 5, 3, 1].map(day));
  const exact = await run(eve.token, "list_trips", { limit: 5 });
  expect([exact.trips.length, exact.has_more]).toEqual([5, false]);
});

test("Trip (as read): list_trips returns id, destination, dates and status per trip", async ({ ana, trip }) => {
  const { trips } = await run(ana.token, "list_trips", { limit: 100 });
  const listed = trips.find((it: Json) => it.id === trip.id);
  const { id, destination, start_date, end_date, status } = trip;
  expect(listed).toMatchObject({ id, destination, start_date, end_date, status });
});

test("Capabilities: list_trips | default 20, at most 100", async ({ ana }) => {
  const eve = await person("Eve");
  await Promise.all(Array.from({ length: 21 }, (_, it) => makeTrip(eve.token, { end_date: day(1 + (it % 3)) })));
  const page = await run(eve.token, "list_trips");
  expect([page.trips.length, page.has_more]).toEqual([20, true]);
  for (const limit of [0, 101, 1.5, "10"]) {
    expectError(await task(ana.token, "list_trips", { limit }), 400, "validation_failed", "limit");
  }
  expectError(await task(ana.token, "list_trips", { cursor: "xyz" }), 400, "validation_failed", "cursor");
});

test("Capabilities: get_trip | trip with itinerary days and activities, as GET /api/trips/{id} has it", async ({
  ana,
  trip,
}) => {
  const activity = await addActivity(ana.token, trip.id, { day_number: 2, start_time: "10:00" });
  await run(ana.token, "update_day_notes", { trip_id: trip.id, day_number: 2, notes: "by tram" });
  const read = (await run(ana.token, "get_trip", { trip_id: trip.id, view: "full" })).trip;
  expect(read).toEqual(await readTrip(ana.token, trip.id));
  expect(read).toMatchObject({
    id: trip.id,
    destination: "Lisbon",
    start_date: day(1),
    end_date: day(3),
    status: "draft",
  });
  expect(read.itinerary).toEqual([
    { id: expect.stringMatching(uuid), date: day(1), day_number: 1, notes: "", activities: [] },
    { id: expect.stringMatching(uuid), date: day(2), day_number: 2, notes: "by tram", activities: [activity] },
    { id: expect.stringMatching(uuid), date: day(3), day_number: 3, notes: "", activities: [] },
  ]);
});

test("Capabilities: create_trip | created trip and itinerary", async ({ ana }) => {
  const answer = await run(ana.token, "create_trip", {
    ...{ destination: "Lisbon", start_date: day(1), end_date: day(2), view: "full" },
  });
  expect(answer.trip.itinerary.every((it: Json) => it.activities.length > 0)).toBe(true);
  expect(await readTrip(ana.token, answer.trip.id)).toEqual(answer.trip);
});

test("Capabilities: regenerate_itinerary | new AI itinerary; pinned activities, day ids and notes stay", async ({
  ana,
}) => {
  const trip = await makeTrip(ana.token, { skip_ai_generation: false });
  const pinned = await addActivity(ana.token, trip.id, { title: "Dinner with Rui", start_time: "20:00", date: day(2) });
  await run(ana.token, "update_activity", { trip_id: trip.id, activity_id: pinned.id, pinned: true });
  await run(ana.token, "update_day_notes", { trip_id: trip.id, day_number: 2, notes: "stay" });
  const next = (await run(ana.token, "regenerate_itinerary", { trip_id: trip.id })).trip;
  expect(next.itinerary.map((it: Json) => it.id)).toEqual(trip.itinerary.map((it: Json) => it.id));
  expect(next.itinerary[1].notes).toBe("stay");
  expect(next.itinerary[1].activities.map((it: Json) => it.id)).toContain(pinned.id);
  const old = new Set(trip.itinerary.flatMap((it: Json) => it.activities.map((activity: Json) => activity.id)));
  const fresh = next.itinerary.flatMap((it: Json) => it.activities).filter((it: Json) => it.id !== pinned.id);
  expect(fresh.length).toBeGreaterThan(0);
  expect(fresh.filter((it: Json) => old.has(it.id) && !it.pinned)).toEqual([]);
});

test("Capabilities: list_activities | flat array of activities, in the order of days", async ({ ana, trip }) => {
  const last = await addActivity(ana.token, trip.id, { day_number: 3 });
  const first = await addActivity(ana.token, trip.id, { day_number: 1 });
  expect((await run(ana.token, "list_activities", { trip_id: trip.id, view: "full" })).activities).toEqual([
    first,
    last,
  ]);
});

test("Capabilities: delete_activity | deleted, and 404 the second time", async ({ ana, trip }) => {
  const [gone, kept] = [await addActivity(ana.token, trip.id), await addActivity(ana.token, trip.id)];
  const args = { trip_id: trip.id, activity_id: gone.id };
  expect(await run(ana.token, "delete_activity", args)).toMatchObject({ deleted: true, activity_id: gone.id });
  expectError(await task(ana.token, "delete_activity", args), 404, "not_found");
  expect((await run(ana.token, "list_activities", { trip_id: trip.id, view: "full" })).activities).toEqual([kept]);
});

test("Capabilities: get_edit_log | agent and human edit history, with authors", async ({ ana, trip, freshKey }) => {
  const agent = await freshKey(["trips:read", "trips:write"], { agent_name: "Planner bot" });
  await run(ana.token, "update_trip", { trip_id: trip.id, title: "By a human" });
  await run(agent, "update_trip", { trip_id: trip.id, title: "By an agent" });
  const { entries, has_more } = await run(agent, "get_edit_log", { trip_id: trip.id });
  expect(has_more).toBe(false);
  expect(entries).toMatchObject([
    { revision: 3, action: "update_trip", author: { user_id: ana.id, name: "Ana", agent_name: "Planner bot" } },
    { revision: 2, action: "update_trip", author: { user_id: ana.id, name: "Ana", agent_name: null } },
    { revision: 1, action: "create_trip", author: { user_id: ana.id, name: "Ana", agent_name: null } },
  ]);
});

test("Capabilities: get_edit_log | in pages", async ({ ana, trip }) => {
  for (const title of ["A", "B"]) await run(ana.token, "update_trip", { trip_id: trip.id, title });
  const first = await run(ana.token, "get_edit_log", { trip_id: trip.id, limit: 2 });
  const second = await run(ana.token, "get_edit_log", { trip_id: trip.id, limit: 2, cursor: first.next_cursor });
  expect([...first.entries, ...second.entries].map((it: Json) => it.revision)).toEqual([3, 2, 1]);
  expect([first.has_more, second.has_more]).toEqual([true, false]);
});

test("Capabilities: update_day_notes | replaces the day's notes; empty string clears", async ({ ana, trip }) => {
  const args = { trip_id: trip.id, day_number: 2 };
  const first = await run(ana.token, "update_day_notes", { ...args, notes: "one" });
  expect(first.day).toMatchObject({ id: trip.itinerary[1].id, notes: "one" });
  expect((await run(ana.token, "update_day_notes", { ...args, notes: "two" })).day.notes).toBe("two");
  expect((await run(ana.token, "update_day_notes", { ...args, notes: "" })).day.notes).toBe("");
  expect((await readTrip(ana.token, trip.id)).itinerary[1].notes).toBe("");
});

test("Capabilities: update_day_notes | `day_id` preferred", async ({ ana, trip }) => {
  const args = { trip_id: trip.id, day_id: trip.itinerary[2].id, day_number: 1, notes: "here" };
  expect((await run(ana.token, "update_day_notes", args)).day.day_number).toBe(3);
});

for (const [what, more, status, code] of [
  ["neither day_id nor day_number", { notes: "x" }, 400, "validation_failed"],
  ["`notes` R", { day_number: 1 }, 400, "validation_failed"],
  ["notes null", { day_number: 1, notes: null }, 400, "validation_failed"],
  ["day_number out of range", { day_number: 4, notes: "x" }, 404, "day_not_found"],
  ["day_id of no day", { day_id: "00000000-0000-4000-8000-000000000000", notes: "x" }, 404, "day_not_found"],
] as const) {
  test(`Capabilities: update_day_notes | ${what}: ${status} ${code}`, async ({ ana, trip }) => {
    expectError(await task(ana.token, "update_day_notes", { trip_id: trip.id, ...more }), status, code);
  });
}

const ofTrip = ["get_trip", "update_trip", "regenerate_itinerary", "list_activities", "get_edit_log"];
for (const capability of [...ofTrip, "add_activity", "update_activity", "delete_activity", "update_day_notes"]) {
  test(`Capabilities: ${capability} | trip_id R: missing 400, no UUID 400, unknown 404, of a stranger 404`, async ({
    ana,
    bo,
    trip,
  }) => {
    const none = "00000000-0000-4000-8000-000000000000";
    const rest = { title: "x", activity_id: none, notes: "x", day_number: 1 };
    const args = capability === "get_edit_log" ? {} : rest;
    expectError(await task(ana.token, capability, args), 400, "validation_failed", "trip_id");
    expectError(await task(ana.token, capability, { ...args, trip_id: "x" }), 400, "validation_failed", "trip_id");
    expectError(await task(ana.token, capability, { ...args, trip_id: none }), 404, "not_found");
    expectError(await task(bo.token, capability, { ...args, trip_id: trip.id }), 404, "not_found");
    expect(await readTrip(ana.token, trip.id)).toEqual(trip);
  });
}

test("POST /api/mcp/tools takes {name, arguments} and changes the same trip", async ({ ana, trip }) => {
  const body = { name: "update_trip", arguments: { trip_id: trip.id, title: "By tool" } };
  const answer = await send("POST", "/api/mcp/tools", { token: ana.token, body });
  expect(answer.body.result.trip.title).toBe("By tool");
  expect((await readTrip(ana.token, trip.id)).title).toBe("By tool");
});
