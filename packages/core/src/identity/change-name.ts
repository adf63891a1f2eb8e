import { statement, t } from "@caravan/db/sql";
import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { decidesAccess } from "../kernel/without-tool.ts";

const update = statement("user-name", "update users set name = $2 where id = $1", [t.uuid, t.text]);

/** Trips, comments and histories show it from then on: they keep who somebody is, and not the name. */
export const changeName = command({
  name: "change_name",
  description: "Changes the name by which others see this person.",
  audience: "person",
  withoutTool: decidesAccess,
  hints: { destructive: false, idempotent: true },
  input: z.object({ name: f.personName }),
  output: z.object({ name: z.string() }),
  async run(ctx, { name }) {
    await ctx.sql.rows(update, [signedIn(ctx.actor).userId, name]);
    return { name };
  },
});
