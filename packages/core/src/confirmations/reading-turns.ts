import { rateLimited } from "../kernel/errors.ts";
import { ReaderBusy } from "../kernel/ports.ts";

/** A confirmation that somebody built to be slow takes seconds of a thread, so nobody may fill all turns. */
const MOST_OF_ONE = 6;
const TRY_AGAIN_S = 10;

const underWay = new Map<string, number>();

/** @throws limited `rate_limited`, when the reader has no turn, or the account has enough of them. */
export async function inReadingTurn<T>(userId: string, work: () => Promise<T>): Promise<T> {
  const own = underWay.get(userId) ?? 0;
  if (own >= MOST_OF_ONE) throw rateLimited(TRY_AGAIN_S);
  underWay.set(userId, own + 1);
  try {
    return await work();
  } catch (error) {
    throw error instanceof ReaderBusy ? rateLimited(TRY_AGAIN_S) : error;
  } finally {
    const left = (underWay.get(userId) ?? 1) - 1;
    if (left > 0) underWay.set(userId, left);
    else underWay.delete(userId);
  }
}
