import { type RowOf, type Sql, statement, t } from "@caravan/db/sql";
import type { Scope } from "@caravan/domain/scopes";
import { signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { notFound } from "../kernel/errors.ts";

export type StoredKey = RowOf<typeof list>;

/** Null or left out: without a limit. */
export interface KeyLimits {
  readonly changesAnHour?: number | null;
  readonly mostTrips?: number | null;
}

const list = statement(
  "keys-of",
  `with mine as (select t.id, t.title from trips t join members m on m.trip_id = t.id
                  where m.user_id = $1 and t.trashed_at is null)
   select k.id, k.agent_name as "agentName", k.scopes, k.mode, k.trip_ids as "tripIds", k.last_four as "lastFour",
          k.created_at as "createdAt", k.expires_at as "expiresAt", k.last_used_at as "lastUsedAt", k.revoked_at as "revokedAt",
          k.changes_an_hour as "changesAnHour", k.most_trips as "mostTrips", w.url as "webhookUrl",
          w.disabled_at is not null as "webhookOff",
          (select coalesce(json_agg(json_build_object('id', t.id, 'title', t.title) order by t.title, t.id), '[]')
             from mine t where t.id = any(k.trip_ids)) as trips,
          coalesce(e.edits, 0) as "editCount", coalesce(e.trips, 0) as "createdTripCount",
          coalesce(p.count, 0) as "pendingProposals"
     from api_keys k left join webhooks w on w.key_id = k.id
     left join (select api_key_id, count(*) filter (where changed)::int as edits,
                       count(*) filter (where not changed)::int as trips
                  from (select api_key_id, id, patch is not null as changed from edit_log
                         where api_key_id in (select id from api_keys where user_id = $1 and ($2::uuid is null or id = $2))
                           and (patch is not null or action = 'create_trip') and trip_id in (select id from mine)
                        union
                        select api_key_id, edit_id, true from proposals
                         where api_key_id is not null and edit_id is not null and trip_id in (select id from mine)) as done
                 group by 1) e on e.api_key_id = k.id
     left join (select api_key_id, count(*)::int as count from proposals
                 where trip_id in (select id from mine) and status = 'pending' and api_key_id is not null
                 group by 1) p on p.api_key_id = k.id
    where k.user_id = $1 and ($2::uuid is null or k.id = $2)
    order by k.created_at desc, k.id desc`,
  [t.uuid, t.nullable(t.uuid)],
  {
    id: t.notNull(t.uuid),
    agentName: t.notNull(t.text),
    scopes: t.notNull(t.list(t.textOf<Scope>())),
    mode: t.notNull(t.textOf<"apply" | "propose">()),
    tripIds: t.notNull(t.list(t.uuid)),
    lastFour: t.notNull(t.text),
    createdAt: t.notNull(t.timestamp),
    expiresAt: t.nullable(t.timestamp),
    lastUsedAt: t.nullable(t.timestamp),
    revokedAt: t.nullable(t.timestamp),
    changesAnHour: t.nullable(t.integer),
    mostTrips: t.nullable(t.integer),
    webhookUrl: t.nullable(t.text),
    webhookOff: t.boolean,
    /** The trips that the person can still see. */
    trips: t.json<readonly { readonly id: string; readonly title: string }[]>(),
    /** Made with the key, or by approving its proposal. */
    editCount: t.integer,
    createdTripCount: t.integer,
    pendingProposals: t.integer,
  },
);

/** The keys of a person, newest first, with what they did. */
export function keysOf(sql: Sql, userId: string, keyId: string | null = null): Promise<StoredKey[]> {
  return sql.rows(list, [userId, keyId]);
}

/** One of the caller's own keys, revoked ones too. */
export async function requireKey(ctx: Context, keyId: string): Promise<StoredKey> {
  const [key] = await keysOf(ctx.sql, signedIn(ctx.actor).userId, keyId);
  if (!key) throw notFound("key");
  return key;
}

const insert = statement(
  "key-insert",
  `insert into api_keys (id, user_id, agent_name, hash, last_four, scopes, mode, trip_ids, created_at, expires_at,
                         changes_an_hour, most_trips)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
  [
    t.uuid,
    t.uuid,
    t.text,
    t.text,
    t.text,
    t.list(t.text),
    t.text,
    t.list(t.uuid),
    t.timestamp,
    t.nullable(t.timestamp),
    t.nullable(t.integer),
    t.nullable(t.integer),
  ],
);

export async function insertKey(
  sql: Sql,
  key: Pick<StoredKey, "id" | "agentName" | "scopes" | "mode" | "tripIds" | "lastFour" | "createdAt" | "expiresAt"> &
    KeyLimits & {
      readonly userId: string;
      readonly hash: string;
    },
): Promise<void> {
  const { id, userId, agentName, hash, lastFour, scopes, mode, tripIds, createdAt, expiresAt } = key;
  const limits = [key.changesAnHour ?? null, key.mostTrips ?? null] as const;
  await sql.rows(insert, [
    id,
    userId,
    agentName,
    hash,
    lastFour,
    scopes,
    mode,
    tripIds,
    createdAt,
    expiresAt,
    ...limits,
  ]);
}
