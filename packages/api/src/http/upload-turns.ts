import type { Actor } from "@caravan/core/actor";
import { rateLimited } from "@caravan/core/errors";

/**
 * A file is held in memory until it is kept, and a slow sender takes a minute. So few are read at once in this process,
 * and fewer of one account.
 */
const MOST_AT_ONCE = 24;
const MOST_OF_ONE = 4;
const TRY_AGAIN_S = 5;

const underWay = new Map<string, number>();

/** @throws limited `rate_limited`, before anything is read, when too many are being read. */
export async function inUploadTurn<T>(actor: Actor, work: () => Promise<T>): Promise<T> {
  const who = actor.kind === "anonymous" ? "" : actor.userId;
  const own = underWay.get(who) ?? 0;
  const all = underWay.values().reduce((sum, count) => sum + count, 0);
  if (own >= MOST_OF_ONE || all >= MOST_AT_ONCE) throw rateLimited(TRY_AGAIN_S);
  underWay.set(who, own + 1);
  try {
    return await work();
  } finally {
    const left = (underWay.get(who) ?? 1) - 1;
    if (left > 0) underWay.set(who, left);
    else underWay.delete(who);
  }
}
