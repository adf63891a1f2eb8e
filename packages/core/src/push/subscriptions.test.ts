import { describe, expect, it } from "vitest";
import { createPerson, now, run, setUp } from "../../test/context.ts";
import { createKey, newSubscription } from "../../test/push.ts";
import type { Actor } from "../kernel/actor.ts";
import { deletePushSubscription } from "./delete-subscription.ts";
import { getPushSettings } from "./get-push-settings.ts";
import { listPushSubscriptions } from "./list-subscriptions.ts";
import { savePushSubscription } from "./save-subscription.ts";
import { sendTestPush } from "./send-test-push.ts";
import { updatePushSettings } from "./update-push-settings.ts";

const { database, outside } = await setUp();
const { ports } = outside;

const save = (actor: Actor, more: object = {}, at = now) =>
  run(savePushSubscription, ports, actor, { ...newSubscription(), ...more }, { now: at });
const list = async (actor: Actor) => (await run(listPushSubscriptions, ports, actor, {})).subscriptions;
const row = (endpoint: string) => database.prisma.pushSubscription.findUnique({ where: { endpoint } });
const person = () => createPerson(database, "Ana");

describe("save_push_subscription", () => {
  it("stores a device and never returns its keys", async () => {
    const ana = await person();
    const device = newSubscription();
    const answer = await save(ana, { ...device, expirationTime: null, label: "Phone" });
    const expected = {
      id: expect.any(String),
      endpoint: device.endpoint,
      label: "Phone",
      created_at: now.toISOString(),
      last_sent_at: null,
    };
    expect(answer).toEqual({ subscription: expected, vapid_public_key: ports.push.publicKey });
    expect(await run(listPushSubscriptions, ports, ana, {})).toEqual({
      subscriptions: [expected],
      vapid_public_key: ports.push.publicKey,
    });
    expect(await row(device.endpoint)).toMatchObject({ ...device.keys, userId: ana.userId, apiKeyId: null });
  });

  it("replaces the keys of an endpoint, whatever its spelling", async () => {
    const ana = await person();
    const first = await save(ana, { endpoint: "https://Push.example.com/same#1", label: "Phone" });
    const { keys } = newSubscription();
    const again = await save(ana, { endpoint: "https://push.example.com:443/same", keys });
    expect(again.subscription).toEqual(first.subscription);
    expect(await row("https://push.example.com/same")).toMatchObject(keys);
    expect((await save(ana, { endpoint: "https://push.example.com/same", label: "Tablet" })).subscription.label).toBe(
      "Tablet",
    );
  });

  it("refuses an endpoint of another person", async () => {
    const [ana, rui] = [await person(), await person()];
    const device = newSubscription();
    await save(ana, device);
    const before = await row(device.endpoint);
    await expect(save(rui, { ...newSubscription(device.endpoint), label: "Mine" })).rejects.toMatchObject({
      kind: "conflict",
      code: "endpoint_taken",
    });
    expect(await row(device.endpoint)).toEqual(before);
    expect(await list(rui)).toEqual([]);
  });

  it("gives an endpoint to one of two people who save it at once, with that person's keys", async () => {
    for (let round = 0; round < 5; round++) {
      const people = [await person(), await person()];
      const { endpoint } = newSubscription();
      const tries = Array.from({ length: 20 }, (_, at) => ({
        who: people[at % 2] as Actor,
        ...newSubscription(endpoint),
      }));
      const done = await Promise.allSettled(tries.map(({ who, keys }) => save(who, { endpoint, keys })));
      const kept = await row(endpoint);
      done.forEach((it, at) => {
        const isOwner = people[at % 2]?.userId === kept?.userId;
        expect(it.status).toBe(isOwner ? "fulfilled" : "rejected");
        if (it.status === "rejected") expect(it.reason).toMatchObject({ code: "endpoint_taken" });
      });
      const owners = tries.filter((_, at) => people[at % 2]?.userId === kept?.userId);
      expect(owners.map((it) => it.keys)).toContainEqual({ p256dh: kept?.p256dh, auth: kept?.auth });
    }
  });

  it("keeps at most twenty devices of a person, also with thirty simultaneous calls", async () => {
    const ana = await person();
    const devices = Array.from({ length: 30 }, () => newSubscription());
    const done = await Promise.allSettled(devices.map((it) => save(ana, it)));
    const refused = done.flatMap((it) => (it.status === "rejected" ? [it.reason.code] : []));
    expect(refused).toEqual(Array.from({ length: 10 }, () => "too_many_devices"));
    const kept = await list(ana);
    expect(kept).toHaveLength(20);
    // An existing one may still be updated, and removing one makes room again.
    await save(ana, newSubscription(kept[0]?.endpoint));
    await run(deletePushSubscription, ports, ana, { subscription_id: kept[1]?.id as string });
    await save(ana);
  });

  it("refuses an endpoint that the server would not call", async () => {
    const ana = await person();
    const push = { ...ports.push, refuses: () => "The address must begin with https." };
    const saved = run(savePushSubscription, { ...ports, push }, ana, newSubscription("http://push.example.com/1"));
    await expect(saved).rejects.toMatchObject({ kind: "unprocessable", code: "endpoint_refused" });
    expect(await list(ana)).toEqual([]);
  });

  it("reads the expiration time and deletes the device then", async () => {
    const ana = await person();
    await expect(save(ana, { expirationTime: now.getTime() })).rejects.toMatchObject({ code: "validation_failed" });
    for (const expirationTime of [1e300, Number.MAX_SAFE_INTEGER]) await save(ana, { expirationTime });
    const brief = await save(ana, { expirationTime: now.getTime() + 60_000 });
    expect(await list(ana)).toHaveLength(3);
    const later = await run(listPushSubscriptions, ports, ana, {}, { now: new Date(now.getTime() + 60_000) });
    expect(later.subscriptions).toHaveLength(2);
    // The new owner of the device may save it: the former subscription no longer counts.
    const rui = await person();
    await save(rui, newSubscription(brief.subscription.endpoint), new Date(now.getTime() + 60_000));
    expect(await row(brief.subscription.endpoint)).toMatchObject({ userId: rui.userId });
  });
});

describe("push subscriptions of an agent", () => {
  const scopes = ["trips:read", "trips:write"] as const;

  it("are visible to the key that saved them; the person sees all", async () => {
    const ana = await person();
    const [scout, other] = [await createKey(database, ana, scopes), await createKey(database, ana, scopes)];
    const own = (await save(ana)).subscription;
    const scouts = (await save(scout)).subscription;
    expect(await row(scouts.endpoint)).toMatchObject({ apiKeyId: scout.keyId });
    expect((await list(scout)).map((it) => it.id)).toEqual([scouts.id]);
    expect(await list(other)).toEqual([]);
    expect((await list(ana)).map((it) => it.id).sort()).toEqual([own.id, scouts.id].sort());
    for (const [who, id] of [
      [scout, own.id],
      [other, scouts.id],
      [await person(), scouts.id],
    ] as const)
      await expect(run(deletePushSubscription, ports, who, { subscription_id: id })).rejects.toMatchObject({
        code: "not_found",
      });
    await run(deletePushSubscription, ports, scout, { subscription_id: scouts.id });
    await run(deletePushSubscription, ports, ana, { subscription_id: own.id });
    expect(await list(ana)).toEqual([]);
  });

  it("get only what the key may read, also when the endpoint was its person's", async () => {
    const ana = await person();
    const scout = await createKey(database, ana, scopes);
    const device = newSubscription();
    await save(ana, device);
    await save(scout, newSubscription(device.endpoint));
    expect(await row(device.endpoint)).toMatchObject({ apiKeyId: scout.keyId });
    await save(ana, device);
    expect(await row(device.endpoint)).toMatchObject({ apiKeyId: null });
  });

  it("are deleted when the key ends", async () => {
    const ana = await person();
    const scout = await createKey(database, ana, scopes);
    const { endpoint } = (await save(scout)).subscription;
    await database.prisma.apiKey.update({ where: { id: scout.keyId }, data: { revokedAt: now } });
    expect(await list(ana)).toEqual([]);
    const rui = await person();
    await save(rui, newSubscription(endpoint));
    expect(await row(endpoint)).toMatchObject({ userId: rui.userId, apiKeyId: null });
  });
});

describe("push settings", () => {
  const get = async (actor: Actor) => (await run(getPushSettings, ports, actor, {})).settings;
  const all = { proposals: true, rounds: true, recommendations: true, shared_trips: true, comments: true };

  it("allow everything at any hour by default", async () => {
    expect(await get(await person())).toEqual({ kinds: all, quiet_hours: null });
  });

  it("change only in the fields that are sent", async () => {
    const ana = await person();
    const quiet_hours = { start: "22:00", end: "07:00", timezone: "Europe/Lisbon" };
    await run(updatePushSettings, ports, ana, { kinds: { rounds: false } });
    await run(updatePushSettings, ports, ana, { quiet_hours });
    const kinds = { ...all, rounds: false };
    expect(await get(ana)).toEqual({ kinds, quiet_hours });
    const { settings } = await run(updatePushSettings, ports, ana, { quiet_hours: null, kinds: { proposals: false } });
    expect(settings).toEqual({ kinds: { ...kinds, proposals: false }, quiet_hours: null });
    expect(await get(ana)).toEqual(settings);
    expect(await get(await person())).toEqual({ kinds: all, quiet_hours: null });
  });

  it("keep both of two simultaneous changes", async () => {
    const ana = await person();
    const names = ["proposals", "rounds", "recommendations", "shared_trips", "comments"] as const;
    await Promise.all(names.map((it) => run(updatePushSettings, ports, ana, { kinds: { [it]: false } })));
    expect(Object.values((await get(ana)).kinds)).toEqual([false, false, false, false, false]);
  });

  it("refuse invalid times and zones", async () => {
    const ana = await person();
    const quiet_hours = { start: "08:00", end: "08:00", timezone: "UTC" };
    await expect(run(updatePushSettings, ports, ana, { quiet_hours })).rejects.toMatchObject({
      code: "validation_failed",
    });
    const nowhere = { ...quiet_hours, end: "09:00", timezone: "Mars/Olympus" };
    expect(updatePushSettings.input.safeParse({ quiet_hours: nowhere }).success).toBe(false);
  });
});

it("allow a test message for people with a device", async () => {
  const ana = await person();
  expect(await run(sendTestPush, ports, ana, {})).toEqual({ status: "queued", devices: 0 });
  expect(outside.jobs).toEqual([]);
  await save(ana);
  await save(ana);
  expect(await run(sendTestPush, ports, ana, {})).toEqual({ status: "queued", devices: 2 });
  expect(outside.jobs).toEqual([{ name: "push.tell", data: { kind: "test", userId: ana.userId }, options: {} }]);
});

it("the settings of pushes are not changed by a key that is limited to some trips", async () => {
  const ana = await person();
  const key = await createKey(database, ana, ["trips:write"], { tripIds: [crypto.randomUUID()] });
  const change = run(updatePushSettings, ports, key, { kinds: { proposals: false } });
  await expect(change).rejects.toMatchObject({ code: "forbidden" });
});
