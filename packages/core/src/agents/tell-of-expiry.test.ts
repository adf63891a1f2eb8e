import { expect, it } from "vitest";
import { createPerson, now, run, setUp } from "../../test/context.ts";
import { createKey as storeKey, withFakePush } from "../../test/push.ts";
import { listInbox } from "../inbox/list-inbox.ts";
import { revokeKey } from "./revoke-key.ts";
import { tellOfExpiry } from "./tell-of-expiry.ts";
import { updateKey } from "./update-key.ts";

const { database } = await setUp();
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);

/** Ana with a key that lives for so many days from now. */
async function keyFor(life: number) {
  const outside = withFakePush(database);
  const ana = await createPerson(database, "Ana");
  const { keyId } = await storeKey(database, ana, ["trips:read"], { expiresAt: days(life) });
  /** What is new in the inbox after the hourly job of that moment. */
  const toldAt = async (day: number) => {
    await tellOfExpiry(outside.callAt(days(day)));
    // Other tests have keys in the same database.
    const told = outside.jobs
      .splice(0)
      .flatMap((it) => (it.name === "push.tell" && it.data.kind === "key" ? [it.data] : []));
    const own = told.filter((it) => it.keyId === keyId);
    for (const notice of own) await outside.tell(notice, days(day));
    return own.length;
  };
  const inbox = async () => (await run(listInbox, outside.ports, ana, {})).items;
  return { ...outside, ana, keyId, toldAt, inbox };
}

it.each([
  ["a week ahead, for a key of three months", 90, 82.9, 83.1],
  ["in its last quarter, for a key of two days", 2, 1.4, 1.6],
])("is told once %s, and once when it has expired", async (_, life, before, soon) => {
  const { toldAt, inbox, keyId } = await keyFor(life);
  expect(await toldAt(before)).toBe(0);
  expect(await toldAt(soon)).toBe(1);
  expect(await toldAt(soon + 0.05)).toBe(0);
  expect(await inbox()).toMatchObject([
    { kind: "key", title: "Scout", body: expect.stringMatching(/^Its key expires on /), url: "/profile?tab=keys" },
  ]);
  expect(await toldAt(life)).toBe(1);
  expect(await toldAt(life + 0.1)).toBe(0);
  expect(await inbox()).toMatchObject([{ body: expect.stringMatching(/^Its key expired on /) }]);
  expect(keyId).toBeTruthy();
});

it("is over when the key is renewed, and told again before it expires the next time", async () => {
  const { ports, ana, keyId, toldAt, inbox, deliveries } = await keyFor(30);
  expect(await toldAt(30)).toBe(1);
  const { key } = await run(updateKey, ports, ana, { key_id: keyId, expires_in_days: 30 }, { now: days(30) });
  expect(key.expires_at).toBe(days(60).toISOString());
  expect(await inbox()).toMatchObject([{ read: true }]);
  expect(await toldAt(31)).toBe(0);
  expect(await toldAt(54)).toBe(1);
  expect(deliveries()).toEqual([]);
});

it("is not told of keys that never expire or were revoked", async () => {
  const { ports, ana, keyId, toldAt, inbox } = await keyFor(30);
  await run(updateKey, ports, ana, { key_id: keyId, expires_in_days: null });
  expect(await toldAt(29)).toBe(0);
  await run(updateKey, ports, ana, { key_id: keyId, expires_in_days: 30 });
  await run(revokeKey, ports, ana, { key_id: keyId });
  expect(await toldAt(29)).toBe(0);
  expect(await inbox()).toEqual([]);
});
