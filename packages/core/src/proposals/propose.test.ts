import { describe, expect, it } from "vitest";
import { addTripMember, now, run, setUp } from "../../test/context.ts";
import { addActivity } from "../activities/add-activity.ts";
import { updateActivity } from "../activities/update-activity.ts";
import { updateDayNotes } from "../activities/update-day-notes.ts";
import { getEditLog } from "../edit-log/get-edit-log.ts";
import type { Actor, Agent, Person } from "../kernel/actor.ts";
import { createTrip } from "../trips/create-trip.ts";
import { getTrip } from "../trips/get-trip.ts";
import { regenerateItinerary } from "../trips/regenerate-itinerary.ts";
import { updateTrip } from "../trips/update-trip.ts";
import { rejectProposal } from "./reject-proposal.ts";
import type { ProposedWire } from "./wire.ts";

const { database, outside, ana: owner } = await setUp();

const asking = (person: Person): Agent => ({
  kind: "agent",
  userId: person.userId,
  name: person.name,
  agentName: "Planner",
  keyId: crypto.randomUUID(),
  scopes: ["trips:read", "trips:write"],
  mode: "propose",
  tripIds: [],
});

const plannedTrip = { destination: "Lisbon", start_date: "2027-05-03", end_date: "2027-05-04" };

async function newTrip() {
  return (await run(createTrip, outside.ports, owner, { ...plannedTrip, skip_ai_generation: true })).trip;
}

const newestEntry = async (trip_id: string) => (await run(getEditLog, outside.ports, owner, { trip_id })).entries[0];

describe("a change that needs approval", () => {
  it("becomes a pending proposal and does not change the trip", async () => {
    const trip = await newTrip();
    const answer = await run(addActivity, outside.ports, asking(owner), { trip_id: trip.id, title: "Tram ride" });
    expect(answer).toMatchObject({
      status: "proposed",
      proposal: { status: "pending", base_revision: trip.revision, proposed_by: { agent_name: "Planner" }, own: true },
    });
    const { trip: after } = await run(getTrip, outside.ports, owner, { trip_id: trip.id });
    expect(after).toEqual(trip);
  });

  it("is logged and announced", async () => {
    const trip = await newTrip();
    await run(addActivity, outside.ports, asking(owner), { trip_id: trip.id, title: "Tram ride" });
    const { entries } = await run(getEditLog, outside.ports, owner, { trip_id: trip.id });
    expect(entries[0]).toMatchObject({ action: "propose", revertible: false, author: { agent_name: "Planner" } });
    expect(outside.announced).toContain(`trip:${trip.id}`);
  });

  it("can be made by a viewer who asks for it", async () => {
    const trip = await newTrip();
    const viewer = await addTripMember(database, trip.id, "viewer");
    const input = { trip_id: trip.id, title: "Fado" };
    await expect(run(addActivity, outside.ports, viewer, input)).rejects.toMatchObject({ code: "forbidden" });
    const answer = await run(addActivity, outside.ports, viewer, { ...input, propose: true });
    expect(answer).toMatchObject({ status: "proposed" });
  });

  it("is refused where the change itself would be", async () => {
    const trip = await newTrip();
    const { activity } = await run(addActivity, outside.ports, owner, { trip_id: trip.id, title: "Tram ride" });
    const change = { trip_id: trip.id, activity_id: activity.id, title: "Bus", before: { title: "Boat" } };
    await expect(run(updateActivity, outside.ports, asking(owner), change)).rejects.toMatchObject({
      code: "target_changed",
    });
  });

  it("is refused when too many proposals are pending", async () => {
    const trip = await newTrip();
    const agent = asking(owner);
    for (let number = 1; number <= 50; number++)
      await run(addActivity, outside.ports, agent, { trip_id: trip.id, title: `Idea ${number}` });
    await expect(run(addActivity, outside.ports, agent, { trip_id: trip.id, title: "One more" })).rejects.toMatchObject(
      {
        code: "too_many_proposals",
        message: "50 proposals of yours are waiting on this trip. Some of them have to be decided first.",
      },
    );
  });
});

describe("the summary of a proposal", () => {
  it("asks for the change, and is in the log", async () => {
    const trip = await newTrip();
    const input = { trip_id: trip.id, title: "Week off", travelers: 3, propose: true };
    const { proposal } = (await run(updateTrip, outside.ports, owner, input)) as unknown as ProposedWire;
    const words = 'Rename the trip to "Week off"; Change the number of travellers from 1 to 3';
    expect(proposal.summary).toBe(words);
    expect((await newestEntry(trip.id))?.summary).toBe(`Proposed: ${words}`);
  });

  it("names the day of a new plan for one day", async () => {
    const { trip } = await run(createTrip, outside.ports, owner, plannedTrip);
    const input = { trip_id: trip.id, day_number: 2, propose: true };
    const { proposal } = (await run(regenerateItinerary, outside.ports, owner, input)) as unknown as ProposedWire;
    expect(proposal.summary).toBe(`Replan 4 May (${proposal.changes.length} changes)`);
  });
});

describe("a repeated proposal", () => {
  const rename = (trip_id: string, by: Actor, title = "Week off") => {
    const input = { trip_id, title, propose: true };
    return run(updateTrip, outside.ports, by, input) as unknown as Promise<ProposedWire>;
  };
  const count = (tripId: string) => database.prisma.proposal.count({ where: { tripId } });

  it("of the same author is the pending one", async () => {
    const trip = await newTrip();
    const agent = asking(owner);
    for (const by of [owner, agent]) {
      const first = await rename(trip.id, by);
      expect(await rename(trip.id, by)).toEqual(first);
    }
    expect(await count(trip.id)).toBe(2);
    const { entries } = await run(getEditLog, outside.ports, owner, { trip_id: trip.id });
    expect(entries.filter((it) => it.action === "propose")).toHaveLength(2);
    const events = await database.prisma.roomEvent.count({ where: { room: `trip:${trip.id}` } });
    expect(events).toBe(2);
  });

  it("is stored once of simultaneous calls", async () => {
    const trip = await newTrip();
    const answers = await Promise.all(Array.from({ length: 10 }, () => rename(trip.id, owner)));
    expect(new Set(answers.map((it) => it.proposal_id)).size).toBe(1);
    expect(await count(trip.id)).toBe(1);
  });

  it("is a new one for another author, another change, or after a decision", async () => {
    const trip = await newTrip();
    const first = await rename(trip.id, owner);
    const others = [
      await rename(trip.id, await addTripMember(database, trip.id, "viewer")),
      await rename(trip.id, asking(owner)),
      await rename(trip.id, owner, "Holiday"),
    ];
    await run(rejectProposal, outside.ports, owner, { trip_id: trip.id, proposal_id: first.proposal_id });
    const ids = [first, ...others, await rename(trip.id, owner)].map((it) => it.proposal_id);
    expect(new Set(ids).size).toBe(5);
  });

  it("is a new one when each call adds something", async () => {
    const trip = await newTrip();
    const add = () => run(addActivity, outside.ports, asking(owner), { trip_id: trip.id, title: "Tram ride" });
    await add();
    await add();
    expect(await count(trip.id)).toBe(2);
  });

  it("is the same one for new dates, although the new days have other ids", async () => {
    const trip = await newTrip();
    await run(updateDayNotes, outside.ports, owner, { trip_id: trip.id, day_number: 2, notes: "Tickets" });
    const shift = (end_date: string) => {
      const input = { trip_id: trip.id, end_date, propose: true };
      return run(updateTrip, outside.ports, owner, input) as unknown as Promise<ProposedWire>;
    };
    const [longer, longest, shorter] = [
      await shift("2027-05-05"),
      await shift("2027-05-06"),
      await shift("2027-05-03"),
    ];
    expect((await shift("2027-05-05")).proposal_id).toBe(longer.proposal_id);
    expect((await shift("2027-05-06")).proposal_id).toBe(longest.proposal_id);
    expect((await shift("2027-05-03")).proposal_id).toBe(shorter.proposal_id);
    expect(await count(trip.id)).toBe(3);
  });
});

describe("very large proposals", () => {
  it("are limited to one at a time, because every list carries them", async () => {
    const trip = await newTrip();
    const agent = asking(owner);
    const propose = () => run(addActivity, outside.ports, agent, { trip_id: trip.id, title: "Tram ride" });
    await propose();
    const { id, patch } = await database.prisma.proposal.findFirstOrThrow({ where: { tripId: trip.id } });
    const [op] = patch as object[];
    await database.prisma.proposal.update({ where: { id }, data: { patch: Array(9_999).fill(op) } });
    await propose();
    await expect(propose()).rejects.toMatchObject({ code: "too_many_proposals" });
  });
});

describe("an Idempotency-Key", () => {
  const add = (trip_id: string, title: string, idempotencyKey: string) =>
    run(addActivity, outside.ports, owner, { trip_id, title }, { idempotencyKey });

  it("makes two calls one change with one answer", async () => {
    const trip = await newTrip();
    const first = await add(trip.id, "Tram ride", "twice");
    expect(await add(trip.id, "Tram ride", "twice")).toEqual(first);
    const { trip: after } = await run(getTrip, outside.ports, owner, { trip_id: trip.id });
    expect(after.revision).toBe(trip.revision + 1);
  });

  it("makes fifty simultaneous calls one change", async () => {
    const trip = await newTrip();
    const answers = await Promise.all(Array.from({ length: 50 }, () => add(trip.id, "Tram ride", "at once")));
    expect(new Set(answers.map((it) => JSON.stringify(it))).size).toBe(1);
    const { trip: after } = await run(getTrip, outside.ports, owner, { trip_id: trip.id });
    expect(after.revision).toBe(trip.revision + 1);
  });

  it("is refused for another call", async () => {
    const trip = await newTrip();
    await add(trip.id, "Tram ride", "mine");
    await expect(add(trip.id, "Boat", "mine")).rejects.toMatchObject({ code: "idempotency_mismatch" });
  });

  it("can be used again after a failed call, and after a day", async () => {
    const trip = await newTrip();
    const input = { trip_id: trip.id, title: "Fado", day_number: 9 };
    const failing = run(addActivity, outside.ports, owner, input, { idempotencyKey: "again" });
    await expect(failing).rejects.toMatchObject({ code: "day_not_found" });
    await add(trip.id, "Fado", "again");
    const later = new Date(now.getTime() + 86_400_001);
    const other = { trip_id: trip.id, title: "Another" };
    await run(addActivity, outside.ports, owner, other, { idempotencyKey: "again", now: later });
  });

  it("returns nothing to somebody who has left the trip", async () => {
    const trip = await newTrip();
    const rui = await addTripMember(database, trip.id, "editor");
    const theirs = { trip_id: trip.id, title: "Tram ride" };
    await run(addActivity, outside.ports, rui, theirs, { idempotencyKey: "left" });
    await database.prisma.member.deleteMany({ where: { tripId: trip.id, userId: rui.userId } });
    await expect(run(addActivity, outside.ports, rui, theirs, { idempotencyKey: "left" })).rejects.toMatchObject({
      code: "not_found",
    });
  });

  it("of another person is another key", async () => {
    const trip = await newTrip();
    const rui = await addTripMember(database, trip.id, "editor");
    const first = await add(trip.id, "Tram ride", "shared");
    const theirs = { trip_id: trip.id, title: "Tram ride" };
    const second = await run(addActivity, outside.ports, rui, theirs, { idempotencyKey: "shared" });
    expect(second.activity.id).not.toBe(first.activity.id);
  });
});

describe("the limit of pending proposals", () => {
  it("is counted for each author", async () => {
    const trip = await newTrip();
    const viewer = await addTripMember(database, trip.id, "viewer");
    const suggest = (title: string) =>
      run(addActivity, outside.ports, viewer, { trip_id: trip.id, title, propose: true });
    for (let number = 1; number <= 50; number++) await suggest(`Idea ${number}`);
    await expect(suggest("One more")).rejects.toMatchObject({ code: "too_many_proposals" });
    const other = await run(addActivity, outside.ports, asking(owner), { trip_id: trip.id, title: "Fado" });
    expect(other).toMatchObject({ status: "proposed" });
  });
});
