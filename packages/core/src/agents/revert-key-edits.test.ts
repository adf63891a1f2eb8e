import { describe, expect, it } from "vitest";
import { addTripMember, createPerson, now, run, setUp } from "../../test/context.ts";
import { addActivity } from "../activities/add-activity.ts";
import { deleteActivity } from "../activities/delete-activity.ts";
import { updateActivity } from "../activities/update-activity.ts";
import { getEditLog } from "../edit-log/get-edit-log.ts";
import type { Agent, Person } from "../kernel/actor.ts";
import { createTrip } from "../trips/create-trip.ts";
import { getTrip } from "../trips/get-trip.ts";
import { regenerateItinerary } from "../trips/regenerate-itinerary.ts";
import { revertEdit } from "../trips/revert-edit.ts";
import { updateTrip } from "../trips/update-trip.ts";
import { createKey } from "./create-key.ts";
import { revertKeyEdits } from "./revert-key-edits.ts";

const { database, outside, ana: owner } = await setUp();

const sketch = { destination: "Lisbon", start_date: "2027-05-03", end_date: "2027-05-04" };
const newTrip = async (person = owner) =>
  (await run(createTrip, outside.ports, person, { ...sketch, skip_ai_generation: true })).trip;
const read = async (trip_id: string) => (await run(getTrip, outside.ports, owner, { trip_id })).trip;
const add = async (actor: Agent | Person, trip_id: string, title: string) =>
  (await run(addActivity, outside.ports, actor, { trip_id, title })).activity.id as string;
const rename = (actor: Agent | Person, trip_id: string, activity_id: string, title: string) =>
  run(updateActivity, outside.ports, actor, { trip_id, activity_id, title });
const takeBack = (person: Person, key_id: string, more: { trip_id?: string; preview?: boolean } = {}) =>
  run(revertKeyEdits, outside.ports, person, { key_id, ...more });

async function agentOf(person: Person): Promise<Agent> {
  const { key } = await run(createKey, outside.ports, person, {
    agent_name: "Planner",
    scopes: ["trips:read", "trips:write"],
  });
  const { userId, name } = person;
  const scopes = key.scopes;
  return { kind: "agent", userId, name, agentName: "Planner", keyId: key.id, scopes, mode: "apply", tripIds: [] };
}

/** All of a trip except timestamps and revision. */
const content = ({ revision: _, updated_at: __, ...rest }: Awaited<ReturnType<typeof read>>) => rest;

describe("revert_api_key_edits", () => {
  it("restores every trip, with one entry for each trip that names what was reverted", async () => {
    const agent = await agentOf(owner);
    const trips = [await newTrip(), await newTrip()];
    for (const trip of trips) {
      await rename(agent, trip.id, await add(agent, trip.id, "Castle"), "Castle, early");
      await run(updateTrip, outside.ports, agent, { trip_id: trip.id, title: "Better", end_date: "2027-05-06" });
    }
    const { trips: answered } = await takeBack(owner, agent.keyId);
    expect(answered.map((it) => it.trip_id)).toEqual(trips.map((it) => it.id).sort());
    for (const trip of trips) {
      const after = await read(trip.id);
      expect(content(after)).toEqual(content(trip));
      expect(after.revision).toBe(5);
      const { entries } = await run(getEditLog, outside.ports, owner, { trip_id: trip.id });
      const mine = answered.find((it) => it.trip_id === trip.id);
      expect(mine).toMatchObject({ revision: 5, edit_id: entries[0]?.id, kept: [], more: false });
      expect(entries[0]).toMatchObject({
        action: "revert_api_key_edits",
        summary: "Undid 3 changes by Planner",
        author: { user_id: owner.userId, agent_name: null },
        reverts_all: mine?.taken_back.map((it) => it.edit_id),
        revertible: true,
      });
      expect(entries.filter((it) => it.reverted).map((it) => it.id)).toEqual(mine?.taken_back.map((it) => it.edit_id));
    }
  });

  it("does nothing on a second call", async () => {
    const agent = await agentOf(owner);
    const trip = await newTrip();
    await add(agent, trip.id, "Castle");
    await takeBack(owner, agent.keyId);
    const records = { taken_back: [], kept: [] };
    const nothing = { trips: [], created_trips: [], withdrawn_proposals: [], records };
    expect(await takeBack(owner, agent.keyId)).toEqual(nothing);
    expect((await read(trip.id)).revision).toBe(3);
  });

  it("keeps edits that somebody built on, names who and how, also on a second call", async () => {
    const agent = await agentOf(owner);
    const trip = await newTrip();
    const rui = await addTripMember(database, trip.id, "editor");
    const castle = await add(agent, trip.id, "Castle");
    await add(agent, trip.id, "Tram");
    await rename(rui, trip.id, castle, "Castle at dawn");
    const { trips } = await takeBack(owner, agent.keyId);
    expect(trips).toMatchObject([
      {
        taken_back: [{ summary: 'Added "Tram" on Mon 3 May' }],
        kept: [
          {
            summary: 'Added "Castle" on Mon 3 May',
            because: [{ summary: 'Changed "Castle"', author: "Rui", edit_id: expect.any(String) }],
          },
        ],
      },
    ]);
    const titles = (await read(trip.id)).itinerary[0]?.activities.map((it) => it.title);
    expect(titles).toEqual(["Castle at dawn"]);
    const again = await takeBack(owner, agent.keyId);
    expect(again.trips).toMatchObject([{ edit_id: null, taken_back: [], kept: trips[0]?.kept }]);
  });

  it("ignores a later edit that was itself reverted", async () => {
    const agent = await agentOf(owner);
    const trip = await newTrip();
    const castle = await add(agent, trip.id, "Castle");
    const renamed = await rename(owner, trip.id, castle, "Castle at dawn");
    await run(revertEdit, outside.ports, owner, { trip_id: trip.id, edit_id: renamed.edit_id as string });
    expect((await takeBack(owner, agent.keyId)).trips).toMatchObject([{ kept: [], taken_back: [{}] }]);
    expect(content(await read(trip.id))).toEqual(content(trip));
  });

  it("can be reverted, which restores the edits", async () => {
    const agent = await agentOf(owner);
    const trip = (await run(createTrip, outside.ports, owner, sketch)).trip;
    const [first] = trip.itinerary[0]?.activities ?? [];
    await run(deleteActivity, outside.ports, agent, { trip_id: trip.id, activity_id: first?.id as string });
    await run(regenerateItinerary, outside.ports, agent, { trip_id: trip.id });
    const before = await read(trip.id);
    const { trips } = await takeBack(owner, agent.keyId);
    expect(content(await read(trip.id))).toEqual(content(trip));
    await run(revertEdit, outside.ports, owner, { trip_id: trip.id, edit_id: trips[0]?.edit_id as string });
    expect(content(await read(trip.id))).toEqual(content(before));
  });

  it("restores what the agent had reverted", async () => {
    const agent = await agentOf(owner);
    const trip = await newTrip();
    const mine = await run(addActivity, outside.ports, owner, { trip_id: trip.id, title: "Castle" });
    await run(revertEdit, outside.ports, agent, { trip_id: trip.id, edit_id: mine.edit_id as string });
    await takeBack(owner, agent.keyId);
    expect((await read(trip.id)).itinerary[0]?.activities).toMatchObject([{ id: mine.activity.id }]);
  });

  it("reports the same as its preview", async () => {
    const agent = await agentOf(owner);
    const trip = await newTrip();
    const castle = await add(agent, trip.id, "Castle");
    await add(agent, trip.id, "Tram");
    await rename(owner, trip.id, castle, "Castle at dawn");
    outside.announced.length = 0;
    const preview = await takeBack(owner, agent.keyId, { preview: true });
    expect((await read(trip.id)).revision).toBe(4);
    expect(outside.announced).toEqual([]);
    const real = await takeBack(owner, agent.keyId);
    const told = ({ trips }: typeof real) => trips.map(({ taken_back, kept }) => ({ taken_back, kept }));
    expect(told(preview)).toEqual(told(real));
    expect(preview.trips[0]).toMatchObject({ edit_id: null, revision: 4 });
    expect(real.trips[0]).toMatchObject({ edit_id: expect.any(String), revision: 5 });
    expect(outside.announced).toEqual([`trip:${trip.id}`]);
  });

  it("changes only trips that the person may edit, or one of them when asked", async () => {
    const rui = await createPerson(database, "Rui");
    const agent = await agentOf(rui);
    const [edited, viewed, left] = [await newTrip(), await newTrip(), await newTrip()];
    for (const trip of [edited, viewed, left]) {
      await database.prisma.member.create({
        data: { tripId: trip.id, userId: rui.userId, role: "editor", createdAt: now },
      });
      await add(agent, trip.id, "Castle");
    }
    const where = (tripId: string) => ({ tripId_userId: { tripId, userId: rui.userId } });
    await database.prisma.member.update({ where: where(viewed.id), data: { role: "viewer" } });
    await database.prisma.member.delete({ where: where(left.id) });
    await expect(takeBack(rui, agent.keyId, { trip_id: viewed.id })).rejects.toMatchObject({ code: "forbidden" });
    await expect(takeBack(rui, agent.keyId, { trip_id: left.id })).rejects.toMatchObject({ code: "not_found" });
    const own = await newTrip(rui);
    await add(agent, own.id, "Tram");
    expect((await takeBack(rui, agent.keyId, { trip_id: own.id })).trips).toMatchObject([{ trip_id: own.id }]);
    expect((await takeBack(rui, agent.keyId)).trips).toMatchObject([{ trip_id: edited.id }]);
    expect((await read(viewed.id)).itinerary[0]?.activities).toHaveLength(1);
  });

  it("returns 404 for another person's key", async () => {
    const agent = await agentOf(owner);
    const stranger = await createPerson(database, "Eve");
    await expect(takeBack(stranger, agent.keyId)).rejects.toMatchObject({ code: "not_found" });
  });

  it("gives one consistent result when the agent edits and several reverts run at once", async () => {
    const agent = await agentOf(owner);
    const trips = [await newTrip(), await newTrip(), await newTrip()];
    for (const trip of trips) await add(agent, trip.id, "Castle");
    const answers = await Promise.all([
      takeBack(owner, agent.keyId),
      ...trips.map((trip) => add(agent, trip.id, "Tram")),
      takeBack(owner, agent.keyId),
      takeBack(owner, agent.keyId),
    ]);
    expect(answers).toHaveLength(6);
    await takeBack(owner, agent.keyId);
    for (const trip of trips) expect((await read(trip.id)).itinerary[0]?.activities).toEqual([]);
  });
});

describe("a history that is too long for one call", () => {
  it("is reverted in several calls, newest first, until everything is restored", async () => {
    const agent = await agentOf(owner);
    const trip = await newTrip();
    const edits = 4500;
    await database.pool.query(
      `insert into edit_log (id, trip_id, revision, action, summary, user_id, agent_name, api_key_id, reverts, patch, inverse)
       select gen_random_uuid(), $1, n + 1, 'update_trip', 'Changed title', $2, 'Planner', $3, '{}',
              jsonb_build_array(jsonb_build_object('op', 'trip.set',
                'before', jsonb_build_object('title', case when n = 1 then $4 else 'Title ' || (n - 1) end),
                'after', jsonb_build_object('title', 'Title ' || n))),
              jsonb_build_array(jsonb_build_object('op', 'trip.set',
                'before', jsonb_build_object('title', 'Title ' || n),
                'after', jsonb_build_object('title', case when n = 1 then $4 else 'Title ' || (n - 1) end)))
         from generate_series(1, $5::int) n`,
      [trip.id, owner.userId, agent.keyId, trip.title, edits],
    );
    await database.pool.query("update trips set title = $2, revision = $3 where id = $1", [
      trip.id,
      `Title ${edits}`,
      edits + 1,
    ]);
    const goes = [];
    for (let more = true; more; ) {
      const [mine] = (await takeBack(owner, agent.keyId)).trips;
      goes.push(mine?.taken_back.length);
      more = mine?.more ?? false;
    }
    // The revert of the newest is an edit too.
    expect(goes).toEqual([2000, 1999, 501]);
    expect((await read(trip.id)).title).toBe(trip.title);
  });
});
