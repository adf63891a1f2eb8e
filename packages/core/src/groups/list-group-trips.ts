import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import { query } from "../kernel/define.ts";
import { presentSummary } from "./present.ts";
import { listGroups } from "./store.ts";
import { groupSummaryWire } from "./wire.ts";

export const listGroupTrips = query({
  name: "list_group_trips",
  description: "The group trips that your person is in, newest first: code, status, role, and who has not answered.",
  audience: "group_trips:read",
  capability: true,
  examples: [{}],
  input: z.object({}),
  output: z.object({ group_trips: z.array(groupSummaryWire) }),
  rest: { method: "GET", path: "/api/group-trips" },
  async run(ctx) {
    const actor = signedIn(ctx.actor);
    const groups = await listGroups(ctx.sql, actor.userId, actor.kind === "agent" ? actor.tripIds : []);
    return { group_trips: groups.map((it) => presentSummary(ctx, it)) };
  },
});
