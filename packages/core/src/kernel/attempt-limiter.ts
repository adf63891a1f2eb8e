import { type Sql, statement, t, transaction } from "@caravan/db/sql";
import { v7 } from "uuid";
import { holdAdvisoryLock } from "./advisory-lock.ts";
import { rateLimited } from "./errors.ts";
import type { Ports } from "./ports.ts";

/** How many failed attempts, such as wrong codes, are allowed within `seconds`. */
export interface AttemptLimits {
  readonly kind: "access_request" | "trip_code" | "link";
  readonly seconds: number;
  readonly wrongPerAccount: number;
  /**
   * Above this number of failed attempts of all accounts, an account with a failed attempt has to wait; a first attempt
   * is always allowed.
   */
  readonly wrongInAll?: number;
}

const mine = statement(
  "guess-mine",
  "select created_at as at from code_guesses where user_id = $1 and kind = $2 and created_at > $3 order by created_at",
  [t.uuid, t.text, t.timestamp],
  { at: t.timestamp },
);
const inAll = statement(
  "guess-in-all",
  "select count(*)::int as count from (select 1 from code_guesses where kind = $1 and created_at > $2 limit $3) w",
  [t.text, t.timestamp, t.bigint],
  { count: t.integer },
);
const insert = statement(
  "guess-insert",
  "insert into code_guesses (id, kind, user_id, created_at) values ($1, $2, $3, $4)",
  [t.uuid, t.text, t.uuid, t.timestamp],
);

/**
 * The result of `look` for a code that somebody typed; undefined counts as a failed attempt. In a transaction of its
 * own, so that the attempt stays counted when the caller fails. Attempts of one account run one after the other.
 * Successful ones do not count.
 *
 * @throws limited, before the look-up, with the seconds until the next attempt
 */
export async function limitAttempts<T>(
  ports: Pick<Ports, "database">,
  limits: AttemptLimits,
  userId: string,
  now: Date,
  look: (sql: Sql) => Promise<T | undefined>,
): Promise<T | undefined> {
  return transaction(ports.database, async (sql) => {
    await holdAdvisoryLock(sql, `guesses:${limits.kind}:${userId}`);
    await refuseWhenExhausted(sql, limits, userId, now);
    const found = await look(sql);
    if (found === undefined) await sql.rows(insert, [v7(), limits.kind, userId, now]);
    return found;
  });
}

/** Counts an attempt whatever its result, for expensive work. */
export async function countAttempt(ports: Pick<Ports, "database">, limits: AttemptLimits, userId: string, now: Date) {
  await limitAttempts(ports, limits, userId, now, async () => undefined);
}

async function refuseWhenExhausted(sql: Sql, limits: AttemptLimits, userId: string, now: Date): Promise<void> {
  const { kind, seconds, wrongPerAccount, wrongInAll } = limits;
  const since = new Date(now.getTime() - seconds * 1000);
  const secondsTo = (at: Date) => Math.max(1, Math.ceil((at.getTime() + seconds * 1000 - now.getTime()) / 1000));
  const wrong = await sql.rows(mine, [userId, kind, since]);
  const [oldest] = wrong;
  if (!oldest) return;
  if (wrong.length >= wrongPerAccount) throw rateLimited(secondsTo(oldest.at));
  if (wrongInAll === undefined) return;
  const [all] = await sql.rows(inAll, [kind, since, wrongInAll]);
  // Once its attempts have expired, its next attempt counts as a first one.
  if (all && all.count >= wrongInAll) throw rateLimited(secondsTo((wrong.at(-1) ?? oldest).at));
}

export const deleteOldAttempts = statement(
  "guesses-delete-old",
  "delete from code_guesses where created_at < now() - interval '1 day'",
  [],
);
