import { statement, t } from "@caravan/db/sql";
import type { Context } from "./context.ts";
import { forbidden } from "./errors.ts";

const made = statement(
  "key-trips-made",
  `select k.most_trips as most,
          (select count(*)::int from edit_log e where e.api_key_id = k.id and e.action = 'create_trip') as made
     from api_keys k where k.id = $1`,
  [t.uuid],
  { most: t.nullable(t.integer), made: t.integer },
);

/** Before a trip is stored. @throws forbidden for a key that has made as many as its person allows */
export async function refuseMoreTripsOfKey({ sql, actor }: Context): Promise<void> {
  if (actor.kind !== "agent") return;
  const [row] = await sql.rows(made, [actor.keyId]);
  if (row && row.most !== null && row.made >= row.most)
    throw forbidden(`Your person allows this key ${row.most} trips, and it has made them. Ask them to make this one.`);
}
