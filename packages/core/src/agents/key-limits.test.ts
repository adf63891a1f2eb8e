import { transaction } from "@caravan/db/sql";
import type { Scope } from "@caravan/domain/scopes";
import { expect, it } from "vitest";
import { now, run, setUp } from "../../test/context.ts";
import { decideRequest } from "../access-requests/decide-request.ts";
import { issueKey } from "../access-requests/issue-key.ts";
import type { Agent } from "../kernel/actor.ts";
import { hashSecret } from "../kernel/secrets.ts";
import { createTrip } from "../trips/create-trip.ts";
import { updateTrip } from "../trips/update-trip.ts";
import { createKey } from "./create-key.ts";
import { updateKey } from "./update-key.ts";
import { whoami } from "./whoami.ts";

const { database, outside, ana } = await setUp();
const { ports } = outside;

type Limits = { changes_an_hour?: number; most_trips?: number };
const scopes: readonly Scope[] = ["trips:read", "trips:write"];

function agentOf(keyId: string): Agent {
  const { userId, name } = ana;
  return { kind: "agent", userId, name, agentName: "Planner", keyId, scopes, mode: "apply", tripIds: [] };
}

async function agentWith(limits: Limits): Promise<Agent> {
  const { key } = await run(createKey, ports, ana, { agent_name: "Planner", scopes: [...scopes], ...limits });
  return agentOf(key.id);
}

/** An agent that asked for its key, with a device code or through a browser, and was given these limits. */
async function agentThatAsked(kind: "device" | "code", limits: Limits): Promise<Agent> {
  const id = crypto.randomUUID();
  const browser = { redirectUri: "http://127.0.0.1:7777/cb", codeChallenge: "c".repeat(43) };
  await database.prisma.accessRequest.create({
    data: {
      ...{ id, kind, agentName: "Planner", requestedScopes: [...scopes], address: "198.51.100.7", createdAt: now },
      ...{ expiresAt: new Date(now.getTime() + 600_000) },
      ...(kind === "device" ? { deviceHash: id, userCodeHash: id } : browser),
    },
  });
  const decision = { request_id: id, decision: "approve" as const, scopes: [...scopes], ...limits };
  const { redirect_to } = await run(decideRequest, ports, ana, decision);
  const code = redirect_to && new URL(redirect_to).searchParams.get("code");
  const presented = code ? { codeHash: hashSecret(code) } : { deviceHash: id };
  const key = await transaction(database, (sql) => issueKey(sql, presented, now));
  return agentOf(key?.keyId ?? "none");
}
const lisbon = { destination: "Lisbon", start_date: "2027-05-03", end_date: "2027-05-04", skip_ai_generation: true };
const later = (minutes: number) => ({ now: new Date(now.getTime() + minutes * 60_000) });

it("a key makes only as many changes an hour as its person allows, and says when it may go on", async () => {
  const agent = await agentWith({ changes_an_hour: 2 });
  const { trip } = await run(createTrip, ports, ana, lisbon);
  const rename = (title: string, at = later(0)) => run(updateTrip, ports, agent, { trip_id: trip.id, title }, at);
  await rename("One");
  await rename("Two", later(30));
  await expect(rename("Three", later(31))).rejects.toMatchObject({
    ...{ kind: "limited", code: "key_limit_reached", retryAfter: 600 },
  });
  await rename("Three", later(61));
  await expect(rename("Four", later(62))).rejects.toMatchObject({ code: "key_limit_reached" });
  expect((await run(whoami, ports, agent, {})).limits).toMatchObject({ changes_an_hour: 2 });
});

it("a key makes only as many trips as its person allows; others have no limit", async () => {
  const agent = await agentWith({ most_trips: 1 });
  await run(createTrip, ports, agent, lisbon);
  await expect(run(createTrip, ports, agent, lisbon)).rejects.toMatchObject({ code: "forbidden" });
  const free = await agentWith({});
  for (const _ of [1, 2]) await run(createTrip, ports, free, lisbon);
  expect((await run(whoami, ports, free, {})).limits).not.toHaveProperty("most_trips");
});

it.each(["device", "code"] as const)("limits of a key that was asked for hold too (%s)", async (kind) => {
  const agent = await agentThatAsked(kind, { changes_an_hour: 1, most_trips: 1 });
  const { trip } = await run(createTrip, ports, agent, lisbon);
  await expect(run(updateTrip, ports, agent, { trip_id: trip.id, title: "One" })).rejects.toMatchObject({
    code: "key_limit_reached",
  });
  await expect(run(createTrip, ports, agent, lisbon, later(61))).rejects.toMatchObject({ code: "forbidden" });
});

it("a person changes the limits of a key from its next call on, and lifts them", async () => {
  const agent = await agentWith({ changes_an_hour: 1, most_trips: 0 });
  await expect(run(createTrip, ports, agent, lisbon)).rejects.toMatchObject({ code: "forbidden" });
  const key_id = agent.keyId;
  const { key } = await run(updateKey, ports, ana, { key_id, most_trips: 1, mode: "apply" });
  expect(key).toMatchObject({ changes_an_hour: 1, most_trips: 1 });
  const { trip } = await run(createTrip, ports, agent, lisbon);
  const rename = () => run(updateTrip, ports, agent, { trip_id: trip.id, title: `Trip ${crypto.randomUUID()}` });
  await expect(rename()).rejects.toMatchObject({ code: "key_limit_reached" });
  expect((await run(updateKey, ports, ana, { key_id, changes_an_hour: null })).key.changes_an_hour).toBeNull();
  await rename();
  await rename();
});

it("widening a key needs a recent sign-in, narrowing it does not", async () => {
  const { trip } = await run(createTrip, ports, ana, lisbon);
  const { keyId: key_id } = await agentWith({ changes_an_hour: 10, most_trips: 5 });
  const session = { id: crypto.randomUUID(), authenticatedAt: new Date(now.getTime() - 86_400_000) };
  const update = (input: object) => run(updateKey, ports, { ...ana, session } as typeof ana, { key_id, ...input });
  const narrower = { mode: "propose", trip_ids: [trip.id], changes_an_hour: 5, most_trips: 0, expires_in_days: 7 };
  expect((await update(narrower)).key).toMatchObject({ mode: "propose", trip_ids: [trip.id], most_trips: 0 });
  for (const wider of [
    { mode: "apply" },
    { trip_ids: [] },
    { changes_an_hour: 6 },
    { most_trips: null },
    { expires_in_days: 8 },
    { expires_in_days: null },
  ])
    await expect(update(wider)).rejects.toMatchObject({ code: "recent_sign_in_needed" });
});
