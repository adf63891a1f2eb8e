import { statement, t } from "@caravan/db/sql";
import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import { query } from "../kernel/define.ts";
import { forOwnEyes } from "../kernel/without-tool.ts";
import { personPictureAddress, seenByOneSql } from "./person-pictures.ts";

const list = statement(
  "people-pictures",
  `select p.user_id, p.version from person_pictures p where ${seenByOneSql("p.user_id")} order by p.user_id`,
  [t.uuid],
  { user_id: t.uuid, version: t.uuid },
);

export const listPeoplePictures = query({
  name: "list_people_pictures",
  description: "Which people with whom this person shares a trip or a group have a picture, and where it is.",
  audience: "person",
  withoutTool: forOwnEyes,
  guests: true,
  input: z.object({}),
  output: z.object({ pictures: z.array(z.object({ user_id: f.id, address: z.string() })) }),
  async run(ctx) {
    const rows = await ctx.sql.rows(list, [signedIn(ctx.actor).userId]);
    return {
      pictures: rows.map((it) => ({ user_id: it.user_id, address: personPictureAddress(it.user_id, it.version) })),
    };
  },
});
