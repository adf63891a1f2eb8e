import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { commentForChange } from "./access.ts";
import { commentRateLimit } from "./add-comment.ts";
import { recordCommentChange } from "./save-new-comment.ts";
import { findStored, type StoredComment, setReaction } from "./store.ts";
import { commentWire, presentComment } from "./wire.ts";

export const reactToComment = command({
  name: "react_to_comment",
  description: "Adds a reaction of this person to a comment, or takes it away. Agents write a comment instead.",
  audience: "person",
  withoutTool: "a gesture between people; agents answer in words",
  rateLimit: commentRateLimit,
  hints: { destructive: false, idempotent: true },
  errors: ["not_found", "forbidden"],
  input: z.object({ comment_id: f.id, reaction: f.commentReaction, present: z.boolean().default(true) }),
  output: z.object({ comment: commentWire }),
  rest: { method: "PUT", path: "/api/comments/{id}/reaction", params: { id: "comment_id" } },
  async run(ctx, { comment_id, reaction, present }) {
    const { comment, moderates } = await commentForChange(ctx, comment_id);
    const { userId } = signedIn(ctx.actor);
    const changed = await setReaction(ctx.sql, { commentId: comment.id, userId, reaction, now: ctx.now }, present);
    if (changed) await recordCommentChange(ctx, comment, comment.id);
    const now = (await findStored(ctx.sql, comment.id)) as StoredComment;
    return { comment: presentComment(ctx.actor, now, moderates) };
  },
});
