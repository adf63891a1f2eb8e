import { isDeepStrictEqual } from "node:util";
import type { Evaluation } from "@caravan/domain/concierge/types";
import { roleHeld } from "../kernel/access.ts";
import type { Context } from "../kernel/define.ts";
import type { JobData } from "../kernel/jobs.ts";
import { isPending, queueEvaluation } from "./evaluation.ts";
import { holdWaiting, lastOf, saveRecommendation } from "./recommendation-store.ts";
import { settle } from "./settle.ts";
import { type Concierge, holdConcierge, saveEvaluated, tripRevisionOf } from "./store.ts";
import { tellOf } from "./tell-of.ts";

type Job = JobData["concierge.evaluate"];

/** What the evaluation rests on. */
export interface Seen {
  readonly tripRevision: number;
  readonly contextRevision: number;
  readonly lastEventAt: Date | null;
}

/**
 * Keeps what was found, in the ctx's transaction, if everything is still as it was looked at. Else somebody has changed the
 * plan, or the traveller has said something more: then it is looked at again.
 */
export async function keepFound(ctx: Context, job: Job, seen: Seen, found: Evaluation): Promise<void> {
  const { sql, now } = ctx;
  // Whoever changes the plan waits for this to be over, and then finds the advice that has to be made anew.
  await roleHeld(ctx, job.tripId, "viewer");
  const row = await holdConcierge(sql, job);
  if (!row) return;
  const revision = await tripRevisionOf(sql, job);
  if (revision !== seen.tripRevision || row.contextRevision !== seen.contextRevision)
    return queueEvaluation(ctx.ports, sql, job);

  const { advice, alerts } = found;
  const { saved, told } = settle({
    traveller: job,
    advice,
    waiting: await holdWaiting(sql, job),
    last: advice && ((await lastOf(sql, job, advice.key)) ?? null),
    lastEventAt: seen.lastEventAt,
    asked: job.asked,
    tripRevision: seen.tripRevision,
    now,
    newId: ctx.newId,
  });
  for (const it of saved) await saveRecommendation(sql, it);
  // Who waits for an answer has to hear also that nothing was found.
  const grows = job.asked || saved.length > 0 || !isDeepStrictEqual(row.alerts, alerts);
  await saveEvaluated(sql, job, { at: evaluatedAt(row, job, now), tripRevision: seen.tripRevision, alerts, grows });
  // Who asked is looking at it.
  if (told && !job.asked) await tellOf(ctx.ports, sql, told);
}

/** Whoever has asked waits until that is answered, and not for what came of something else in between. */
function evaluatedAt(row: Concierge, { asked }: Job, now: Date): Date | null {
  if (!asked) return isPending(row, now) ? row.evaluatedAt : now;
  return row.askedAt !== null && row.askedAt > now ? row.askedAt : now;
}
