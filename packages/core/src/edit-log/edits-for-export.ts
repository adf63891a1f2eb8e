import { statement, t } from "@caravan/db/sql";
import type { FileEdit } from "@caravan/domain/trip-file/trip-file";
import type { Words } from "@caravan/domain/words/words";
import type { Context } from "../kernel/context.ts";

const ofTrip = statement(
  "edits-for-export",
  `select e.id, e.revision, e.action, e.summary, e.words, u.id as "authorId", e.agent_name as "agentName", e.reverts,
          e.created_at as "createdAt"
     from edit_log e left join users u on u.id = e.user_id
    where e.trip_id = $1 order by e.revision desc, e.id desc limit $2`,
  [t.uuid, t.bigint],
  {
    id: t.uuid,
    revision: t.integer,
    action: t.text,
    summary: t.text,
    words: t.nullable(t.json<Words>()),
    authorId: t.nullable(t.uuid),
    agentName: t.nullable(t.text),
    reverts: t.nullable(t.list(t.uuid)),
    createdAt: t.timestamp,
  },
);

/** The newest entries of an edit log, in the order in which they were made; the caller has checked the permission. */
export async function editsForExport(ctx: Context, tripId: string, most: number): Promise<FileEdit[]> {
  const rows = await ctx.sql.rows(ofTrip, [tripId, most]);
  return rows
    .map((it) => ({ ...it, reverts: [...(it.reverts ?? [])], createdAt: it.createdAt.toISOString() }))
    .reverse();
}
