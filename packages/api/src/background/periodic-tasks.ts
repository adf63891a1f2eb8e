import { sendReminders } from "@caravan/core/alignment/send-reminders";
import { sweepFiles } from "@caravan/core/documents/sweep-files";
import { deleteExpiredRows as deleteExpiredRowsOfCore } from "@caravan/core/expired-rows";
import type { Ports } from "@caravan/core/kernel/ports";
import { sqlOf } from "@caravan/db/sql";
import { deleteOldAnswers } from "@caravan/integrations/live-sources/answer-cache";
import { deleteOldCounters } from "../limits/rate-limiter.ts";

const EVERY_MS = 10 * 60_000;

export async function deleteExpiredRows(ports: Pick<Ports, "database" | "fixedSettings">): Promise<void> {
  const sql = sqlOf(ports.database);
  await deleteExpiredRowsOfCore(sql, ports);
  for (const it of [deleteOldCounters, deleteOldAnswers]) await sql.rows(it, []);
}

export function deleteExpiredRowsPeriodically(
  ports: Pick<Ports, "database" | "fixedSettings">,
  report: (error: unknown) => void,
): { stop(): void } {
  const timer = setInterval(() => void deleteExpiredRows(ports).catch(report), EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

const FILES_EVERY_MS = 5 * 60_000;
const REMINDERS_EVERY_MS = 5 * 60_000;

/** Deletes files without a row, every few minutes. */
export function deleteOrphanFilesPeriodically(
  ports: Pick<Ports, "database" | "files">,
  report: (error: unknown) => void,
): { stop(): void } {
  let last: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    // A slow store must not get several runs at once.
    last = last.then(() => sweepFiles(ports, new Date(), report)).catch(report);
  }, FILES_EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

/** Reminds members without an answer shortly before the deadline of a round. */
export function sendRemindersPeriodically(ports: Ports, report: (error: unknown) => void): { stop(): void } {
  const timer = setInterval(() => void sendReminders(ports, new Date(), report).catch(report), REMINDERS_EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
