import { statement, t } from "@caravan/db/sql";
import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { groupFor } from "../groups/access.ts";
import { download } from "../kernel/define.ts";
import { notFound } from "../kernel/errors.ts";

const find = statement(
  "candidate-picture",
  "select picture as bytes from place_candidates where id = $1 and group_id = $2 and picture is not null",
  [t.uuid, t.uuid],
  { bytes: t.notNull(t.bytes) },
);

export const getCandidatePicture = download({
  name: "get_candidate_picture",
  description: "The picture of a place on the group's board: a small WebP made from the page's picture.",
  audience: "group_trips:read",
  errors: ["not_found"],
  input: z.object({ trip_code: f.tripCode, candidate_id: f.id }),
  path: "/api/group-trips/{trip_code}/board/{candidateId}/picture",
  params: { candidateId: "candidate_id" },
  types: ["image/webp"],
  async run(ctx, { trip_code, candidate_id }) {
    const group = await groupFor(ctx, trip_code, "member");
    const [picture] = await ctx.sql.rows(find, [candidate_id, group.id]);
    if (!picture) throw notFound("picture");
    return { type: "image/webp", bytes: picture.bytes };
  },
});
