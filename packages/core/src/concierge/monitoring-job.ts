import { sqlOf, transaction } from "@caravan/db/sql";
import type { JobCall } from "../kernel/job-context.ts";
import { claimForMonitoring, findDueForMonitoring } from "./due-for-monitoring.ts";
import { queueEvaluations } from "./evaluation-schedule.ts";
import { reopenSnoozed } from "./reopen-snoozed.ts";

/** Travellers in one transaction: small, so that nobody who writes to one of them waits long. */
const AT_ONCE = 100;

/**
 * What the time alone brings: snoozed recommendations come back, and the plans of those are looked at who switched monitoring
 * on, share where they are, and have something ahead. Nobody's quiet hours are asked for: they hold pushes, and what somebody
 * finds when they look has to be as fresh as ever.
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
