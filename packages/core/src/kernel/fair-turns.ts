export interface TurnLimits {
  readonly atOnce: number;
  /** The most work of one account that runs at once, so that a slot stays free for others. No limit when left out. */
  readonly mostOfOne?: number;
  readonly mostWaiting: number;
  /** Less than `mostWaiting`, so that no account fills the queue. */
  readonly mostWaitingOfOne?: number;
  /** How long work may wait for its turn; its own duration does not count. */
  readonly patienceMs?: number;
  /** The error when too much work waits, or it has waited too long. The work was not begun. */
  readonly refusal: () => Error;
}

interface Turn {
  /** The expected cost of the work, in any unit that all callers share. */
  readonly cost: number;
  readonly begin: () => void;
}

interface Account {
  running: number;
  /** Shortest first, then in the order of arrival. */
  readonly waiting: Turn[];
  /** The cost that this account has been given while others waited. */
  served: number;
}

/**
 * A bounded queue for work that needs threads or a lock. The next turn goes to the account of which the least is running,
 * among equals to the one that has been given the least so far, and to its shortest work. However much long work one account sends, it delays others only by the piece
 * that is running.
 */
export class FairTurns {
  private readonly limits: TurnLimits;
  private readonly accounts = new Map<string, Account>();
  private running = 0;
  private waiting = 0;
  /** The `served` of the account that was served last; accounts that come now begin with this value. */
  private clock = 0;

  constructor(limits: TurnLimits) {
    this.limits = limits;
  }

  get isIdle(): boolean {
    return this.running === 0 && this.waiting === 0;
  }

  /** @throws the refusal, or the signal's reason when it fires before the turn */
  async take<T>(
    who: string,
    work: () => Promise<T>,
    { cost = 1, signal }: { readonly cost?: number; readonly signal?: AbortSignal | undefined } = {},
  ): Promise<T> {
    signal?.throwIfAborted();
    const account = this.accountOf(who);
    if (this.mayBegin(account)) this.begin(account, cost);
    else await this.turn(who, account, cost, signal);
    try {
      return await work();
    } finally {
      account.running -= 1;
      this.running -= 1;
      this.forget(who, account);
      this.next();
    }
  }

  private accountOf(who: string): Account {
    const known = this.accounts.get(who);
    if (known) return known;
    const made = { running: 0, waiting: [], served: this.clock };
    this.accounts.set(who, made);
    return made;
  }

  private forget(who: string, account: Account): void {
    if (account.running === 0 && account.waiting.length === 0) this.accounts.delete(who);
  }

  private mayBegin({ running }: Account): boolean {
    return this.running < this.limits.atOnce && running < (this.limits.mostOfOne ?? this.limits.atOnce);
  }

  private begin(account: Account, cost: number): void {
    account.running += 1;
    this.running += 1;
    this.clock = Math.max(this.clock, account.served);
    account.served += cost;
  }

  private turn(who: string, account: Account, cost: number, signal: AbortSignal | undefined): Promise<void> {
    const { mostWaiting, mostWaitingOfOne = mostWaiting, patienceMs, refusal } = this.limits;
    if (this.waiting >= mostWaiting || account.waiting.length >= mostWaitingOfOne) {
      this.forget(who, account);
      return Promise.reject(refusal());
    }
    return new Promise((resolve, reject) => {
      const settle = () => {
        clearTimeout(late);
        signal?.removeEventListener("abort", hungUp);
        this.waiting -= 1;
      };
      const turn: Turn = {
        cost,
        begin: () => {
          settle();
          resolve();
        },
      };
      const leave = (reason: unknown) => {
        account.waiting.splice(account.waiting.indexOf(turn), 1);
        settle();
        this.forget(who, account);
        reject(reason);
      };
      const hungUp = () => leave(signal?.reason);
      const late = patienceMs === undefined ? undefined : setTimeout(() => leave(refusal()), patienceMs);
      signal?.addEventListener("abort", hungUp, { once: true });
      const behind = account.waiting.findIndex((it) => it.cost > cost);
      account.waiting.splice(behind < 0 ? account.waiting.length : behind, 0, turn);
      this.waiting += 1;
    });
  }

  private next(): void {
    let chosen: Account | undefined;
    let least = { running: Number.POSITIVE_INFINITY, served: Number.POSITIVE_INFINITY };
    for (const account of this.accounts.values()) {
      const [first] = account.waiting;
      if (!first || !this.mayBegin(account)) continue;
      const { running } = account;
      const served = account.served + first.cost;
      if (running > least.running || (running === least.running && served >= least.served)) continue;
      chosen = account;
      least = { running, served };
    }
    const turn = chosen?.waiting.shift();
    if (!chosen || !turn) return;
    this.begin(chosen, turn.cost);
    turn.begin();
  }
}
