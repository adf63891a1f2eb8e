import { statement, t } from "@caravan/db/sql";
import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { groupFor } from "../groups/access.ts";
import { author } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { recordCandidateChange } from "./candidate-status.ts";
import { loadCandidate } from "./load-board.ts";
import { lockCandidate, requireNotIgnored } from "./lock-candidate.ts";
import { updateLanesByVotes } from "./update-lanes-by-votes.ts";
import { candidateWire } from "./wire.ts";

const upsert = statement(
  "reaction-upsert",
  `insert into place_reactions (candidate_id, user_id, advisory, vote, starred, reason, agent_name, updated_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8)
   on conflict (candidate_id, user_id, advisory) do update
     set vote = excluded.vote, starred = excluded.starred, reason = excluded.reason, agent_name = excluded.agent_name,
         updated_at = excluded.updated_at
     where (place_reactions.vote, place_reactions.starred, place_reactions.reason, place_reactions.agent_name)
           is distinct from (excluded.vote, excluded.starred, excluded.reason, excluded.agent_name)
   returning candidate_id`,
  [t.uuid, t.nullable(t.uuid), t.boolean, t.text, t.boolean, t.nullable(t.text), t.nullable(t.text), t.timestamp],
  { candidate_id: t.uuid },
);

/** Whether a reason has visible characters. */
const isSaid = (reason: string | undefined) => /[^\s\p{C}]/u.test(reason ?? "");

export const reactToPlace = command({
  name: "react_to_place",
  description:
    "Votes on a candidate for your person: in, unsure or out, which needs a reason. A vote by an agent is advice beside the person's own.",
  audience: "group_trips:write",
  // Advice that binds nobody.
  approval: "applies",
  capability: true,
  hints: { destructive: false, idempotent: true },
  errors: ["not_found", "candidate_ignored"],
  examples: [
    {
      trip_code: "K7MPQ2XW",
      candidate_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01",
      vote: "out",
      reason: "Closed on the day we are there",
    },
  ],
  input: z
    .object({
      trip_code: f.tripCode,
      candidate_id: f.id,
      vote: f.vote,
      starred: z.boolean().default(false),
      reason: f.voteReason.optional().meta({ description: "Required when vote is out" }),
    })
    .refine((it) => it.vote !== "out" || isSaid(it.reason), {
      path: ["reason"],
      error: "say why: a vote of out needs a reason",
    }),
  output: z.object({ candidate: candidateWire, advisory: z.boolean() }),
  rest: {
    method: "PUT",
    path: "/api/group-trips/{trip_code}/board/{candidateId}/reaction",
    params: { candidateId: "candidate_id" },
  },
  async run(ctx, input) {
    const group = await groupFor(ctx, input.trip_code, "member", "shared");
    // Locked, so that votes are counted one after the other.
    const candidate = await lockCandidate(ctx, group, input.candidate_id);
    requireNotIgnored(candidate);
    const { userId, agentName } = author(ctx.actor);
    const advisory = agentName !== null;
    const { id } = candidate;
    const reason = isSaid(input.reason) ? (input.reason?.trim() ?? null) : null;
    const values = [id, userId, advisory, input.vote, input.starred, reason, agentName, ctx.now] as const;
    const changed = await ctx.sql.rows(upsert, values);
    if (changed.length > 0) {
      if (!advisory) await updateLanesByVotes(ctx, group.id, id);
      await recordCandidateChange(ctx, group, id);
    }
    return { candidate: await loadCandidate(ctx, group, id), advisory };
  },
});
