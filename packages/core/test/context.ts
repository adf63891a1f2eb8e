import type { DatabaseWithPrisma } from "@caravan/db/prisma";
import { sqlOf } from "@caravan/db/sql";
import { testDatabase } from "@caravan/db/testing";
import type { MemberRole } from "@caravan/domain/field-choices";
import { plan } from "@caravan/domain/planning/plan";
import { afterAll } from "vitest";
import type { z } from "zod";
import { execute } from "../src/composition.ts";
import type { Actor, Person } from "../src/kernel/actor.ts";
import type { Verb } from "../src/kernel/define.ts";
import type { Call } from "../src/kernel/execute.ts";
import type { JobData, JobName, JobQueue, Ports } from "../src/kernel/ports.ts";
import { fakePorts } from "./fake-ports.ts";

export const now = new Date("2026-11-21T12:00:00Z");

/** A job that a verb would have queued. */
export type AddedJob = {
  [Name in JobName]: {
    readonly name: Name;
    readonly data: JobData[Name];
    readonly options: NonNullable<Parameters<JobQueue["add"]>[3]>;
  };
}[JobName];

/** Ports on a real database; fakes for the outside world record their calls. */
export function portsOn(database: DatabaseWithPrisma) {
  const announced: string[] = [];
  const plans: string[] = [];
  const mails: { to: string; subject: string; text: string }[] = [];
  const jobs: AddedJob[] = [];
  const ports: Ports = {
    ...fakePorts(database),
    planner: {
      plan: async (request) => {
        plans.push(request.destination.text);
        return plan(request);
      },
    },
    mailer: { configured: true, send: async (mail) => void mails.push(mail) },
    jobs: {
      add: async (_sql, name, data, options = {}) => void jobs.push({ name, data, options } as AddedJob),
    },
    announcer: { announce: (room) => void announced.push(room) },
  };
  return { ports, announced, plans, mails, jobs };
}

/** A database of the test file, ports on it, and a person. Call it once, at the top of the file. */
export async function setUp() {
  const database = await testDatabase();
  afterAll(() => database.close());
  return { database, outside: portsOn(database), ana: await createPerson(database, "Ana") };
}

/** A person with an account. */
export async function createPerson(database: DatabaseWithPrisma, name: string): Promise<Person> {
  const id = crypto.randomUUID();
  const email = `${id}@example.com`;
  await database.prisma.user.create({ data: { id, email, name, createdAt: now } });
  return { kind: "person", userId: id, name, email };
}

/** Another person with a role on a trip. */
export async function addTripMember(
  database: DatabaseWithPrisma,
  tripId: string,
  role: MemberRole,
  name = "Rui",
): Promise<Person> {
  const person = await createPerson(database, name);
  await database.prisma.member.create({ data: { tripId, userId: person.userId, role, createdAt: now } });
  return person;
}

/** Marks an activity as booked, as a booking of it would. */
export async function markBooked(database: DatabaseWithPrisma, activityId: string): Promise<void> {
  await database.prisma.activity.update({ where: { id: activityId }, data: { bookingId: crypto.randomUUID() } });
}

/** Stores the key of an agent that a test invented, because every call of a key reads its row. */
async function ensureKey({ database }: Ports, actor: Actor): Promise<void> {
  if (actor.kind !== "agent") return;
  const { keyId, userId, agentName, scopes, mode, tripIds } = actor;
  await sqlOf(database).unchecked(
    "test-key",
    `insert into api_keys (id, user_id, agent_name, hash, last_four, scopes, mode, trip_ids, created_at)
     values ($1, $2, $3, $8, 'test', $4, $5, $6, $7) on conflict do nothing`,
    [keyId, userId, agentName, scopes, mode, tripIds, now, keyId],
  );
}

/** Runs a verb as the surfaces do: parsed input, the same pipeline. */
export async function run<Input extends z.ZodType, Output extends z.ZodType, Prepared>(
  verb: Verb<Input, Output, Prepared>,
  ports: Ports,
  actor: Actor,
  input: z.input<Input>,
  more: Partial<Call> = {},
): Promise<z.input<Output>> {
  await ensureKey(ports, actor);
  const call: Call = { actor, ports, now, signal: new AbortController().signal, ...more };
  return execute(verb, call, verb.input.parse(input));
}
