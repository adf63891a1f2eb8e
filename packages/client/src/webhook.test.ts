import { Webhook } from "standardwebhooks";
import { describe, expect, it } from "vitest";
import { verifyWebhook } from "./webhook.ts";

const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
const other = `whsec_${Buffer.alloc(32, 8).toString("base64")}`;
const now = new Date("2030-05-03T09:00:00Z");
const body = JSON.stringify({ type: "webhook.test", timestamp: now.toISOString(), data: {} });
/** Signed by the library of Standard Webhooks. */
const headersOf = (by: string, at = now): Record<string, string> => ({
  "webhook-id": "0197a1c4",
  "webhook-timestamp": String(at.getTime() / 1000),
  "webhook-signature": new Webhook(by).sign("0197a1c4", at, body),
});
const check = (headers: Record<string, string>, { text = body, with: by = secret } = {}) =>
  verifyWebhook(text, (name) => headers[name], by, now);

describe("a message", () => {
  it("that was signed with the secret is returned", async () => {
    expect(await check(headersOf(secret))).toEqual({ type: "webhook.test", timestamp: now.toISOString(), data: {} });
    expect(await check(headersOf(secret), { with: secret.slice("whsec_".length) })).toMatchObject({ data: {} });
  });

  it("that was signed with two secrets is verified with either", async () => {
    const both = [headersOf(other), headersOf(secret)].map((it) => it["webhook-signature"]).join(" ");
    const headers = { ...headersOf(secret), "webhook-signature": both };
    for (const one of [secret, other]) expect(await check(headers, { with: one })).toMatchObject({ data: {} });
  });

  it.each<[string, Record<string, string>, { text?: string; with?: string }]>([
    ["signed with another secret", headersOf(other), {}],
    ["changed on the way", headersOf(secret), { text: body.replace("test", "best") }],
    ["with another id", { ...headersOf(secret), "webhook-id": "other" }, {}],
    ["without a signature", { ...headersOf(secret), "webhook-signature": "" }, {}],
    ["with a signature of another kind", { ...headersOf(secret), "webhook-signature": "v1a,AAAA v1,%%%" }, {}],
    ["from ten minutes ago", headersOf(secret, new Date(now.getTime() - 600_000)), {}],
    ["without a time", { ...headersOf(secret), "webhook-timestamp": "soon" }, {}],
    ["checked with something that is no secret", headersOf(secret), { with: "whsec_%%%" }],
  ])("%s is refused", async (_, headers, more) => {
    await expect(check(headers, more)).rejects.toMatchObject({ code: "webhook_unverified" });
  });
});
