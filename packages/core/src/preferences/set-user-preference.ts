import { statement, t } from "@caravan/db/sql";
import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { author, signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";

const insert = statement(
  "signal-insert",
  `insert into preference_signals (id, user_id, type, value, confidence, agent_name, created_at)
   values ($1, $2, $3, $4::jsonb, $5, $6, $7)`,
  [t.uuid, t.uuid, t.text, t.json(), t.double, t.nullable(t.text), t.timestamp],
);

const signalWire = z.object({
  id: f.id,
  type: z.string(),
  value: f.signalValue,
  confidence: z.number(),
  created_at: z.string(),
});

export const setUserPreference = command({
  name: "set_user_preference",
  description:
    "Notes one thing learnt about the traveller, with how sure you are; get_preference_profile adds them up.",
  audience: "trips:write",
  approval: "refused",
  capability: true,
  examples: [{ type: "pacing", value: "slow mornings", confidence: 0.8 }],
  input: z.object({
    type: f.signalType.meta({
      description: "Such as pacing, dietary restriction, accommodation style or transport preference",
    }),
    value: f.signalValue,
    confidence: f.confidence.default(1).meta({ description: "How certain it is: 1 when the person said so" }),
  }),
  output: z.object({ signal: signalWire }),
  async run(ctx, input) {
    const { type, value, confidence } = input;
    const id = ctx.newId();
    const { userId } = signedIn(ctx.actor);
    await ctx.sql.rows(insert, [id, userId, type, value, confidence, author(ctx.actor).agentName, ctx.now]);
    return { signal: { id, type, value, confidence, created_at: ctx.now.toISOString() } };
  },
});
