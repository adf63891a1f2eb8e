import { sendReminders } from "@caravan/core/alignment/send-reminders";
import { sweepFiles } from "@caravan/core/documents/sweep-files";
import type { Ports } from "@caravan/core/kernel/ports";
import type { Database } from "@caravan/db/client";

const EVERY_MS = 10 * 60_000;

/** Rows that nobody can need any more. Events of a day ago are long past the point where a client reads the trip afresh. */
const sweeps = [
  "delete from room_events where created_at < now() - interval '1 day'",
  "delete from room_tickets where expires_at < now() - interval '1 hour'",
  "delete from rate_counters where window_start < now() - interval '1 day'",
  "delete from verification_tokens where expires < now() - interval '1 day'",
  "delete from idempotent_calls where created_at < now() - interval '1 day' and not for_ever",
  "delete from code_guesses where created_at < now() - interval '1 day'",
  // Until then a poll hears that its code has expired, and not that nobody knows it.
  "delete from access_requests where expires_at < now() - interval '30 minutes'",
  // What somebody read and never saved; its file goes with it.
  "delete from confirmation_sources where expires_at < now()",
  // Long after anybody delivers the same mail again, or looks for it in the list.
  "delete from inbound_mails where received_at < now() - interval '90 days'",
  // Where people were is nobody's business once it is no longer fresh, ours neither.
  // Whose row somebody holds comes next time: nobody waits for us, and we for nobody.
  `update concierges set lat = null, lng = null, accuracy_m = null, captured_at = null, location_expires_at = null,
      context_revision = context_revision + 1
    where (trip_id, user_id) in
      (select trip_id, user_id from concierges where location_expires_at < now() for update skip locked)`,
  // The edit log has what became of the plan; why is not kept for longer than somebody might ask.
  "delete from recommendations where updated_at < now() - interval '90 days'",
  "delete from status_events where received_at < now() - interval '30 days'",
  // Expired answers still serve while the source is down, and the check of a trip that was planned with them.
  "delete from place_lookups where expires_at < now() - interval '180 days'",
  "delete from place_lookups where body = '[]' and expires_at < now()",
];

export async function deleteExpiredRows(database: Pick<Database, "pool">): Promise<void> {
  for (const text of sweeps) await database.pool.query(text);
}

export function deleteExpiredRowsPeriodically(database: Database, report: (error: unknown) => void): { stop(): void } {
  const timer = setInterval(() => void deleteExpiredRows(database).catch(report), EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

const FILES_EVERY_MS = 5 * 60_000;
const REMINDERS_EVERY_MS = 5 * 60_000;

/** Deletes every few minutes the files that no row holds any more. */
export function deleteOrphanFilesPeriodically(
  ports: Pick<Ports, "database" | "files">,
  report: (error: unknown) => void,
): { stop(): void } {
  let last: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    // A store that is slow must not be asked by several at once.
    last = last.then(() => sweepFiles(ports, new Date(), report)).catch(report);
  }, FILES_EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

/** Looks every few minutes whose answer to a round is missing while its deadline comes near. */
export function sendRemindersPeriodically(ports: Ports, report: (error: unknown) => void): { stop(): void } {
  const timer = setInterval(() => void sendReminders(ports, new Date(), report).catch(report), REMINDERS_EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
