import { type Sql, sqlOf, transaction } from "@caravan/db/sql";
import { secondsToNextAttempt } from "@caravan/domain/webhooks/retry-schedule";
import type { JobCall } from "../kernel/job-context.ts";
import type { JobData } from "../kernel/jobs.ts";
import type { WebhookAnswer } from "../kernel/ports.ts";
import { webhookKey, webhookMac } from "../kernel/webhook-signature.ts";
import {
  type Attempted,
  type DueDelivery,
  disableWebhook,
  findDue,
  noteFails,
  noteWorks,
  saveAttempt,
  startDelivery,
} from "./delivery-store.ts";
import { webhookPurpose } from "./set-webhook.ts";

/** While other requests of the account are under way. */
const BUSY_MS = 5000;
const GONE = 410;

/**
 * One attempt to deliver a message. What the key may see is read again, since it may have been revoked or narrowed; a
 * process that ends in an attempt sends the message a second time, with the same id.
 */
export async function deliverWebhook(call: JobCall, { deliveryId }: JobData["webhook.deliver"]): Promise<void> {
  const { ports, now, signal } = call;
  const sql = sqlOf(ports.database);
  const it = await findDue(sql, deliveryId, now);
  if (!it) return;
  const nothing = { attempts: it.attempts, at: null, answered: null, error: null, next: null };
  if (!it.allowed) return saveAttempt(sql, it.id, { ...nothing, status: "withheld" });
  const data = await startDelivery(sql, it.id, now);
  if (!data) return;
  const body = JSON.stringify({ type: it.type, timestamp: it.createdAt.toISOString(), data });
  const headers = signedHeaders(call, it, body);
  if (!headers) return settle(call, it, { outcome: "refused", reason: "Its secret can no longer be read." });
  const answer = await ports.webhooks.post(it.userId, { url: it.url, headers, body }, signal);
  // The job is repeated; the receiver is not to blame.
  signal.throwIfAborted();
  if (answer.outcome !== "busy") return settle(call, it, answer);
  await ports.jobs.add(sql, "webhook.deliver", { deliveryId }, { after: new Date(now.getTime() + BUSY_MS) });
}

/** Undefined when the secret was encrypted with a key that is no longer in the ring. */
function signedHeaders({ ports, now }: JobCall, it: DueDelivery, body: string) {
  const open = (stored: string) => ports.secretBox.open(stored, webhookPurpose(it.keyId));
  const secret = open(it.secret);
  if (secret === undefined) return undefined;
  const isRotating = it.previousSecret !== null && it.previousUntil !== null && it.previousUntil > now;
  const previous = isRotating ? open(it.previousSecret as string) : undefined;
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signatures = [secret, ...(previous === undefined ? [] : [previous])].map((one) => {
    return `v1,${webhookMac(webhookKey(one), it.id, timestamp, Buffer.from(body)).toString("base64")}`;
  });
  return {
    "content-type": "application/json",
    "webhook-id": it.id,
    "webhook-timestamp": timestamp,
    "webhook-signature": signatures.join(" "),
  };
}

type Answered = Exclude<WebhookAnswer, { outcome: "busy" }>;

async function settle({ ports, now }: JobCall, it: DueDelivery, answer: Answered): Promise<void> {
  await transaction(ports.database, async (sql) => {
    const made = attempted(it, answer, now);
    await saveAttempt(sql, it.id, made);
    if (made.status === "delivered") return noteWorks(sql, it.keyId);
    await noteFails(sql, it.keyId, now);
    if (made.next) await ports.jobs.add(sql, "webhook.deliver", { deliveryId: it.id }, { after: made.next });
    const reason = reasonToDisable(it, answer, made);
    if (reason !== null) await disable(sql, ports, it.keyId, reason, now);
  });
}

function attempted(it: DueDelivery, answer: Answered, now: Date): Attempted {
  const attempts = it.attempts + 1;
  if (answer.outcome !== "answered") {
    const next = answer.outcome === "refused" ? null : laterThan(now, secondsToNextAttempt(attempts, null));
    return { ...ended(next), attempts, at: now, answered: null, error: answer.reason, next };
  }
  const { status, afterSeconds } = answer;
  if (status >= 200 && status < 300)
    return { status: "delivered", attempts, at: now, answered: status, error: null, next: null };
  const next = status === GONE ? null : laterThan(now, secondsToNextAttempt(attempts, afterSeconds));
  const isRedirect = status >= 300 && status < 400;
  const error = isRedirect ? "Redirects are not followed." : `The service answered ${status}.`;
  return { ...ended(next), attempts, at: now, answered: status, error, next };
}

const ended = (next: Date | null) => ({ status: next ? ("waiting" as const) : ("failed" as const) });

const laterThan = (now: Date, seconds: number | null) =>
  seconds === null ? null : new Date(now.getTime() + seconds * 1000);

/** Null while it may come back. */
function reasonToDisable(it: DueDelivery, answer: Answered, { next, error }: Attempted): string | null {
  if (next) return null;
  if (answer.outcome === "answered" && answer.status === GONE) return "The service answered 410: it is gone.";
  if (answer.outcome === "refused") return error;
  const failsSince = it.failingSince;
  // Something else arrived meanwhile, so the service works.
  if (failsSince === null || failsSince > firstAttemptOf(it)) return null;
  return `Every attempt since ${failsSince.toISOString()} has failed: ${error}`;
}

/** Attempts begin shortly after the event; a service that failed before it fails still. */
const firstAttemptOf = ({ createdAt }: DueDelivery) => new Date(createdAt.getTime() + 60_000);

async function disable(sql: Sql, ports: JobCall["ports"], keyId: string, reason: string, now: Date): Promise<void> {
  if (await disableWebhook(sql, keyId, reason, now)) await ports.jobs.add(sql, "push.tell", { kind: "webhook", keyId });
}
