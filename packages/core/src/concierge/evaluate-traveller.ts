import { sqlOf, transaction } from "@caravan/db/sql";
import type { Situation } from "@caravan/domain/concierge/types";
import { inLanguage } from "@caravan/languages/node";
import { tripFor } from "../kernel/access.ts";
import type { Context } from "../kernel/context.ts";
import { DomainError } from "../kernel/errors.ts";
import type { JobCall } from "../kernel/job-context.ts";
import { contextForJob } from "../kernel/job-context.ts";
import type { JobData } from "../kernel/jobs.ts";
import { readerOfPerson } from "../kernel/reader-language.ts";
import { redactedError } from "../kernel/redacted-error.ts";
import { dayBefore, loadWhereabouts, recentStatusEvents } from "./load-situation.ts";
import { declinedSince, hasFreeTimeRequest } from "./recommendation-store.ts";
import { type EvaluationBasis, saveEvaluation } from "./save-evaluation.ts";
import { findConcierge } from "./store.ts";

type Job = JobData["concierge.evaluate"];

/** Evaluates the plan for one traveller, stores the result and sends a push for a new recommendation. */
export async function evaluateTraveller(call: JobCall, job: Job): Promise<void> {
  const { database } = call.ports;
  const ctx = contextForJob(call, sqlOf(database), job.userId);
  try {
    const seen = await look(ctx, job);
    if (!seen) return;
    // What an option adds to the plan is in the language of its traveller.
    const reader = await readerOfPerson(ctx.sql, call.ports, job.userId);
    const found = await inLanguage(reader, () => call.ports.concierge.evaluate(seen.situation, call.signal));
    await transaction(database, (sql) => saveEvaluation({ ...ctx, sql }, job, seen, found));
  } catch (error) {
    // The traveller has left the trip, or it was deleted.
    if (error instanceof DomainError && error.kind === "missing") return;
    call.signal.throwIfAborted();
    throw redactedError("the evaluation of a traveller failed", error);
  }
}

async function look(ctx: Context, job: Job): Promise<(EvaluationBasis & { readonly situation: Situation }) | null> {
  // The revision is read first: later changes are detected when the outcome is stored.
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
    // A traveller who asks, or has reported something since, gets dismissed advice again.
    answered: job.asked ? [] : await declinedSince(ctx.sql, job, lastEventAt ?? dayBefore(ctx.now)),
    wish,
  };
  return { situation, lastEventAt, contextRevision: row.contextRevision, tripRevision: document.revision };
}
