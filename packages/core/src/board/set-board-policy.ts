import { policyInput } from "@caravan/domain/board/policy-input";
import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { groupFor } from "../groups/access.ts";
import { saveReadinessPolicy } from "../groups/group-state.ts";
import { command } from "../kernel/define.ts";
import { groupRoom, recordRoomEvent } from "../kernel/room-events.ts";
import { rareByRest } from "../kernel/without-tool.ts";
import { loadReadiness } from "./load-readiness.ts";
import { policyOf } from "./readiness-policy.ts";
import { readinessWire } from "./wire.ts";

export const setBoardPolicy = command({
  name: "set_board_policy",
  description: "Sets the readiness policy of the board. Fields that are left out keep their value.",
  audience: "group_trips:write",
  approval: "refused",
  withoutTool: rareByRest,
  hints: { destructive: false, idempotent: true },
  errors: ["not_found", "forbidden"],
  input: z.object({ trip_code: f.tripCode, ...policyInput.partial().shape }),
  output: z.object(readinessWire),
  rest: { method: "PUT", path: "/api/group-trips/{trip_code}/board-status" },
  async run(ctx, { trip_code, ...sent }) {
    const group = await groupFor(ctx, trip_code, "creator", "alone");
    const changes = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
    if (Object.keys(changes).length === 0) return loadReadiness(ctx, group);
    const policy = { ...policyOf(group), ...changes };
    await saveReadinessPolicy(ctx.sql, group.id, policy);
    await recordRoomEvent(ctx, groupRoom(group.id), "board.changed", { group_trip_id: group.id });
    return loadReadiness(ctx, { ...group, policy });
  },
});
