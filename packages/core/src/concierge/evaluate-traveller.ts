import { sqlOf, transaction } from "@caravan/db/sql";
import type { Situation } from "@caravan/domain/concierge/types";
import { tripFor } from "../kernel/access.ts";
import type { Context } from "../kernel/context.ts";
import { DomainError } from "../kernel/errors.ts";
import type { JobCall } from "../kernel/job-context.ts";
import { contextForJob } from "../kernel/job-context.ts";
import type { JobData } from "../kernel/jobs.ts";
import { redactedError } from "../kernel/redacted-error.ts";
import { dayBefore, loadWhereabouts, recentStatusEvents } from "./load-situation.ts";
import { declinedSince, hasFreeTimeRequest } from "./recommendation-store.ts";
import { type EvaluationBasis, saveEvaluation } from "./save-evaluation.ts";
import { findConcierge } from "./store.ts";

type Job = JobData["concierge.evaluate"];

/** Looks at the plan for one traveller and keeps what was found; tells them of what is new. */
export async function evaluateTraveller(call: JobCall, job: Job): Promise<void> {
  const { database } = call.ports;
  const ctx = contextForJob(call, sqlOf(database), job.userId);
  try {
    const seen = await look(ctx, job);
    if (!seen) return;
    const found = await call.ports.concierge.evaluate(seen.situation, call.signal);
    await transaction(database, (sql) => saveEvaluation({ ...ctx, sql }, job, seen, found));
  } catch (error) {
    // The traveller has left the trip, or it was deleted: nobody is left to tell.
    if (error instanceof DomainError && error.kind === "missing") return;
    call.signal.throwIfAborted();
    throw redactedError("the evaluation of a traveller failed", error);
  }
}

async function look(ctx: Context, job: Job): Promise<(EvaluationBasis & { readonly situation: Situation }) | null> {
  // The revision before what it stands for: what changes from here on is found out when the outcome is kept.
  const row = await findConcierge(ctx.sql, job);
  if (!row) return null;
  const { document } = await tripFor(ctx, job.tripId, "viewer");
  const events = await recentStatusEvents(ctx, job);
  const whereabouts = await loadWhereabouts(ctx, document, job, row, events);
  const wish = job.wish ?? ((await hasFreeTimeRequest(ctx.sql, job, ctx.now)) ? "what_now" : null);
  const lastEventAt = events.reduce<Date | null>(
    (last, { receivedAt }) => (last && last > receivedAt ? last : receivedAt),
    null,
  );
  const situation: Situation = {
    ...whereabouts,
    maxDetourMinutes: row.maxDetourMinutes,
    // Whoever asks, or has said something since, hears all of it again.
    answered: job.asked ? [] : await declinedSince(ctx.sql, job, lastEventAt ?? dayBefore(ctx.now)),
    wish,
  };
  return { situation, lastEventAt, contextRevision: row.contextRevision, tripRevision: document.revision };
}
