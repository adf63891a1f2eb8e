import type { DatabaseWithPrisma } from "@caravan/db/prisma";
import { sqlOf } from "@caravan/db/sql";
import { startSession } from "../src/identity/sessions.ts";
import type { Person } from "../src/kernel/actor.ts";
import { createPerson, now } from "./context.ts";

/** A person in a browser who has just confirmed who they are. */
export async function withSession(database: DatabaseWithPrisma, person: Person): Promise<Person> {
  const visit = { network: "203.0.113.77", userAgent: null, browser: null };
  const { id } = await startSession(sqlOf(database), { userId: person.userId, method: "credentials", visit }, now);
  return { ...person, session: { id, authenticatedAt: now } };
}

export async function createAdministrator(database: DatabaseWithPrisma, name = "Ada"): Promise<Person> {
  const person = await withSession(database, await createPerson(database, name));
  await database.prisma.user.update({ where: { id: person.userId }, data: { isAdmin: true } });
  return person;
}
