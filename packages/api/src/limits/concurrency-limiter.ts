import { rateLimited } from "@caravan/core/kernel/errors";

export interface ConcurrencyLimits {
  /** In this process. */
  readonly mostAtOnce: number;
  readonly mostOfOne: number;
  readonly tryAgainS: number;
}

/**
 * For what is held in memory while it is under way, so that neither everybody together nor one alone can fill it.
 *
 * @returns runs the work of somebody; throws limited `rate_limited`, before anything is begun, when too much is under way
 */
export function concurrencyLimiter({ mostAtOnce, mostOfOne, tryAgainS }: ConcurrencyLimits) {
  const underWay = new Map<string, number>();
  return async <T>(who: string, work: () => Promise<T>): Promise<T> => {
    const own = underWay.get(who) ?? 0;
    const all = underWay.values().reduce((sum, count) => sum + count, 0);
    if (own >= mostOfOne || all >= mostAtOnce) throw rateLimited(tryAgainS);
    underWay.set(who, own + 1);
    try {
      return await work();
    } finally {
      const left = (underWay.get(who) ?? 1) - 1;
      if (left > 0) underWay.set(who, left);
      else underWay.delete(who);
    }
  };
}
