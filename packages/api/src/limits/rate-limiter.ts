import { rateLimited } from "@caravan/core/kernel/errors";
import type { Throttle } from "@caravan/core/kernel/ports";
import type { Database } from "@caravan/db/client";
import { sqlOf, statement, t } from "@caravan/db/sql";

const take = statement(
  "rate-take",
  `insert into rate_counters (key, window_start, used) values ($1, $2, $3)
   on conflict (key, window_start) do update set used = rate_counters.used + $3 returning used`,
  [t.text, t.timestamp, t.integer],
  { used: t.integer },
);

interface Lease {
  readonly windowStart: number;
  left: number;
  /** The limit of this window is used up, here or in other processes. */
  empty: boolean;
  /** Units that all processes together had taken when this one leased its last batch. */
  used: number;
  /** A batch that is being leased; other calls wait for it instead of leasing another. */
  arriving: Promise<void> | undefined;
}

/** What is left of a limit in its window, and for how long. */
export interface Standing {
  readonly remaining: number;
  readonly seconds: number;
}

export interface RateLimiter extends Throttle {
  /** As far as this process knows, which may be a batch of each other process behind; undefined when nothing was taken. */
  standing(key: string, limit: number, windowSeconds?: number): Standing | undefined;
}

const MOST_SUBJECTS = 50_000;

/**
 * Counters that all processes share: each process leases units from the database in batches, so that nineteen of twenty
 * reads need no write. An unused batch is lost at the end of its window, which makes the limit stricter.
 */
export function createRateLimiter(database: Database, enabled: boolean, clock: () => number = Date.now): RateLimiter {
  const leases = new Map<string, Lease>();
  if (!enabled) return { take: async () => {}, giveBack: () => {}, standing: () => undefined };
  const startOf = (windowSeconds: number) => Math.floor(clock() / (windowSeconds * 1000)) * windowSeconds * 1000;
  const refill = async (key: string, lease: Lease, limit: number) => {
    const batch = Math.max(1, Math.floor(limit / 20));
    const [row] = await sqlOf(database).rows(take, [key, new Date(lease.windowStart), batch]);
    lease.used = Math.min(limit, row?.used ?? 0);
    const granted = Math.min(batch, limit - ((row?.used ?? 0) - batch));
    if (granted <= 0) lease.empty = true;
    else lease.left += granted;
  };
  return {
    async take(key, limit, windowSeconds = 60) {
      const now = clock();
      const windowStart = startOf(windowSeconds);
      let lease = leases.get(key);
      if (lease?.windowStart !== windowStart) {
        if (leases.size >= MOST_SUBJECTS) leases.clear();
        lease = { windowStart, left: 0, empty: false, used: 0, arriving: undefined };
        leases.set(key, lease);
      }
      const current = lease;
      while (current.left === 0 && !current.empty) {
        current.arriving ??= refill(key, current, limit).finally(() => {
          current.arriving = undefined;
        });
        await current.arriving;
      }
      if (current.left === 0)
        throw rateLimited(Math.max(1, Math.ceil((windowStart + windowSeconds * 1000 - now) / 1000)));
      current.left -= 1;
    },
    standing(key, limit, windowSeconds = 60) {
      const lease = leases.get(key);
      const windowStart = startOf(windowSeconds);
      if (lease?.windowStart !== windowStart) return undefined;
      const seconds = Math.max(1, Math.ceil((windowStart + windowSeconds * 1000 - clock()) / 1000));
      return { remaining: Math.max(0, limit - lease.used) + lease.left, seconds };
    },
    giveBack(key, windowSeconds = 60) {
      const lease = leases.get(key);
      if (lease?.windowStart === startOf(windowSeconds)) lease.left += 1;
    },
  };
}

export const deleteOldCounters = statement(
  "rate-counters-delete-old",
  "delete from rate_counters where window_start < now() - interval '1 day'",
  [],
);
