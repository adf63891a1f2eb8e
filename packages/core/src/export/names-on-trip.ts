import { statement, t } from "@caravan/db/sql";
import { displayNameSql } from "../identity/display-name-sql.ts";
import type { Context } from "../kernel/context.ts";

const members = statement(
  "export-names",
  `select ${displayNameSql("u")} as name from members m join users u on u.id = m.user_id
    where m.trip_id = $1 order by m.created_at, u.id`,
  [t.uuid],
  { name: t.text },
);

/** The names of the members, as they joined; the caller has checked the permission. */
export async function namesOnTrip(ctx: Context, tripId: string): Promise<string[]> {
  return (await ctx.sql.rows(members, [tripId])).map((it) => it.name);
}
