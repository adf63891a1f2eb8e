import { describe, expect, it } from "vitest";
import { addTripMember, createPerson, now, run, setUp } from "../../test/context.ts";
import { addActivity } from "../activities/add-activity.ts";
import { updateActivity } from "../activities/update-activity.ts";
import { getEditLog } from "../edit-log/get-edit-log.ts";
import type { Actor, Agent, Person } from "../kernel/actor.ts";
import { approveProposal } from "../proposals/approve-proposal.ts";
import { getProposal } from "../proposals/get-proposal.ts";
import { rejectProposal } from "../proposals/reject-proposal.ts";
import type { ProposedWire } from "../proposals/wire.ts";
import { createTrip } from "../trips/create-trip.ts";
import { deleteTrip } from "../trips/delete-trip.ts";
import { getTrip } from "../trips/get-trip.ts";
import { updateTrip } from "../trips/update-trip.ts";
import { createKey } from "./create-key.ts";
import { getKeyActivity } from "./get-key-activity.ts";
import { listKeys } from "./list-keys.ts";
import { revertKeyEdits } from "./revert-key-edits.ts";

const { database, outside, ana } = await setUp();

const newTrip = async (by: Actor = ana, destination = "Lisbon") => {
  const dates = { start_date: "2027-05-03", end_date: "2027-05-04" };
  return (await run(createTrip, outside.ports, by, { destination, ...dates, skip_ai_generation: true })).trip;
};

async function agentOf(person: Person, mode: Agent["mode"] = "apply"): Promise<Agent> {
  const { userId, name } = person;
  const input = { agent_name: "Planner", scopes: ["trips:read" as const, "trips:write" as const], mode };
  const { key } = await run(createKey, outside.ports, person, input);
  return { kind: "agent", userId, name, agentName: "Planner", keyId: key.id, scopes: key.scopes, mode, tripIds: [] };
}

const add = (actor: Actor, trip_id: string, title: string, at = now) =>
  run(addActivity, outside.ports, actor, { trip_id, title }, { now: at });
const suggest = async (by: Actor, trip_id: string, title: string, day_number = 1) =>
  (
    (await run(addActivity, outside.ports, by, {
      trip_id,
      title,
      day_number,
      propose: true,
    })) as unknown as ProposedWire
  ).proposal;
const approve = (by: Actor, it: { id: string; trip_id: string }, at = now, changes?: string[]) => {
  const input = { trip_id: it.trip_id, proposal_id: it.id, ...(changes && { changes }) };
  return run(approveProposal, outside.ports, by, input, { now: at });
};
const titles = async (trip_id: string) =>
  (await run(getTrip, outside.ports, ana, { trip_id })).trip.itinerary.flatMap((day) =>
    day.activities.map((it) => it.title),
  );
const takeBack = (person: Person, { keyId }: Agent, more: { trip_id?: string; preview?: boolean } = {}) =>
  run(revertKeyEdits, outside.ports, person, { key_id: keyId, ...more });
const activity = async (person: Person, { keyId }: Agent, limit = 30) => {
  const entries = [];
  let cursor: string | null = null;
  do {
    const more: { cursor?: string } = cursor === null ? {} : { cursor };
    const page = await run(getKeyActivity, outside.ports, person, { key_id: keyId, limit, ...more });
    entries.push(...page.entries);
    cursor = page.next_cursor;
  } while (cursor);
  return entries;
};
const cardOf = async (person: Person, { keyId }: Agent) =>
  (await run(listKeys, outside.ports, person, {})).keys.find((it) => it.id === keyId);
const log = async (trip_id: string) => (await run(getEditLog, outside.ports, ana, { trip_id })).entries;
const statusOf = async ({ id, trip_id }: { id: string; trip_id: string }) =>
  (await run(getProposal, outside.ports, ana, { trip_id, proposal_id: id })).proposal;
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

describe("an approved proposal of a key", () => {
  it("is in the activity of the key in order, over pages, whoever approved it", async () => {
    const [trip, agent] = [await newTrip(), await agentOf(ana)];
    const rui = await addTripMember(database, trip.id, "editor");
    const made = await suggest(agent, trip.id, "Fado");
    await add(agent, trip.id, "Castle", later(1));
    const { edit_id } = await approve(rui, made, later(2));
    await add(agent, trip.id, "Tram", later(3));
    await approve(ana, await suggest(await agentOf(ana), trip.id, "Of another key"), later(4));
    await approve(ana, await suggest(ana, trip.id, "Of a person"), later(5));
    for (const limit of [1, 2, 30]) {
      const entries = await activity(ana, agent, limit);
      expect(entries.map((it) => it.action)).toEqual(["add_activity", "approve_proposal", "add_activity", "propose"]);
      expect(entries[1]).toMatchObject({
        ...{ id: edit_id, trip: { id: trip.id }, revertible: true },
        author: { user_id: rui.userId, agent_name: null },
        proposed_by: { user_id: ana.userId, agent_name: "Planner" },
      });
    }
    expect(await cardOf(ana, agent)).toMatchObject({ edit_count: 3, pending_proposals: 0, created_trip_count: 0 });
  });

  it("disappears from activity and counts when the person loses access to the trip", async () => {
    const trip = await newTrip();
    const rui = await addTripMember(database, trip.id, "editor");
    const agent = await agentOf(rui);
    await approve(ana, await suggest(agent, trip.id, "Fado"));
    expect(await cardOf(rui, agent)).toMatchObject({ edit_count: 1 });
    await database.prisma.member.delete({ where: { tripId_userId: { tripId: trip.id, userId: rui.userId } } });
    expect(await activity(rui, agent)).toEqual([]);
    expect(await cardOf(rui, agent)).toMatchObject({ edit_count: 0 });
    const nothing = { trips: [], created_trips: [], withdrawn_proposals: [], records: { taken_back: [], kept: [] } };
    expect(await takeBack(rui, agent)).toEqual(nothing);
    expect(await titles(trip.id)).toEqual(["Fado"]);
  });

  it("is reverted together with the key's own edits, in one entry", async () => {
    const [trip, agent] = [await newTrip(), await agentOf(ana)];
    await add(agent, trip.id, "Castle");
    const { edit_id } = await approve(ana, await suggest(agent, trip.id, "Fado"));
    await add(ana, trip.id, "Mine");
    const preview = await takeBack(ana, agent, { preview: true });
    expect(preview.trips[0]?.taken_back).toMatchObject([
      { edit_id, summary: expect.stringContaining("Fado") },
      { summary: expect.stringContaining("Castle") },
    ]);
    const { trips } = await takeBack(ana, agent);
    expect(trips[0]?.taken_back).toEqual(preview.trips[0]?.taken_back);
    expect(await titles(trip.id)).toEqual(["Mine"]);
    const [entry] = await log(trip.id);
    expect(entry).toMatchObject({ summary: "Undid 2 changes by Planner", author: { user_id: ana.userId } });
    expect((await activity(ana, agent)).filter((it) => it.reverted)).toHaveLength(2);
    expect((await takeBack(ana, agent)).trips).toEqual([]);
  });

  it("is reverted when the key did nothing else, and when only a part was approved", async () => {
    const [trip, agent] = [await newTrip(), await agentOf(ana, "propose")];
    const change = { trip_id: trip.id, title: "Better", notes: "By the sea" };
    const answer = await run(updateTrip, outside.ports, agent, change);
    const { proposal } = answer as unknown as ProposedWire;
    await approve(
      ana,
      proposal,
      now,
      proposal.changes.slice(0, 1).map((it) => it.id),
    );
    expect((await takeBack(ana, agent)).trips).toMatchObject([{ taken_back: [{}], kept: [] }]);
    const after = (await run(getTrip, outside.ports, ana, { trip_id: trip.id })).trip;
    expect(after).toMatchObject({ title: trip.title, notes: trip.notes });
  });

  it("counts as an edit of the agent: later edits of others on it are kept and named", async () => {
    const [trip, agent] = [await newTrip(), await agentOf(ana)];
    const castle = (await add(agent, trip.id, "Castle")).activity.id as string;
    const rename = { trip_id: trip.id, activity_id: castle, title: "Castle, early", propose: true };
    const renamed = (await run(updateActivity, outside.ports, agent, rename)) as unknown as ProposedWire;
    await approve(ana, renamed.proposal);
    await approve(ana, await suggest(agent, trip.id, "Fado"));
    const fado = (await run(getTrip, outside.ports, ana, { trip_id: trip.id })).trip.itinerary[0]?.activities[1];
    const rui = await addTripMember(database, trip.id, "editor");
    const theirs = { trip_id: trip.id, activity_id: fado?.id as string, title: "Fado, late" };
    await run(updateActivity, outside.ports, rui, theirs);
    expect((await takeBack(ana, agent)).trips).toMatchObject([
      { taken_back: [{}, {}], kept: [{ summary: expect.stringContaining("Fado"), because: [{ author: "Rui" }] }] },
    ]);
    expect(await titles(trip.id)).toEqual(["Fado, late"]);
  });
});

describe("a pending proposal of a key", () => {
  it("is rejected together with the revert, logged and announced; a preview only lists it", async () => {
    const [trip, agent] = [await newTrip(), await agentOf(ana)];
    const [first, second] = [await suggest(agent, trip.id, "Fado"), await suggest(agent, trip.id, "Tram")];
    const [mine, others] = [
      await suggest(ana, trip.id, "Mine"),
      await suggest(await agentOf(ana), trip.id, "Of another key"),
    ];
    await add(agent, trip.id, "Castle");
    const named = [first, second].map((it) => ({ proposal_id: it.id, trip_id: trip.id, summary: it.summary }));
    expect((await takeBack(ana, agent, { preview: true })).withdrawn_proposals).toEqual(named);
    expect(await statusOf(first)).toMatchObject({ status: "pending" });
    expect((await takeBack(ana, agent)).withdrawn_proposals).toEqual(named);
    const by = { user_id: ana.userId, agent_name: null, at: now.toISOString() };
    for (const it of [first, second])
      expect(await statusOf(it)).toMatchObject({ status: "rejected", decided_by: by, edit_id: null });
    for (const it of [mine, others]) expect(await statusOf(it)).toMatchObject({ status: "pending" });
    const lines = (await log(trip.id)).filter((it) => it.action === "reject_proposal");
    expect(lines.map((it) => [it.summary, it.proposal_id, it.revision])).toEqual(
      [second, first].map((it) => [`Rejected: ${it.summary}`, it.id, 3]),
    );
    const told = await database.prisma.roomEvent.findMany({
      where: { type: "proposal.decided" },
      orderBy: { seq: "asc" },
    });
    const ids = told.map((it) => it.ids as { trip_id: string; proposal_id: string });
    expect(ids.filter((it) => it.trip_id === trip.id).map((it) => it.proposal_id)).toEqual([first.id, second.id]);
    expect((await takeBack(ana, agent)).withdrawn_proposals).toEqual([]);
    expect(await cardOf(ana, agent)).toMatchObject({ pending_proposals: 0 });
  });

  it("is rejected when there is nothing to revert, also for a viewer, and only on the named trip", async () => {
    const [seen, other] = [await newTrip(), await newTrip()];
    const rui = await addTripMember(database, seen.id, "viewer");
    const data = { tripId: other.id, userId: rui.userId, role: "editor" as const, createdAt: now };
    await database.prisma.member.create({ data });
    const agent = await agentOf(rui, "propose");
    const [here, there] = [await suggest(agent, seen.id, "Fado"), await suggest(agent, other.id, "Fado")];
    expect((await takeBack(rui, agent, { trip_id: other.id })).withdrawn_proposals).toMatchObject([
      { proposal_id: there.id },
    ]);
    expect(await takeBack(rui, agent)).toMatchObject({ trips: [], withdrawn_proposals: [{ proposal_id: here.id }] });
    expect(await statusOf(here)).toMatchObject({ status: "rejected" });
  });

  it("is decided once when approve, reject and revert arrive at the same time", async () => {
    const agent = await agentOf(ana);
    const trips = [await newTrip(), await newTrip(), await newTrip()];
    const made = await Promise.all(trips.map((trip) => suggest(agent, trip.id, "Fado")));
    const outcomes = await Promise.allSettled([
      takeBack(ana, agent),
      ...made.map((it) => approve(ana, it)),
      ...made.map((it) => run(rejectProposal, outside.ports, ana, { trip_id: it.trip_id, proposal_id: it.id })),
      takeBack(ana, agent),
    ]);
    for (const it of outcomes)
      if (it.status === "rejected") expect(it.reason).toMatchObject({ code: "proposal_decided" });
    await takeBack(ana, agent);
    for (const it of made) {
      expect((await statusOf(it)).status).not.toBe("pending");
      const decisions = (await log(it.trip_id)).filter((entry) => /^(approve|reject)_/.test(entry.action));
      expect(decisions).toHaveLength(1);
      expect(await titles(it.trip_id)).toEqual([]);
    }
  });
});

describe("trips that a key created", () => {
  it("are counted and listed while they exist; a revert keeps them and reverts later edits on them", async () => {
    const mia = await createPerson(database, "Mia");
    const agent = await agentOf(mia);
    const [porto, rome] = [await newTrip(agent, "Porto"), await newTrip(agent, "Rome")];
    await newTrip(mia, "Oslo");
    expect(await cardOf(mia, agent)).toMatchObject({ edit_count: 0, created_trip_count: 2 });
    expect((await activity(mia, agent)).map((it) => [it.action, it.trip.id])).toEqual([
      ["create_trip", rome.id],
      ["create_trip", porto.id],
    ]);
    const name = ({ id, title }: typeof porto) => ({ trip_id: id, title });
    expect(await takeBack(mia, agent, { preview: true })).toMatchObject({ created_trips: [name(porto), name(rome)] });
    await run(deleteTrip, outside.ports, mia, { trip_id: rome.id });
    await add(agent, porto.id, "Castle");
    expect(await takeBack(mia, agent)).toMatchObject({
      trips: [{ trip_id: porto.id, taken_back: [{}] }],
      created_trips: [name(porto)],
    });
    const kept = (await run(getTrip, outside.ports, mia, { trip_id: porto.id })).trip;
    expect(kept.itinerary.map((day) => day.activities)).toEqual([[], []]);
    expect(await cardOf(mia, agent)).toMatchObject({ edit_count: 1, created_trip_count: 1 });
  });
});
