import { type Sql, statement } from "@caravan/db/sql";
import type { TripPatch } from "@caravan/domain/trip/patch";

const find = statement(
  "edit-inverse",
  "select summary, inverse from edit_log where id = $1 and trip_id = $2 and inverse is not null",
);

/** What takes an entry of the edit log back, for those who know that nothing was built on it; undefined when nothing does. */
export async function inverseOf(sql: Sql, tripId: string, editId: string) {
  return (await sql.rows<{ summary: string; inverse: TripPatch }>(find, [editId, tripId]))[0];
}
