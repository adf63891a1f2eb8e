import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import { query } from "../kernel/define.ts";
import { decidesAccess } from "../kernel/without-tool.ts";
import { agentWeek } from "./agent-week.ts";

export const getAgentWeek = query({
  name: "get_agent_week",
  description: "What this person's agents did in the last seven days, by key, on trips that the person still sees.",
  audience: "person",
  withoutTool: decidesAccess,
  input: z.object({}),
  output: z.object({
    since: z.string(),
    agents: z.array(
      z.object({
        key_id: f.id,
        agent_name: z.string(),
        trips: z.array(z.object({ id: f.id, title: z.string(), changes: z.number() })),
        undone: z.number(),
        approved: z.number(),
        rejected: z.number(),
        waiting: z.number(),
      }),
    ),
  }),
  rest: { method: "GET", path: "/api/users/me/api-keys/week" },
  async run(ctx) {
    const { since, agents } = await agentWeek(ctx.sql, signedIn(ctx.actor).userId, ctx.now);
    return {
      since: since.toISOString(),
      agents: agents.map(({ keyId, agentName, trips, ...it }) => ({
        ...{ key_id: keyId, agent_name: agentName, trips: [...trips] },
        ...it,
      })),
    };
  },
});
