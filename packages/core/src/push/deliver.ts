import { createHash } from "node:crypto";
import { type Sql, sqlOf } from "@caravan/db/sql";
import type { JobCall } from "../kernel/job-context.ts";
import type { JobData } from "../kernel/jobs.ts";
import { offeredReader } from "../kernel/reader-language.ts";
import { composeMessage } from "./compose-message.ts";
import { deferredUntil, isRecipient } from "./delivery-rules.ts";
import { type PushMessage, wordedMessage } from "./message.ts";
import { type Device, dropDevice, findDevice, markSent } from "./store.ts";

const DAY_SECONDS = 86_400;
/** How often a push service may ask for a later delivery; each time is a new job. */
const MOST_PUT_OFF = 10;
const LEAST_WAIT_SECONDS = 5;

/**
 * One push to one device. Everything is checked again: quiet hours may lie between a notice and its delivery. Rejects
 * when it should be retried, without the endpoint: the queue stores the error.
 */
export async function deliver(call: JobCall, data: JobData["push.deliver"]): Promise<void> {
  const { ports, now } = call;
  const sql = sqlOf(ports.database);
  const device = await findDevice(sql, data.subscriptionId, now);
  if (!device) return;
  const message = await composeMessage(sql, data.notice, now, device.userId);
  if (!message || !isRecipient(device, message)) return;
  const until = deferredUntil(device, message, now);
  if (until) await ports.jobs.add(sql, "push.deliver", data, { after: until });
  else await send(call, sql, device, message, data);
}

async function send(
  { ports, now, signal }: JobCall,
  sql: Sql,
  device: Device,
  message: PushMessage,
  data: JobData["push.deliver"],
): Promise<void> {
  const { urgency } = message;
  const payload = wordedMessage(message.payload, offeredReader(ports, device));
  const options = { topic: topicOf(payload.tag), ttlSeconds: secondsLeft(message, now), urgency };
  const answer = await ports.push.send(device, payload, options, signal);
  if (answer.outcome === "sent") await markSent(sql, device.id, now);
  else if (answer.outcome === "gone") await dropDevice(sql, device.id);
  else if (answer.outcome === "later") {
    if (answer.afterSeconds === null) throw new Error(answer.reason);
    if (data.putOff >= MOST_PUT_OFF) return;
    // Doubled each time, so that a service that always answers "at once" is not asked without end.
    const wait = Math.max(answer.afterSeconds, LEAST_WAIT_SECONDS * 2 ** data.putOff);
    const after = new Date(now.getTime() + wait * 1000);
    await ports.jobs.add(sql, "push.deliver", { ...data, putOff: data.putOff + 1 }, { after });
  }
}

/** For a device that is off, the push service keeps only the last message of a topic. */
function topicOf(tag: string): string {
  return createHash("sha256").update(tag).digest("base64url").slice(0, 32);
}

function secondsLeft({ endsAt }: PushMessage, now: Date): number {
  if (endsAt === null) return DAY_SECONDS;
  return Math.min(DAY_SECONDS, Math.max(0, Math.floor((endsAt.getTime() - now.getTime()) / 1000)));
}
