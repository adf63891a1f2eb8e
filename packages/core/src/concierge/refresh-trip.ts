import { statement, t, transaction } from "@caravan/db/sql";
import type { JobCall } from "../kernel/job-context.ts";
import type { JobData } from "../kernel/jobs.ts";
import { queueEvaluations } from "./evaluation-schedule.ts";

/** In a fixed order: adding jobs for the same travellers in two orders could deadlock. */
const withOutdatedAdvice = statement(
  "concierge-outdated",
  `select distinct r.trip_id as "tripId", r.user_id as "userId" from recommendations r join trips t on t.id = r.trip_id
    where r.trip_id = $1 and r.status in ('open', 'snoozed') and r.expires_at > $2 and r.trip_revision <> t.revision
      and t.trashed_at is null
    order by 2`,
  [t.uuid, t.timestamp],
  { tripId: t.uuid, userId: t.uuid },
);

/** Queues evaluations for the recommendations of a changed plan. */
export async function refreshTrip(call: JobCall, { tripId }: JobData["concierge.refresh"]): Promise<void> {
  await transaction(call.ports.database, async (sql) => {
    await queueEvaluations(call.ports, sql, await sql.rows(withOutdatedAdvice, [tripId, call.now]));
  });
}
