export interface ConcurrencyLimits {
  /** Of everybody together in this process; left out where the work has a queue of its own. */
  readonly mostAtOnce?: number;
  readonly mostOfOne: number;
  /** How much more of one account may wait until some of its own is done; left out, nothing waits. */
  readonly mostWaiting?: number;
  /** What is thrown, before the work begins, when there is too much of it. */
  readonly refusal: () => Error;
}

export interface ConcurrencyLimiter {
  /** For work that ends elsewhere. @returns what is to be called when it has ended, once */
  enter(who: string, patience?: AbortSignal): Promise<() => void>;
  /** @param patience whoever still waits when it fires is refused */
  run<T>(who: string, work: () => Promise<T>, patience?: AbortSignal): Promise<T>;
}

interface Account {
  underWay: number;
  /** In the order in which they came. */
  readonly waiting: Set<() => void>;
}

/** Bounds work that holds memory, threads or connections while it runs, for everybody together and for each account. */
export function concurrencyLimiter(limits: ConcurrencyLimits): ConcurrencyLimiter {
  const { mostAtOnce = Number.POSITIVE_INFINITY, mostOfOne, mostWaiting = 0, refusal } = limits;
  const accounts = new Map<string, Account>();
  let all = 0;

  function leave(who: string, account: Account): void {
    const [next] = account.waiting;
    if (next) {
      // The place is theirs now.
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
