import { type EventLoopUtilization, performance } from "node:perf_hooks";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import type { Actor } from "@caravan/core/kernel/actor";
import { busy } from "@caravan/core/kernel/errors";
import { withPause } from "@caravan/core/kernel/let-others-run";
import { type PauseClock, pausesOfRequests } from "./pauses-of-requests.ts";

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
const MOST_WAITING = 100;
/** Accounts are forgotten this long after their last request. */
const KEPT_MS = 60_000;
const SWEEP_AT = 1000;

/** A request that has begun. */
interface UnderWay {
  readonly account: Account;
  state: "begins" | "runs" | "pauses" | "ended";
  /** When it began, or went on after its last pause. */
  since: number;
  /** Milliseconds of the event loop: what it has used, and what its account was charged for it. */
  used: number;
  charged: number;
  /** What a request that had been running since the start had been charged when this one began or went on. */
  from: number;
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

interface Clock extends PauseClock {
  /** Milliseconds for which the event loop has been busy so far. */
  readonly busyMs: () => number;
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
 * Work that takes long pauses between its parts (pauses-of-requests.ts), and is charged for each.
 */
export function eventLoopShare(clock: Clock = realClock()): EventLoopShare {
  const { now, busyMs, pause } = clock;
  const accounts = new Map<string, Account>();
  const pauses = pausesOfRequests<UnderWay>(clock);
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
    const request: UnderWay = { account, state: "begins", since: now(), used: 0, charged: expected, from: 0 };
    account.underWay.add(request);
    pauses.begin(request);
    return request;
  }

  function goOn(request: UnderWay): void {
    divide();
    request.state = "runs";
    request.from = charged;
    request.since = now();
    running += 1;
  }

  function stop(request: UnderWay, state: "pauses" | "ended"): void {
    const ran = request.state === "runs";
    request.state = state;
    if (!ran) return;
    divide();
    request.used += charged - request.from;
    running -= 1;
  }

  async function letOthersRun(request: UnderWay): Promise<void> {
    // Parts that run side by side pause together, and an answer that others wait for is made beyond its request.
    if (request.state !== "runs") return pauses.pause(request);
    stop(request, "pauses");
    const { account, used } = request;
    if (used > request.charged) {
      account.debt = debtOf(account) + used - request.charged;
      request.charged = used;
    }
    // Known before it ends, since others of this account may be about to begin.
    account.average = Math.max(account.average, used);
    await pauses.pause(request);
    if (isPausing(request)) goOn(request);
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
      if (account.average > LONG_MS) await pauses.pause(request);
      goOn(request);
      try {
        return await withPause(() => letOthersRun(request), work);
      } finally {
        stop(request, "ended");
        account.underWay.delete(request);
        pauses.end(request);
        account.debt = Math.max(0, debtOf(account) + request.used - request.charged);
        account.expected += (request.used - account.expected) * WEIGHT;
        account.average += (request.used - account.average) * WEIGHT;
      }
    },
  };
}

/** It may have ended meanwhile, which the compiler does not know. */
const isPausing = ({ state }: UnderWay) => state === "pauses";

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
