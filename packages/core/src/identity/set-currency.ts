import { statement, t } from "@caravan/db/sql";
import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";

const update = statement("user-currency", "update users set currency = $2 where id = $1", [t.uuid, t.nullable(t.text)]);

const currency = f.currency.nullable().meta({ description: "Of new trips; null: that of the destination" });

export const setCurrency = command({
  name: "set_currency",
  description: "Chooses the currency of new trips of this account where none is said.",
  audience: "person",
  withoutTool: "an agent names the currency of the trip that it makes",
  guests: true,
  hints: { destructive: false, idempotent: true },
  input: z.object({ currency }),
  output: z.object({ currency }),
  async run(ctx, chosen) {
    await ctx.sql.rows(update, [signedIn(ctx.actor).userId, chosen.currency]);
    return { currency: chosen.currency };
  },
});
