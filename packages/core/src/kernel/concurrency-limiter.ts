export interface ConcurrencyLimits {
  /** For all accounts in this process; undefined where the work has its own queue. */
  readonly mostAtOnce?: number;
  readonly mostOfOne: number;
  /** How many more of one account may wait; undefined: none. */
  readonly mostWaiting?: number;
  /** The error when there is too much, before the work begins. */
  readonly refusal: () => Error;
}

export interface ConcurrencyLimiter {
  /**
   * For work that ends elsewhere.
   *
   * @returns to be called once when it has ended
   */
  enter(who: string, patience?: AbortSignal): Promise<() => void>;
  /** @param patience refuses the call when it fires while waiting */
  run<T>(who: string, work: () => Promise<T>, patience?: AbortSignal): Promise<T>;
}

interface Account {
  underWay: number;
  /** In the order of their arrival. */
  readonly waiting: Set<() => void>;
}

/** Limits work that needs memory, threads or connections, for all accounts together and for each. */
export function concurrencyLimiter(limits: ConcurrencyLimits): ConcurrencyLimiter {
  const { mostAtOnce = Number.POSITIVE_INFINITY, mostOfOne, mostWaiting = 0, refusal } = limits;
  const accounts = new Map<string, Account>();
  let all = 0;

  function leave(who: string, account: Account): void {
    const [next] = account.waiting;
    if (next) {
      // The slot is passed on.
      next();
    } else {
      all -= 1;
      account.underWay -= 1;
      if (account.underWay === 0) accounts.delete(who);
    }
  }

  async function enter(who: string, patience?: AbortSignal): Promise<() => void> {
    const account = accounts.get(who) ?? { underWay: 0, waiting: new Set() };
    if (account.underWay >= mostOfOne) {
      if (account.waiting.size >= mostWaiting || patience?.aborted) throw refusal();
      await turn(account, patience);
    } else {
      if (all >= mostAtOnce) throw refusal();
      accounts.set(who, account);
      account.underWay += 1;
      all += 1;
    }
    return () => leave(who, account);
  }

  function turn({ waiting }: Account, patience: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const next = () => {
        waiting.delete(next);
        patience?.removeEventListener("abort", giveUp);
        resolve();
      };
      const giveUp = () => {
        waiting.delete(next);
        reject(refusal());
      };
      waiting.add(next);
      patience?.addEventListener("abort", giveUp, { once: true });
    });
  }

  return {
    enter,
    async run(who, work, patience) {
      const done = await enter(who, patience);
      try {
        return await work();
      } finally {
        done();
      }
    },
  };
}
