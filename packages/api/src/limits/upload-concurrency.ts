import type { Actor } from "@caravan/core/kernel/actor";
import { concurrencyLimiter } from "@caravan/core/kernel/concurrency-limiter";

/**
 * A file is held in memory until it is kept, and a slow sender takes a minute. So few are read at once in this process,
 * and fewer of one account.
 */
const take = concurrencyLimiter({ mostAtOnce: 24, mostOfOne: 4, tryAgainS: 5 });

/** @throws limited `rate_limited`, before anything is read, when too many are being read. */
export function limitUploads<T>(actor: Actor, work: () => Promise<T>): Promise<T> {
  return take(actor.kind === "anonymous" ? "" : actor.userId, work);
}
