import { statement, t } from "@caravan/db/sql";
import type { OpenedGroup } from "../groups/access.ts";
import type { Agent } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { setStatus } from "./candidate-status.ts";
import { type LockedCandidate, requireNotIgnored } from "./lock-candidate.ts";
import type { AdviceRow } from "./store.ts";

/**
 * Locks a candidate in, from any lane. Binding for the trip, so only a person can: an agent's call is stored as advice,
 * once for each person and agent.
 *
 * @returns whether anything changed
 */
export async function confirmCandidate(ctx: Context, _: OpenedGroup, candidate: LockedCandidate): Promise<boolean> {
  requireNotIgnored(candidate);
  if (ctx.actor.kind === "agent") return advise(ctx, ctx.actor, candidate);
  // The first person who locked it in is kept.
  if (candidate.status === "locked_in") return false;
  await setStatus(ctx, candidate.id, "locked_in");
  return true;
}

const update = statement("candidate-advise", "update place_candidates set advice = $2, updated_at = $3 where id = $1", [
  t.uuid,
  t.json(),
  t.timestamp,
]);

/** A limit for advice of many keys. */
const MOST_ADVICE = 100;

async function advise(ctx: Context, { userId, agentName }: Agent, { id, advice }: LockedCandidate): Promise<boolean> {
  if (advice.some((it) => it.user_id === userId && it.agent_name === agentName)) return false;
  const entry: AdviceRow = { user_id: userId, agent_name: agentName, at: ctx.now.toISOString() };
  const kept = [...advice, entry].slice(-MOST_ADVICE);
  await ctx.sql.rows(update, [id, kept, ctx.now]);
  return true;
}
