import type { Sql } from "@caravan/db/sql";
import type { JobData } from "../kernel/jobs.ts";
import type { Ports } from "../kernel/ports.ts";
import type { Concierge, Traveller } from "./store.ts";

/** Once a minute for each traveller and trip (the interface). */
const EVERY_MS = 60_000;
/** Longer than the retries of the queue: a request without an answer by then is lost. */
const LOST_MS = 4 * 60_000;

/** A last request at this moment or before allows a new one now. */
export const mayRequestAgainSince = (now: Date) => new Date(now.getTime() - EVERY_MS);

/** A request from this moment or before without an answer counts as lost. */
export const lostRequestsUntil = (now: Date) => new Date(now.getTime() - LOST_MS);

/** When the next request is accepted; null when now. */
export function nextRequestAt({ askedAt }: Pick<Concierge, "askedAt">, now: Date): Date | null {
  const next = askedAt && new Date(askedAt.getTime() + EVERY_MS);
  return next && next > now ? next : null;
}

/** Requested, without an answer, and not lost. */
export function isPending({ askedAt, evaluatedAt }: Pick<Concierge, "askedAt" | "evaluatedAt">, now: Date): boolean {
  return askedAt !== null && askedAt > lostRequestsUntil(now) && (evaluatedAt === null || evaluatedAt < askedAt);
}

/** Added with the transaction. The queue keeps one waiting job for each traveller. */
export async function queueEvaluation(
  { jobs }: Pick<Ports, "jobs">,
  sql: Sql,
  data: JobData["concierge.evaluate"],
): Promise<void> {
  const { tripId, userId, asked, wish } = data;
  await jobs.add(sql, "concierge.evaluate", data, { key: `${tripId}:${userId}:${asked}:${wish}` });
}

/** For travellers who did not ask. In a fixed order: adding jobs in two orders could deadlock. */
export async function queueEvaluations(
  ports: Pick<Ports, "jobs">,
  sql: Sql,
  travellers: readonly Traveller[],
): Promise<void> {
  for (const { tripId, userId } of travellers)
    await queueEvaluation(ports, sql, { tripId, userId, asked: false, wish: null });
}
