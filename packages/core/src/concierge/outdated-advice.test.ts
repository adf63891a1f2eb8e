import { describe, expect, it } from "vitest";
import { addTripMember, now, run, setUp } from "../../test/context.ts";
import { addActivity } from "../activities/add-activity.ts";
import { subscribers } from "../composition.ts";
import type { Person } from "../kernel/actor.ts";
import { createTrip } from "../trips/create-trip.ts";
import { updateTrip } from "../trips/update-trip.ts";
import { refreshTrip } from "./refresh-trip.ts";

const { database, outside, ana } = await setUp();
const { prisma } = database;
const { ports } = outside;
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);

async function trip() {
  const dates = { start_date: "2027-05-03", end_date: "2027-05-05" };
  const made = await run(createTrip, ports, ana, { destination: "Lisbon", ...dates, skip_ai_generation: true });
  outside.jobs.length = 0;
  return made.trip.id;
}

/** A recommendation for a revision of the trip. */
async function advice(tripId: string, { userId }: Person, more: object = {}): Promise<string> {
  const id = crypto.randomUUID();
  const key = { tripId, userId };
  await prisma.concierge.upsert({ where: { tripId_userId: key }, create: key, update: {} });
  const about = { key: `late:${id}`, situation: "late", reason: "You are late.", activityIds: [], options: [] };
  const times = { createdAt: now, updatedAt: now, expiresAt: minutes(30) };
  await prisma.recommendation.create({
    data: { id, ...key, ...about, ...times, status: "open", tripRevision: 1, ...more },
  });
  return id;
}

const change = (trip_id: string, who = ana) => run(addActivity, ports, who, { trip_id, title: "Fado" });
const refresh = (tripId: string) => ({ name: "concierge.refresh", data: { tripId }, options: { key: tripId } });

describe("a change of the plan", () => {
  it.each<[string, object]>([
    ["open", {}],
    ["snoozed", { status: "snoozed", snoozedUntil: minutes(15) }],
  ])("queues an evaluation for every traveller with advice that is %s", async (_, more) => {
    const tripId = await trip();
    await advice(tripId, await addTripMember(database, tripId, "viewer"), more);
    await change(tripId);
    expect(outside.jobs).toEqual([refresh(tripId)]);
  });

  it.each<[string, object]>([
    ["is answered", { status: "dismissed" }],
    ["is applied", { status: "applied" }],
    ["has expired", { expiresAt: now }],
    ["was made for the plan as it becomes", { tripRevision: 2 }],
  ])("queues none for advice that is %s", async (_, more) => {
    const tripId = await trip();
    await advice(await trip(), ana);
    await advice(tripId, ana, more);
    await change(tripId);
    expect(outside.jobs).toEqual([]);
  });

  it("queues none when it is only proposed or empty", async () => {
    const tripId = await trip();
    await advice(tripId, ana);
    const title = (await prisma.trip.findUniqueOrThrow({ where: { id: tripId } })).title;
    await run(updateTrip, ports, ana, { trip_id: tripId, title });
    await run(addActivity, ports, ana, { trip_id: tripId, title: "Fado", propose: true });
    expect(outside.jobs.filter((it) => it.name === "concierge.refresh")).toEqual([]);
  });

  it("is rolled back when the queue refuses the job", async () => {
    const tripId = await trip();
    await advice(tripId, ana);
    const jobs = { add: () => Promise.reject(new Error("the queue is gone")) };
    const changing = run(addActivity, { ...ports, jobs }, ana, { trip_id: tripId, title: "Fado" });
    await expect(changing).rejects.toThrow("the queue is gone");
    expect((await prisma.trip.findUniqueOrThrow({ where: { id: tripId } })).revision).toBe(1);
  });
});

describe("refreshing a trip", () => {
  const done = async (tripId: string) => {
    outside.jobs.length = 0;
    const signal = new AbortController().signal;
    await refreshTrip({ ports, now, newId: () => crypto.randomUUID(), signal, subscribers }, { tripId });
    return outside.jobs;
  };

  it("evaluates each traveller whose advice is of another revision once", async () => {
    const tripId = await trip();
    const [rui, eva, leo] = [
      await addTripMember(database, tripId, "editor", "Rui"),
      await addTripMember(database, tripId, "viewer", "Eva"),
      await addTripMember(database, tripId, "viewer", "Leo"),
    ];
    await advice(tripId, ana);
    await advice(tripId, ana, { status: "snoozed" });
    await advice(tripId, rui, { tripRevision: 2 });
    await advice(tripId, eva, { expiresAt: now });
    await advice(tripId, leo, { status: "snoozed" });
    await change(tripId);
    const wanted = [ana, leo].map(({ userId }) => ({
      name: "concierge.evaluate",
      data: { tripId, userId, asked: false, wish: null },
      options: { key: `${tripId}:${userId}:false:null` },
    }));
    const found = await done(tripId);
    expect(found).toHaveLength(2);
    expect(found).toEqual(expect.arrayContaining(wanted));
  });

  it("does nothing for a deleted trip", async () => {
    expect(await done(crypto.randomUUID())).toEqual([]);
  });
});
