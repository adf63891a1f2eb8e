import { statement } from "@caravan/db/sql";
import type { Agent } from "../actor.ts";
import type { Scene } from "../define.ts";
import type { OpenedGroup } from "../groups/access.ts";
import { mustNotBeIgnored, type OpenCandidate } from "./open-candidate.ts";
import { setStatus } from "./set-status.ts";
import type { AdviceRow } from "./store.ts";

/**
 * Locks a candidate in, from whatever lane it is in. Binding for the trip, so only a person can: an agent's word is kept
 * beside it as advice, once for each person and agent.
 *
 * @returns whether anything is different now.
 */
export async function confirm(scene: Scene, _: OpenedGroup, candidate: OpenCandidate): Promise<boolean> {
  mustNotBeIgnored(candidate);
  if (scene.actor.kind === "agent") return advise(scene, scene.actor, candidate);
  // Who locked it in first stays the one who did.
  if (candidate.status === "locked_in") return false;
  await setStatus(scene, candidate.id, "locked_in");
  return true;
}

const update = statement("candidate-advise", "update place_candidates set advice = $2, updated_at = $3 where id = $1");

/** So that a flood of keys is no flood of advice. */
const MOST_ADVICE = 100;

async function advise(scene: Scene, { userId, agentName }: Agent, { id, advice }: OpenCandidate): Promise<boolean> {
  if (advice.some((it) => it.user_id === userId && it.agent_name === agentName)) return false;
  const entry: AdviceRow = { user_id: userId, agent_name: agentName, at: scene.now.toISOString() };
  const kept = [...advice, entry].slice(-MOST_ADVICE);
  await scene.sql.rows(update, [id, JSON.stringify(kept), scene.now]);
  return true;
}
