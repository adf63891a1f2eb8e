import { transaction } from "@caravan/db/sql";
import { describe, expect, it } from "vitest";
import { createPerson, run, setUp } from "../../test/context.ts";
import { agentOf, createGroup, linkNewTrip, outcome } from "../../test/group.ts";
import type { Person } from "../kernel/actor.ts";
import { getGroupTrip } from "./get-group-trip.ts";
import { removeGroupMember } from "./remove-group-member.ts";
import { submitGroupPreferences } from "./submit-group-preferences.ts";
import { updateGroupTrip } from "./update-group-trip.ts";

const {
  database,
  outside: { ports },
} = await setUp();
const on = { database, ports };

/** Until `count` connections wait for a lock. */
async function waiting(count: number) {
  const text =
    "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  for (const until = Date.now() + 30_000; Date.now() < until; ) {
    if ((await database.pool.query(text)).rows[0].n >= count) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error("nobody came to wait");
}

describe("access to a group", () => {
  it("is 404 for strangers, removed members and keys of other trips, 403 for members without the right", async () => {
    const group = await createGroup(on, ["Rui", "Mia"]);
    const [rui, mia] = group.members as [Person, Person];
    await run(removeGroupMember, ports, group.creator, { trip_code: group.code, user_id: mia.userId });
    const get = (actor: Person | ReturnType<typeof agentOf>) =>
      outcome(run(getGroupTrip, ports, actor, { trip_code: group.code }));
    expect(await get(await createPerson(database, "Eve"))).toBe("not_found");
    expect(await get(mia)).toBe("not_found");
    expect(await get(agentOf(rui))).toBe("ok");
    expect(await get(agentOf(rui, { scopes: ["trips:read"] }))).toBe("insufficient_scope");
    const elsewhere = agentOf(rui, { tripIds: [crypto.randomUUID()] });
    expect(await get(elsewhere)).toBe("not_found");
    const tripId = await linkNewTrip(on, group);
    expect(await get(elsewhere)).toBe("not_found");
    expect(await get(agentOf(rui, { tripIds: [tripId] }))).toBe("ok");
    expect(await outcome(run(updateGroupTrip, ports, rui, { trip_code: group.code }))).toBe("forbidden");
  });

  it.each([
    "delete from group_members where user_id = $1",
    "update group_members set removed_at = now() where user_id = $1",
  ])("is checked again after waiting for the lock: %s", async (going) => {
    const group = await createGroup(on, ["Rui"]);
    const rui = group.members[0] as Person;
    const late = await transaction(database, async (sql) => {
      await sql.unchecked("hold", "select 1 from group_trips where id = $1 for update", [group.id]);
      await sql.unchecked(going, going, [rui.userId]);
      const call = outcome(run(submitGroupPreferences, ports, rui, { trip_code: group.code, preferences: {} }));
      await waiting(1);
      return { call };
    });
    expect(await late.call).toBe("not_found");
  });

  it("is checked again for changes after waiting for the lock", async () => {
    const group = await createGroup(on, ["Rui"]);
    const rui = group.members[0] as Person;
    const late = await transaction(database, async (sql) => {
      const pass = "update group_trips set creator_id = $2 where id = $1";
      await sql.unchecked("pass", pass, [group.id, rui.userId]);
      const call = outcome(run(updateGroupTrip, ports, group.creator, { trip_code: group.code, title: "Mine" }));
      await waiting(1);
      return { call };
    });
    expect(await late.call).toBe("forbidden");
  });
});
