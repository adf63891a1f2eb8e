import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { followComment } from "../inbox/follow-comment.ts";
import { command } from "../kernel/define.ts";
import { forbidden } from "../kernel/errors.ts";
import { commentForChange } from "./access.ts";
import { commentRateLimit } from "./add-comment.ts";
import { mentionsIn, recordCommentChange } from "./save-new-comment.ts";
import { findStored, type StoredComment, saveText } from "./store.ts";
import { commentWire, isOwn, presentComment } from "./wire.ts";

export const updateComment = command({
  name: "update_comment",
  description:
    "Changes the text of a comment that the caller wrote. Needs trips:write, or group_trips:write for a comment on a board.",
  audience: "signed_in",
  approval: "refused",
  rateLimit: commentRateLimit,
  hints: { destructive: false, idempotent: true },
  errors: ["not_found", "forbidden", "insufficient_scope"],
  input: z.object({ comment_id: f.id, text: f.commentText }),
  output: z.object({ comment: commentWire }),
  rest: { method: "PATCH", path: "/api/comments/{id}", params: { id: "comment_id" } },
  async run(ctx, input) {
    const { comment, moderates } = await commentForChange(ctx, input.comment_id);
    if (!isOwn(ctx.actor, comment)) throw forbidden("Only its author can change a comment.");
    const mentions = await mentionsIn(ctx, comment, input.text);
    const changed = await saveText(ctx.sql, comment.id, { text: input.text, mentions, now: ctx.now });
    if (changed) {
      await recordCommentChange(ctx, comment, comment.id);
      await followComment(ctx, comment.id);
    }
    const now = (await findStored(ctx.sql, comment.id)) as StoredComment;
    return { comment: presentComment(ctx.actor, now, moderates) };
  },
});
