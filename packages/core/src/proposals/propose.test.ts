import { describe, expect, it } from "vitest";
import { member, now, run, stage } from "../../test/scene.ts";
import { addActivity } from "../activities/add-activity.ts";
import { updateActivity } from "../activities/update-activity.ts";
import type { Agent, Person } from "../actor.ts";
import { getEditLog } from "../history/get-edit-log.ts";
import { createTrip } from "../trips/create-trip.ts";
import { deleteTrip } from "../trips/delete-trip.ts";
import { getTrip } from "../trips/get-trip.ts";

const { database, outside, ana: owner } = await stage();

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

async function newTrip() {
  const input = { destination: "Lisbon", start_date: "2027-05-03", end_date: "2027-05-04", skip_ai_generation: true };
  return (await run(createTrip, outside.ports, owner, input)).trip;
}

describe("a change by somebody who asks first", () => {
  it("becomes a pending proposal and leaves the trip as it is", async () => {
    const trip = await newTrip();
    const answer = await run(addActivity, outside.ports, asking(owner), { trip_id: trip.id, title: "Tram ride" });
    expect(answer).toMatchObject({
      status: "proposed",
      proposal: { status: "pending", base_revision: trip.revision, proposed_by: { agent_name: "Planner" }, own: true },
    });
    const { trip: after } = await run(getTrip, outside.ports, owner, { trip_id: trip.id });
    expect(after).toEqual(trip);
  });

  it("stands in the edit log and is told to the room", async () => {
    const trip = await newTrip();
    await run(addActivity, outside.ports, asking(owner), { trip_id: trip.id, title: "Tram ride" });
    const { entries } = await run(getEditLog, outside.ports, owner, { trip_id: trip.id });
    expect(entries[0]).toMatchObject({ action: "propose", revertible: false, author: { agent_name: "Planner" } });
    expect(outside.announced).toContain(`trip:${trip.id}`);
  });

  it("is what a viewer can do, when they say so", async () => {
    const trip = await newTrip();
    const viewer = await member(database, trip.id, "viewer");
    const input = { trip_id: trip.id, title: "Fado" };
    await expect(run(addActivity, outside.ports, viewer, input)).rejects.toMatchObject({ code: "forbidden" });
    const answer = await run(addActivity, outside.ports, viewer, { ...input, propose: true });
    expect(answer).toMatchObject({ status: "proposed" });
  });

  it("is refused where it would not fit, as the change itself would be", async () => {
    const trip = await newTrip();
    const { activity } = await run(addActivity, outside.ports, owner, { trip_id: trip.id, title: "Tram ride" });
    const change = { trip_id: trip.id, activity_id: activity.id, title: "Bus", before: { title: "Boat" } };
    await expect(run(updateActivity, outside.ports, asking(owner), change)).rejects.toMatchObject({
      code: "target_changed",
    });
  });

  it("never deletes a trip", async () => {
    const trip = await newTrip();
    await expect(run(deleteTrip, outside.ports, asking(owner), { trip_id: trip.id })).rejects.toMatchObject({
      code: "forbidden",
    });
  });

  it("is not kept beyond what a person can decide", async () => {
    const trip = await newTrip();
    const agent = asking(owner);
    for (let number = 1; number <= 50; number++)
      await run(addActivity, outside.ports, agent, { trip_id: trip.id, title: `Idea ${number}` });
    await expect(run(addActivity, outside.ports, agent, { trip_id: trip.id, title: "One more" })).rejects.toMatchObject(
      { code: "too_many_proposals" },
    );
  });
});

describe("very large proposals", () => {
  it("are kept one at a time, since every look at the list carries them", async () => {
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

  it("makes a call that comes twice one change with one answer", async () => {
    const trip = await newTrip();
    const first = await add(trip.id, "Tram ride", "twice");
    expect(await add(trip.id, "Tram ride", "twice")).toEqual(first);
    const { trip: after } = await run(getTrip, outside.ports, owner, { trip_id: trip.id });
    expect(after.revision).toBe(trip.revision + 1);
  });

  it("makes fifty calls at once one change", async () => {
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

  it("is free again after a call that failed, and after a day", async () => {
    const trip = await newTrip();
    const input = { trip_id: trip.id, title: "Fado", day_number: 9 };
    const failing = run(addActivity, outside.ports, owner, input, { idempotencyKey: "again" });
    await expect(failing).rejects.toMatchObject({ code: "day_not_found" });
    await add(trip.id, "Fado", "again");
    const later = new Date(now.getTime() + 86_400_001);
    const other = { trip_id: trip.id, title: "Another" };
    await run(addActivity, outside.ports, owner, other, { idempotencyKey: "again", now: later });
  });

  it("of one person is not that of another", async () => {
    const trip = await newTrip();
    const rui = await member(database, trip.id, "editor");
    const first = await add(trip.id, "Tram ride", "shared");
    const theirs = { trip_id: trip.id, title: "Tram ride" };
    const second = await run(addActivity, outside.ports, rui, theirs, { idempotencyKey: "shared" });
    expect(second.activity.id).not.toBe(first.activity.id);
  });
});
