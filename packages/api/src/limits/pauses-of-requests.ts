/** The longest pause while short requests of others are under way. */
const LONGEST_MS = 20;
/** A short request that has run for longer waits for something else. */
const SHORT_MS = 100;

export interface PauseClock {
  readonly now: () => number;
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
  /** After what has arrived meanwhile. */
  readonly nextTurn: () => Promise<void>;
}

interface Request {
  readonly account: object;
  readonly since: number;
}

/**
 * Pauses between the parts of long requests. Whichever pauses is a long one: it goes on when no short request of another
 * account is under way, one long request in each turn of the event loop. Otherwise a read, which needs several turns, would
 * wait for a part of long work in each of them.
 */
export function pausesOfRequests<It extends Request>({ now, pause, nextTurn }: PauseClock) {
  /** Requests that have not paused yet. */
  const short = new Set<It>();
  /** Those that pause go on one after another. */
  let last: Promise<void> = Promise.resolve();
  let shortEnds = Promise.withResolvers<void>();

  function end(request: It): void {
    if (!short.delete(request)) return;
    shortEnds.resolve();
    shortEnds = Promise.withResolvers();
  }

  function othersAreShort({ account }: It): boolean {
    const since = now() - SHORT_MS;
    for (const it of short) if (it.account !== account && it.since > since) return true;
    return false;
  }

  return {
    begin: (request: It): unknown => short.add(request),
    end,
    async pause(request: It): Promise<void> {
      end(request);
      const until = now() + LONGEST_MS;
      const before = last;
      const { promise, resolve } = Promise.withResolvers<void>();
      last = promise;
      try {
        await before;
        await nextTurn();
        for (let rest = until - now(); rest > 0 && othersAreShort(request); rest = until - now()) {
          await Promise.race([shortEnds.promise, pause(Math.ceil(rest), goesOn)]);
          await nextTurn();
        }
      } finally {
        resolve();
      }
    },
  };
}

/** A pause ends by itself, also when the caller has hung up: others may wait for the same work. */
const goesOn = new AbortController().signal;
