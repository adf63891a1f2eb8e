import { statement, t } from "@caravan/db/sql";
import { signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { groupFor, type OpenedGroup } from "./access.ts";

const find = statement(
  "group-of-trip",
  `select g.code, g.title from group_trips g join group_members m on m.group_id = g.id and m.user_id = $2 and m.removed_at is null
    where g.trip_id = $1 and g.trashed_at is null`,
  [t.uuid, t.uuid],
  { code: t.text, title: t.nullable(t.text) },
);

/** The name of the group of this trip, for its members; undefined for others. The caller has access to the trip. */
export async function groupNameOfTrip(
  { actor, sql }: Context,
  tripId: string,
): Promise<Pick<OpenedGroup, "code" | "title"> | undefined> {
  if (actor.kind === "agent" && !actor.scopes.includes("group_trips:read")) return undefined;
  const [row] = await sql.rows(find, [tripId, signedIn(actor).userId]);
  return row;
}

/** The group whose itinerary this trip is, for its members; undefined for others. */
export async function groupOfTrip(ctx: Context, tripId: string): Promise<OpenedGroup | undefined> {
  const named = await groupNameOfTrip(ctx, tripId);
  return named && groupFor(ctx, named.code, "member");
}
