import { statement, t } from "@caravan/db/sql";
import { countWords } from "@caravan/domain/join-words";
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
  if (!row || row.most === null || row.made < row.most) return;
  const why =
    row.most === 0
      ? "Your person lets this key make no trips."
      : `Your person lets this key make ${countWords(row.most, "trip")}, and it has.`;
  throw forbidden(`${why} Ask them to make this one.`);
}
