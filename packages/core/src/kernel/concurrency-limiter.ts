import { rateLimited } from "./errors.ts";

export interface ConcurrencyLimits {
  /** In this process; left out where the work has a queue of its own. */
  readonly mostAtOnce?: number;
  readonly mostOfOne: number;
  readonly tryAgainS: number;
}

/**
 * Bounds work that holds memory, threads or connections while it runs, for everybody together and for each account.
 *
 * @returns runs the work of somebody; throws limited `rate_limited`, before it begins, when too much is under way
 */
export function concurrencyLimiter({ mostAtOnce = Number.POSITIVE_INFINITY, mostOfOne, tryAgainS }: ConcurrencyLimits) {
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
