import { type Sql, statement } from "@caravan/db/sql";

const find = statement(
  "concierge-quiet-hours",
  `select c.quiet_start as start, c.quiet_end as end, coalesce(t.timezone, 'UTC') as timezone
     from concierges c join trips t on t.id = c.trip_id
    where c.trip_id = $1 and c.user_id = $2 and c.quiet_start is not null and c.quiet_end is not null`,
);

/** When a traveller wants no recommendations of a trip, by the clocks of the trip; undefined when they set nothing. */
export async function quietHoursOf(
  sql: Sql,
  tripId: string,
  userId: string,
): Promise<{ readonly start: string; readonly end: string; readonly timezone: string } | undefined> {
  const [row] = await sql.rows<{ start: string; end: string; timezone: string }>(find, [tripId, userId]);
  return row;
}
