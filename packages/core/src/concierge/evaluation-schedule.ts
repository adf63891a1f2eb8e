import type { Sql } from "@caravan/db/sql";
import type { JobData } from "../kernel/jobs.ts";
import type { Ports } from "../kernel/ports.ts";
import type { Concierge, Traveller } from "./store.ts";

/** Once a minute for each traveller and trip: the interface. */
const EVERY_MS = 60_000;
/** Longer than the queue tries: an answer that has not come by then does not come. */
const LOST_MS = 4 * 60_000;

/** The last moment at which somebody who may ask now can have asked before. */
export const askedBefore = (now: Date) => new Date(now.getTime() - EVERY_MS);

/** Who asked by then and has no answer is not waiting for it any more. */
export const lostBefore = (now: Date) => new Date(now.getTime() - LOST_MS);

/** When asking again is heard; null when it is now. */
export function nextAt({ askedAt }: Pick<Concierge, "askedAt">, now: Date): Date | null {
  const next = askedAt && new Date(askedAt.getTime() + EVERY_MS);
  return next && next > now ? next : null;
}

/** Asked for, not there yet, and not given up. */
export function isPending({ askedAt, evaluatedAt }: Pick<Concierge, "askedAt" | "evaluatedAt">, now: Date): boolean {
  return askedAt !== null && askedAt > lostBefore(now) && (evaluatedAt === null || evaluatedAt < askedAt);
}

/** With the transaction; of several for the same, one waits. */
export async function queueEvaluation(
  { jobs }: Pick<Ports, "jobs">,
  sql: Sql,
  data: JobData["concierge.evaluate"],
): Promise<void> {
  const { tripId, userId, asked, wish } = data;
  await jobs.add(sql, "concierge.evaluate", data, { key: `${tripId}:${userId}:${asked}:${wish}` });
}

/** For those who did not ask. In order: two who add jobs for the same travellers would else wait for each other. */
export async function queueForAll(
  ports: Pick<Ports, "jobs">,
  sql: Sql,
  travellers: readonly Traveller[],
): Promise<void> {
  for (const { tripId, userId } of travellers)
    await queueEvaluation(ports, sql, { tripId, userId, asked: false, wish: null });
}
