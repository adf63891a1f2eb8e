import { type RowOf, statement, t } from "@caravan/db/sql";
import { signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";

export type TripChangedByKey = RowOf<typeof touched>;

/**
 * A change came from a key when it was made with the key, or by approving its proposal. Proposals can be withdrawn also
 * where the person is only a viewer.
 */
const touched = statement(
  "key-touched-trips",
  `with mine as (select m.trip_id, m.role from members m join trips t on t.id = m.trip_id
                  where m.user_id = $2 and t.trashed_at is null and ($3::uuid is null or m.trip_id = $3)),
   editable as (select trip_id from mine where role in ('owner', 'editor')),
   done as (
     select id, trip_id, revision from edit_log
      where api_key_id = $1 and inverse is not null and trip_id in (select trip_id from editable)
     union
     select e.id, e.trip_id, e.revision from proposals p join edit_log e on e.id = p.edit_id
      where p.api_key_id = $1 and p.trip_id in (select trip_id from editable)),
   changed as (
     select trip_id, min(revision) as revision from done group by trip_id
     having bool_or(id not in (
              select unnest(r.reverts) from edit_log r where r.trip_id in (select trip_id from editable)))),
   waiting as (
     select distinct trip_id from proposals
      where api_key_id = $1 and status = 'pending' and trip_id in (select trip_id from mine))
   select trip_id as "tripId", revision from changed full join waiting using (trip_id) order by trip_id`,
  [t.uuid, t.uuid, t.nullable(t.uuid)],
  {
    tripId: t.uuid,
    /** Of the first change of the key; null when none is left or the person may not edit. */
    revision: t.nullable(t.integer),
  },
);

/**
 * The trips of the caller with edits or pending proposals of a key, or one of them. Sorted by id: two simultaneous
 * reverts then lock the trips in the same order.
 */
export function tripsChangedByKey(ctx: Context, keyId: string, tripId: string | null): Promise<TripChangedByKey[]> {
  return ctx.sql.rows(touched, [keyId, signedIn(ctx.actor).userId, tripId]);
}

const created = statement(
  "key-created-trips",
  `select t.id as trip_id, t.title from edit_log e join trips t on t.id = e.trip_id
     join members m on m.trip_id = t.id and m.user_id = $2 and t.trashed_at is null
    where e.api_key_id = $1 and e.action = 'create_trip' and ($3::uuid is null or t.id = $3)
    order by e.created_at, e.id`,
  [t.uuid, t.uuid, t.nullable(t.uuid)],
  { trip_id: t.uuid, title: t.text },
);

/** The trips that were created with a key and that the caller can still see, oldest first. */
export function tripsCreatedByKey(
  ctx: Context,
  keyId: string,
  tripId: string | null,
): Promise<{ trip_id: string; title: string }[]> {
  return ctx.sql.rows(created, [keyId, signedIn(ctx.actor).userId, tripId]);
}
