import { expect, it } from "vitest";
import { now, run, setUp } from "../../test/context.ts";
import type { Agent } from "../kernel/actor.ts";
import { createTrip } from "../trips/create-trip.ts";
import { updateTrip } from "../trips/update-trip.ts";
import { createKey } from "./create-key.ts";
import { whoami } from "./whoami.ts";

const { outside, ana } = await setUp();
const { ports } = outside;

async function agentWith(limits: { changes_an_hour?: number; most_trips?: number }): Promise<Agent> {
  const { key } = await run(createKey, ports, ana, {
    agent_name: "Planner",
    scopes: ["trips:read", "trips:write"],
    ...limits,
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
    tripIds: [],
  };
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
