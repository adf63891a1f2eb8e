import { statement, t } from "@caravan/db/sql";
import type { Context } from "../kernel/context.ts";

const extend = statement(
  "key-extend",
  "update api_keys set trip_ids = array_append(trip_ids, $2::uuid) where id = $1 and cardinality(trip_ids) > 0",
  [t.uuid, t.uuid],
);

/** A key that is limited to some trips may also use a trip that it creates. */
export async function extendKeyToTrip({ sql, actor }: Context, { tripId }: { readonly tripId: string }): Promise<void> {
  if (actor.kind === "agent" && actor.tripIds.length > 0) await sql.rows(extend, [actor.keyId, tripId]);
}
