import { type EventLoopUtilization, performance } from "node:perf_hooks";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import type { Actor } from "@caravan/core/kernel/actor";
import { busy } from "@caravan/core/kernel/errors";
import { withPause } from "@caravan/core/kernel/let-others-run";

/** The share of the event loop's time that one account gets while others call. */
const SHARE = 0.5;
/** What an account may use at once, in milliseconds. A usual request takes half a millisecond. */
const BURST_MS = 30;
/** The expected time of an account's first request, in milliseconds. */
const FIRST_MS = 20;
/** The weight of the last request in the expected time of the next one. */
const WEIGHT = 0.5;
/** Another account that called within this time would be delayed by work on the event loop. */
const ACTIVE_MS = 1000;
/** How often a waiting request checks again, because others may have taken less time than expected. */
const AGAIN_MS = 10;
/**
 * The requests of one account that begin at once while others call. Waiting for the database costs an account nothing
 * here, but its statements delay those of others.
 */
const MOST_UNDER_WAY = 3;
/**
 * Of an account whose requests took more than this on average, one begins at a time: a read of another account needs several
 * turns of the event loop, and each of them would wait for each of the others.
 */
const LONG_MS = 10;
/** A request that has run for longer waits for something else, such as a plan, and does not keep others from beginning. */
const UNDER_WAY_MS = 500;
/** The longest pause between two parts of a request, while short requests of others are under way. */
const LONGEST_PAUSE_MS = 20;
/** A short request that has run for longer waits for something else. */
const SHORT_MS = 100;
const MOST_WAITING = 100;
/** Accounts are forgotten this long after their last request. */
const KEPT_MS = 60_000;
const SWEEP_AT = 1000;

/** A request that has begun: whose, when, and the milliseconds that it was charged. */
interface UnderWay {
  readonly account: Account;
  readonly since: number;
  readonly expected: number;
}

interface Account {
  /**
   * Milliseconds of the event loop that the account has used and not yet waited for; running requests count with their
   * expected time.
   */
  debt: number;
  debtAt: number;
  /** The expected time of its next request. */
  expected: number;
  /** What its last requests took; 0 before the first one has ended. */
  average: number;
  lastCall: number;
  waiting: number;
  readonly underWay: Set<UnderWay>;
  /** Makes waiting requests begin one after another. */
  turn: Promise<void>;
}

interface Clock {
  readonly now: () => number;
  /** Milliseconds for which the event loop has been busy so far. */
  readonly busyMs: () => number;
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
  /** After what has arrived meanwhile. */
  readonly nextTurn: () => Promise<void>;
}

export interface EventLoopShare {
  /** @throws unavailable `busy`, before the work begins, when too many requests of this account wait */
  run<T>(who: string, work: () => Promise<T>, signal: AbortSignal): Promise<T>;
}

/**
 * Shares the event loop among accounts: while others call, a request of an account that has used more than its share
 * waits. A request is charged the time for which the event loop was busy while it ran, divided among all running
 * requests; waiting for the database or another service is free, but only a few requests of an account are under way at once.
 *
 * A request that pauses is a long one ({@link letOthersRun}): it goes on when no short request of another account is under
 * way, one long request in each turn of the event loop. Otherwise a read, which needs several turns, would wait for a part
 * of long work in each of them.
 */
export function eventLoopShare({ now, busyMs, pause, nextTurn }: Clock = realClock()): EventLoopShare {
  const accounts = new Map<string, Account>();
  /** Requests that have not paused yet, in the order in which they began. */
  const short = new Set<UnderWay>();
  /** Those that pause go on one after another. */
  let paused: Promise<void> = Promise.resolve();
  let shortEnds = Promise.withResolvers<void>();
  let running = 0;
  let measured = busyMs();
  /** The time charged to a request that had been running since the start. */
  let charged = 0;

  function divide(): void {
    const total = busyMs();
    if (running > 0) charged += (total - measured) / running;
    measured = total;
  }

  function accountOf(who: string): Account {
    if (accounts.size >= SWEEP_AT)
      for (const [id, it] of accounts)
        if (it.waiting === 0 && it.underWay.size === 0 && now() - it.lastCall > KEPT_MS) accounts.delete(id);
    const known = accounts.get(who);
    if (known) return known;
    const made = {
      ...{ debt: 0, debtAt: now(), expected: FIRST_MS, average: 0 },
      ...{ lastCall: 0, waiting: 0, underWay: new Set<never>(), turn: Promise.resolve() },
    };
    accounts.set(who, made);
    return made;
  }

  function debtOf(account: Account): number {
    const at = now();
    account.debt = Math.max(0, account.debt - (at - account.debtAt) * SHARE);
    account.debtAt = at;
    return account.debt;
  }

  function charge(account: Account): UnderWay {
    const { expected } = account;
    account.debt = debtOf(account) + expected;
    const request = { account, since: now(), expected };
    account.underWay.add(request);
    short.add(request);
    return request;
  }

  function end(request: UnderWay): void {
    request.account.underWay.delete(request);
    if (short.delete(request)) noteEnd();
  }

  function noteEnd(): void {
    shortEnds.resolve();
    shortEnds = Promise.withResolvers();
  }

  function othersAreShort(account: Account): boolean {
    const since = now() - SHORT_MS;
    for (const it of short) if (it.account !== account && it.since > since) return true;
    return false;
  }

  async function letOthersRun(request: UnderWay): Promise<void> {
    if (short.delete(request)) noteEnd();
    const until = now() + LONGEST_PAUSE_MS;
    const before = paused;
    const { promise, resolve } = Promise.withResolvers<void>();
    paused = promise;
    try {
      await before;
      await nextTurn();
      for (let rest = until - now(); rest > 0 && othersAreShort(request.account); rest = until - now()) {
        await Promise.race([shortEnds.promise, pause(Math.ceil(rest), goesOn)]);
        await nextTurn();
      }
    } finally {
      resolve();
    }
  }

  /** Milliseconds until the next request of this account may begin. */
  function delayOf(account: Account): number {
    const excess = Math.max(0, debtOf(account) - BURST_MS);
    const delay = Math.max(excess / SHARE, hasMostUnderWay(account) ? AGAIN_MS : 0);
    if (delay === 0) return 0;
    const since = now() - ACTIVE_MS;
    for (const it of accounts.values()) if (it !== account && it.lastCall > since) return delay;
    return 0;
  }

  function hasMostUnderWay({ underWay, average }: Account): boolean {
    const most = average > LONG_MS ? 1 : MOST_UNDER_WAY;
    if (underWay.size < most) return false;
    const since = now() - UNDER_WAY_MS;
    let recent = 0;
    for (const it of underWay) if (it.since > since) recent += 1;
    return recent >= most;
  }

  /** Waits for the account's turn and charges the expected time of the request. */
  async function begin(account: Account, signal: AbortSignal): Promise<UnderWay> {
    if (account.waiting === 0 && delayOf(account) === 0) return charge(account);
    if (account.waiting >= MOST_WAITING) throw busy(2);
    account.waiting += 1;
    const before = account.turn;
    const { promise, resolve } = Promise.withResolvers<void>();
    account.turn = promise;
    try {
      await before;
      // Requests that ran meanwhile have added to the debt.
      for (let delay = delayOf(account); delay > 0; delay = delayOf(account))
        await pause(Math.min(Math.ceil(delay), AGAIN_MS), signal);
      signal.throwIfAborted();
      return charge(account);
    } finally {
      account.waiting -= 1;
      resolve();
    }
  }

  return {
    async run(who, work, signal) {
      const account = accountOf(who);
      account.lastCall = now();
      const request = await begin(account, signal);
      if (account.average > LONG_MS) await letOthersRun(request);
      divide();
      const before = charged;
      running += 1;
      try {
        return await withPause(() => letOthersRun(request), work);
      } finally {
        divide();
        running -= 1;
        end(request);
        const used = charged - before;
        account.debt = Math.max(0, debtOf(account) + used - request.expected);
        account.expected += (used - account.expected) * WEIGHT;
        account.average += (used - account.average) * WEIGHT;
      }
    },
  };
}

/** A pause ends by itself, also when the caller has hung up: others may wait for the same work. */
const goesOn = new AbortController().signal;

function realClock(): Clock {
  const start: EventLoopUtilization = performance.eventLoopUtilization();
  return {
    now: () => performance.now(),
    busyMs: () => performance.eventLoopUtilization(start).active,
    pause: (ms, signal) => sleep(ms, undefined, { signal }),
    nextTurn,
  };
}

/** A caller whose requests share the event loop with those of others. */
export interface Sharing {
  /** Undefined where limits are switched off. */
  readonly share: EventLoopShare | undefined;
  readonly actor: Actor;
  readonly network: string;
  readonly signal: AbortSignal;
}

/** {@link eventLoopShare} of an account, or of a network without one. @throws unavailable `busy` */
export function withinShare<T>({ share, actor, network, signal }: Sharing, work: () => Promise<T>): Promise<T> {
  return share ? share.run(actor.kind === "anonymous" ? network : actor.userId, work, signal) : work();
}
