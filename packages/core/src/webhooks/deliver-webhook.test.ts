import { sqlOf } from "@caravan/db/sql";
import { Webhook } from "standardwebhooks";
import { describe, expect, it } from "vitest";
import { now, run, setUp } from "../../test/context.ts";
import { createKey } from "../../test/push.ts";
import { withFakeWebhooks } from "../../test/webhooks.ts";
import { listKeys } from "../agents/list-keys.ts";
import type { Agent } from "../kernel/actor.ts";
import { webhookMessage } from "../push/webhook-message.ts";
import { deleteWebhook } from "./delete-webhook.ts";
import { getWebhook } from "./get-webhook.ts";
import { testWebhook } from "./test-webhook.ts";

const { database, ana } = await setUp();
const reads = ["trips:read"] as const;
const HOUR = 3_600_000;
const answered = (status: number, afterSeconds: number | null = null) =>
  ({ outcome: "answered", status, afterSeconds }) as const;

async function listening() {
  const outside = withFakeWebhooks(database);
  const key = await createKey(database, ana, reads);
  const made = await outside.set(key);
  const get = () => run(getWebhook, outside.ports, key, { limit: 20 });
  const test = (at = now) => run(testWebhook, outside.ports, key, {}, { now: at });
  return { ...outside, key, made, get, test, secret: made.secret as string };
}

type Listening = Awaited<ReturnType<typeof listening>>;

/** Attempts until nothing is queued any more; returns their times. */
async function exhaust({ queued, work }: Pick<Listening, "queued" | "work">): Promise<Date[]> {
  const times: Date[] = [];
  let at = now;
  while (queued().length > 0) {
    at = queued()[0]?.options.after ?? at;
    times.push(at);
    await work(at);
  }
  return times;
}

/** The library reads the true time, so the message has to be of now. */
const opened = (secret: string, { headers, body }: Listening["posted"][number]) =>
  new Webhook(secret).verify(body, { ...headers });

describe("a message", () => {
  it("is verified by the library of Standard Webhooks, and not with another secret or body", async () => {
    const { test, work, posted, secret } = await listening();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const at = new Date();
    const { delivery } = await test(at);
    await work(at);
    const [sent] = posted;
    if (!sent) throw new Error("nothing was sent");
    expect(opened(secret, sent)).toEqual({ type: "webhook.test", timestamp: at.toISOString(), data: {} });
    expect(sent.headers["webhook-id"]).toBe(delivery.id);
    const other = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
    expect(() => opened(other, sent)).toThrow();
    expect(() => opened(secret, { ...sent, body: `${sent.body} ` })).toThrow();
  });

  it("is signed with both secrets for a day after a rotation, and then with the new one", async () => {
    const { test, work, posted, secret, set, key } = await listening();
    const at = new Date();
    const rotated = await set(key, { rotate_secret: true });
    expect(rotated.secret).toMatch(/^whsec_/);
    expect(rotated.secret).not.toBe(secret);
    await database.prisma.webhook.update({
      where: { keyId: key.keyId },
      data: { previousUntil: new Date(at.getTime() + HOUR) },
    });
    await test(at);
    await work(at);
    for (const one of [secret, rotated.secret as string]) expect(opened(one, posted[0] as never)).toBeDefined();
    const later = new Date(at.getTime() + 2 * HOUR);
    await test(later);
    await work(later);
    expect(posted[1]?.headers["webhook-signature"]?.split(" ")).toHaveLength(1);
  });

  it("is still signed with the secret that receivers know when a rotation is repeated", async () => {
    const { test, work, posted, secret, set, key } = await listening();
    const lost = await set(key, { rotate_secret: true });
    const { secret: newest } = await set(key, { rotate_secret: true });
    const at = new Date();
    await database.prisma.webhook.update({
      where: { keyId: key.keyId },
      data: { previousUntil: new Date(at.getTime() + HOUR) },
    });
    await test(at);
    await work(at);
    for (const one of [secret, newest as string]) expect(opened(one, posted[0] as never)).toBeDefined();
    expect(() => opened(lost.secret as string, posted[0] as never)).toThrow();
  });

  it("has a secret that is shown once and stored encrypted", async () => {
    const { key, set, get, secret, ports } = await listening();
    expect(await set(key, { url: "https://other.example.com/" })).toEqual({
      webhook: expect.objectContaining({ url: "https://other.example.com/", status: "active" }),
    });
    expect(JSON.stringify(await get())).not.toContain("whsec_");
    const { keys } = await run(listKeys, ports, ana, {});
    const shown = keys.find(({ id }) => id === key.keyId)?.webhook;
    expect(shown).toEqual({ host: "other.example.com", status: "active" });
    const stored = await database.prisma.webhook.findUnique({ where: { keyId: key.keyId } });
    expect(stored?.secret).toMatch(/^sealed:/);
    expect(JSON.stringify(stored)).not.toContain(secret.slice(6));
  });
});

describe("a receiver", () => {
  it("that answers is listed with its status", async () => {
    const { test, work, get } = await listening();
    await test();
    await work();
    expect((await get()).deliveries).toMatchObject([
      { type: "webhook.test", status: "delivered", attempts: 1, last_status: 204, last_error: null },
    ]);
  });

  it("that fails and then works gets the message after a while, with one id", async () => {
    const it = await listening();
    it.state.answer = answered(500);
    await it.test();
    await it.work();
    expect(it.queued()[0]?.options.after).toEqual(new Date(now.getTime() + 5000));
    expect(await it.get()).toMatchObject({
      webhook: { status: "active", failing_since: now.toISOString() },
      deliveries: [{ status: "waiting", attempts: 1, last_status: 500, last_error: "The service answered 500." }],
    });
    it.state.answer = answered(200);
    await it.work(new Date(now.getTime() + 5000));
    expect(await it.get()).toMatchObject({
      webhook: { status: "active", failing_since: null },
      deliveries: [{ status: "delivered", attempts: 2 }],
    });
    expect(new Set(it.posted.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  });

  it("that asks to wait is given that time, and redirects are failures", async () => {
    const it = await listening();
    it.state.answer = answered(429, 600);
    await it.test();
    await it.work();
    expect(it.queued()[0]?.options.after).toEqual(new Date(now.getTime() + 600_000));
    it.state.answer = answered(302);
    await it.work();
    expect((await it.get()).deliveries[0]?.last_error).toBe("Redirects are not followed.");
  });

  it("that never answers is switched off after all attempts, and its person is told", async () => {
    const it = await listening();
    it.state.answer = { outcome: "unreachable", reason: "The host could not be reached." };
    await it.test();
    const times = await exhaust(it);
    expect(times).toHaveLength(9);
    expect((times.at(-1)?.getTime() ?? 0) - now.getTime()).toBeGreaterThan(24 * HOUR);
    expect(await it.get()).toMatchObject({
      webhook: { status: "disabled", disabled_reason: expect.stringContaining("could not be reached") },
      deliveries: [{ status: "failed", attempts: 9 }],
    });
    await expect(it.test()).rejects.toMatchObject({ code: "webhook_disabled" });
    expect(await webhookMessage(sqlOf(database), { kind: "webhook", keyId: it.key.keyId })).toMatchObject({
      recipients: [ana.userId],
      payload: {
        title: { text: "Scout" },
        body: { text: expect.stringContaining("switched off") },
        url: "/profile?tab=keys",
      },
    });
    expect((await it.set(it.key)).webhook).toMatchObject({ status: "active", failing_since: null });
  });

  it("that takes other messages stays on when one fails for good", async () => {
    const it = await listening();
    await it.test();
    await it.work();
    it.state.answer = answered(400);
    await it.test();
    for (let attempt = 1; attempt <= 9; attempt++) {
      const at = new Date(now.getTime() + attempt * HOUR);
      await it.work(at);
      if (attempt === 8) {
        it.state.answer = answered(200);
        const waiting = it.jobs.splice(0);
        await it.test(at);
        await it.work(at);
        it.jobs.push(...waiting);
        it.state.answer = answered(400);
      }
    }
    expect((await it.get()).webhook?.status).toBe("active");
  });

  it("that is gone is switched off at once, and nothing more is sent to it", async () => {
    const it = await listening();
    await it.test();
    await it.test();
    it.state.answer = answered(410);
    await it.work();
    expect(it.posted).toHaveLength(1);
    expect(await it.get()).toMatchObject({
      webhook: { status: "disabled", disabled_reason: "The service answered 410: it is gone." },
    });
    expect((await it.get()).deliveries.map(({ status }) => status).sort()).toEqual(["failed", "withheld"]);
    const told = it.jobs.filter(({ name }) => name === "push.tell");
    expect(told).toMatchObject([{ data: { kind: "webhook", keyId: it.key.keyId } }]);
  });

  it("of a busy account is asked a little later, and no attempt is counted", async () => {
    const it = await listening();
    it.state.answer = { outcome: "busy" };
    await it.test();
    await it.work();
    expect(it.queued()[0]?.options.after).toEqual(new Date(now.getTime() + 5000));
    expect((await it.get()).deliveries).toMatchObject([{ status: "waiting", attempts: 0 }]);
  });
});

describe("a webhook", () => {
  it("of a private address is refused", async () => {
    const { set, key } = await listening();
    await expect(set(key, { url: "https://private.example.com/" })).rejects.toMatchObject({ code: "webhook_refused" });
  });

  it("belongs to a key: people have none, and another key does not see it", async () => {
    const { set, ports } = await listening();
    await expect(set(ana as unknown as Agent)).rejects.toMatchObject({ code: "forbidden" });
    const other = await createKey(database, ana, reads);
    expect(await run(getWebhook, ports, other, { limit: 20 })).toEqual({ webhook: null, deliveries: [] });
    await expect(run(testWebhook, ports, other, {})).rejects.toMatchObject({ code: "not_found" });
  });

  it("that was removed gets nothing of what waits, and its secret is not used again", async () => {
    const { test, work, posted, ports, key, set, secret } = await listening();
    await test();
    expect(await run(deleteWebhook, ports, key, {})).toEqual({ removed: true });
    await work();
    expect(posted).toEqual([]);
    expect(await run(deleteWebhook, ports, key, {})).toEqual({ removed: false });
    expect((await set(key)).secret).not.toBe(secret);
  });

  it("whose secret cannot be read any more is switched off", async () => {
    const { test, work, posted, get, key } = await listening();
    const secret = "sealed:1:000000000000:AAAA";
    await database.prisma.webhook.update({ where: { keyId: key.keyId }, data: { secret } });
    await test();
    await work();
    expect(posted).toEqual([]);
    expect((await get()).webhook).toMatchObject({ status: "disabled" });
  });
});
