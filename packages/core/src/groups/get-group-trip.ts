import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { query } from "../kernel/define.ts";
import { groupFor } from "./access.ts";
import { presentGroup } from "./present.ts";
import { groupWire } from "./wire.ts";

export const getGroupTrip = query({
  name: "get_group_trip",
  description:
    "A group trip with its members and what each of them prefers now. Private budgets show only that they exist.",
  audience: "group_trips:read",
  capability: true,
  errors: ["not_found"],
  examples: [{ trip_code: "K7MPQ2XW" }],
  input: z.object({ trip_code: f.tripCode }),
  output: z.object({ group_trip: groupWire }),
  rest: { method: "GET", path: "/api/group-trips/{trip_code}" },
  async run(ctx, input) {
    return { group_trip: await presentGroup(ctx, await groupFor(ctx, input.trip_code, "member")) };
  },
});
