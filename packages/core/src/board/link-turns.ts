import { rateLimited } from "../kernel/errors.ts";

/**
 * A link may hold tens of megabytes and a look-up of a name for as long as it is read. So few are read at once in this
 * process, and fewer for one account, or a handful of people could take all the memory and all the connections there are.
 */
const MOST_AT_ONCE = 8;
const MOST_OF_ONE = 4;
/** A link takes ten at most, and mostly one or two. */
const TRY_AGAIN_S = 5;

const underWay = new Map<string, number>();

/** @throws limited `rate_limited`, before anything is read, when too many are being read. */
export async function inTurn<T>(userId: string, read: () => Promise<T>): Promise<T> {
  const own = underWay.get(userId) ?? 0;
  const all = underWay.values().reduce((sum, count) => sum + count, 0);
  if (own >= MOST_OF_ONE || all >= MOST_AT_ONCE) throw rateLimited(TRY_AGAIN_S);
  underWay.set(userId, own + 1);
  try {
    return await read();
  } finally {
    const left = (underWay.get(userId) ?? 1) - 1;
    if (left > 0) underWay.set(userId, left);
    else underWay.delete(userId);
  }
}
