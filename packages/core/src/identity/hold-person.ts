import { type Sql, statement, t } from "@caravan/db/sql";
import type { Actor } from "../kernel/actor.ts";
import { unauthenticated } from "../kernel/errors.ts";

const hold = statement(
  "person-hold",
  "select id from users where id = $1 and disabled_at is null for key share",
  [t.uuid],
  { id: t.uuid },
);

/**
 * Reads in the transaction that writes whether the person may still act, and holds that until commit: disabling or
 * deleting the account waits for the transaction, and calls that began earlier write nothing afterwards.
 *
 * @throws unauthenticated when the account was disabled or deleted meanwhile
 */
export async function holdPerson(sql: Sql, actor: Actor): Promise<void> {
  if (actor.kind !== "person") return;
  const [row] = await sql.rows(hold, [actor.userId]);
  if (!row) throw unauthenticated("This account was disabled or deleted. Nothing was changed.");
}
