import { statement, t } from "@caravan/db/sql";
import type { Context } from "../kernel/context.ts";
import { commentMessage } from "../push/comment-message.ts";

const rewrite = statement("inbox-rewrite-comment", "update inbox_items set body = $2 where comment_id = $1", [
  t.uuid,
  t.text,
]);

/** Inboxes quote a comment as it is after a change. What was read stays read, and nobody is told again. */
export async function followComment(ctx: Context, commentId: string): Promise<void> {
  const message = await commentMessage(ctx.sql, { kind: "comment", commentId }, null);
  if (message) await ctx.sql.rows(rewrite, [commentId, message.payload.body]);
}
