import { statement, t } from "@caravan/db/sql";
import { languages } from "@caravan/languages/language";
import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { decidesAccess } from "../kernel/without-tool.ts";

const update = statement("user-language", "update users set language = $2 where id = $1", [t.uuid, t.nullable(t.text)]);

/** Not published: an agent's language is that of its requests (`Accept-Language`). */
export const setLanguage = command({
  name: "set_language",
  description: "Chooses the language of the pages of this account.",
  audience: "person",
  withoutTool: decidesAccess,
  hints: { destructive: false, idempotent: true },
  input: z.object({ language: z.enum(languages).nullable().meta({ description: "null: as the browser asks" }) }),
  output: z.object({ language: z.enum(languages).nullable() }),
  async run(ctx, { language }) {
    await ctx.sql.rows(update, [signedIn(ctx.actor).userId, language]);
    return { language };
  },
});
