import * as f from "@caravan/domain/fields";
import { said } from "@caravan/domain/words/sentence";
import { z } from "zod";
import { groupFor, groupStatus } from "../groups/access.ts";
import { addRounds } from "../groups/group-state.ts";
import { groupStatusWire } from "../groups/wire.ts";
import { command } from "../kernel/define.ts";
import { conflict } from "../kernel/errors.ts";
import { groupRoom, recordRoomEvent } from "../kernel/room-events.ts";
import { rareByRest } from "../kernel/without-tool.ts";

export const extendRounds = command({
  name: "extend_rounds",
  description: "Adds alignment rounds for a group that has used up its rounds. Only the creator can do this.",
  audience: "group_trips:write",
  approval: "refused",
  withoutTool: rareByRest,
  errors: ["not_found", "forbidden", "not_escalated"],
  input: z.object({ trip_code: f.tripCode, additional_rounds: f.additionalRounds.default(1) }),
  output: z.object({
    trip_code: z.string(),
    status: groupStatusWire,
    round_number: z.number(),
    max_rounds: z.number(),
    rounds_left: z.number(),
  }),
  rest: { method: "POST", path: "/api/group-trips/{trip_code}/alignment/extend-rounds" },
  async run(ctx, input) {
    const group = await groupFor(ctx, input.trip_code, "creator", "alone");
    if (group.alignment !== "escalation_pending") {
      const left = group.maxRounds - group.roundNumber;
      throw conflict(
        "not_escalated",
        left === 1 ? said`There is a round left: use it first.` : said`There are ${left} rounds left: use them first.`,
      );
    }
    await addRounds(ctx.sql, group.id, input.additional_rounds, group.reconciled ? "aligned" : "aligning");
    await recordRoomEvent(ctx, groupRoom(group.id), "group.changed", { group_trip_id: group.id });
    const after = await groupFor(ctx, input.trip_code, "creator");
    return {
      trip_code: after.code,
      status: groupStatus(after),
      round_number: after.roundNumber,
      max_rounds: after.maxRounds,
      rounds_left: after.maxRounds - after.roundNumber,
    };
  },
});
