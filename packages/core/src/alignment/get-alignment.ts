import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { groupFor } from "../groups/access.ts";
import { query } from "../kernel/define.ts";
import { presentAlignment } from "./present.ts";
import { lastRoundOf } from "./store.ts";
import { alignmentWire } from "./wire.ts";

export const getAlignment = query({
  name: "get_alignment",
  description: "The result of the latest round, with conflicts and the smallest change that would resolve each.",
  audience: "group_trips:read",
  capability: true,
  errors: ["not_found"],
  examples: [{ trip_code: "K7MPQ2XW" }],
  input: z.object({ trip_code: f.tripCode }),
  output: z.object(alignmentWire),
  rest: { method: "GET", path: "/api/group-trips/{trip_code}/alignment" },
  async run(ctx, input) {
    const group = await groupFor(ctx, input.trip_code, "member");
    return presentAlignment(group, await lastRoundOf(ctx.sql, group.id));
  },
});
