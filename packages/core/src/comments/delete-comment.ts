import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { command } from "../kernel/define.ts";
import { forbidden } from "../kernel/errors.ts";
import { commentForChange } from "./access.ts";
import { recordCommentChange } from "./save-new-comment.ts";
import { removeComment } from "./store.ts";
import { canDelete } from "./wire.ts";

export const deleteComment = command({
  name: "delete_comment",
  description:
    "Deletes a comment for good: by its author, by the owner of the trip, or by the creator of the group. Needs trips:write, or group_trips:write for a comment on a board.",
  audience: "signed_in",
  approval: "refused",
  hints: { destructive: true, idempotent: true },
  errors: ["not_found", "forbidden", "insufficient_scope"],
  input: z.object({ comment_id: f.id }),
  output: z.object({ deleted: z.literal(true), comment_id: f.id }),
  rest: { method: "DELETE", path: "/api/comments/{id}", params: { id: "comment_id" } },
  async run(ctx, input) {
    const { comment, moderates } = await commentForChange(ctx, input.comment_id);
    if (!canDelete(ctx.actor, comment, moderates))
      throw forbidden("Only its author can delete a comment, or the owner of what it is about.");
    await removeComment(ctx.sql, comment.id);
    await recordCommentChange(ctx, comment, comment.id);
    return { deleted: true as const, comment_id: comment.id };
  },
});
