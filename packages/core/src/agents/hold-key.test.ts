import { sqlOf } from "@caravan/db/sql";
import { verbatim } from "@caravan/domain/words/sentence";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { createPerson, now, run, setUp } from "../../test/context.ts";
import { addActivity } from "../activities/add-activity.ts";
import { getEditLog } from "../edit-log/get-edit-log.ts";
import { storeDisabled } from "../identity/accounts.ts";
import { tripForChange } from "../kernel/access.ts";
import type { Agent } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { recordChange } from "../kernel/record-change.ts";
import { createTrip } from "../trips/create-trip.ts";
import { getTrip } from "../trips/get-trip.ts";
import { createKey } from "./create-key.ts";
import { revokeKey } from "./revoke-key.ts";
import { updateKey } from "./update-key.ts";

const { database, outside, ana } = await setUp();
const { ports } = outside;

async function newTrip(): Promise<string> {
  const dates = { start_date: "2027-05-03", end_date: "2027-05-04", skip_ai_generation: true };
  return (await run(createTrip, ports, ana, { destination: "Lisbon", ...dates })).trip.id;
}

async function newAgent(tripIds: readonly string[] = []): Promise<Agent> {
  const { key } = await run(createKey, ports, ana, {
    agent_name: "Planner",
    scopes: ["trips:read", "trips:write"],
    trip_ids: [...tripIds],
  });
  const { userId, name } = ana;
  return {
    kind: "agent",
    userId,
    name,
    agentName: "Planner",
    keyId: key.id,
    scopes: key.scopes,
    mode: "apply",
    tripIds,
  };
}

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

/** A change of a trip that pauses halfway: in `prepare`, or in the transaction. */
function slowChange(at: "prepare" | "run") {
  const [reached, released] = [gate(), gate()];
  const wait = async () => {
    reached.open();
    await released.opened;
  };
  const verb = command({
    name: "slow_change",
    description: "Logs a change of a trip.",
    audience: "trips:write",
    approval: "applies",
    logged: true,
    input: z.object({ trip_id: z.string() }),
    output: z.object({}),
    prepare: async () => (at === "prepare" ? wait() : undefined),
    async run(ctx, { trip_id }) {
      // Answered only once the credential is held.
      await tripForChange(ctx, trip_id, "editor", undefined);
      if (at === "run") await wait();
      await recordChange(ctx, trip_id, { action: "slow_change", summary: verbatim("Slow"), records: "segments" });
      return {};
    },
  });
  return { verb, reached: reached.opened, release: released.open };
}

const logged = async (trip_id: string) =>
  (await run(getEditLog, ports, ana, { trip_id })).entries.filter((it) => it.action === "slow_change");

describe("a key whose state changes while a call runs", () => {
  const changes: readonly (readonly [string, string, (agent: Agent) => Promise<unknown>])[] = [
    ["is revoked", "unauthenticated", (it) => run(revokeKey, ports, ana, { key_id: it.keyId })],
    ["needs approval", "key_changed", (it) => run(updateKey, ports, ana, { key_id: it.keyId, mode: "propose" })],
    [
      "loses a scope",
      "key_changed",
      (it) => database.prisma.apiKey.update({ where: { id: it.keyId }, data: { scopes: ["trips:read"] } }),
    ],
    [
      "is limited to another trip",
      "key_changed",
      async (it) => database.prisma.apiKey.update({ where: { id: it.keyId }, data: { tripIds: [await newTrip()] } }),
    ],
    [
      "expires",
      "unauthenticated",
      (it) =>
        database.prisma.apiKey.update({ where: { id: it.keyId }, data: { expiresAt: new Date(now.getTime() - 1) } }),
    ],
  ];
  it.each(changes)("writes nothing when it %s", async (_, code, change) => {
    const [agent, tripId] = [await newAgent(), await newTrip()];
    const { verb, reached, release } = slowChange("prepare");
    const call = run(verb, ports, agent, { trip_id: tripId });
    await reached;
    await change(agent);
    release();
    await expect(call).rejects.toMatchObject({ code });
    expect(await logged(tripId)).toEqual([]);
  });

  it("is revoked only after a change that is being written, and nothing is written afterwards", async () => {
    const [agent, tripId] = [await newAgent(), await newTrip()];
    const { verb, reached, release } = slowChange("run");
    const call = run(verb, ports, agent, { trip_id: tripId });
    await reached;
    let isRevoked = false;
    const revoked = run(revokeKey, ports, ana, { key_id: agent.keyId }).then(() => {
      isRevoked = true;
    });
    await expect.poll(() => waitingForLocks()).toBe(1);
    expect(isRevoked).toBe(false);
    release();
    await Promise.all([call, revoked]);
    await expect(run(addActivity, ports, agent, { trip_id: tripId, title: "Castle" })).rejects.toMatchObject({
      code: "unauthenticated",
    });
    expect(await logged(tripId)).toHaveLength(1);
  });

  it("may write with many calls at once, and a limited one create trips at once", async () => {
    const trip = await newTrip();
    const [agent, limited] = [await newAgent(), await newAgent([trip])];
    const titles = ["A", "B", "C", "D"];
    await Promise.all(titles.map((title) => run(addActivity, ports, agent, { trip_id: trip, title })));
    const dates = { start_date: "2027-05-03", end_date: "2027-05-04", skip_ai_generation: true };
    const made = await Promise.all(titles.map((it) => run(createTrip, ports, limited, { destination: it, ...dates })));
    const reach = { ...limited, tripIds: [trip, ...made.map((it) => it.trip.id as string)] };
    for (const it of made) await run(getTrip, ports, reach, { trip_id: it.trip.id });
  });
});

it("logs the time of the commit, not of the call", async () => {
  const [agent, tripId] = [await newAgent(), await newTrip()];
  const { verb, reached, release } = slowChange("run");
  let time = now;
  const call = run(verb, ports, agent, { trip_id: tripId }, { clock: () => time });
  await reached;
  time = new Date(now.getTime() + 60_000);
  release();
  await call;
  expect(await logged(tripId)).toMatchObject([{ created_at: time.toISOString() }]);
});

async function waitingForLocks(): Promise<number> {
  const rows = await database.prisma.$queryRawUnsafe<{ count: number }[]>(
    "select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
  );
  return rows[0]?.count ?? 0;
}

describe("a person who is disabled while a call runs", () => {
  async function newPerson() {
    const person = await createPerson(database, "Cleo");
    const dates = { start_date: "2027-05-03", end_date: "2027-05-04", skip_ai_generation: true };
    const { trip } = await run(createTrip, ports, person, { destination: "Lisbon", ...dates });
    return { person, tripId: trip.id, disable: () => storeDisabled(sqlOf(database), person.userId, now) };
  }

  it("writes nothing", async () => {
    const { person, tripId, disable } = await newPerson();
    const { verb, reached, release } = slowChange("prepare");
    const call = run(verb, ports, person, { trip_id: tripId });
    await reached;
    await disable();
    release();
    await expect(call).rejects.toMatchObject({ code: "unauthenticated" });
    const { entries } = await run(getEditLog, ports, person, { trip_id: tripId });
    expect(entries.map((it) => it.action)).not.toContain("slow_change");
  });

  it("is disabled only after a change that is being written", async () => {
    const { person, tripId, disable } = await newPerson();
    const { verb, reached, release } = slowChange("run");
    const call = run(verb, ports, person, { trip_id: tripId });
    await reached;
    let isDisabled = false;
    const disabled = disable().then(() => {
      isDisabled = true;
    });
    await expect.poll(() => waitingForLocks()).toBe(1);
    expect(isDisabled).toBe(false);
    release();
    await Promise.all([call, disabled]);
    const { entries } = await run(getEditLog, ports, person, { trip_id: tripId });
    expect(entries.map((it) => it.action)).toContain("slow_change");
  });
});
