import { type Sql, statement, t } from "@caravan/db/sql";
import type { MemberRole } from "@caravan/domain/field-choices";
import type { Sentence } from "@caravan/domain/words/sentence";
import type { Context } from "./context.ts";
import { publish } from "./domain-events.ts";
import { notFound } from "./errors.ts";
import { logWithoutPatch } from "./history.ts";
import { recordRoomEvent, tripRoom } from "./room-events.ts";

/**
 * Changes of a trip's members, after the permission check. Locks the trip before any member row, as do all changes of
 * it: another order could deadlock.
 */

const hold = statement("trip-hold-members", "select from trips where id = $1 for no key update", [t.uuid]);

/**
 * Until commit.
 *
 * @returns whether the trip exists
 */
export async function lockTrip({ sql }: Context, tripId: string): Promise<boolean> {
  return (await sql.rows(hold, [tripId])).length > 0;
}

const enter = statement(
  "member-join",
  `insert into members (trip_id, user_id, role, created_at) values ($1, $2, $3, $4)
   on conflict (trip_id, user_id) do update
     set role = case when $5 and members.role = 'viewer' then excluded.role else members.role end
   returning role, xmax = 0 as joined`,
  [t.uuid, t.uuid, t.text, t.timestamp, t.boolean],
  { role: t.textOf<MemberRole>(), joined: t.boolean },
);

/** @param raises whether a viewer gets the new role; roles are never lowered */
export async function joinTrip(
  ctx: Context,
  it: { tripId: string; userId: string; role: MemberRole; raises: boolean },
): Promise<{ role: MemberRole; joined: boolean }> {
  const { tripId, userId, role, raises } = it;
  if (!(await lockTrip(ctx, tripId))) throw notFound("trip");
  const values = [tripId, userId, role, ctx.now, raises] as const;
  const [row] = await ctx.sql.rows(enter, values);
  if (!row) throw new Error("joining a trip returned no row");
  if (raises && !row.joined) await publish(ctx, "member_role_changed", { tripId, userId });
  return row;
}

const archive = statement(
  "member-archive",
  `update members set archived_at = case when $3 then coalesce(archived_at, $4) end where trip_id = $1 and user_id = $2`,
  [t.uuid, t.uuid, t.boolean, t.timestamp],
);

/** Takes a trip out of the list of one member, or back into it. */
export async function archiveFor(ctx: Context, tripId: string, userId: string, archived: boolean): Promise<void> {
  await ctx.sql.rows(archive, [tripId, userId, archived, ctx.now]);
}

const leave = statement(
  "member-remove",
  `delete from members m using users u where m.trip_id = $1 and m.user_id = $2 and u.id = m.user_id and m.role <> 'owner'
   returning u.name, m.role`,
  [t.uuid, t.uuid],
  { name: t.nullable(t.text), role: t.textOf<MemberRole>() },
);

/** The removed member; undefined when they were not on the trip, or own it. */
export async function leaveTrip(
  ctx: Context,
  tripId: string,
  userId: string,
): Promise<{ name: string | null; role: MemberRole } | undefined> {
  await lockTrip(ctx, tripId);
  const [gone] = await ctx.sql.rows(leave, [tripId, userId]);
  return gone;
}

const addAll = statement(
  "members-add",
  `insert into members (trip_id, user_id, role, created_at) select $1, user_id, $3, $4 from unnest($2::uuid[]) as u (user_id)
   on conflict (trip_id, user_id) do nothing returning user_id as "userId"`,
  [t.uuid, t.list(t.uuid), t.text, t.timestamp],
  { userId: t.uuid },
);

/**
 * Adds several people to a trip; a member keeps their role.
 *
 * @returns the new members
 */
export async function addTripMembers(
  { sql, now }: Context,
  tripId: string,
  userIds: readonly string[],
  role: MemberRole,
): Promise<readonly string[]> {
  return (await sql.rows(addAll, [tripId, userIds, role, now])).map((it) => it.userId);
}

const setRole = statement(
  "member-change-role",
  `update members m set role = $3 from users u, members before
    where m.trip_id = $1 and m.user_id = $2 and u.id = m.user_id and m.role <> 'owner'
      and before.trip_id = m.trip_id and before.user_id = m.user_id
   returning m.user_id, u.name, u.email, m.role, m.created_at, before.role <> m.role as changed`,
  [t.uuid, t.uuid, t.text],
  {
    user_id: t.uuid,
    name: t.nullable(t.text),
    email: t.text,
    role: t.textOf<MemberRole>(),
    created_at: t.timestamp,
    changed: t.boolean,
  },
);

export interface TripMember {
  readonly user_id: string;
  readonly name: string | null;
  readonly email: string;
  readonly role: MemberRole;
  readonly created_at: Date;
}

/** Undefined when they are not a member, or own the trip. `changed`: they had another role before. */
export async function setMemberRole(
  ctx: Context,
  tripId: string,
  userId: string,
  role: MemberRole,
): Promise<(TripMember & { readonly changed: boolean }) | undefined> {
  const [row] = await ctx.sql.rows(setRole, [tripId, userId, role]);
  if (row?.changed) await publish(ctx, "member_role_changed", { tripId, userId: row.user_id });
  return row;
}

const demote = statement(
  "member-demote-owner",
  "update members set role = 'editor' where trip_id = $1 and role = 'owner'",
  [t.uuid],
);
const promote = statement(
  "member-promote-owner",
  `with heir as (
     select u.id, u.name from members m join users u on u.id = m.user_id
      where m.trip_id = $1 and m.user_id = $2 and u.kind = 'person' and u.disabled_at is null
   ), trip as (update trips t set owner_id = heir.id from heir where t.id = $1 returning t.id)
   update members m set role = 'owner' from heir, trip where m.trip_id = trip.id and m.user_id = heir.id returning heir.name`,
  [t.uuid, t.uuid],
  { name: t.nullable(t.text) },
);

/** Makes a member the owner, and the owner an editor. The trip's row must be locked. @throws missing for no member */
export async function handOverTrip(
  ctx: Context,
  tripId: string,
  userId: string,
): Promise<{ readonly name: string | null }> {
  await ctx.sql.rows(demote, [tripId]);
  const [promoted] = await ctx.sql.rows(promote, [tripId, userId]);
  if (!promoted) throw notFound("member");
  await publish(ctx, "member_role_changed", { tripId, userId });
  return promoted;
}

const passOn = statement(
  "trips-pass-on",
  `with mine as (update trips set owner_id = $2 where owner_id = $1 returning id),
        log as (update edit_log e set user_id = $2 from mine where e.trip_id = mine.id and e.user_id = $1)
   update members set user_id = $2 where user_id = $1`,
  [t.uuid, t.uuid],
);

/** Gives an account the trips that its person made as a guest, on which nobody else is. */
export async function passOnTrips(sql: Sql, guestId: string, userId: string): Promise<void> {
  await sql.rows(passOn, [guestId, userId]);
}

/** Logs it and announces it in the trip's room. */
export async function recordMemberChange(
  ctx: Context,
  trip: { readonly id: string; readonly revision: number },
  it: { readonly userId: string; readonly action: string; readonly summary: Sentence },
): Promise<void> {
  await logWithoutPatch(ctx, trip, it.action, it.summary);
  await recordRoomEvent(ctx, tripRoom(trip.id), "members.changed", { trip_id: trip.id, user_id: it.userId });
}

/** Queues a push about a shared trip, unless its recipient did it themself. */
export async function queueSharedTripPush(ctx: Context, tripId: string, userId: string): Promise<void> {
  const isTheirDoing = ctx.actor.kind === "person" && ctx.actor.userId === userId;
  if (!isTheirDoing) await ctx.ports.jobs.add(ctx.sql, "push.tell", { kind: "shared", tripId, userId });
}
