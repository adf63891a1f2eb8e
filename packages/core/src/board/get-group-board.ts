import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { groupFor } from "../groups/access.ts";
import { query } from "../kernel/define.ts";
import { loadBoard } from "./load-board.ts";
import { boardWire } from "./wire.ts";

export const getGroupBoard = query({
  name: "get_group_board",
  description:
    "The inspiration board: candidates with reactions, the review lane, and whether the group is ready to plan.",
  audience: "group_trips:read",
  capability: true,
  errors: ["not_found"],
  examples: [{ trip_code: "K7MPQ2XW" }],
  input: z.object({ trip_code: f.tripCode }),
  output: z.object(boardWire),
  rest: { method: "GET", path: "/api/group-trips/{trip_code}/board" },
  async run(ctx, { trip_code }) {
    return loadBoard(ctx, await groupFor(ctx, trip_code, "member"));
  },
});
