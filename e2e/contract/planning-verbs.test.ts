import {
  addActivity,
  day,
  expect,
  expectError,
  type Json,
  makeTrip,
  readTrip,
  test,
  uuid,
} from "../support/contract.ts";
import { key, send } from "../support/people.ts";

const none = "00000000-0000-4000-8000-000000000000";
const square = "lisbon/praca-do-comercio";

const planned = (token: string, more: Json = {}) => makeTrip(token, { skip_ai_generation: false, ...more });
const sightOf = (trip: Json): Json =>
  trip.itinerary[1].activities.find((it: Json) => it.activity_type !== "dining" && it.place_id);
const post = (token: string, path: string, body: Json = {}) => send("POST", path, { token, body });
const undo = (token: string, tripId: string, editId: string) =>
  post(token, `/api/trips/${tripId}/edits/${editId}/revert`);

test("Replacement: 200, another place with two alternatives under the same id, which can be reverted", async ({
  ana,
}) => {
  const trip = await planned(ana.token);
  const sight = sightOf(trip);
  const answer = await post(ana.token, `/api/trips/${trip.id}/activities/${sight.id}/replace`);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  expect(answer.body).toEqual({
    success: true,
    activity: expect.objectContaining({ id: sight.id, itinerary_id: sight.itinerary_id }),
    revision: trip.revision + 1,
    edit_id: expect.stringMatching(uuid),
  });
  const { activity, edit_id } = answer.body;
  expect(activity.place_id).toMatch(/^lisbon\//);
  expect(activity.place_id).not.toBe(sight.place_id);
  expect(activity.reason).toMatch(/\S/);
  expect(activity.alternatives).toHaveLength(2);
  const read = (await readTrip(ana.token, trip.id)).itinerary[1].activities;
  expect(read.find((it: Json) => it.id === sight.id)).toEqual(activity);
  expect((await undo(ana.token, trip.id, edit_id)).status).toBe(200);
  expect((await readTrip(ana.token, trip.id)).itinerary).toEqual(trip.itinerary);
});

test("Replacement: three times in a row three different places", async ({ ana }) => {
  const trip = await planned(ana.token, { destination: "Paris" });
  const sight = sightOf(trip);
  const seen = [sight.place_id];
  for (let turn = 0; turn < 3; turn++) {
    const { body } = await post(ana.token, `/api/trips/${trip.id}/activities/${sight.id}/replace`);
    expect(seen).not.toContain(body.activity.place_id);
    seen.push(body.activity.place_id);
  }
});

test("Replacement: 404 for an unknown activity, 400 for an invalid id, 409 for a stale revision and when nothing is known", async ({
  ana,
}) => {
  const trip = await makeTrip(ana.token, { destination: "Xanadu-on-Sea" });
  const { id } = await addActivity(ana.token, trip.id);
  const replace = (activity: string, body: Json = {}) =>
    post(ana.token, `/api/trips/${trip.id}/activities/${activity}/replace`, body);
  expectError(await replace(none), 404, "not_found");
  expectError(await replace("first"), 400, "validation_failed", "activity_id");
  expectError(await replace(id, { expected_revision: 1 }), 409, "stale_revision", "expected_revision");
  expectError(await replace(id, { expected_revision: 0 }), 400, "validation_failed", "expected_revision");
  expectError(await replace(id), 409, "nothing_else_fits");
});

test("A known place: 201 with its time on the given day, which can be reverted", async ({ ana, trip }) => {
  const answer = await post(ana.token, `/api/trips/${trip.id}/places`, { place_id: square, date: day(2) });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  expect(answer.body).toMatchObject({
    success: true,
    activity: {
      place_id: square,
      itinerary_id: trip.itinerary[1].id,
      start_time: expect.stringMatching(/^\d\d:\d\d$/),
    },
    revision: 2,
  });
  expect((await undo(ana.token, trip.id, answer.body.edit_id)).status).toBe(200);
  expect((await readTrip(ana.token, trip.id)).itinerary).toEqual(trip.itinerary);
});

const misplaced: readonly [what: string, body: Json, status: number, code: string, path?: string][] = [
  ["no place", {}, 400, "validation_failed", "place_id"],
  ["an empty place", { place_id: "" }, 400, "validation_failed", "place_id"],
  ["a place of no city", { place_id: "atlantis/gate" }, 404, "place_not_found", "place_id"],
  ["a place of another city", { place_id: "paris/louvre" }, 404, "place_not_found", "place_id"],
  ["a day past the end", { place_id: square, day_number: 4 }, 404, "day_not_found", "day"],
  ["a date outside", { place_id: square, date: day(9) }, 404, "day_not_found", "day"],
  ["a date that is none", { place_id: square, date: "2031-02-30" }, 400, "validation_failed", "date"],
  ["a day of no id", { place_id: square, itinerary_id: "x" }, 400, "validation_failed", "itinerary_id"],
  ["a stale revision", { place_id: square, expected_revision: 5 }, 409, "stale_revision", "expected_revision"],
];
for (const [what, body, status, code, path] of misplaced) {
  test(`A known place: ${what}: ${status} ${code}`, async ({ ana, trip }) => {
    expectError(await post(ana.token, `/api/trips/${trip.id}/places`, body), status, code, path);
    expect(await readTrip(ana.token, trip.id)).toEqual(trip);
  });
}

test("The explanation has a sentence for each day and each place that was left out", async ({ ana }) => {
  const trip = await planned(ana.token);
  const { status, body } = await send("GET", `/api/trips/${trip.id}/explanation`, { token: ana.token });
  expect(status).toBe(200);
  expect(Object.keys(body).sort()).toEqual(["activities", "days", "left_out", "overview", "revision", "success"]);
  expect(body.days.map((it: Json) => [it.itinerary_id, it.date])).toEqual(
    trip.itinerary.map((it: Json) => [it.id, it.date]),
  );
  expect(body.overview.length).toBeGreaterThan(0);
  for (const line of body.overview) expect(line).toMatch(/^\p{Lu}.+\.$/u);
  expect(body.left_out.length).toBeGreaterThan(0);
  for (const it of body.left_out)
    expect(it).toEqual({
      place_id: expect.stringMatching(/^lisbon\//),
      name: expect.any(String),
      neighborhood: expect.any(String),
      lat: expect.any(Number),
      lng: expect.any(Number),
      duration_minutes: expect.any(Number),
      verified: expect.any(Boolean),
      why: expect.stringMatching(/^\p{Lu}.+\.$/u),
      fits_on: it.fits_on && { itinerary_id: expect.stringMatching(uuid), date: expect.any(String) },
    });
});

test("A place can be added to the day that the explanation names", async ({ ana }) => {
  const trip = await planned(ana.token);
  for (const it of trip.itinerary[1].activities)
    await send("DELETE", `/api/trips/${trip.id}/activities/${it.id}`, { token: ana.token });
  const { body } = await send("GET", `/api/trips/${trip.id}/explanation`, { token: ana.token });
  const { place_id, fits_on } = body.left_out.find((it: Json) => it.fits_on !== null);
  const { itinerary_id } = fits_on;
  const added = await post(ana.token, `/api/trips/${trip.id}/places`, { place_id, itinerary_id });
  expect(added.status, JSON.stringify(added.body)).toBe(201);
});

const oneDay: readonly [what: string, choice: (trip: Json) => Json][] = [
  ["itinerary_id", (trip) => ({ itinerary_id: trip.itinerary[1].id })],
  ["date", () => ({ date: day(2) })],
  ["day_number", () => ({ day_number: 2 })],
];
for (const [what, choice] of oneDay) {
  test(`One day planned again, selected by ${what}: the others are unchanged`, async ({ ana }) => {
    const trip = await planned(ana.token);
    const answer = await post(ana.token, `/api/trips/${trip.id}/regenerate`, { ...choice(trip), view: "full" });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const { itinerary } = answer.body.trip;
    expect([itinerary[0], itinerary[2]]).toEqual([trip.itinerary[0], trip.itinerary[2]]);
    expect(itinerary[1].activities.length).toBeGreaterThan(2);
    expect(itinerary[1].activities).not.toEqual(trip.itinerary[1].activities);
  });
}

for (const [what, choice] of [
  ["day_number 0", { day_number: 0 }],
  ["day_number 4", { day_number: 4 }],
  ["a date outside", { date: day(4) }],
  ["the id of no day", { itinerary_id: none }],
] as const) {
  test(`One day planned again: ${what}: 404 day_not_found, before an event stream opens`, async ({ ana, trip }) => {
    const path = `/api/trips/${trip.id}/regenerate`;
    expectError(await post(ana.token, path, choice), 404, "day_not_found", "day");
    const headers = { accept: "text/event-stream" };
    expectError(await send("POST", path, { token: ana.token, body: choice, headers }), 404, "day_not_found", "day");
    expect(await readTrip(ana.token, trip.id)).toEqual(trip);
  });
}

const events = (text: string): Json[] =>
  text.split("\n\n").flatMap((block) => {
    const found = /^event: (\w+)\ndata: (.*)$/.exec(block);
    return found ? [{ event: found[1], data: JSON.parse(found[2] as string) }] : [];
  });

test("Accept: text/event-stream sends the days of a new trip and ends with the answer", async ({ ana }) => {
  const body = { destination: "Lisbon", start_date: day(1), end_date: day(3), view: "full" };
  const headers = { accept: "text/event-stream" };
  const answer = await send("POST", "/api/trips", { token: ana.token, body, headers });
  expect(answer.status).toBe(201);
  expect(answer.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  const told = events(answer.body);
  expect(told.map((it) => it.event)).toEqual(["progress", "day", "day", "day", "done"]);
  const { status, body: result } = (told.at(-1) as Json).data;
  expect([status, result.success]).toEqual([201, true]);
  expect(await readTrip(ana.token, result.trip.id)).toEqual(result.trip);
  const titles = (days: Json[]) => days.map((it) => it.activities.map((a: Json) => [a.start_time, a.title]));
  expect(titles(told.filter((it) => it.event === "day").map((it) => it.data))).toEqual(titles(result.trip.itinerary));
});

test("Accept: text/event-stream for one day sends only that day", async ({ ana }) => {
  const trip = await planned(ana.token);
  const headers = { accept: "text/event-stream" };
  const path = `/api/trips/${trip.id}/regenerate`;
  const answer = await send("POST", path, { token: ana.token, body: { day_number: 3, view: "full" }, headers });
  const told = events(answer.body);
  expect(told.map((it) => it.event)).toEqual(["progress", "day", "done"]);
  expect(told[1]?.data).toMatchObject({ date: day(3), day_number: 3 });
  expect(told[2]?.data.body.trip.itinerary.slice(0, 2)).toEqual(trip.itinerary.slice(0, 2));
});

for (const accept of ["application/json", "*/*", "application/json, text/event-stream;q=0.9", "text/html"]) {
  test(`Accept: ${accept} gets JSON`, async ({ ana, trip }) => {
    const headers = { accept };
    const answer = await send("POST", `/api/trips/${trip.id}/regenerate`, { token: ana.token, body: {}, headers });
    expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
    expect(answer.body).toMatchObject({ success: true, trip: { id: trip.id } });
  });
}

test("Verbs without progress return JSON for any Accept header", async ({ ana, trip }) => {
  const headers = { accept: "text/event-stream" };
  const body = { place_id: square };
  const added = await send("POST", `/api/trips/${trip.id}/places`, { token: ana.token, body, headers });
  expect([added.status, added.body.success]).toEqual([201, true]);
  expectError(await send("POST", "/api/trips", { headers, body: {} }), 401, "unauthenticated");
  expectError(await send("POST", "/api/trips", { token: ana.token, headers, body: {} }), 400, "validation_failed");
});

test("The planning verbs are logged with their author, an agent by its name", async ({ ana }) => {
  const trip = await planned(ana.token);
  const agent = await key(ana.token, ["trips:read", "trips:write"], { agent_name: "Planner" });
  await post(agent, `/api/trips/${trip.id}/activities/${sightOf(trip).id}/replace`);
  await post(agent, `/api/trips/${trip.id}/regenerate`, { day_number: 1 });
  const { body } = await send("GET", `/api/trips/${trip.id}/edits`, { token: ana.token });
  expect(body.entries.map((it: Json) => [it.action, it.author.agent_name])).toEqual([
    ["regenerate_itinerary", "Planner"],
    ["replace_activity", "Planner"],
    ["create_trip", null],
  ]);
});

test("The planning verbs need the scopes of trips", async ({ ana, freshKey }) => {
  const trip = await planned(ana.token);
  const reader = await freshKey(["trips:read"]);
  const read = await send("GET", `/api/trips/${trip.id}/explanation`, { token: reader });
  expect(read.status).toBe(200);
  const writes = [`/activities/${sightOf(trip).id}/replace`, "/places", "/regenerate"];
  for (const path of writes) {
    const answer = await post(reader, `/api/trips/${trip.id}${path}`, { place_id: square });
    expectError(answer, 403, "insufficient_scope", "scope");
  }
  const other = await freshKey(["preferences:read"]);
  expectError(await send("GET", `/api/trips/${trip.id}/explanation`, { token: other }), 403, "insufficient_scope");
});
