import { createHmac } from "node:crypto";

/** How a secret of Standard Webhooks (https://www.standardwebhooks.com) begins. */
export const WEBHOOK_SECRET_PREFIX = "whsec_";

/** The bytes of a secret; the prefix may be missing. */
export function webhookKey(secret: string): Buffer {
  const body = secret.startsWith(WEBHOOK_SECRET_PREFIX) ? secret.slice(WEBHOOK_SECRET_PREFIX.length) : secret;
  return Buffer.from(body, "base64");
}

/** HMAC-SHA256 over id, time (seconds since 1970) and body, as Standard Webhooks has it. */
export function webhookMac(key: Buffer, id: string, timestamp: string, body: Uint8Array): Buffer {
  return createHmac("sha256", key).update(`${id}.${timestamp}.`).update(body).digest();
}
