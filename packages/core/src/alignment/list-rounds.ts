import { changesBetweenRounds } from "@caravan/domain/alignment/changes-between-rounds";
import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { groupFor } from "../groups/access.ts";
import { query } from "../kernel/define.ts";
import { rareByRest } from "../kernel/without-tool.ts";
import { presentRound } from "./present.ts";
import { roundsOf } from "./store.ts";
import { roundWire } from "./wire.ts";

export const listRounds = query({
  name: "list_alignment_rounds",
  description: "Every round as it was, oldest first, with what changed between them.",
  audience: "group_trips:read",
  withoutTool: rareByRest,
  errors: ["not_found"],
  input: z.object({ trip_code: f.tripCode }),
  output: z.object({ trip_code: z.string(), rounds: z.array(roundWire) }),
  rest: { method: "GET", path: "/api/group-trips/{trip_code}/alignment/rounds" },
  async run(ctx, input) {
    const group = await groupFor(ctx, input.trip_code, "member");
    const rounds = await roundsOf(ctx.sql, group.id);
    return {
      trip_code: group.code,
      rounds: rounds.map((round, index) => {
        const before = rounds[index - 1];
        return presentRound(round, before ? changesBetweenRounds(before.result, round.result, group.currency) : []);
      }),
    };
  },
});
