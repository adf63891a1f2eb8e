import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { requireRoleLocked } from "../kernel/access.ts";
import { command } from "../kernel/define.ts";
import { saveNewComment } from "./save-new-comment.ts";
import { oneSubject, requireSubject, subjectInput, subjectOf } from "./subject.ts";
import { commentWire } from "./wire.ts";

/** Shared with comments on a board. */
export const commentRateLimit = { key: "comment", limit: 30, seconds: 60, counts: "account" } as const;

export const addComment = command({
  name: "add_comment",
  description:
    "Says something to the people of a trip: about the trip, or about one stop, day or proposal of it. @ and a member's name mentions them. The plan stays as it is.",
  audience: "trips:write",
  approval: "applies",
  rateLimit: commentRateLimit,
  errors: ["not_found", "forbidden", "too_many_comments"],
  examples: [
    { trip_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01", text: "Shall we take the early train?" },
    {
      trip_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01",
      activity_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e02",
      text: "It needs a ticket for a time slot; mornings are sold out.",
    },
  ],
  input: oneSubject(z.object({ trip_id: f.id, text: f.commentText, ...subjectInput })),
  output: z.object({ comment: commentWire }),
  rest: { method: "POST", path: "/api/trips/{id}/comments", status: 201, params: { id: "trip_id" } },
  async run(ctx, input) {
    const role = await requireRoleLocked(ctx, input.trip_id, "viewer");
    await requireSubject(ctx, input.trip_id, role, input);
    const comment = { tripId: input.trip_id, groupId: null, ...subjectOf(input), text: input.text };
    return { comment: await saveNewComment(ctx, comment, role === "owner") };
  },
});
