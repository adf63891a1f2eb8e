import { type Sql, statement, transaction } from "@caravan/db/sql";
import { v7 } from "uuid";
import { rateLimited } from "../errors.ts";
import type { Ports } from "../ports.ts";
import { findWaiting, REQUEST_SECONDS, type StoredRequest, takeTurns } from "./store.ts";

/** Wrong guesses that one account has while a code lives. */
const WRONG_PER_ACCOUNT = 5;
/** Beyond this, whoever has guessed wrong already has to wait; a first guess is always heard. */
const WRONG_IN_ALL = 300;

const mine = statement(
  "guess-mine",
  "select created_at as at from code_guesses where user_id = $1 and created_at > $2 order by created_at",
);
const inAll = statement(
  "guess-in-all",
  `select count(*)::int as count from (select 1 from code_guesses where created_at > $1 limit ${WRONG_IN_ALL}) w`,
);
const insert = statement("guess-insert", "insert into code_guesses (id, user_id, created_at) values ($1, $2, $3)");

/**
 * The request that waits with this code, or undefined, which is remembered against the account. In a transaction of its
 * own: the wrong guess stays counted although its caller fails. The guesses of one account take turns, so that many at
 * once are not more than the limit. A right one costs nothing.
 *
 * @throws limited, before the code is looked at, with the seconds until another guess is heard.
 */
export async function guess(ports: Ports, userId: string, code: string, now: Date): Promise<StoredRequest | undefined> {
  return transaction(ports.database, async (sql) => {
    await takeTurns(sql, `code-guesses:${userId}`);
    await refuseWhenSpent(sql, userId, now);
    const found = await findWaiting(sql, ports.codeHash(code), now);
    if (!found) await sql.rows(insert, [v7(), userId, now]);
    return found;
  });
}

async function refuseWhenSpent(sql: Sql, userId: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - REQUEST_SECONDS * 1000);
  const wrong = await sql.rows<{ at: Date }>(mine, [userId, since]);
  const [oldest] = wrong;
  if (!oldest) return;
  if (wrong.length >= WRONG_PER_ACCOUNT) throw rateLimited(secondsTo(oldest.at, now));
  const [all] = await sql.rows<{ count: number }>(inAll, [since]);
  // Once its own guesses are forgotten, the next one is a first again.
  if (all && all.count >= WRONG_IN_ALL) throw rateLimited(secondsTo((wrong.at(-1) ?? oldest).at, now));
}

/** Until a guess leaves the window. */
function secondsTo(at: Date, now: Date): number {
  return Math.max(1, Math.ceil((at.getTime() + REQUEST_SECONDS * 1000 - now.getTime()) / 1000));
}
