import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApi, type TestApi } from "../../test/api-server.ts";
import { rpc } from "../../test/mcp-requests.ts";

let api: TestApi;
let ana: { id: string; token: string };

beforeAll(async () => {
  api = await startApi();
  ana = await api.person("Ana");
});
afterAll(async () => {
  expect(api.faults).toEqual([]);
  await api.close();
});

async function newTrip() {
  const body = { destination: "Lisbon", start_date: "2091-05-03", end_date: "2091-05-05", skip_ai_generation: true };
  return (await api.send("POST", "/api/trips", { token: ana.token, body })).body.trip;
}
const tea = (itinerary_id: string, more: object = {}) => ({
  op: "activity.add",
  activity: { title: "Tea", start_time: "16:00", ...more },
  at: { itinerary_id },
});

describe("apply_changes", () => {
  it("gives the same answer by REST and task, and in words by tool: what changed, without the whole trip", async () => {
    const trip = await newTrip();
    const days: { id: string }[] = trip.itinerary;
    const changes = (day: number) => [tea(days[day]?.id ?? "", { colour: "red" })];
    const rest = await api.send("POST", `/api/trips/${trip.id}/changes`, {
      token: ana.token,
      body: { changes: changes(0), summary: "Tea time" },
    });
    expect(rest.status).toBe(200);
    const answer = (itinerary_id: string | undefined, revision: number) => ({
      activities: [expect.objectContaining({ title: "Tea", itinerary_id, start_time: "16:00" })],
      ...{ removed: [], days: [], revision, edit_id: expect.any(String) },
      warnings: [expect.objectContaining({ code: "unknown_field", path: "changes.0.activity.colour" })],
    });
    expect(rest.body).toEqual({ success: true, ...answer(days[0]?.id, 2) });
    const args = (day: number) => ({ trip_id: trip.id, changes: changes(day) });
    const task = await api.send("POST", "/api/agent/task", {
      token: ana.token,
      body: { capability: "apply_changes", arguments: args(1) },
    });
    expect(task.body).toEqual({ success: true, result: answer(days[1]?.id, 3) });
    const tool = await rpc(api, "tools/call", { name: "apply_changes", arguments: args(2) }, { token: ana.token });
    expect(tool.result.content[0].text).toMatch(/^Done: revision 4, .*"Tea".*Warning: "colour"/s);
    const log = await api.send("GET", `/api/trips/${trip.id}/edits`, { token: ana.token });
    expect(log.body.entries.map((it: { summary: string }) => it.summary).slice(0, 3)).toEqual([
      'Added "Tea" on Sat 5 May',
      'Added "Tea" on Fri 4 May',
      "Tea time",
    ]);
  });

  it("names invalid values by path, op by op", async () => {
    const trip = await newTrip();
    const send = async (changes: unknown) => {
      const answer = await api.send("POST", `/api/trips/${trip.id}/changes`, { token: ana.token, body: { changes } });
      return [answer.status, answer.body.error.code, answer.body.error.details[0]];
    };
    const day = trip.itinerary[0].id;
    expect(await send([tea(day), tea(day, { start_time: "25:00" })])).toMatchObject([
      400,
      "validation_failed",
      { path: "changes.1.activity.start_time" },
    ]);
    expect(await send([{ op: "activity.rename" }])).toMatchObject([400, "validation_failed", { path: "changes.0.op" }]);
    const gone = crypto.randomUUID();
    expect(await send([tea(day), { op: "activity.remove", activity_id: gone }])).toMatchObject([
      409,
      "target_changed",
      { path: "changes.1", op: 1, id: gone, why: "missing", message: expect.stringContaining("no activity") },
    ]);
    expect(await send([tea(gone)])).toMatchObject([409, "target_changed", { target: "day", why: "missing" }]);
  });

  it("that is proposed tells what it would do in full on request", async () => {
    const trip = await newTrip();
    const key = await api.key(ana.token, { scopes: ["trips:read", "trips:write"], mode: "propose" });
    const changes = trip.itinerary.map((day: { id: string }) => tea(day.id));
    const body = { changes, view: "full" };
    const proposed = await api.send("POST", `/api/trips/${trip.id}/changes`, { token: key.secret, body });
    expect(proposed.body.proposal.changes).toHaveLength(3);
  });

  it("tells an agent what it adds to what the plan check finds, with a repair, and a person nothing", async () => {
    const trip = await newTrip();
    const { secret } = await api.key(ana.token, { scopes: ["trips:read", "trips:write"] });
    const two = (start_time: string) => ({
      changes: ["Opera", "Concert"].map((title) => ({
        op: "activity.add",
        activity: { title, start_time, duration_minutes: 90 },
        at: { itinerary_id: trip.itinerary[0].id },
      })),
    });
    const path = `/api/trips/${trip.id}/changes`;
    const done = await api.send("POST", path, { token: secret, body: two("20:00") });
    const found = done.body.new_findings.find((it: { code: string }) => it.code === "overlap");
    expect(found).toMatchObject({ severity: "error", fix: expect.any(String) });
    const { code, activity_ids, day_ids } = found;
    const fixed = { token: secret, body: { code, activity_ids, day_ids } };
    expect((await api.send("POST", `/api/trips/${trip.id}/findings/fix`, fixed)).status).toBe(200);
    const proposed = await api.send("POST", path, { token: secret, body: { ...two("09:00"), propose: true } });
    expect(proposed.body.new_findings).toContainEqual(expect.objectContaining({ code: "overlap" }));
    const byHand = await api.send("POST", path, { token: ana.token, body: two("15:00") });
    expect(byHand.body).not.toHaveProperty("new_findings");
  });

  it("of a key that needs approval is one proposal, and is done once for one Idempotency-Key", async () => {
    const trip = await newTrip();
    const key = await api.key(ana.token, { scopes: ["trips:read", "trips:write"], mode: "propose" });
    const changes = trip.itinerary.map((day: { id: string }) => tea(day.id));
    const sent = { token: key.secret, body: { changes }, headers: { "idempotency-key": "tea" } };
    const proposed = await api.send("POST", `/api/trips/${trip.id}/changes`, sent);
    expect(proposed.status).toBe(202);
    expect(proposed.body).toMatchObject({ status: "proposed", proposal: { action: "apply_changes", own: true } });
    expect(proposed.body).toMatchObject({ new_findings: [], proposal: { summary: expect.any(String) } });
    expect(JSON.stringify(proposed.body).length).toBeLessThan(800);
    expect((await api.send("POST", `/api/trips/${trip.id}/changes`, sent)).body).toEqual(proposed.body);
    const approve = `/api/trips/${trip.id}/proposals/${proposed.body.proposal_id}/approve`;
    const approved = await api.send("POST", approve, { token: ana.token, body: { view: "plan" } });
    expect(approved.body.trip.itinerary.map((it: { activities: unknown[] }) => it.activities.length)).toEqual([
      1, 1, 1,
    ]);
  });
});
