import type { Context } from "../kernel/context.ts";
import { commentMessage } from "../push/comment-message.ts";
import { rewriteComment } from "./store.ts";

/** Inboxes quote a comment as it is after a change. Nobody is told again. */
export async function followComment(ctx: Context, commentId: string): Promise<void> {
  const message = await commentMessage(ctx.sql, { kind: "comment", commentId }, null);
  if (message) await rewriteComment(ctx.sql, commentId, message.payload);
}
