import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { addTripMember, createPerson, now, run, setUp } from "../../test/context.ts";
import { createKey, saveDevice, withFakePush } from "../../test/push.ts";
import type { Person } from "../kernel/actor.ts";
import { removeMember } from "../members/remove-member.ts";
import { createTrip } from "../trips/create-trip.ts";
import { deletePushSubscription } from "./delete-subscription.ts";
import { updatePushSettings } from "./update-push-settings.ts";

const { database } = await setUp();
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const reason = "You are 25 minutes late for the Louvre.";

/** Ana on Ben's trip, with a device and a recommendation that expires in half an hour. It is noon in UTC. */
async function late() {
  const outside = withFakePush(database);
  const { ports } = outside;
  const ben = await createPerson(database, "Ben");
  const { trip } = await run(createTrip, ports, ben, {
    destination: "Lisbon",
    start_date: "2026-11-21",
    end_date: "2026-11-22",
    skip_ai_generation: true,
  });
  const ana = await addTripMember(database, trip.id, "editor", "Ana");
  const phone = await saveDevice(ports, ana);
  await saveDevice(ports, ben);
  const made = await recommend(trip.id, ana);
  outside.jobs.splice(0);
  const recommendationId = made.id;
  const notice = {
    kind: "recommendation",
    tripId: trip.id,
    userId: ana.userId,
    recommendationId,
    version: 1,
  } as const;
  const update = (data: object) => database.prisma.recommendation.update({ where: { id: recommendationId }, data });
  /** The only delivery of a notice. */
  const queued = async (at = now) => {
    await outside.tell(notice, at);
    const [only, ...more] = outside.deliveries();
    expect(more).toEqual([]);
    outside.jobs.splice(0);
    if (!only) throw new Error("nothing was queued");
    return only;
  };
  return { ...outside, ana, ben, phone, trip, notice, update, queued };
}

async function recommend(tripId: string, { userId }: Person) {
  await database.prisma.concierge.create({ data: { tripId, userId } });
  return database.prisma.recommendation.create({
    data: {
      ...{ id: crypto.randomUUID(), tripId, userId, reason, status: "open", key: "late", situation: "late" },
      ...{ activityIds: [], options: [], tripRevision: 1, createdAt: now, updatedAt: now, expiresAt: minutes(30) },
    },
  });
}

const subscription = (endpoint: string) => database.prisma.pushSubscription.findUnique({ where: { endpoint } });

describe("a recommendation", () => {
  it("goes to its traveller only, urgent, until it expires, and the queue holds only ids", async () => {
    const { queued, deliver, pushed, phone, trip, notice } = await late();
    const { data, options } = await queued();
    expect(options).toEqual({});
    expect(JSON.stringify(data)).not.toMatch(/Louvre|push\.example/);
    await deliver(data, minutes(10));
    expect(pushed).toEqual([
      {
        endpoint: phone,
        payload: {
          kind: "recommendation",
          title: trip.title,
          body: reason,
          url: `/trips/${trip.id}/today`,
          tag: `recommendation:${notice.recommendationId}`,
          trip_id: trip.id,
          recommendation_id: notice.recommendationId,
        },
        options: { topic: expect.any(String), ttlSeconds: 20 * 60, urgency: "high" },
      },
    ]);
    expect(await subscription(phone)).toMatchObject({ lastSentAt: minutes(10) });
  });

  it("replaces the former notification with the same tag and topic", async () => {
    const { queued, deliver, pushed } = await late();
    const { data } = await queued();
    await deliver(data);
    await deliver(data);
    expect(pushed).toHaveLength(2);
    expect(pushed[1]?.payload.tag).toBe(pushed[0]?.payload.tag);
    expect(pushed[1]?.options.topic).toBe(pushed[0]?.options.topic);
  });

  it.each<[string, (it: Awaited<ReturnType<typeof late>>) => Promise<unknown>]>([
    ["of a version that is not there any more", ({ update }) => update({ version: 0 })],
    ["that was answered", ({ update }) => update({ status: "dismissed" })],
    ["that was snoozed", ({ update }) => update({ status: "snoozed" })],
    ["that has expired", ({ update }) => update({ expiresAt: now })],
    [
      "of somebody who left",
      ({ ports, ben, ana, trip }) => run(removeMember, ports, ben, { trip_id: trip.id, user_id: ana.userId }),
    ],
    [
      "that was switched off",
      ({ ports, ana }) => run(updatePushSettings, ports, ana, { kinds: { recommendations: false } }),
    ],
    [
      "for a device that was removed",
      async ({ ports, ana, phone }) =>
        run(deletePushSubscription, ports, ana, { subscription_id: (await subscription(phone))?.id as string }),
    ],
  ])("that is %s is neither queued nor sent when it was queued before", async (_, change) => {
    const it = await late();
    const { data } = await it.queued();
    await change(it);
    await it.deliver(data);
    await it.tell(it.notice);
    expect([it.pushed, it.deliveries()]).toEqual([[], []]);
  });
});

describe("quiet hours", () => {
  const quiet = (start: string, end: string, timezone = "UTC") => ({ quiet_hours: { start, end, timezone } });
  const long = { expiresAt: minutes(24 * 60) };

  it("delay messages until they end", async () => {
    const { ports, ana, queued, update, deliver, pushed } = await late();
    await update(long);
    await run(updatePushSettings, ports, ana, quiet("11:00", "14:00"));
    const { data, options } = await queued();
    expect(options.after).toEqual(minutes(120));
    await deliver(data, minutes(120));
    expect(pushed).toHaveLength(1);
  });

  it("delay also messages that were queued before they began or were set", async () => {
    const { ports, ana, queued, update, deliver, pushed, deliveries } = await late();
    await update(long);
    const { data } = await queued();
    await run(updatePushSettings, ports, ana, quiet("21:00", "23:00", "Asia/Tokyo"));
    await deliver(data, minutes(30));
    expect(pushed).toEqual([]);
    expect(deliveries()).toMatchObject([{ data, options: { after: minutes(120) } }]);
  });

  it("of the trip delay recommendations too, in its zone; the later end counts", async () => {
    const { ports, ana, queued, update, trip } = await late();
    await update(long);
    await database.prisma.trip.update({ where: { id: trip.id }, data: { timezone: "Asia/Tokyo" } });
    await database.prisma.concierge.updateMany({
      where: { tripId: trip.id },
      data: { quietStart: "20:00", quietEnd: "22:30" },
    });
    expect((await queued()).options.after).toEqual(minutes(90));
    await run(updatePushSettings, ports, ana, quiet("11:00", "14:00"));
    expect((await queued()).options.after).toEqual(minutes(120));
  });

  it("of a trip delay nothing else, and test messages are never delayed", async () => {
    const { ports, ana, trip, tell, deliveries } = await late();
    await database.prisma.concierge.updateMany({
      where: { tripId: trip.id },
      data: { quietStart: "00:01", quietEnd: "00:00" },
    });
    await tell({ kind: "shared", tripId: trip.id, userId: ana.userId });
    await run(updatePushSettings, ports, ana, quiet("11:00", "14:00"));
    await tell({ kind: "test", userId: ana.userId });
    expect(deliveries().map(({ options }) => options)).toEqual([{}, {}]);
  });
});

describe("a device that a key saved", () => {
  /** How many devices of a person, and how many of a key, get Ana's recommendation and a round without a trip. */
  async function heard(more: Parameters<typeof createKey>[3], scopes: Parameters<typeof createKey>[2]) {
    const it = await late();
    const tripIds = more?.tripIds?.map((id) => (id === "this" ? it.trip.id : id)) ?? [];
    const { expiresAt, ...rest } = more ?? {};
    const key = await createKey(database, it.ana, scopes, { ...rest, tripIds });
    const endpoint = await saveDevice(it.ports, key);
    // With an expired key no device can be saved any more.
    if (expiresAt) await database.prisma.apiKey.update({ where: { id: key.keyId }, data: { expiresAt } });
    await it.tell(it.notice);
    const hears = it.deliveries().length === 2;
    return { ...it, hears, endpoint, key };
  }

  it.each([
    ["with the scope", ["trips:read", "trips:write"], {}, true],
    ["limited to the trip", ["trips:read", "trips:write"], { tripIds: ["this"] }, true],
    ["limited to another trip", ["trips:read", "trips:write"], { tripIds: [crypto.randomUUID()] }, false],
    ["without the scope", ["trips:write", "group_trips:read"], {}, false],
    ["that has expired", ["trips:read", "trips:write"], { expiresAt: now }, false],
  ] as const)("%s", async (_, scopes, more, expected) => {
    expect((await heard(more, scopes)).hears).toBe(expected);
  });

  it("gets no messages of groups without their scope, and none when it is limited to no trip", async () => {
    const outside = withFakePush(database);
    const people = await Promise.all(["Ana", "Ben"].map((name) => createPerson(database, name)));
    const [ana, ben] = people as [Person, Person];
    const id = crypto.randomUUID();
    await database.prisma.groupTrip.create({
      data: {
        ...{ id, code: id.slice(0, 8).toUpperCase(), creatorId: ben.userId, leadId: ben.userId, createdAt: now },
        ...{ currency: "EUR", roundNumber: 1 },
        members: { create: people.map(({ userId }) => ({ userId, joinedAt: now })) },
      },
    });
    await database.prisma.alignmentRound.create({
      data: {
        ...{ groupId: id, roundNumber: 1, snapshot: {}, result: {}, timedOut: [], deadline: minutes(60), ranAt: now },
        ranById: ben.userId,
      },
    });
    const groups = ["group_trips:read", "trips:write"] as const;
    const devices = [
      await saveDevice(outside.ports, await createKey(database, ana, ["trips:read", "trips:write"])),
      await saveDevice(outside.ports, await createKey(database, ana, groups)),
      await saveDevice(outside.ports, await createKey(database, ana, groups, { tripIds: [crypto.randomUUID()] })),
    ];
    await outside.tell({ kind: "round", groupId: id, roundNumber: 1, moment: "ended" });
    for (const { data } of outside.deliveries()) await outside.deliver(data);
    expect(outside.pushed.map((it) => it.endpoint)).toEqual([devices[1]]);
  });

  it("is removed with its key, also between event and delivery", async () => {
    const { key, endpoint, deliveries, deliver, pushed, phone, tell, notice } = await heard({}, [
      "trips:read",
      "trips:write",
    ]);
    await database.prisma.apiKey.update({ where: { id: key.keyId }, data: { revokedAt: now } });
    for (const { data } of deliveries()) await deliver(data);
    expect(pushed.map((it) => it.endpoint)).toEqual([phone]);
    expect(await subscription(endpoint)).not.toBeNull();
    await tell(notice);
    expect(await subscription(endpoint)).toBeNull();
  });
});

describe("an answer of the push service", () => {
  it("gone: deletes the device", async () => {
    const { queued, deliver, state, phone } = await late();
    const { data } = await queued();
    state.answer = { outcome: "gone" };
    await deliver(data);
    expect(await subscription(phone)).toBeNull();
  });

  it("refused: keeps the device and does not retry", async () => {
    const { queued, deliver, state, phone, deliveries } = await late();
    const { data } = await queued();
    state.answer = { outcome: "refused", reason: "The push service answered 403." };
    await deliver(data);
    expect(await subscription(phone)).toMatchObject({ lastSentAt: null });
    expect(deliveries()).toEqual([]);
  });

  it("later: retries through the queue, and the endpoint is not logged", async () => {
    const { queued, deliver, state, phone } = await late();
    const { data } = await queued();
    state.answer = { outcome: "later", reason: "The push service answered 500.", afterSeconds: null };
    const failed = deliver(data);
    await expect(failed).rejects.toThrow("The push service answered 500.");
    const error = await failed.catch((thrown: unknown) => thrown);
    expect(inspect(error)).not.toContain(new URL(phone).pathname);
  });

  it("later with a time: delays by that time, up to a limit", async () => {
    const { queued, deliver, state, deliveries, jobs } = await late();
    let { data } = await queued();
    const waits: number[] = [];
    for (const afterSeconds of [900, ...Array.from({ length: 20 }, () => 0)]) {
      state.answer = { outcome: "later", reason: "The push service answered 429.", afterSeconds };
      await deliver(data);
      const [next] = deliveries();
      jobs.splice(0);
      if (!next) break;
      waits.push(((next.options.after?.getTime() ?? 0) - now.getTime()) / 1000);
      data = next.data;
    }
    expect(waits).toEqual([900, 10, 20, 40, 80, 160, 320, 640, 1280, 2560]);
  });
});
