import { type RowOf, statement, t } from "@caravan/db/sql";
import { isSplit, readiness } from "@caravan/domain/board/readiness";
import { type BoardCandidate, candidateStatuses, type ReadinessFinding } from "@caravan/domain/board/types";
import type { z } from "zod";
import type { OpenedGroup } from "../groups/access.ts";
import type { Context } from "../kernel/context.ts";
import { policyOf, rulesOf } from "./readiness-policy.ts";
import type { readinessWire } from "./wire.ts";

export type ReadinessWire = z.input<z.ZodObject<typeof readinessWire>>;

const votes = statement(
  "board-votes",
  `select c.id, c.name, c.status, coalesce(array_agg(r.vote) filter (where m.user_id is not null), '{}') as votes
     from place_candidates c
     left join place_reactions r on r.candidate_id = c.id and not r.advisory
     left join group_members m on m.group_id = c.group_id and m.user_id = r.user_id and m.removed_at is null
    where c.group_id = $1 group by c.id order by c.created_at, c.id`,
  [t.uuid],
  {
    id: t.uuid,
    name: t.text,
    status: t.textOf<"review" | "board" | "locked_in" | "out" | "ignored">(),
    votes: t.list(t.textOf<"out" | "in" | "unsure">()),
  },
);
const counts = statement(
  "board-counts",
  `select (select count(*)::int from place_imports where group_id = $1 and status = 'failed') as "failedImports",
          count(*)::int as members,
          (count(*) filter (where exists (
             select from place_reactions r join place_candidates c on c.id = r.candidate_id
              where c.group_id = $1 and r.user_id = m.user_id and not r.advisory)))::int as voters
     from group_members m where m.group_id = $1 and m.removed_at is null`,
  [t.uuid],
  {
    failedImports: t.integer,
    /** Who is in the group now. */
    members: t.integer,
    /** Members who have voted themselves. */
    voters: t.integer,
  },
);

/** Counts of a board besides its candidates. */
export type BoardCounts = RowOf<typeof counts>;

/** Whether the group may plan, with blockers and warnings. Reads only what that needs. */
export async function loadReadiness(ctx: Context, group: OpenedGroup): Promise<ReadinessWire> {
  const candidates = await ctx.sql.rows(votes, [group.id]);
  const [row] = await ctx.sql.rows(counts, [group.id]);
  return presentReadiness(group, candidates, row ?? { failedImports: 0, members: 0, voters: 0 });
}

export function presentReadiness(
  group: Pick<OpenedGroup, "alignmentScore" | "policy">,
  candidates: readonly BoardCandidate[],
  { failedImports, members, voters }: BoardCounts,
): ReadinessWire {
  const policy = policyOf(group);
  const policySet = group.policy !== null;
  const facts = { alignmentScore: group.alignmentScore, candidates, failedImports };
  const { ready, blockers, warnings } = readiness(rulesOf(policy), policySet, facts);
  const lanes = candidateStatuses.map((status) => [status, candidates.filter((it) => it.status === status).length]);
  return {
    ready,
    blockers: blockers.map(presentFinding),
    warnings: warnings.map(presentFinding),
    counts: {
      ...(Object.fromEntries(lanes) as Record<BoardCandidate["status"], number>),
      splits: candidates.filter(isSplit).length,
      failed_imports: failedImports,
      members,
      voters,
    },
    policy,
    policy_set: policySet,
  };
}

function presentFinding({ code, message, howToClear, count, candidateIds }: ReadinessFinding) {
  return { code, message, how_to_clear: howToClear, count, candidate_ids: [...candidateIds] };
}
