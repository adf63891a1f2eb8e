import { statement, t } from "@caravan/db/sql";
import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { groupFor } from "../groups/access.ts";
import { command } from "../kernel/define.ts";
import { notFound } from "../kernel/errors.ts";
import { rareByRest } from "../kernel/without-tool.ts";
import { commentRateLimit } from "./add-comment.ts";
import { saveNewComment } from "./save-new-comment.ts";
import { subjectOf } from "./subject.ts";
import { commentWire } from "./wire.ts";

const findCandidate = statement(
  "comment-candidate",
  "select id from place_candidates where group_id = $1 and id = $2",
  [t.uuid, t.uuid],
  { id: t.uuid },
);

export const addPlaceComment = command({
  name: "add_place_comment",
  description:
    "Says something about a place on the board of a group trip. @ and a member's name mentions them. It is no vote.",
  audience: "group_trips:write",
  withoutTool: rareByRest,
  approval: "applies",
  rateLimit: commentRateLimit,
  errors: ["not_found", "too_many_comments"],
  input: z.object({ trip_code: f.tripCode, candidate_id: f.id, text: f.commentText }),
  output: z.object({ comment: commentWire }),
  rest: {
    method: "POST",
    path: "/api/group-trips/{trip_code}/board/{candidateId}/comments",
    status: 201,
    params: { candidateId: "candidate_id" },
  },
  async run(ctx, input) {
    const group = await groupFor(ctx, input.trip_code, "member", "shared");
    if ((await ctx.sql.rows(findCandidate, [group.id, input.candidate_id])).length === 0)
      throw notFound("place on this board");
    const about = { ...subjectOf({}), candidateId: input.candidate_id };
    const comment = { tripId: null, groupId: group.id, ...about, text: input.text };
    return { comment: await saveNewComment(ctx, comment, group.role === "creator") };
  },
});
