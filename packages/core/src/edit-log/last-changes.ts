import { statement, t } from "@caravan/db/sql";
import type { Context } from "../kernel/context.ts";

/** Older edits do not matter. */
const MOST_EDITS = 30;

const lastChanges = statement(
  "activities-last-changed",
  `select op->>'activityId' as id, max(e.created_at) as at
     from (select patch, created_at from edit_log where trip_id = $1 and patch is not null
            order by revision desc limit ${MOST_EDITS}) e,
          jsonb_array_elements(e.patch) op
    where op->>'op' = 'activity.move'
       or (op->>'op' = 'activity.set' and (op->'after') ?| array['startTime', 'endTime', 'durationMinutes'])
    group by 1`,
  [t.uuid],
  { id: t.text, at: t.timestamp },
);

/** When each activity was last moved or given other times, in milliseconds; of the last edits only. The caller may see the trip. */
export async function lastChangesOf(
  { sql }: Pick<Context, "sql">,
  tripId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await sql.rows(lastChanges, [tripId]);
  return new Map(rows.map((it) => [it.id, it.at.getTime()]));
}
