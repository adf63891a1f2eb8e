import { statement, t } from "@caravan/db/sql";
import type { Context } from "../kernel/context.ts";

const insert = statement(
  "imported-people-insert",
  `insert into users (id, email, name, kind, imported_trip_id, created_at)
   select x.id, x.id || '@former.invalid', x.name, 'former', $1, $2
     from jsonb_to_recordset($3::jsonb) as x (id uuid, name text)`,
  [t.uuid, t.timestamp, t.json<readonly ImportedPerson[]>()],
);

interface ImportedPerson {
  readonly id: string;
  readonly name: string;
}

/**
 * Accounts that stand for people whom an imported trip names, such as whoever paid for something. Nobody can sign in to
 * them, and they go with the trip.
 */
export async function addImportedPeople(
  ctx: Context,
  tripId: string,
  people: readonly ImportedPerson[],
): Promise<void> {
  if (people.length > 0) await ctx.sql.rows(insert, [tripId, ctx.now, people]);
}
