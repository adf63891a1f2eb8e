import type { Sql } from "@caravan/db/sql";
import type { JobData } from "../kernel/jobs.ts";
import type { Ports } from "../kernel/ports.ts";
import type { Concierge, Traveller } from "./store.ts";

/** Once a minute for each traveller and trip: the interface. */
const EVERY_MS = 60_000;
/** Longer than the queue retries: an answer that is not there by then does not come. */
const LOST_MS = 4 * 60_000;

/** Whoever asked at this moment or before may ask again now. */
export const mayRequestAgainSince = (now: Date) => new Date(now.getTime() - EVERY_MS);

/** A request from this moment or before that has no answer counts as lost. */
export const lostRequestsUntil = (now: Date) => new Date(now.getTime() - LOST_MS);

/** When asking again is heard; null when it is now. */
export function nextRequestAt({ askedAt }: Pick<Concierge, "askedAt">, now: Date): Date | null {
  const next = askedAt && new Date(askedAt.getTime() + EVERY_MS);
  return next && next > now ? next : null;
}

/** Asked for, not there yet, and not given up. */
export function isPending({ askedAt, evaluatedAt }: Pick<Concierge, "askedAt" | "evaluatedAt">, now: Date): boolean {
  return askedAt !== null && askedAt > lostRequestsUntil(now) && (evaluatedAt === null || evaluatedAt < askedAt);
}

/** Added with the transaction. Of several for the same traveller, one waits in the queue. */
export async function queueEvaluation(
  { jobs }: Pick<Ports, "jobs">,
  sql: Sql,
  data: JobData["concierge.evaluate"],
): Promise<void> {
  const { tripId, userId, asked, wish } = data;
  await jobs.add(sql, "concierge.evaluate", data, { key: `${tripId}:${userId}:${asked}:${wish}` });
}

/** For those who did not ask. In order: two who add jobs for the same travellers would else wait for each other. */
export async function queueEvaluations(
  ports: Pick<Ports, "jobs">,
  sql: Sql,
  travellers: readonly Traveller[],
): Promise<void> {
  for (const { tripId, userId } of travellers)
    await queueEvaluation(ports, sql, { tripId, userId, asked: false, wish: null });
}
