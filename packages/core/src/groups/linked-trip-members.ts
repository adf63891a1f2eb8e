import { type RowOf, statement, t } from "@caravan/db/sql";
import { said } from "@caravan/domain/words/sentence";
import { displayNameSql } from "../identity/display-name-sql.ts";
import type { Context } from "../kernel/context.ts";
import { joinTrip, leaveTrip, queueSharedTripPush, recordMemberChange } from "../kernel/trip-members.ts";
import { tripsOfGroupInTrash } from "../kernel/trip-trash.ts";
import { limitMember, type MemberLimit } from "../members/member-limits.ts";

/** Members of a group are members of its linked trip. */

const find = statement(
  "group-linked-trip",
  `select t.id, t.revision, ${displayNameSql("u")} as name, l.most
     from trips t join users u on u.id = $2 left join member_limits l on l.trip_id = t.id and l.user_id = u.id
    where t.id = $1`,
  [t.uuid, t.uuid],
  {
    id: t.uuid,
    revision: t.integer,
    name: t.text,
    /** Null when nothing was decided about them. */
    most: t.nullable(t.textOf<MemberLimit>()),
  },
);

type Linked = RowOf<typeof find>;

interface Move {
  /** Null when the group has none. */
  readonly tripId: string | null;
  readonly userId: string;
  /** The verb, for the edit log. */
  readonly action: string;
}

/**
 * Makes them an editor of the linked trip; existing members keep their role. Somebody whom its owner removed stays
 * removed, and somebody made a viewer becomes a viewer.
 */
export async function joinLinkedTrip(ctx: Context, { tripId, userId, action }: Move): Promise<void> {
  const linked = await load(ctx, tripId, userId);
  if (!linked || linked.most === "none") return;
  const role = linked.most ?? "editor";
  const { joined } = await joinTrip(ctx, { tripId: linked.id, userId, role, raises: false });
  if (!joined) return;
  await recordMemberChange(ctx, linked, { userId, action, summary: said`${linked.name} joined` });
  await queueSharedTripPush(ctx, linked.id, userId);
}

/**
 * Removes them from the linked trip, and from those in the trash that were linked, which would let them in again once
 * restored. Not from trips that they own.
 */
export async function leaveLinkedTrips(
  ctx: Context,
  { groupId, tripId, userId, action, left }: Move & { groupId: string; left: boolean },
): Promise<void> {
  for (const id of [tripId, ...(await tripsOfGroupInTrash(ctx.sql, groupId))]) {
    const linked = await load(ctx, id, userId);
    const gone = linked && (await leaveTrip(ctx, linked.id, userId));
    if (!gone) continue;
    if (gone.role === "viewer") await limitMember(ctx, { tripId: linked.id, userId, most: "viewer", by: "other" });
    const summary = left ? said`${linked.name} left` : said`Removed ${linked.name} from the trip`;
    await recordMemberChange(ctx, linked, { userId, action, summary });
  }
}

async function load(ctx: Context, tripId: string | null, userId: string): Promise<Linked | undefined> {
  if (tripId === null) return undefined;
  const [row] = await ctx.sql.rows(find, [tripId, userId]);
  return row;
}
