import { sqlOf, transaction } from "@caravan/db/sql";
import type { JobCall } from "../kernel/job-context.ts";
import { claimForMonitoring, findDueForMonitoring } from "./due-for-monitoring.ts";
import { queueEvaluations } from "./evaluation-schedule.ts";
import { reopenSnoozed } from "./reopen-snoozed.ts";

/** Travellers in one transaction: few, so that other writers do not wait long. */
const AT_ONCE = 100;

/**
 * Reopens snoozed recommendations, and queues evaluations for travellers with monitoring on, a shared location and a
 * stop ahead. Quiet hours are not checked here: they delay pushes, not evaluations.
 */
export async function monitor(call: JobCall): Promise<void> {
  // A failure of one must not stop the other.
  const outcomes = await Promise.allSettled([reopenSnoozed(call), queueDueEvaluations(call)]);
  for (const it of outcomes) if (it.status === "rejected") throw it.reason;
}

async function queueDueEvaluations({ ports, now, signal }: JobCall): Promise<void> {
  const travellers = await findDueForMonitoring(sqlOf(ports.database), now);
  for (let from = 0; from < travellers.length; from += AT_ONCE) {
    signal.throwIfAborted();
    await transaction(ports.database, async (sql) => {
      await queueEvaluations(ports, sql, await claimForMonitoring(sql, travellers.slice(from, from + AT_ONCE), now));
    });
  }
}
