import type { PushMessage } from "./message.ts";
import { quietUntil } from "./quiet-hours.ts";
import type { Device } from "./store.ts";

/**
 * Whether a message is for this device: its person is a recipient and wants it, and the key that saved the device may
 * read its subject.
 */
export function isRecipient({ userId, key, switches }: Device, message: PushMessage): boolean {
  if (message.pushedFrom === null || !message.recipients.includes(userId)) return false;
  if (message.switch !== null && !switches[message.switch]) return false;
  if (key === null || message.access === null) return true;
  const { scope, tripId, exceptKeyId } = message.access;
  if (key.id === exceptKeyId || !key.scopes.includes(scope)) return false;
  return key.tripIds.length === 0 || (tripId !== null && key.tripIds.includes(tripId));
}

/** When the message may be pushed at the earliest, for its own sake or for quiet hours; null when that is now. */
export function deferredUntil({ quiet }: Device, message: PushMessage, now: Date): Date | null {
  if (message.switch === null) return null;
  const ends = [quiet, message.quiet].flatMap((it) => (it ? (quietUntil(it, now) ?? []) : []));
  if (message.pushedFrom && message.pushedFrom > now) ends.push(message.pushedFrom);
  return ends.length === 0 ? null : new Date(Math.max(...ends.map((it) => it.getTime())));
}
