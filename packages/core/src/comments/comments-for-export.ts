import { statement, t } from "@caravan/db/sql";
import type { CommentReaction } from "@caravan/domain/field-choices";
import type { FileComment } from "@caravan/domain/trip-file/trip-file";
import type { Context } from "../kernel/context.ts";

/** Comments on proposals stay where those are. What was deleted and commented on is not in a file either. */
const onTrip = statement(
  "comments-for-export",
  `select c.id, c.activity_id as "activityId", c.day_id as "dayId", c.user_id as "authorId", c.agent_name as "agentName",
          c.text, c.mentions, c.created_at as "createdAt", c.edited_at as "editedAt",
          (select coalesce(json_agg(json_build_object('personId', r.user_id, 'reaction', r.reaction)
                    order by r.created_at, r.user_id, r.reaction), '[]')
             from comment_reactions r where r.comment_id = c.id) as reactions
     from comments c
    where c.trip_id = $1 and c.proposal_id is null
      and (c.activity_id is null or exists (select from activities a where a.id = c.activity_id and a.trip_id = $1))
      and (c.day_id is null or exists (select from days d where d.id = c.day_id and d.trip_id = $1))
    order by c.created_at, c.id`,
  [t.uuid],
  {
    id: t.uuid,
    activityId: t.nullable(t.uuid),
    dayId: t.nullable(t.uuid),
    authorId: t.uuid,
    agentName: t.nullable(t.text),
    text: t.text,
    mentions: t.nullable(t.list(t.uuid)),
    createdAt: t.timestamp,
    editedAt: t.nullable(t.timestamp),
    reactions: t.notNull(t.json<{ readonly personId: string; readonly reaction: CommentReaction }[]>()),
  },
);

/** The comments on a trip, its days and its activities, the oldest first; the caller has checked the permission. */
export async function commentsForExport(ctx: Context, tripId: string): Promise<FileComment[]> {
  const rows = await ctx.sql.rows(onTrip, [tripId]);
  return rows.map((it) => ({
    ...it,
    mentions: [...(it.mentions ?? [])],
    createdAt: it.createdAt.toISOString(),
    editedAt: it.editedAt?.toISOString() ?? null,
  }));
}
