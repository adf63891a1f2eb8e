import { type Sql, statement, t } from "@caravan/db/sql";
import type { Scope } from "@caravan/domain/scopes";
import { said } from "@caravan/domain/words/sentence";
import type { Agent } from "../kernel/actor.ts";
import { conflict, DomainError, unauthenticated } from "../kernel/errors.ts";

const HOUR_MS = 3_600_000;
/** Some of the changes are an hour old by then, unless all were made at once. */
const LATER_SECONDS = 600;

const held = {
  scopes: t.notNull(t.list(t.textOf<Scope>())),
  mode: t.text,
  trip_ids: t.notNull(t.list(t.uuid)),
  noted: t.text,
  changes_an_hour: t.nullable(t.integer),
  changes: t.integer,
};
// With this setting, triggers record what the transaction writes (key-writes.ts).
const state = `select scopes, mode, trip_ids, set_config('caravan.key_id', id::text, true) as noted, changes_an_hour,
     case when changes_an_hour is null then 0
          else (select count(*)::int from edit_log e where e.api_key_id = api_keys.id and e.created_at > $3) end as changes
   from api_keys where id = $1 and revoked_at is null and (expires_at is null or expires_at > $2)`;
const share = statement("key-hold", `${state} for share`, [t.uuid, t.timestamp, t.timestamp], held);
/**
 * A limited key gets access to a trip that it creates. Two such calls that both hold a shared lock on the row would
 * deadlock.
 */
const alone = statement("key-hold-limited", `${state} for no key update`, [t.uuid, t.timestamp, t.timestamp], held);

/**
 * Reads the state of the caller's key in the transaction that writes, and locks it until commit: revoking or changing
 * the key waits for that, and calls that began earlier write nothing afterwards.
 *
 * @throws unauthenticated when the key is revoked or expired, conflict `key_changed` when it may do less than it did
 *   when the call began, limited `key_limit_reached` when it has made the changes of an hour
 */
export async function holdKey(sql: Sql, actor: Agent, now: Date): Promise<void> {
  const [row] = await sql.rows(actor.tripIds.length > 0 ? alone : share, [
    actor.keyId,
    now,
    new Date(now.getTime() - HOUR_MS),
  ]);
  if (!row) throw unauthenticated("This API key was revoked or has expired. Ask its owner for a new one.");
  if (row.changes_an_hour !== null && row.changes >= row.changes_an_hour)
    throw new DomainError(
      "limited",
      "key_limit_reached",
      row.changes_an_hour === 1
        ? "Your person allows this key one change an hour, and it is used up. Continue later."
        : said`Your person allows this key ${row.changes_an_hour} changes an hour, and they are used up. Continue later.`,
      [],
      LATER_SECONDS,
    );
  const isNarrower =
    (row.mode === "propose" && actor.mode === "apply") ||
    actor.scopes.some((it) => !row.scopes.includes(it)) ||
    reachesLess(row.trip_ids, actor);
  if (isNarrower)
    throw conflict("key_changed", "This key was changed while the call ran, so nothing was done. Call again.");
}

function reachesLess(tripIds: readonly string[], { tripIds: before }: Agent): boolean {
  if (tripIds.length === 0) return false;
  return before.length === 0 || before.some((it) => !tripIds.includes(it));
}
