import type { DatabaseWithPrisma } from "@caravan/db/prisma";
import type { z } from "zod";
import { createGroupTrip } from "../src/groups/create-group-trip.ts";
import { joinGroupTrip } from "../src/groups/join-group-trip.ts";
import type { groupPreferences } from "../src/groups/preferences-input.ts";
import { submitGroupPreferences } from "../src/groups/submit-group-preferences.ts";
import type { Person } from "../src/kernel/actor.ts";
import type { Ports } from "../src/kernel/ports.ts";
import { createPerson, run } from "./context.ts";

/** A group of a creator and others who joined by its code. */
export async function createGroupOf(
  { database, ports, creator }: { database: DatabaseWithPrisma; ports: Ports; creator: Person },
  others: readonly string[],
  more: z.input<typeof createGroupTrip.input> = {},
) {
  const made = await run(createGroupTrip, ports, creator, more);
  const code = made.trip_code;
  const joined: Person[] = [];
  for (const name of others) {
    const person = await createPerson(database, name);
    await run(joinGroupTrip, ports, person, { trip_code: code });
    joined.push(person);
  }
  return { code, id: made.group_trip.id, others: joined };
}

/** Submits somebody's preferences. */
export function submitPreferences(
  ports: Ports,
  person: Person,
  code: string,
  preferences: z.input<typeof groupPreferences>,
  at?: Date,
) {
  const when = at ? { now: at } : {};
  return run(submitGroupPreferences, ports, person, { trip_code: code, preferences }, when);
}
