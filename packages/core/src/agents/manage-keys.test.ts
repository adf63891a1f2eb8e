import type { Scope } from "@caravan/domain/scopes";
import { describe, expect, it } from "vitest";
import { createPerson, now, run, setUp } from "../../test/context.ts";
import { addActivity } from "../activities/add-activity.ts";
import type { Agent, Person } from "../kernel/actor.ts";
import { createTrip } from "../trips/create-trip.ts";
import { deleteTrip } from "../trips/delete-trip.ts";
import { revertEdit } from "../trips/revert-edit.ts";
import { createKey } from "./create-key.ts";
import { getKeyActivity } from "./get-key-activity.ts";
import { listKeys } from "./list-keys.ts";
import { revokeKey } from "./revoke-key.ts";
import { updateKey } from "./update-key.ts";

const { database, outside, ana } = await setUp();

const newTrip = async (person: Person, title: string) => {
  const dates = { start_date: "2027-05-03", end_date: "2027-05-04" };
  return (await run(createTrip, outside.ports, person, { destination: title, ...dates, skip_ai_generation: true }))
    .trip;
};
const newKey = async (person: Person, trip_ids: string[] = []) =>
  (await run(createKey, outside.ports, person, { agent_name: "Planner", scopes: ["trips:write"], trip_ids })).key;
const agentOf = (
  { userId, name }: Person,
  keyId: string,
  mode: Agent["mode"] = "apply",
  tripIds: readonly string[] = [],
): Agent => ({
  kind: "agent",
  userId,
  name,
  agentName: "Planner",
  keyId,
  scopes: ["trips:write"],
  mode,
  tripIds,
});
const add = (actor: Agent, trip_id: string, title: string, at = now) =>
  run(addActivity, outside.ports, actor, { trip_id, title }, { now: at });
const leave = (tripId: string, { userId }: Person) =>
  database.prisma.member.delete({ where: { tripId_userId: { tripId, userId } } });

describe("list_api_keys", () => {
  it("lists what each key did and proposed, and the trips that it is limited to", async () => {
    const person = await createPerson(database, "Mia");
    const [porto, rome] = [await newTrip(person, "Porto"), await newTrip(person, "Rome")];
    const limited = await newKey(person, [rome.id, porto.id]);
    const idle = await newKey(person);
    const agent = (mode: Agent["mode"]) => agentOf(person, limited.id, mode, [rome.id, porto.id]);
    for (const title of ["A", "B"]) await add(agent("apply"), porto.id, title);
    await add(agent("propose"), porto.id, "C");
    await add(agent("apply"), rome.id, "D");
    const keys = async () => (await run(listKeys, outside.ports, person, {})).keys;
    expect(await keys()).toMatchObject([
      { id: idle.id, trip_ids: [], trips: [], edit_count: 0, created_trip_count: 0, pending_proposals: 0 },
      {
        id: limited.id,
        trip_ids: [rome.id, porto.id],
        trips: [
          { id: porto.id, title: porto.title },
          { id: rome.id, title: rome.title },
        ],
        edit_count: 3,
        pending_proposals: 1,
      },
    ]);
    await leave(porto.id, person);
    const [, after] = await keys();
    expect(after).toMatchObject({ trip_ids: [rome.id, porto.id], trips: [{ id: rome.id }] });
    expect(after).toMatchObject({ edit_count: 1, pending_proposals: 0 });
  });

  it("runs one query for any number of keys", async () => {
    const person = await createPerson(database, "Mia");
    for (let it = 0; it < 5; it++) await newKey(person);
    let asked = 0;
    const pool = new Proxy(database.pool, {
      get: (target, name) => {
        if (name === "query") asked += 1;
        const value = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    await run(listKeys, { ...outside.ports, database: { ...database, pool } }, person, {});
    expect(asked).toBe(1);
  });
});

describe("update_api_key", () => {
  it("changes whether a key needs approval", async () => {
    const key = await newKey(ana);
    const change = (mode: "apply" | "propose", person = ana) =>
      run(updateKey, outside.ports, person, { key_id: key.id, mode });
    expect((await change("propose")).key).toEqual({ ...key, mode: "propose" });
    expect((await change("apply")).key.mode).toBe("apply");
    const eve = await createPerson(database, "Eve");
    await expect(change("propose", eve)).rejects.toMatchObject({ code: "not_found" });
  });

  it("takes scopes away, and gives none that its person did not agree to", async () => {
    const asked = { agent_name: "Planner", scopes: ["trips:read", "trips:write", "bookings:read"] as Scope[] };
    const { key } = await run(createKey, outside.ports, ana, asked);
    const change = (scopes: Scope[]) => run(updateKey, outside.ports, ana, { key_id: key.id, scopes });
    expect((await change(["bookings:read", "trips:read"])).key.scopes).toEqual(["trips:read", "bookings:read"]);
    for (const scopes of [["trips:read", "trips:write"], ["group_trips:read"]] as Scope[][])
      await expect(change(scopes)).rejects.toMatchObject({ details: [{ path: "scopes" }] });
    const renamed = await run(updateKey, outside.ports, ana, { key_id: key.id, mode: "propose" });
    expect(renamed.key.scopes).toEqual(["trips:read", "bookings:read"]);
  });

  it("refuses a revoked key", async () => {
    const key = await newKey(ana);
    await run(revokeKey, outside.ports, ana, { key_id: key.id });
    const change = run(updateKey, outside.ports, ana, { key_id: key.id, mode: "propose" });
    await expect(change).rejects.toMatchObject({ kind: "conflict", code: "key_revoked" });
  });
});

describe("revoke_api_key", () => {
  it("announces the revocation, keeps the time of the first one, and leaves other people's keys alone", async () => {
    const key = await newKey(ana);
    const eve = await createPerson(database, "Eve");
    outside.announced.length = 0;
    await expect(run(revokeKey, outside.ports, eve, { key_id: key.id })).rejects.toMatchObject({ code: "not_found" });
    expect(outside.announced).toEqual([]);
    const first = await run(revokeKey, outside.ports, ana, { key_id: key.id });
    expect(outside.announced).toEqual([`credential:${key.id}`]);
    const later = new Date(now.getTime() + 60_000);
    expect(await run(revokeKey, outside.ports, ana, { key_id: key.id }, { now: later })).toEqual(first);
    expect(first.key.revoked_at).toBe(now.toISOString());
  });
});

describe("get_api_key_activity", () => {
  it("pages through the edits of the key on all trips, newest first, without gaps or repeats", async () => {
    const [porto, rome] = [await newTrip(ana, "Porto"), await newTrip(ana, "Rome")];
    const key = await newKey(ana);
    const agent = agentOf(ana, key.id);
    for (let it = 0; it < 7; it++) {
      // Each two share an instant.
      const at = new Date(now.getTime() + Math.floor(it / 2) * 1000);
      await add(agent, it % 2 ? rome.id : porto.id, `n${it}`, at);
    }
    await add(agentOf(ana, (await newKey(ana)).id), porto.id, "of another key");
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const more: { cursor?: string } = cursor === null ? {} : { cursor };
      const page = await run(getKeyActivity, outside.ports, ana, { key_id: key.id, limit: 2, ...more });
      seen.push(...page.entries.map((it) => `${it.summary.match(/"(.+)"/)?.[1]} ${it.trip.title}`));
      cursor = page.next_cursor;
      expect(page.has_more).toBe(cursor !== null);
    } while (cursor);
    expect(seen).toEqual([6, 5, 4, 3, 2, 1, 0].map((it) => `n${it} Trip to ${it % 2 ? "Rome" : "Porto"}`));
  });

  it("tells which edits were reverted and by whom, and which are only proposed", async () => {
    const trip = await newTrip(ana, "Porto");
    const key = await newKey(ana);
    const { edit_id } = await add(agentOf(ana, key.id), trip.id, "A");
    await add(agentOf(ana, key.id, "propose"), trip.id, "B");
    await run(revertEdit, outside.ports, ana, { trip_id: trip.id, edit_id });
    const { entries } = await run(getKeyActivity, outside.ports, ana, { key_id: key.id });
    expect(entries).toMatchObject([
      { action: "propose", reverted: false, revertible: false },
      { id: edit_id, reverted: true, revertible: false, author: { agent_name: "Planner", user_id: ana.userId } },
    ]);
  });

  it("leaves out trips that the person can no longer see", async () => {
    const person = await createPerson(database, "Mia");
    const [porto, rome, oslo] = [
      await newTrip(person, "Porto"),
      await newTrip(person, "Rome"),
      await newTrip(person, "Oslo"),
    ];
    const key = await newKey(person);
    for (const trip of [porto, rome, oslo]) await add(agentOf(person, key.id), trip.id, "A");
    await leave(porto.id, person);
    await run(deleteTrip, outside.ports, person, { trip_id: oslo.id });
    const { entries } = await run(getKeyActivity, outside.ports, person, { key_id: key.id });
    expect(entries.map((it) => it.trip.id)).toEqual([rome.id]);
  });

  it("returns 404 for another person's key, and 400 for an invalid cursor", async () => {
    const key = await newKey(ana);
    const eve = await createPerson(database, "Eve");
    await expect(run(getKeyActivity, outside.ports, eve, { key_id: key.id })).rejects.toMatchObject({
      code: "not_found",
    });
    for (const instant of ["0000-01-01T00:00:00.000Z", "2027-02-31T00:00:00.000Z", "5", "now"]) {
      const cursor = Buffer.from(JSON.stringify([instant, key.id])).toString("base64url");
      const read = run(getKeyActivity, outside.ports, ana, { key_id: key.id, cursor });
      await expect(read).rejects.toMatchObject({ details: [{ path: "cursor" }] });
    }
  });
});
