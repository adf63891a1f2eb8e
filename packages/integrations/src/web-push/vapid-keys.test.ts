import { secretBox } from "@caravan/core/kernel/secret-box";
import { createDatabase } from "@caravan/db/client";
import { type TestDatabase, testDatabase } from "@caravan/db/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import webPush from "web-push";
import { vapidKeys as keysOf } from "./vapid-keys.ts";

const unset = { publicKey: undefined, privateKey: undefined, subject: undefined };
const publicUrl = "https://trips.example.com";
const [first, second] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)];
const vapidKeys = (of: Parameters<typeof keysOf>[0]["database"], ...rest: [Parameters<typeof keysOf>[1], string]) =>
  keysOf({ database: of, secretBox: secretBox([first]) }, ...rest);
let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.prisma.keptSecret.deleteMany());

describe("the VAPID keys", () => {
  it("are generated once, also by simultaneous processes, and stored", async () => {
    const others = Array.from({ length: 5 }, () => createDatabase(database.url, { poolSize: 1 }));
    const made = await Promise.all([database, ...others].map((it) => vapidKeys(it, unset, publicUrl)));
    for (const it of others) await it.close();
    expect(new Set(made.map((it) => it.publicKey)).size).toBe(1);
    expect(await vapidKeys(database, unset, publicUrl)).toEqual(made[0]);
    expect(await database.prisma.keptSecret.count()).toBe(1);
    expect(Buffer.from(made[0]?.publicKey ?? "", "base64url")).toHaveLength(65);
  });

  it("are stored encrypted with the current key at each start, also those that were plain text", async () => {
    const stored = async () => (await database.prisma.keptSecret.findFirstOrThrow()).value;
    const made = await vapidKeys(database, unset, publicUrl);
    expect(await stored()).not.toContain(made.privateKey);
    const rotated = secretBox([second, first]);
    expect(await keysOf({ database, secretBox: rotated }, unset, publicUrl)).toEqual(made);
    expect(rotated.isCurrent(await stored())).toBe(true);
    expect(await keysOf({ database, secretBox: secretBox([second]) }, unset, publicUrl)).toEqual(made);
    const { subject: _, ...pair } = made;
    await database.prisma.keptSecret.updateMany({ data: { value: JSON.stringify(pair) } });
    expect(await vapidKeys(database, unset, publicUrl)).toEqual(made);
    expect(await stored()).not.toContain(made.privateKey);
    // A lost secret must not keep the service from starting.
    const box = secretBox([second]);
    const anew = await keysOf({ database, secretBox: box }, unset, publicUrl);
    expect(anew.publicKey).not.toBe(made.publicKey);
    expect(await keysOf({ database, secretBox: box }, unset, publicUrl)).toEqual(anew);
  });

  it("are the operator's when configured, and nothing is stored", async () => {
    const kept = await vapidKeys(database, unset, publicUrl);
    const pair = webPush.generateVAPIDKeys();
    const set = { ...pair, subject: "mailto:ops@example.com" };
    expect(await vapidKeys(database, set, publicUrl)).toEqual(set);
    expect((await vapidKeys(database, unset, publicUrl)).publicKey).toBe(kept.publicKey);
  });

  it("name a contact that a push service can reach", async () => {
    const subjects = [];
    for (const url of [publicUrl, "http://localhost:3000"])
      subjects.push((await vapidKeys(database, unset, url)).subject);
    expect(subjects).toEqual([publicUrl, "mailto:operator@example.com"]);
  });

  it("are refused at the start when they do not match, without the private key in the message", async () => {
    const [one, two] = [webPush.generateVAPIDKeys(), webPush.generateVAPIDKeys()];
    const start = (publicKey: string, privateKey: string) =>
      vapidKeys(database, { publicKey, privateKey, subject: undefined }, publicUrl);
    await expect(start(one.publicKey, two.privateKey)).rejects.toThrow(/^VAPID_PUBLIC_KEY does not belong/);
    await expect(start("nonsense", one.privateKey)).rejects.toThrow(/^VAPID_PUBLIC_KEY does not belong/);
    const zero = Buffer.alloc(32).toString("base64url");
    for (const wrong of ["nonsense", `${one.privateKey}=`, zero, one.publicKey]) {
      const refused = start(one.publicKey, wrong);
      await expect(refused).rejects.toThrow(/^VAPID_PRIVATE_KEY must be the 32 bytes/);
      await expect(refused).rejects.not.toThrow(wrong);
    }
  });
});
