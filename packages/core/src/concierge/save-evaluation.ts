import type { Evaluation } from "@caravan/domain/concierge/types";
import { deepEqual } from "@caravan/domain/deep-equal";
import { requireRoleLocked } from "../kernel/access.ts";
import type { Context } from "../kernel/context.ts";
import type { JobData } from "../kernel/jobs.ts";
import { isPending, queueEvaluation } from "./evaluation-schedule.ts";
import { queueRecommendationPush } from "./recommendation-push.ts";
import { lastEndedWithKey, lockUnanswered, saveRecommendation } from "./recommendation-store.ts";
import { reconcileRecommendations } from "./reconcile-recommendations.ts";
import { type Concierge, lockConcierge, saveEvaluationTime, tripRevisionOf } from "./store.ts";

type Job = JobData["concierge.evaluate"];

/** The revisions that the evaluation used. */
export interface EvaluationBasis {
  readonly tripRevision: number;
  readonly contextRevision: number;
  readonly lastEventAt: Date | null;
}

/**
 * Stores the result, in the transaction of ctx, if plan and reports are unchanged. Otherwise the evaluation has to run
 * again.
 */
export async function saveEvaluation(ctx: Context, job: Job, seen: EvaluationBasis, found: Evaluation): Promise<void> {
  const { sql, now } = ctx;
  // A change of the plan waits for this transaction, and then finds the outdated advice.
  await requireRoleLocked(ctx, job.tripId, "viewer");
  const row = await lockConcierge(sql, job);
  if (!row) return;
  const revision = await tripRevisionOf(sql, job);
  if (revision !== seen.tripRevision || row.contextRevision !== seen.contextRevision)
    return queueEvaluation(ctx.ports, sql, job);

  const { advice, alerts } = found;
  const { saved, told } = reconcileRecommendations({
    traveller: job,
    advice,
    waiting: await lockUnanswered(sql, job),
    last: advice && ((await lastEndedWithKey(sql, job, advice.key)) ?? null),
    lastEventAt: seen.lastEventAt,
    asked: job.asked,
    tripRevision: seen.tripRevision,
    now,
    newId: ctx.newId,
  });
  for (const it of saved) await saveRecommendation(sql, it);
  // A traveller who asked gets "nothing found" as a result too.
  const grows = job.asked || saved.length > 0 || !deepEqual(row.alerts, alerts);
  await saveEvaluationTime(sql, job, {
    at: evaluatedAt(row, job, now),
    tripRevision: seen.tripRevision,
    alerts,
    grows,
  });
  // A traveller who asked is looking at the screen.
  if (told && !job.asked) await queueRecommendationPush(ctx.ports, sql, told);
}

/** A request stays pending until its own evaluation, not an earlier one. */
function evaluatedAt(row: Concierge, { asked }: Job, now: Date): Date | null {
  if (!asked) return isPending(row, now) ? row.evaluatedAt : now;
  return row.askedAt !== null && row.askedAt > now ? row.askedAt : now;
}
