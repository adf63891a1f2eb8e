import {
  addActivity,
  expect,
  expectError,
  invite,
  type Json,
  makeTrip,
  readTrip,
  run,
  test,
  uuid,
} from "../support/contract.ts";
import { send } from "../support/people.ts";
import { enterRoom, refusedBy, ticketFor } from "../support/room.ts";

const keys = "/api/users/me/api-keys";
const writing = ["trips:read", "trips:write"];

async function newKey(token: string, more: Json = {}): Promise<{ id: string; secret: string }> {
  const made = await send("POST", keys, { token, body: { agent_name: "Planner", scopes: writing, ...more } });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return { id: made.body.key.id, secret: made.body.secret };
}
const listed = async (token: string, id: string): Promise<Json> =>
  (await send("GET", keys, { token })).body.keys.find((it: Json) => it.id === id);
const revoke = (token: string, id: string) => send("DELETE", `${keys}/${id}`, { token });
const takeBack = (token: string, id: string, body: Json = {}) => send("POST", `${keys}/${id}/revert`, { token, body });

test("A key lists its trips, what it changed and what it proposed", async ({ ana, trip }) => {
  const { id, secret } = await newKey(ana.token, { trip_ids: [trip.id] });
  await addActivity(secret, trip.id, { title: "Castle" });
  await run(secret, "add_activity", { trip_id: trip.id, title: "Fado", propose: true });
  expect(await listed(ana.token, id)).toMatchObject({
    ...{ agent_name: "Planner", trip_ids: [trip.id], trips: [{ id: trip.id, title: trip.title }] },
    ...{ edit_count: 1, created_trip_count: 0, pending_proposals: 1, revoked_at: null },
  });
});

test("PATCH mode: from the next call on the key needs approval, and back; 409 once it is revoked", async ({
  ana,
  bo,
  trip,
}) => {
  const { id, secret } = await newKey(ana.token);
  const change = (mode: string, token = ana.token) => send("PATCH", `${keys}/${id}`, { token, body: { mode } });
  const add = () => send("POST", `/api/trips/${trip.id}/activities`, { token: secret, body: { title: "Castle" } });
  expect((await change("propose")).body).toMatchObject({ success: true, key: { id, mode: "propose" } });
  expect((await add()).status).toBe(202);
  expect((await change("apply")).body.key.mode).toBe("apply");
  expect((await add()).status).toBe(201);
  expectError(await change("never"), 400, "validation_failed", "mode");
  expectError(await change("propose", bo.token), 404, "not_found");
  expectError(await change("propose", secret), 403, "forbidden");
  await revoke(ana.token, id);
  expectError(await change("propose"), 409, "key_revoked");
});

test("GET edits: the edits of the key in pages, with their trips", async ({ ana, bo, trip }) => {
  const { id, secret } = await newKey(ana.token);
  for (const title of ["A", "B", "C"]) await addActivity(secret, trip.id, { title });
  await addActivity(ana.token, trip.id, { title: "Mine" });
  const read = (query: string) => send("GET", `${keys}/${id}/edits${query}`, { token: ana.token });
  const first = await read("?limit=2");
  expect(first.body).toMatchObject({ success: true, has_more: true, next_cursor: expect.any(String) });
  const rest = await read(`?limit=2&cursor=${first.body.next_cursor}`);
  expect(rest.body).toMatchObject({ has_more: false, next_cursor: null });
  const entries: Json[] = [...first.body.entries, ...rest.body.entries];
  expect(entries.map((it) => it.summary)).toEqual(["C", "B", "A"].map((it) => expect.stringContaining(`"${it}"`)));
  for (const it of entries)
    expect(it).toMatchObject({
      id: expect.stringMatching(uuid),
      trip: { id: trip.id, title: trip.title },
      author: { agent_name: "Planner", user_id: ana.id },
    });
  expectError(await read("?cursor=nonsense"), 400, "validation_failed", "cursor");
  expectError(await send("GET", `${keys}/${id}/edits`, { token: bo.token }), 404, "not_found");
  expectError(await send("GET", `${keys}/${id}/edits`, { token: secret }), 403, "forbidden");
});

test("POST revert reverts the key's edits, also after it was revoked; edits that others built on are kept and named", async ({
  ana,
  bo,
  trip,
}) => {
  await invite(ana, bo, trip.id, "editor");
  const { id, secret } = await newKey(ana.token);
  const castle = await addActivity(secret, trip.id, { title: "Castle" });
  await addActivity(secret, trip.id, { title: "Tram" });
  await run(bo.token, "update_activity", { trip_id: trip.id, activity_id: castle.id, title: "Castle at dawn" });
  await revoke(ana.token, id);
  const preview = await takeBack(ana.token, id, { preview: true });
  expect((await readTrip(ana.token, trip.id)).revision).toBe(4);
  const done = await takeBack(ana.token, id);
  expect(done.status, JSON.stringify(done.body)).toBe(200);
  expect(done.body).toEqual({
    ...{ success: true, created_trips: [], withdrawn_proposals: [] },
    records: { taken_back: [], kept: [] },
    trips: [
      {
        ...{ trip_id: trip.id, title: trip.title, revision: 5, edit_id: expect.stringMatching(uuid), more: false },
        taken_back: [{ edit_id: expect.stringMatching(uuid), summary: expect.stringContaining('"Tram"') }],
        kept: [
          {
            ...{ edit_id: expect.stringMatching(uuid), summary: expect.stringContaining('"Castle"') },
            because: [
              {
                edit_id: expect.stringMatching(uuid),
                summary: expect.stringContaining('"Castle"'),
                author: "Bo",
              },
            ],
          },
        ],
      },
    ],
  });
  const [mine] = done.body.trips;
  expect(preview.body.trips).toEqual([{ ...mine, edit_id: null, revision: 4 }]);
  const titles = (await readTrip(ana.token, trip.id)).itinerary[0].activities.map((it: Json) => it.title);
  expect(titles).toEqual(["Castle at dawn"]);
  expect((await takeBack(ana.token, id)).body.trips).toMatchObject([{ edit_id: null, taken_back: [], revision: 5 }]);
  const { entries } = await run(ana.token, "get_edit_log", { trip_id: trip.id });
  expect(entries[0]).toMatchObject({ id: mine.edit_id, summary: "Undid 1 change by Planner", revertible: true });
  expectError(await takeBack(bo.token, id), 404, "not_found");
  expectError(await takeBack(secret, id), 401, "unauthenticated");
});

test("Approved proposals of a key are listed, counted and reverted; pending ones are rejected, a trip that it created is named", async ({
  ana,
  bo,
  trip,
}) => {
  await invite(ana, bo, trip.id, "editor");
  const { id, secret } = await newKey(ana.token);
  const propose = async (title: string): Promise<string> =>
    (await run(secret, "add_activity", { trip_id: trip.id, title, propose: true })).proposal_id;
  const [approved, waiting] = [await propose("Fado"), await propose("Tram")];
  const { edit_id } = await run(bo.token, "approve_proposal", { trip_id: trip.id, proposal_id: approved });
  const made = await makeTrip(secret, { destination: "Porto" });
  expect(await listed(ana.token, id)).toMatchObject({ edit_count: 1, created_trip_count: 1, pending_proposals: 1 });
  const { entries } = (await send("GET", `${keys}/${id}/edits`, { token: ana.token })).body;
  expect(entries.find((it: Json) => it.id === edit_id)).toMatchObject({
    ...{ action: "approve_proposal", trip: { id: trip.id }, revertible: true, reverted: false },
    author: { user_id: bo.id, agent_name: null },
    proposed_by: { user_id: ana.id, agent_name: "Planner" },
  });

  const preview = await takeBack(ana.token, id, { preview: true });
  const done = await takeBack(ana.token, id);
  expect(done.body).toMatchObject({
    trips: [{ trip_id: trip.id, taken_back: [{ edit_id }], kept: [] }],
    created_trips: [{ trip_id: made.id, title: made.title }],
    withdrawn_proposals: [{ proposal_id: waiting, trip_id: trip.id, summary: expect.stringContaining('"Tram"') }],
  });
  expect(preview.body.withdrawn_proposals).toEqual(done.body.withdrawn_proposals);
  expect((await readTrip(ana.token, trip.id)).itinerary[0].activities).toEqual([]);
  expect((await readTrip(ana.token, made.id)).id).toBe(made.id);
  const read = await send("GET", `/api/trips/${trip.id}/proposals/${waiting}`, { token: ana.token });
  expect(read.body.proposal).toMatchObject({ status: "rejected", decided_by: { user_id: ana.id } });
});

test("A revoked key leaves its rooms at once and its ticket is invalid; others stay", async ({ ana, trip }) => {
  const { id, secret } = await newKey(ana.token);
  const ticket = await ticketFor(secret, trip.id);
  const [agents, hers] = [
    await enterRoom(trip.id, { token: secret }),
    await enterRoom(trip.id, { cookie: ana.cookie }),
  ];
  await Promise.all([agents.next("hello"), hers.next("hello")]);
  await revoke(ana.token, id);
  expect(await agents.next("bye")).toMatchObject({ reason: "access_ended" });
  expect(await agents.closed).toBe(1008);
  expect((await refusedBy(trip.id, { ticket })).status).toBe(404);
  expect((await refusedBy(trip.id, { token: secret })).status).toBe(401);
  await addActivity(ana.token, trip.id);
  await hers.next("trip.changed");
  hers.close();
});
