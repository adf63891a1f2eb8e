import type { DatabaseWithPrisma } from "@caravan/db/prisma";
import type { z } from "zod";
import { createGroupTrip } from "../src/groups/create-group-trip.ts";
import { getGroupTrip } from "../src/groups/get-group-trip.ts";
import { joinGroupTrip } from "../src/groups/join-group-trip.ts";
import type { Agent, Person } from "../src/kernel/actor.ts";
import type { Ports } from "../src/kernel/ports.ts";
import { createTrip } from "../src/trips/create-trip.ts";
import { createPerson, now, run } from "./context.ts";

/** A group and its members. */
export interface TestGroup {
  readonly id: string;
  readonly code: string;
  readonly creator: Person;
  readonly members: readonly Person[];
}

interface On {
  readonly database: DatabaseWithPrisma;
  readonly ports: Ports;
}

/** A group of a new creator and new members with these names. */
export async function createGroup(
  { database, ports }: On,
  names: readonly string[] = [],
  more: z.input<typeof createGroupTrip.input> = {},
): Promise<TestGroup> {
  const creator = await createPerson(database, "Cleo");
  const { group_trip } = await run(createGroupTrip, ports, creator, more);
  const members: Person[] = [];
  for (const [index, name] of names.entries()) {
    const person = await createPerson(database, name);
    // One after the other, since they are listed in that order.
    const at = new Date(now.getTime() + index + 1);
    await run(joinGroupTrip, ports, person, { trip_code: group_trip.trip_code }, { now: at });
    members.push(person);
  }
  return { id: group_trip.id, code: group_trip.trip_code, creator, members };
}

/** The group as `person` sees it. */
export const readGroup = async (ports: Ports, person: Person | Agent, trip_code: string) =>
  (await run(getGroupTrip, ports, person, { trip_code })).group_trip;

/** Somebody's agent with both group scopes. */
export function agentOf(person: Person, more: Partial<Agent> = {}): Agent {
  return {
    kind: "agent",
    userId: person.userId,
    name: person.name,
    agentName: "Scout",
    keyId: crypto.randomUUID(),
    scopes: ["group_trips:read", "group_trips:write"],
    mode: "apply",
    tripIds: [],
    ...more,
  };
}

/** An empty trip of the creator, linked to the group as if it had been planned. */
export async function linkNewTrip({ database, ports }: On, group: TestGroup): Promise<string> {
  const dates = { start_date: "2030-05-03", end_date: "2030-05-05", skip_ai_generation: true };
  const { trip } = await run(createTrip, ports, group.creator, { destination: "Lisbon", ...dates });
  await database.prisma.groupTrip.update({ where: { id: group.id }, data: { tripId: trip.id, planned: true } });
  return trip.id;
}

/** The code of the error, or `ok`. */
export const outcome = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => "ok",
    (error: { code?: string }) => error.code ?? String(error),
  );
