import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Answer, type Sent, startApi, type TestApi } from "../../test/api-server.ts";

let api: TestApi;
let ana: { id: string; token: string };
const scopes = ["trips:read", "trips:write"];

beforeAll(async () => {
  api = await startApi();
  ana = await api.person("Ana");
});
afterAll(async () => {
  expect(api.faults).toEqual([]);
  await api.close();
});

async function newTrip(): Promise<{ id: string; revision: number }> {
  const body = { destination: "Lisbon", start_date: inDays(30), end_date: inDays(32), skip_ai_generation: true };
  return (await api.send("POST", "/api/trips", { token: ana.token, body })).body.trip;
}
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const suggest = async (tripId: string, token: string, body: object = {}): Promise<Answer> =>
  api.send("POST", `/api/trips/${tripId}/activities`, { token, body: { title: "Tram ride", ...body } });
const decide = (how: "approve" | "reject", { trip_id, id }: Proposal, token: string, more: Sent = {}, on = api) =>
  on.send("POST", `/api/trips/${trip_id}/proposals/${id}/${how}`, { token, body: {}, ...more });
const task = (token: string, capability: string, args: object) =>
  api.send("POST", "/api/agent/task", { token, body: { capability, arguments: args } });
interface Proposal {
  readonly id: string;
  readonly trip_id: string;
}

describe("proposals over REST", () => {
  it("a key that needs approval gets 202, and its person decides", async () => {
    const trip = await newTrip();
    const key = await api.key(ana.token, { scopes, mode: "propose" });
    const made = await suggest(trip.id, key.secret);
    expect(made.status).toBe(202);
    expect(made.body).toMatchObject({ success: true, status: "proposed", proposal: { own: true, status: "pending" } });
    const { proposal } = made.body;
    const list = (query: string) => api.send("GET", `/api/trips/${trip.id}/proposals${query}`, { token: ana.token });
    expect(proposal).not.toHaveProperty("patch");
    expect(made.body.review_url).toBe(`${api.url}/trips/${trip.id}?proposals=1`);
    expect(made.body.new_findings).toEqual([]);
    const listed = await list("");
    expect(listed.body).toEqual({ success: true, proposals: [expect.any(Object)], next_since: expect.any(String) });
    const [whole] = listed.body.proposals;
    expect(whole).toMatchObject({ ...proposal, own: false, new_findings: [], changes: [expect.any(Object)] });
    expect((await list("?include_patch=true")).body.proposals).toEqual([
      { ...whole, patch: expect.arrayContaining([expect.any(Object)]) },
    ]);
    expect((await list(`?proposal_id=${trip.id}`)).status).toBe(404);
    const one = await api.send("GET", `/api/trips/${trip.id}/proposals/${proposal.id}`, { token: key.secret });
    expect([one.status, one.body.proposal.own]).toEqual([200, true]);

    const own = await decide("approve", proposal, key.secret);
    expect([own.status, own.body.error.code]).toEqual([403, "own_proposal"]);
    const done = await decide("approve", proposal, ana.token, { body: { view: "plan" } });
    expect(done.status).toBe(200);
    expect(done.body).toMatchObject({ success: true, proposal: { status: "approved" }, edit_id: expect.any(String) });
    expect(done.body.trip.itinerary[0].activities).toMatchObject([{ title: "Tram ride" }]);
    const again = await decide("reject", proposal, ana.token);
    expect([again.status, again.body.error.code]).toEqual([409, "proposal_decided"]);
  });

  it("need the scopes: read for the list, write for a decision", async () => {
    const trip = await newTrip();
    const { proposal } = (await suggest(trip.id, ana.token, { propose: true })).body;
    const [reader, nothing] = [
      await api.key(ana.token, { scopes: ["trips:read"] }),
      await api.key(ana.token, { scopes: ["bookings:read"] }),
    ];
    const list = (token: string) => api.send("GET", `/api/trips/${trip.id}/proposals`, { token });
    expect((await list(reader.secret)).status).toBe(200);
    for (const answer of [
      await list(nothing.secret),
      await decide("approve", proposal, reader.secret),
      await decide("reject", proposal, reader.secret),
    ])
      expect([answer.status, answer.body.error.code]).toEqual([403, "insufficient_scope"]);
    expect((await api.send("GET", `/api/trips/${trip.id}/proposals`)).status).toBe(401);
  });

  it("return what does not fit, change by change", async () => {
    const trip = await newTrip();
    const change = (body: object) => api.send("PUT", `/api/trips/${trip.id}`, { token: ana.token, body });
    const { proposal } = (await change({ title: "Week off", notes: "Tickets", propose: true })).body;
    await change({ title: "Holiday" });
    const stale = await decide("approve", proposal, ana.token);
    expect(stale.status).toBe(409);
    expect(stale.body).toEqual({
      success: false,
      error: {
        code: "proposal_stale",
        message: expect.any(String),
        details: [
          {
            path: "changes",
            message: 'The title is "Holiday" now, not "Trip to Lisbon".',
            change_id: "trip:title",
            summary: 'Rename the trip to "Week off"',
          },
        ],
      },
    });
    const unknown = await decide("approve", proposal, ana.token, { body: { changes: ["trip:nothing"] } });
    expect([unknown.status, unknown.body.error.code]).toEqual([400, "validation_failed"]);
    const part = await decide("approve", proposal, ana.token, { body: { changes: ["trip:notes"] } });
    expect([part.status, part.body.proposal.accepted]).toEqual([200, ["trip:notes"]]);
    expect(part.body.trip).toMatchObject({ title: "Holiday", notes: "Tickets" });
  });

  it("a key withdraws its own proposal, and cannot decide on others", async () => {
    const trip = await newTrip();
    const [asking, other] = [
      await api.key(ana.token, { scopes, mode: "propose" }),
      await api.key(ana.token, { scopes, mode: "propose" }),
    ];
    const { proposal } = (await suggest(trip.id, asking.secret)).body;
    for (const how of ["approve", "reject"] as const) {
      const refused = await decide(how, proposal, other.secret);
      expect([refused.status, refused.body.error.code]).toEqual([403, "forbidden"]);
    }
    const { body } = await api.send("GET", `/api/trips/${trip.id}`, { token: ana.token });
    expect(body.trip).toEqual(trip);
    expect((await decide("reject", proposal, asking.secret)).status).toBe(200);
  });

  it("a proposal of a revoked key can still be decided", async () => {
    const trip = await newTrip();
    const key = await api.key(ana.token, { scopes, mode: "propose" });
    const [first, second] = [await suggest(trip.id, key.secret), await suggest(trip.id, key.secret)];
    await api.send("DELETE", `/api/users/me/api-keys/${key.id}`, { token: ana.token });
    expect((await decide("approve", first.body.proposal, ana.token)).status).toBe(200);
    expect((await decide("reject", second.body.proposal, ana.token)).status).toBe(200);
  });

  it("an Idempotency-Key gives a repeated decision the same answer", async () => {
    const trip = await newTrip();
    const { proposal } = (await suggest(trip.id, ana.token, { propose: true })).body;
    const headers = { "idempotency-key": "decide once" };
    const first = await decide("approve", proposal, ana.token, { headers });
    const second = await decide("approve", proposal, ana.token, { headers });
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body.edit_id).toBe(first.body.edit_id);
  });

  it.each([
    ["approvals", () => "approve" as const],
    ["decisions", (index: number) => (index % 4 === 3 ? ("reject" as const) : ("approve" as const))],
  ])("twenty simultaneous calls to %s, in two processes, have one effect", async (_, how) => {
    const trip = await newTrip();
    const { proposal } = (await suggest(trip.id, ana.token, { propose: true })).body;
    const other = await startApi({}, api);
    try {
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) => decide(how(index), proposal, ana.token, {}, index % 2 ? other : api)),
      );
      expect(answers.map((it) => it.status).sort()).toEqual([200, ...Array(19).fill(409)]);
      const { body } = await api.send("GET", `/api/trips/${trip.id}`, { token: ana.token });
      const changes = how(answers.findIndex((it) => it.status === 200)) === "approve" ? 1 : 0;
      expect([body.trip.revision, body.trip.itinerary[0].activities.length]).toEqual([
        trip.revision + changes,
        changes,
      ]);
    } finally {
      await other.close();
    }
  });
});

describe("a repeated proposal", () => {
  it("returns the same proposal by REST and task, and stores one", async () => {
    const trip = await newTrip();
    const key = await api.key(ana.token, { scopes, mode: "propose" });
    const body = { title: "Week off", travelers: 3 };
    const first = await api.send("PUT", `/api/trips/${trip.id}`, { token: key.secret, body });
    const second = await api.send("PUT", `/api/trips/${trip.id}`, { token: key.secret, body });
    const third = await task(key.secret, "update_trip", { trip_id: trip.id, ...body });
    expect([first.status, second.status, third.status]).toEqual([202, 202, 200]);
    expect(second.body).toEqual(first.body);
    const summary = 'Rename the trip to "Week off"; Change the number of travellers from 1 to 3';
    expect(first.body.proposal.summary).toBe(summary);
    expect(third.body.result.proposal_id).toBe(first.body.proposal_id);
    const asked = await task(key.secret, "list_proposals", { trip_id: trip.id, proposal_id: first.body.proposal_id });
    expect(asked.body.result.proposals).toMatchObject([{ status: "pending", own: true }]);
    const { body: listed } = await api.send("GET", `/api/trips/${trip.id}/proposals`, { token: ana.token });
    expect(listed.proposals).toMatchObject([{ id: first.body.proposal_id }]);
    expect(listed.proposals[0]).not.toHaveProperty("patch");
  });
});

describe("proposals by task and tool", () => {
  it("work the same way", async () => {
    const trip_id = (await newTrip()).id;
    const key = await api.key(ana.token, { scopes });
    for (const name of ["approve_proposal", "reject_proposal"]) {
      const made = await task(ana.token, "update_trip", { trip_id, title: name, propose: true });
      const { proposal_id } = made.body.result;
      const listed = await task(key.secret, "list_proposals", { trip_id });
      expect(listed.body.result.proposals).toMatchObject([{ id: proposal_id, own: false }]);
      const body = { name, arguments: { trip_id, proposal_id } };
      const done = await api.send("POST", "/api/mcp/tools", { token: key.secret, body });
      expect(done.body).toMatchObject({ success: true, result: { proposal: { id: proposal_id } } });
    }
    const { body } = await api.send("GET", `/api/trips/${trip_id}/edits`, { token: ana.token });
    const [rejected, , approved] = body.entries;
    expect(rejected).toMatchObject({ action: "reject_proposal", author: { agent_name: "Planner" } });
    expect(approved).toMatchObject({
      ...{ action: "approve_proposal", proposed_by: { user_id: ana.id, name: "Ana", agent_name: null } },
      author: { agent_name: "Planner" },
    });
  });
});
