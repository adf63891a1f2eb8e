import type { PushMessage } from "./compose-message.ts";
import { quietUntil } from "./quiet-hours.ts";
import type { Device } from "./store.ts";

/** Whether news are for this device: its person is meant and wants them, and the key that saved it may read as much. */
export function isRecipient({ userId, key, switches }: Device, news: PushMessage): boolean {
  if (!news.recipients.includes(userId)) return false;
  if (news.switch !== null && !switches[news.switch]) return false;
  if (key === null || news.reach === null) return true;
  const { scope, tripId, exceptKeyId } = news.reach;
  if (key.id === exceptKeyId || !key.scopes.includes(scope)) return false;
  return key.tripIds.length === 0 || (tripId !== null && key.tripIds.includes(tripId));
}

/** When the quiet hours end that hold the news back; null when none do. */
export function deferredUntil({ quiet }: Device, news: PushMessage, now: Date): Date | null {
  if (news.switch === null) return null;
  const ends = [quiet, news.quiet].flatMap((it) => (it ? (quietUntil(it, now) ?? []) : []));
  return ends.length === 0 ? null : new Date(Math.max(...ends.map((it) => it.getTime())));
}
