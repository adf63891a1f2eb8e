import { statement, t } from "@caravan/db/sql";
import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import { download } from "../kernel/define.ts";
import { notFound } from "../kernel/errors.ts";
import { seenByOneSql } from "./person-pictures.ts";

const find = statement(
  "person-picture",
  `select picture as bytes from person_pictures p where p.user_id = $2 and ${seenByOneSql("p.user_id")}`,
  [t.uuid, t.uuid],
  { bytes: t.bytes },
);

export const getPersonPicture = download({
  name: "get_person_picture",
  description:
    "The picture of this person, or of somebody with whom they share a trip or a group: a small square WebP.",
  audience: "person",
  errors: ["not_found"],
  input: z.object({
    user_id: f.id,
    v: z.string().max(36).optional().meta({ description: "Its version, so that no older one is shown" }),
  }),
  path: "/api/users/{id}/picture",
  params: { id: "user_id" },
  types: ["image/webp"],
  async run(ctx, { user_id }) {
    const [picture] = await ctx.sql.rows(find, [signedIn(ctx.actor).userId, user_id]);
    if (!picture) throw notFound("picture");
    return { type: "image/webp", bytes: picture.bytes };
  },
});
