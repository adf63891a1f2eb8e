import { addActivity, day, expect, expectError, type Json, makeTrip, test, uuid } from "../support/contract.ts";
import { send } from "../support/people.ts";

const none = "00000000-0000-4000-8000-000000000000";
const { trips, users } = { trips: "/api/trips", users: "/api/users/me" };
const creation = { destination: "Lisbon", start_date: day(1), end_date: day(2), skip_ai_generation: true };

interface Row {
  readonly method: string;
  readonly path: string;
  readonly body?: Json;
  readonly status: number;
  /** The fields of the answer besides `success`. */
  readonly answer: Json;
}

/** The tables "Agent and discovery" and "Trips, activities, bookings, preferences (REST)". */
const guarded: readonly Row[] = [
  {
    method: "POST",
    path: "/api/agent/task",
    body: { capability: "list_trips", arguments: {} },
    status: 200,
    answer: { result: { has_more: expect.any(Boolean) } },
  },
  { method: "GET", path: "/api/mcp/tools", status: 200, answer: { tools: expect.any(Array) } },
  {
    method: "POST",
    path: "/api/mcp/tools",
    body: { name: "list_trips", arguments: {} },
    status: 200,
    answer: { result: { has_more: expect.any(Boolean) } },
  },
  { method: "GET", path: trips, status: 200, answer: { trips: expect.any(Array), has_more: expect.any(Boolean) } },
  { method: "POST", path: trips, body: creation, status: 201, answer: { trip: { id: expect.stringMatching(uuid) } } },
  { method: "GET", path: `${trips}/{id}`, status: 200, answer: { trip: { itinerary: expect.any(Array) } } },
  {
    method: "PUT",
    path: `${trips}/{id}`,
    body: { destination: "Porto" },
    status: 200,
    answer: { trip: { destination: "Porto" } },
  },
  { method: "DELETE", path: `${trips}/{id}`, status: 200, answer: { deleted: true } },
  { method: "POST", path: `${trips}/{id}/regenerate`, status: 200, answer: { trip: { itinerary: expect.any(Array) } } },
  { method: "GET", path: `${trips}/{id}/activities`, status: 200, answer: { activities: expect.any(Array) } },
  {
    method: "POST",
    path: `${trips}/{id}/activities`,
    body: { title: "Walk", description: "d", activity_type: "food", start_time: "10:00", location: "l", day_number: 2 },
    status: 201,
    answer: { activity: { title: "Walk", activity_type: "dining", start_time: "10:00", location: "l" } },
  },
  {
    method: "PUT",
    path: `${trips}/{id}/activities/{activityId}`,
    body: { title: "Run" },
    status: 200,
    answer: { activity: { title: "Run" } },
  },
  { method: "DELETE", path: `${trips}/{id}/activities/{activityId}`, status: 200, answer: { deleted: true } },
  {
    method: "GET",
    path: `${users}/preferences`,
    status: 200,
    answer: { preferences: { interests: expect.any(Array) } },
  },
  {
    method: "PUT",
    path: `${users}/preferences`,
    body: { travel_style: "luxury" },
    status: 200,
    answer: { preferences: { travel_style: "luxury" } },
  },
];

const fill = (path: string, trip: string, activity: string) =>
  path.replace("{id}", trip).replace("{activityId}", activity);

for (const { method, path, body, status, answer } of guarded) {
  test(`${method} ${path}: ${status}`, async ({ ana, trip }) => {
    const activity = await addActivity(ana.token, trip.id);
    const got = await send(method, fill(path, trip.id, activity.id), { token: ana.token, ...(body ? { body } : {}) });
    expect(got.status, JSON.stringify(got.body)).toBe(status);
    expect(got.body).toMatchObject({ success: true, ...answer });
    expect(got.headers.get("content-type")).toMatch(/^application\/json/);
    expect(got.headers.get("cache-control")).toBe("no-store");
  });

  test(`${method} ${path}: 401 without a credential, before any other check`, async ({ ana, trip }) => {
    const activity = await addActivity(ana.token, trip.id);
    const got = await send(method, fill(path, trip.id, activity.id), {
      ...(body ? { body: { ...body, title: 7 } } : {}),
    });
    expectError(got, 401, "unauthenticated");
  });

  if (path.includes("{id}")) {
    test(`${method} ${path}: 404 for an id that does not exist, and for a trip of somebody else`, async ({
      ana,
      bo,
      trip,
    }) => {
      const sent = body ? { body } : {};
      expectError(await send(method, fill(path, none, none), { token: ana.token, ...sent }), 404, "not_found");
      expectError(await send(method, fill(path, trip.id, none), { token: bo.token, ...sent }), 404, "not_found");
      expectError(
        await send(method, fill(path, "not-a-uuid", none), { token: ana.token, ...sent }),
        400,
        "validation_failed",
      );
    });
  }
}

test("PUT and DELETE /api/trips/{id}/activities/{activityId}: 404 for an activity that does not exist", async ({
  ana,
  trip,
}) => {
  const address = `${trips}/${trip.id}/activities/${none}`;
  expectError(await send("PUT", address, { token: ana.token, body: { title: "x" } }), 404, "not_found");
  expectError(await send("DELETE", address, { token: ana.token }), 404, "not_found");
});

test("DELETE /api/trips/{id}: the trip is gone, with its activities and links", async ({ ana, trip }) => {
  const link = await send("POST", `${trips}/${trip.id}/shares`, { token: ana.token, body: {} });
  expect((await send("DELETE", `${trips}/${trip.id}`, { token: ana.token })).body).toMatchObject({ success: true });
  for (const path of ["", "/activities", "/edits"]) {
    expectError(await send("GET", `${trips}/${trip.id}${path}`, { token: ana.token }), 404, "not_found");
  }
  expectError(await send("DELETE", `${trips}/${trip.id}`, { token: ana.token }), 404, "not_found");
  expectError(await send("GET", `/api/public/trips/${link.body.share.token}`), 404, "not_found");
});

test("GET /api/trips: list_trips by query parameters", async ({ ana }) => {
  await Promise.all([makeTrip(ana.token), makeTrip(ana.token)]);
  const page = await send("GET", `${trips}?limit=1`, { token: ana.token });
  expect([page.body.trips.length, page.body.has_more]).toEqual([1, true]);
  const next = await send("GET", `${trips}?limit=1&cursor=${page.body.next_cursor}`, { token: ana.token });
  expect(next.body.trips[0].id).not.toBe(page.body.trips[0].id);
  for (const limit of ["0", "101", "ten", ""]) {
    expectError(await send("GET", `${trips}?limit=${limit}`, { token: ana.token }), 400, "validation_failed", "limit");
  }
});

test("PUT /api/trips/{id}: body described by the trip creation shape: its fields are accepted or named as ignored", async ({
  ana,
  trip,
}) => {
  const body = { ...creation, travelers: 3, interests: ["art"], timezone: "UTC", regeneration_mode: "replace" };
  const got = await send("PUT", `${trips}/${trip.id}`, { token: ana.token, body });
  expect(got.status, JSON.stringify(got.body)).toBe(200);
  expect(got.body.trip).toMatchObject({ destination: "Lisbon", end_date: day(2), travelers: 3, interests: ["art"] });
});

test("PUT /api/trips/{id}: the id of the path overrides one in the body", async ({ ana, trip }) => {
  const other = await makeTrip(ana.token);
  const got = await send("PUT", `${trips}/${trip.id}`, {
    token: ana.token,
    body: { trip_id: other.id, title: "Mine" },
  });
  expect(got.body.trip).toMatchObject({ id: trip.id, title: "Mine" });
});

const open: readonly [path: string, body: Json][] = [
  ["/api/agent-manifest", { name: "Caravan", capabilities: expect.any(Array) }],
  ["/api/agent/capabilities", { success: true, capabilities: expect.any(Array) }],
  ["/api/openapi.json", { openapi: "3.1.0" }],
];
for (const [path, body] of open) {
  test(`GET ${path}: Auth none: 200; a bad credential is 401 even here`, async () => {
    const got = await send("GET", path);
    expect(got.status).toBe(200);
    expect(got.body).toMatchObject(body);
    expectError(await send("GET", path, { token: "cvn_wrong" }), 401, "unauthenticated");
  });
}

test("GET /api/mcp/tools: `{success, tools: [{name, description, inputSchema}]}` and nothing else", async ({ ana }) => {
  const { body } = await send("GET", "/api/mcp/tools", { token: ana.token });
  expect(Object.keys(body).sort()).toEqual(["success", "tools"]);
  for (const tool of body.tools) expect(Object.keys(tool).sort()).toEqual(["description", "inputSchema", "name"]);
});

test("GET /api/mcp/tools: 405 only when Accept asks for an event stream and not for JSON", async ({ ana }) => {
  const get = (accept: string) => send("GET", "/api/mcp/tools", { token: ana.token, headers: { accept } });
  expectError(await get("text/event-stream"), 405, "method_not_allowed");
  for (const accept of ["application/json, text/event-stream", "*/*", "application/json"])
    expect((await get(accept)).status).toBe(200);
});

test("HEAD returns the headers of GET without a body", async ({ ana, trip }) => {
  const head = await send("HEAD", `${trips}/${trip.id}`, { token: ana.token });
  expect([head.status, head.body]).toEqual([200, ""]);
});

test("The first call that the manifest describes works", async ({ ana }) => {
  const { body: manifest } = await send("GET", "/api/agent-manifest");
  const { url, method, body } = manifest.usage.task;
  expect((await send(method, new URL(url).pathname, { token: ana.token, body })).status).toBe(200);
  const registry = await send("GET", new URL(manifest.usage.capabilities).pathname);
  expect(manifest.capabilities.map((it: Json) => it.name)).toEqual(
    registry.body.capabilities.map((it: Json) => it.name),
  );
});
