import { CaravanError } from "./error.ts";

/** What the service posts to the webhook of a key. It has ids and no texts: read what it is about with the key. */
export interface WebhookMessage {
  /** Such as `proposal.decided`. */
  readonly type: string;
  /** When it happened. */
  readonly timestamp: string;
  readonly data: {
    readonly trip_id?: string;
    readonly proposal_id?: string;
    /** Of `proposal.decided`: `approved`, `approved_in_part`, `approved_with_changes` or `rejected`. */
    readonly outcome?: string;
    readonly [more: string]: unknown;
  };
}

/** How far the clocks of both sides may differ, and for how long a captured message can be replayed. */
const TOLERANCE_SECONDS = 300;
const PREFIX = "whsec_";

/**
 * Checks that a message comes from the service (Standard Webhooks) and is recent.
 *
 * @param body as it arrived, before it is parsed
 *
 * @param header reads a header of the request by its name in lower case
 *
 * @param secret what setting the webhook answered; while it is rotated, either
 *
 * @throws CaravanError `webhook_unverified`
 */
export async function verifyWebhook(
  body: string,
  header: (name: string) => string | null | undefined,
  secret: string,
  now: Date = new Date(),
): Promise<WebhookMessage> {
  const [id, timestamp, signatures] = ["webhook-id", "webhook-timestamp", "webhook-signature"].map(header);
  if (!id || !timestamp || !signatures) throw unverified("A header of Standard Webhooks is missing.");
  const isRecent = Math.abs(now.getTime() / 1000 - Number(timestamp)) <= TOLERANCE_SECONDS;
  if (!isRecent) throw unverified("The message is too old, or the clocks differ.");
  const bytes = bytesOf(secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret);
  if (!bytes) throw unverified("This is no secret of a webhook.");
  const key = await crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["verify"]);
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  for (const one of signatures.split(" ")) {
    const given = one.startsWith("v1,") ? bytesOf(one.slice("v1,".length)) : undefined;
    if (given && (await crypto.subtle.verify("HMAC", key, given, signed))) return JSON.parse(body);
  }
  throw unverified("No signature of the message is valid for this secret.");
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (it) => it.charCodeAt(0));
  } catch {
    // Not base64, so no signature of ours.
    return undefined;
  }
}

const unverified = (message: string) => new CaravanError(0, "webhook_unverified", message);
