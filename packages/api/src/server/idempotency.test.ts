import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Answer, type Sent, startApi, type TestApi } from "../../test/api-server.ts";

let now = new Date("2026-11-21T12:00:00Z");
let here: TestApi;
/** Another process on the same database. */
let there: TestApi;
let ana: { id: string; token: string };

beforeAll(async () => {
  here = await startApi({ clock: () => now });
  there = await startApi({ clock: () => now }, here);
  ana = await here.person("Ana");
});
afterAll(async () => {
  expect([...here.faults, ...there.faults]).toEqual([]);
  await there.close();
  await here.close();
});

const trip = { destination: "Lisbon", start_date: "2027-05-03", end_date: "2027-05-05", skip_ai_generation: true };
const once = (key: string) => ({ "idempotency-key": key });
const post = (path: string, key: string, body: unknown, { at = here, token = ana.token, headers = {} } = {}) =>
  at.send("POST", path, { token, body, headers: { ...once(key), ...headers } } satisfies Sent);
const task = (capability: string, args: object) => ({ capability, arguments: args });

async function newTrip(): Promise<string> {
  const made = await here.send("POST", "/api/trips", { token: ana.token, body: trip });
  expect(made.status).toBe(201);
  return made.body.trip.id;
}
const activitiesOf = async (tripId: string) =>
  (await here.send("GET", `/api/trips/${tripId}/activities`, { token: ana.token })).body.activities as object[];
const rows = (text: string) => here.database.pool.query(text).then((it) => it.rows);

function same(answers: readonly Answer[], status: number): Answer {
  for (const it of answers) expect([it.status, it.body]).toEqual([status, answers[0]?.body]);
  return answers[0] as Answer;
}

describe("a repeated Idempotency-Key", () => {
  it("returns the first answer with its status, from any process, and changes nothing", async () => {
    const tripId = await newTrip();
    const path = `/api/trips/${tripId}/activities`;
    const answers = [
      await post(path, "twice", { title: "Castle" }),
      await post(path, "twice", { title: "Castle" }),
      await post(path, "twice", { title: "Castle" }, { at: there }),
    ];
    same(answers, 201);
    expect(await activitiesOf(tripId)).toHaveLength(1);
  });

  it.each([
    ["the task endpoint", "/api/agent/task", task],
    ["a tool", "/api/mcp/tools", (name: string, args: object) => ({ name, arguments: args })],
  ])("works by %s as by REST", async (_, path, body) => {
    const tripId = await newTrip();
    const call = body("add_activity", { trip_id: tripId, title: "Castle" });
    const { result } = same([await post(path, path, call), await post(path, path, call)], 200).body;
    // The same verb with the same input is the same request on any surface.
    const byRest = await post(`/api/trips/${tripId}/activities`, path, { title: "Castle" });
    expect(byRest).toMatchObject({ status: 201, body: { activity: result.activity, edit_id: result.edit_id } });
    expect(await activitiesOf(tripId)).toHaveLength(1);
    const other = await post(path, path, body("add_activity", { trip_id: tripId, title: "Tram" }));
    const error = { code: "idempotency_mismatch", details: [{ path: "idempotency-key" }] };
    expect(other).toMatchObject({ status: 422, body: { error } });
  });

  it("returns the proposal when the key needs approval", async () => {
    const tripId = await newTrip();
    const { secret: token } = await here.key(ana.token, { scopes: ["trips:write"], mode: "propose" });
    const path = `/api/trips/${tripId}/activities`;
    const propose = () => post(path, "propose", { title: "Castle" }, { token });
    expect(same([await propose(), await propose()], 202).body).toMatchObject({ status: "proposed" });
    expect(await rows(`select id from proposals where trip_id = '${tripId}'`)).toHaveLength(1);
  });

  it("returns the end of an event stream", async () => {
    const stream = { headers: { accept: "text/event-stream" } };
    const body = { ...trip, destination: "Porto", skip_ai_generation: false };
    const first = await post("/api/trips", "streamed", body, stream);
    const again = await post("/api/trips", "streamed", body, stream);
    const asJson = await post("/api/trips", "streamed", body);
    const done = (answer: Answer) => JSON.parse(/event: done\ndata: (.+)\n/.exec(answer.body)?.[1] ?? "null");
    expect([first.status, again.status]).toEqual([201, 201]);
    const events = (answer: Answer): string[] => answer.body.match(/^event: \w+$/gm);
    expect(events(first)).toContain("event: day");
    // Nothing is planned a second time.
    expect(events(again)).toEqual(["event: done"]);
    expect(done(again)).toEqual(done(first));
    expect(done(first)).toEqual({ status: asJson.status, body: asJson.body });
    expect(await rows("select id from trips where destination = 'Porto'")).toHaveLength(1);
  });

  it("with another body is 422 and changes nothing; the order of fields does not matter", async () => {
    const tripId = await newTrip();
    const path = `/api/trips/${tripId}/activities`;
    const first = await post(path, "order", { title: "Castle", notes: "early" });
    const other = await post(path, "order", { title: "Castle", notes: "late" });
    expect(other).toMatchObject({
      status: 422,
      body: { success: false, error: { code: "idempotency_mismatch", details: [{ path: "idempotency-key" }] } },
    });
    expect((await post(path, "order", { notes: "early", title: "Castle" })).body).toEqual(first.body);
    const elsewhere = await post(`/api/trips/${await newTrip()}/activities`, "order", {
      title: "Castle",
      notes: "early",
    });
    expect(elsewhere.status).toBe(422);
    expect(await activitiesOf(tripId)).toHaveLength(1);
  });

  it("is independent of other credentials", async () => {
    const rui = await here.person("Rui");
    const { secret } = await here.key(ana.token, { scopes: ["trips:read", "trips:write"] });
    const made: string[] = [];
    for (const token of [ana.token, secret, rui.token])
      made.push((await post("/api/trips", "shared", trip, { token })).body.trip.id);
    expect(new Set(made).size).toBe(3);
  });

  it("expires after exactly 24 hours", async () => {
    // A key is valid for longer than a day, Ana's token is not.
    const { secret: token } = await here.key(ana.token, { scopes: ["trips:write"] });
    const make = (travelers: number) => post("/api/trips", "a day", { ...trip, travelers }, { token });
    const start = now;
    const first = await make(1);
    now = new Date(start.getTime() + 86_400_000 - 1000);
    const [again, other] = [await make(1), await make(2)];
    now = new Date(start.getTime() + 86_400_000);
    const [next, nextAgain] = [await make(2), await make(2)];
    now = start;
    expect(again.body).toEqual(first.body);
    expect(other.status).toBe(422);
    expect(next).toMatchObject({ status: 201, body: { trip: { travelers: 2 } } });
    expect(nextAgain.body).toEqual(next.body);
  });

  it("can be used again after a failure", async () => {
    const tripId = await newTrip();
    const path = `/api/trips/${tripId}/activities`;
    const late = await post(path, "failed", { title: "Castle", day_number: 9 });
    expect(late).toMatchObject({ status: 404, body: { error: { code: "day_not_found" } } });
    const untitled = await post(path, "failed", { title: "" });
    const error = { code: "validation_failed", details: [{ path: "title" }] };
    expect(untitled).toMatchObject({ status: 400, body: { error } });
    expect((await post(path, "failed", { title: "Castle" }, { token: (await here.person("Eve")).token })).status).toBe(
      404,
    );
    expect((await post(path, "failed", { title: "Castle", day_number: 2 })).status).toBe(201);
    expect(await activitiesOf(tripId)).toHaveLength(1);
  });
});

describe("fifty simultaneous calls over two processes", () => {
  it.each([
    ["a change to a trip", "add_activity", { title: "Castle" }],
    ["a change beside the trips", "set_user_preference", { type: "pacing", value: "slow mornings" }],
    ["a change that replaces", "update_user_preferences", { interests: ["food"] }],
    ["a trip of their own", "create_trip", trip],
  ])("make one change: %s", async (_, capability, args) => {
    const person = await here.person("Mia");
    const own = await here.send("POST", "/api/trips", { token: person.token, body: trip });
    const tripId = own.body.trip.id as string;
    const body = task(capability, capability === "add_activity" ? { trip_id: tripId, ...args } : args);
    const call = (_: unknown, index: number) =>
      post("/api/agent/task", "fifty", body, { at: index % 2 ? here : there, token: person.token });
    same(await Promise.all(Array.from({ length: 50 }, call)), 200);
    const counts = await rows(
      `select (select count(*)::int from activities where trip_id = '${tripId}') as activities,
              (select count(*)::int from trips where owner_id = '${person.id}') as trips,
              (select count(*)::int from preference_signals where user_id = '${person.id}') as signals,
              (select count(*)::int from preferences where user_id = '${person.id}') as stated`,
    );
    expect(counts).toEqual([
      {
        activities: capability === "add_activity" ? 1 : 0,
        trips: capability === "create_trip" ? 2 : 1,
        signals: capability === "set_user_preference" ? 1 : 0,
        stated: capability === "update_user_preferences" ? 1 : 0,
      },
    ]);
  });

  it("make one change by REST", async () => {
    const tripId = await newTrip();
    const call = (_: unknown, index: number) =>
      post(`/api/trips/${tripId}/activities`, "by rest", { title: "Castle" }, { at: index % 2 ? here : there });
    same(await Promise.all(Array.from({ length: 50 }, call)), 201);
    expect(await activitiesOf(tripId)).toHaveLength(1);
  });

  it("accept one of two bodies, and refuse the other", async () => {
    const tripId = await newTrip();
    const call = (_: unknown, index: number) =>
      post(
        `/api/trips/${tripId}/activities`,
        "two bodies",
        { title: `Castle ${index % 2}` },
        { at: index % 3 ? here : there },
      );
    const answers = await Promise.all(Array.from({ length: 50 }, call));
    const won = answers.filter((it) => it.status === 201);
    expect(won.length).toBeGreaterThanOrEqual(1);
    for (const it of answers)
      if (it.status !== 201) expect([it.status, it.body.error.code]).toEqual([422, "idempotency_mismatch"]);
    expect(new Set(won.map((it) => it.body.activity.id)).size).toBe(1);
    expect(await activitiesOf(tripId)).toHaveLength(1);
  });
});

describe("an Idempotency-Key", () => {
  it.each([
    ["empty", "", 400],
    ["blank", "  ", 400],
    ["of 256 characters", "k".repeat(256), 400],
    ["of 255 characters", "k".repeat(255), 201],
  ])("%s", async (_, key, status) => {
    const trips = async () => (await rows("select id from trips")).length;
    const before = await trips();
    const answer = await post("/api/trips", key, trip);
    expect(answer.status).toBe(status);
    expect(await trips()).toBe(before + (status === 201 ? 1 : 0));
    if (status === 400)
      expect(answer.body).toMatchObject({
        error: { code: "validation_failed", details: [{ path: "idempotency-key" }] },
      });
  });

  it("is refused where the answer contains a secret", async () => {
    const path = "/api/users/me/api-keys";
    const body = { agent_name: "Planner", scopes: ["trips:read"] };
    const [one, other] = [await post(path, "secret", body), await post(path, "secret", body)];
    expect([one.status, other.status]).toEqual([201, 201]);
    expect(one.body.secret).not.toBe(other.body.secret);
    const tripId = await newTrip();
    const ticket = await post(`/api/trips/${tripId}/room/ticket`, "secret", {});
    const invitation = await post(`/api/trips/${tripId}/invitations`, "secret", { role: "viewer" });
    expect([ticket.status, invitation.status]).toEqual([200, 201]);
    const secrets = [one.body.secret, other.body.secret, ticket.body.ticket, invitation.body.url.split("/").at(-1)];
    const kept = JSON.stringify(await rows("select * from idempotent_calls"));
    for (const secret of secrets) expect(kept).not.toContain(secret);
    expect(await rows("select key from idempotent_calls where key = 'secret'")).toEqual([]);
  });

  it("has no effect on idempotent methods and on reads", async () => {
    const tripId = await newTrip();
    const put = (title: string) =>
      here.send("PUT", `/api/trips/${tripId}`, { token: ana.token, body: { title }, headers: once("put") });
    expect([(await put("One")).body.trip.title, (await put("Two")).body.trip.title]).toEqual(["One", "Two"]);
    const patch = `/api/users/me/api-keys/${(await here.key(ana.token, { scopes: ["trips:read"] })).id}`;
    const mode = (it: string) =>
      here.send("PATCH", patch, { token: ana.token, body: { mode: it }, headers: once("patch") });
    expect([(await mode("propose")).body.key.mode, (await mode("apply")).body.key.mode]).toEqual(["propose", "apply"]);
    const remove = () => here.send("DELETE", `/api/trips/${tripId}`, { token: ana.token, headers: once("delete") });
    expect((await remove()).status).toBe(200);
    expect(await remove()).toMatchObject({ status: 404, body: { error: { code: "not_found" } } });
    const plan = (title: string) => ({ ...trip, days: [{ date: "2027-05-03", activities: [{ title }] }] });
    for (const title of ["A", "B"]) expect((await post("/api/plans/check", "question", plan(title))).status).toBe(200);
    expect(await rows("select key from idempotent_calls where key in ('put', 'patch', 'delete', 'question')")).toEqual(
      [],
    );
  });

  it("does not connect two anonymous callers", async () => {
    const made = [];
    for (const name of ["a", "b"]) {
      const body = { email: `${crypto.randomUUID()}@example.com`, password: "a quiet road by night", name };
      made.push((await here.send("POST", "/api/users", { body, headers: once("stranger") })).status);
    }
    expect(made).toEqual([201, 201]);
  });
});
