import { timingSafeEqual } from "node:crypto";
import { unauthenticated } from "@caravan/core/kernel/errors";
import { webhookMac } from "@caravan/core/kernel/webhook-signature";

/** How far the sender's clock may differ from ours, and for how long a captured message can be replayed. */
const TOLERANCE_SECONDS = 300;
const LONGEST_ID = 255;

export interface WebhookHeaders {
  readonly id: string | undefined;
  readonly timestamp: string | undefined;
  readonly signature: string | undefined;
}

/**
 * Checks that the headers are complete and recent, before the body is read.
 *
 * @throws unauthenticated
 */
export function requireRecentTimestamp({ id, timestamp, signature }: WebhookHeaders, now: Date): string {
  const sent = /^\d{1,12}$/.test(timestamp ?? "") ? Number(timestamp) : Number.NaN;
  const isTimely = Math.abs(now.getTime() / 1000 - sent) <= TOLERANCE_SECONDS;
  if (!id || id.length > LONGEST_ID || !signature || !isTimely) throw refused();
  return id;
}

/**
 * Checks the signature of Standard Webhooks (https://www.standardwebhooks.com): HMAC-SHA256 over id, time and body. The
 * header may hold several signatures, while secrets are rotated.
 *
 * @throws unauthenticated
 */
export function requireSignature(key: Buffer, { id, timestamp, signature }: WebhookHeaders, body: Buffer): void {
  const expected = webhookMac(key, id ?? "", timestamp ?? "", body);
  const given = (signature ?? "").split(" ").flatMap((it) => (it.startsWith("v1,") ? [it.slice("v1,".length)] : []));
  const matches = given.map((it) => {
    const bytes = Buffer.from(it, "base64");
    return bytes.length === expected.length && timingSafeEqual(bytes, expected);
  });
  if (!matches.includes(true)) throw refused();
}

const refused = () => unauthenticated("The signature of the message is invalid, or it is too old.");
