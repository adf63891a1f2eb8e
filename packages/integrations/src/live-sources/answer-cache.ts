import { LiveSourceUnavailable } from "@caravan/core/kernel/ports";
import type { Database } from "@caravan/db/client";
import { sqlOf, statement, t } from "@caravan/db/sql";
import type { z } from "zod";

const read = statement(
  "live_answer_read",
  `select body, expires_at > now() as fresh, fetched_at as "fetchedAt" from live_answers where key = $1`,
  [t.text],
  { body: t.json(), fresh: t.boolean, fetchedAt: t.timestamp },
);
const write = statement(
  "live_answer_write",
  `insert into live_answers (key, body, fetched_at, expires_at)
   values ($1, $2::jsonb, now(), now() + make_interval(hours => $3))
   on conflict (key) do update set body = excluded.body, fetched_at = excluded.fetched_at, expires_at = excluded.expires_at`,
  [t.text, t.json(), t.integer],
);

/** What a source answered, and for how many days it is fresh; parts of a day count. */
export interface Answer<T> {
  readonly value: T;
  readonly days: number;
}

/**
 * Answers of live sources, cached for all processes. Expired ones stay until clean-up, for times when a source is down.
 * A kept answer in the format of another version is ignored.
 */
export class AnswerCache {
  private readonly database: Database;
  private readonly underWay = new Map<string, Promise<unknown>>();
  constructor(database: Database) {
    this.database = database;
  }

  /** Undefined when nothing is kept. */
  async read<T>(key: string, shape: z.ZodType<T>): Promise<{ value: T; fresh: boolean; fetchedAt: Date } | undefined> {
    const [row] = await sqlOf(this.database).rows(read, [key]);
    if (!row) return undefined;
    const parsed = shape.safeParse(row.body);
    return parsed.success ? { value: parsed.data, fresh: row.fresh, fetchedAt: row.fetchedAt } : undefined;
  }

  /** The kept answer while it is fresh, else a new one, which the caller waits for. */
  async lookUp<T>(key: string, shape: z.ZodType<T>, signal: AbortSignal, ask: () => Promise<Answer<T>>): Promise<T> {
    const kept = await this.read(key, shape);
    if (kept?.fresh) return kept.value;
    signal.throwIfAborted();
    try {
      return await orAborted(this.shared(key, ask), signal);
    } catch (error) {
      // An old answer is better than none; an old empty answer is not.
      if (error instanceof LiveSourceUnavailable && kept && !isEmpty(kept.value)) return kept.value;
      throw error;
    }
  }

  /** The kept answer without waiting for the source, which is asked meanwhile unless the answer is fresh. */
  async keptWhileAsking<T>(key: string, shape: z.ZodType<T>, ask: () => Promise<Answer<T>>) {
    const kept = await this.read(key, shape);
    if (kept?.fresh) return { kept, asking: false };
    // Nobody waits for it, so nobody is told of a fault; a later call asks again.
    this.shared(key, ask).catch(() => undefined);
    return { kept, asking: true };
  }

  /** Identical simultaneous requests share one, which no caller can abort and whose answer is cached. */
  private shared<T>(key: string, ask: () => Promise<Answer<T>>): Promise<T> {
    const same = this.underWay.get(key) as Promise<T> | undefined;
    if (same) return same;
    const work = ask()
      .then(async ({ value, days }) => {
        await sqlOf(this.database).rows(write, [key, value, Math.round(24 * days)]);
        return value;
      })
      .finally(() => this.underWay.delete(key));
    this.underWay.set(key, work);
    return work;
  }
}

function isEmpty(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** The result of the promise, or a rejection as soon as the signal fires; the work itself continues. */
function orAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
  });
}

/**
 * Expired answers are used while the source is down, and for checks of trips that were planned with them; empty ones
 * are not.
 */
export const deleteOldAnswers = statement(
  "live-answers-delete-old",
  `delete from live_answers
    where expires_at < now() - interval '180 days' or body = '[]' and expires_at < now()`,
  [],
);
