import { statement, t } from "@caravan/db/sql";
import type { FileComment } from "@caravan/domain/trip-file/trip-file";
import type { Context } from "../kernel/context.ts";

const insert = statement(
  "imported-comments-insert",
  `with added as (
     insert into comments (id, trip_id, activity_id, day_id, user_id, agent_name, text, mentions, created_at, edited_at)
     select x."id", $1, x."activityId", x."dayId", x."authorId", x."agentName", x."text",
            (select coalesce(array_agg(m::uuid), '{}') from jsonb_array_elements_text(x."mentions") m), x."createdAt", x."editedAt"
       from jsonb_to_recordset($2::jsonb) as x ("id" uuid, "activityId" uuid, "dayId" uuid, "authorId" uuid,
            "agentName" text, "text" text, "mentions" jsonb, "createdAt" timestamptz, "editedAt" timestamptz)
     returning id)
   insert into comment_reactions (comment_id, user_id, reaction, created_at)
   select (x ->> 'id')::uuid, (r ->> 'personId')::uuid, r ->> 'reaction', $3
     from jsonb_array_elements($2::jsonb) x, jsonb_array_elements(x -> 'reactions') r
   on conflict do nothing`,
  [t.uuid, t.json<readonly FileComment[]>(), t.timestamp],
);

/** Stores the comments of an imported trip, whose people are stored already. Nobody is told of them. */
export async function addImportedComments(
  ctx: Context,
  tripId: string,
  comments: readonly FileComment[],
): Promise<void> {
  if (comments.length > 0) await ctx.sql.rows(insert, [tripId, comments, ctx.now]);
}
