import { addActivity, expect, expectError, invite, type Json, run, test } from "../support/contract.ts";
import { key, send } from "../support/people.ts";
import { enterRoom, refusedBy, ticketFor } from "../support/room.ts";

test("hello has the number of the newest event and the trip's revision; presence lists who is here", async ({
  ana,
  bo,
  trip,
}) => {
  await invite(ana, bo, trip.id, "viewer");
  const hers = await enterRoom(trip.id, { cookie: ana.cookie });
  expect(await hers.next("hello")).toMatchObject({ type: "hello", seq: expect.any(Number), revision: 1 });
  expect((await hers.next("presence")).people).toEqual([{ user_id: ana.id, name: "Ana" }]);
  const his = await enterRoom(trip.id, { cookie: bo.cookie });
  expect(await hers.next("presence")).toMatchObject({ joined: [{ user_id: bo.id, name: "Bo" }], left: [] });
  expect((await his.next("presence")).people.map((it: Json) => it.user_id).sort()).toEqual([ana.id, bo.id].sort());
  his.close();
  expect(await hers.next("presence")).toMatchObject({ joined: [], left: [bo.id] });
  hers.close();
});

test("trip.changed on edits by another member: seq without gaps, revision and ids of what changed", async ({
  ana,
  bo,
  trip,
}) => {
  await invite(ana, bo, trip.id, "editor");
  const room = await enterRoom(trip.id, { cookie: ana.cookie });
  const { seq } = await room.next("hello");
  const activity = await addActivity(bo.token, trip.id, { title: "Tram", location: "Baixa", lat: 38.7, lng: -9.1 });
  await run(bo.token, "update_activity", { trip_id: trip.id, activity_id: activity.id, title: "Ferry" });
  await run(bo.token, "update_day_notes", { trip_id: trip.id, day_number: 2, notes: "bring a coat" });
  await Promise.all([1, 2, 3, 4, 5].map((it) => addActivity(bo.token, trip.id, { title: `n${it}` })));
  const heard: Json[] = [];
  for (let it = 0; it < 8; it++) heard.push(await room.next("trip.changed"));
  expect(heard.map((it) => it.seq)).toEqual(heard.map((_, index) => seq + 1 + index));
  expect(heard.map((it) => it.revision)).toEqual(heard.map((_, index) => 2 + index));
  const [added, , noted] = heard as [Json, Json, Json];
  expect(added).toMatchObject({ trip_id: trip.id, user_id: bo.id, activity_ids: [activity.id] });
  expect(noted.day_ids).toEqual([trip.itinerary[1].id]);
  const { entries } = await run(ana.token, "get_edit_log", { trip_id: trip.id });
  const logged = new Set(entries.map((it: Json) => it.id));
  for (const it of heard) expect(logged.has(it.edit_id), JSON.stringify(it)).toBe(true);
  room.close();
});

test('"personal location coordinates are never sent": messages carry kinds, ids and numbers, no body and no coordinate', async ({
  ana,
  bo,
  trip,
}) => {
  await invite(ana, bo, trip.id, "editor");
  const room = await enterRoom(trip.id, { cookie: ana.cookie });
  await room.next("hello");
  const words = "SECRET";
  const args = {
    title: words,
    description: words,
    notes: words,
    location: words,
    address: words,
    lat: 38.7123,
    lng: -9.1234,
  };
  const activity = await addActivity(bo.token, trip.id, args);
  await run(bo.token, "update_trip", { trip_id: trip.id, title: words, notes: words });
  await run(bo.token, "delete_activity", { trip_id: trip.id, activity_id: activity.id });
  for (let it = 0; it < 3; it++) await room.next("trip.changed");
  const allowed = [
    "type",
    "seq",
    "revision",
    "people",
    "user_id",
    "name",
    "trip_id",
    "edit_id",
    "day_ids",
    "activity_ids",
  ];
  const keys = new Set<string>();
  const walk = (value: unknown) => {
    if (typeof value !== "object" || value === null) return;
    if (!Array.isArray(value)) for (const name of Object.keys(value)) keys.add(name);
    for (const it of Object.values(value)) walk(it);
  };
  walk(room.all());
  expect([...keys].filter((it) => !allowed.includes(it))).toEqual([]);
  for (const text of [words, "38.7", "9.12", ana.email, bo.email])
    expect(JSON.stringify(room.all())).not.toContain(text);
  room.close();
});

test("A ticket opens the room once; the second time it is 401", async ({ ana, trip }) => {
  const ticket = await ticketFor(ana.token, trip.id);
  const room = await enterRoom(trip.id, { ticket });
  await room.next("hello");
  expect(await refusedBy(trip.id, { ticket })).toMatchObject({
    status: 401,
    body: { error: { code: "unauthenticated" } },
  });
  room.close();
});

test("A ticket of one room does not open another, and an invented one is 401", async ({ ana, bo, trip }) => {
  const other = await run(bo.token, "create_trip", {
    destination: "Porto",
    start_date: trip.start_date,
    end_date: trip.end_date,
    skip_ai_generation: true,
  });
  const ticket = await ticketFor(ana.token, trip.id);
  expect((await refusedBy(other.trip.id, { ticket })).status).toBe(401);
  expect((await refusedBy(trip.id, { ticket: "made-up" })).status).toBe(401);
});

test("A stranger gets 404 for room and ticket; without a credential 401", async ({ bo, trip }) => {
  expect(await refusedBy(trip.id, { cookie: bo.cookie })).toMatchObject({
    status: 404,
    body: { success: false, error: { code: "not_found" } },
  });
  expectError(await send("POST", `/api/trips/${trip.id}/room/ticket`, { token: bo.token, body: {} }), 404, "not_found");
  expect((await refusedBy(trip.id, {})).status).toBe(401);
  expect((await refusedBy("nonsense", { cookie: bo.cookie })).status).toBe(404);
});

for (const origin of ["https://evil.example", "null", "http://localhost.evil.example"]) {
  test(`A cookie with the Origin ${origin} is refused: 403`, async ({ ana, trip }) => {
    expect(await refusedBy(trip.id, { cookie: ana.cookie, origin })).toMatchObject({
      status: 403,
      body: { error: { code: "forbidden" } },
    });
  });
}

test("A key enters with trips:read and not without", async ({ ana, trip, freshKey }) => {
  const room = await enterRoom(trip.id, { token: await freshKey(["trips:read"]) });
  await room.next("hello");
  room.close();
  const refused = await refusedBy(trip.id, { token: await key(ana.token, ["bookings:read"]) });
  expect(refused).toMatchObject({ status: 403, body: { error: { code: "insufficient_scope" } } });
});

test("A removed member gets bye and is disconnected; the others get members.changed", async ({ ana, bo, trip }) => {
  await invite(ana, bo, trip.id, "editor");
  const [hers, his] = [
    await enterRoom(trip.id, { cookie: ana.cookie }),
    await enterRoom(trip.id, { cookie: bo.cookie }),
  ];
  await his.next("hello");
  await send("DELETE", `/api/trips/${trip.id}/members/${bo.id}`, { token: ana.token });
  expect(await his.next("bye")).toMatchObject({ type: "bye", reason: "access_ended" });
  expect(await his.closed).toBe(1008);
  expect(await hers.next("members.changed")).toMatchObject({ trip_id: trip.id, user_id: bo.id });
  await addActivity(ana.token, trip.id);
  await hers.next("trip.changed");
  expect(his.all().some((it) => it.type === "trip.changed")).toBe(false);
  hers.close();
});

test("When the trip is deleted all get the event and are disconnected", async ({ ana, trip }) => {
  const room = await enterRoom(trip.id, { cookie: ana.cookie });
  await room.next("hello");
  await send("DELETE", `/api/trips/${trip.id}`, { token: ana.token });
  expect(await room.next("trip.deleted")).toMatchObject({ trip_id: trip.id });
  expect(await room.next("bye")).toMatchObject({ reason: "trip_deleted" });
  expect(await room.closed).toBe(1000);
});

test("A later connection starts at the number of the newest event", async ({ ana, trip }) => {
  const early = await enterRoom(trip.id, { cookie: ana.cookie });
  await early.next("hello");
  await addActivity(ana.token, trip.id);
  const { seq } = await early.next("trip.changed");
  const late = await enterRoom(trip.id, { cookie: ana.cookie });
  expect(await late.next("hello")).toMatchObject({ seq, revision: 2 });
  for (const room of [early, late]) room.close();
});
