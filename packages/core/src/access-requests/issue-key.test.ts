import { transaction } from "@caravan/db/sql";
import { expect, it } from "vitest";
import { createPerson, now, setUp } from "../../test/context.ts";
import { hashSecret } from "../kernel/secrets.ts";
import { issueKey, type PresentedSecret } from "./issue-key.ts";

const { database } = await setUp();

async function approved(secret: Partial<{ deviceHash: string; codeHash: string }>): Promise<string> {
  const { userId } = await createPerson(database, "Ana");
  const id = crypto.randomUUID();
  const dates = { createdAt: now, decidedAt: now, expiresAt: new Date(now.getTime() + 60_000) };
  const granted = { requestedScopes: ["trips:read"], scopes: ["trips:read"], status: "approved", userId };
  await database.prisma.accessRequest.create({
    data: { id, kind: "code", agentName: "Scout", address: "a", ...dates, ...granted, ...secret },
  });
  return id;
}
const take = (presented: PresentedSecret, at = now) => transaction(database, (sql) => issueKey(sql, presented, at));

it("issues one key for an approved request and stores its id with the request", async () => {
  const id = await approved({ codeHash: "one" });
  const keys = await Promise.all(Array.from({ length: 8 }, () => take({ codeHash: "one" })));
  const [key, ...more] = keys.filter((it) => it !== undefined);
  expect(more).toEqual([]);
  const request = await database.prisma.accessRequest.findUniqueOrThrow({ where: { id } });
  expect(request).toMatchObject({ status: "redeemed", keyId: key?.keyId, codeHash: "one" });
  const stored = await database.prisma.apiKey.findUniqueOrThrow({ where: { id: key?.keyId as string } });
  expect(stored).toMatchObject({ hash: hashSecret(key?.secret as string), expiresAt: null, agentName: "Scout" });
});

it("keeps the request approved when the transaction fails", async () => {
  await approved({ deviceHash: "two" });
  const failing = transaction(database, async (sql) => {
    await issueKey(sql, { deviceHash: "two" }, now);
    throw new Error("the connection broke");
  });
  await expect(failing).rejects.toThrow("broke");
  expect(await take({ deviceHash: "two" })).toBeDefined();
});

it("refuses a device code as authorization code, the reverse, and expired ones", async () => {
  await approved({ codeHash: "three" });
  expect(await take({ deviceHash: "three" })).toBeUndefined();
  expect(await take({ codeHash: "three" }, new Date(now.getTime() + 60_000))).toBeUndefined();
  expect(await take({ codeHash: "three" })).toBeDefined();
});
