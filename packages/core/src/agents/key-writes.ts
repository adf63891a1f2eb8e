import { statement, t } from "@caravan/db/sql";
import { signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";

/**
 * What a key wrote besides plans of trips, newest first. Triggers record every row that changes in a transaction of a
 * key, in all tables (prisma/migrations, note_key_write). key-writes.test.ts fails for a new table until it is
 * classified.
 */
const list = statement(
  "key-writes",
  `select w.id, w.call_id as "callId", w.table_name as "tableName", w.op,
          coalesce(w.before, '{}') || coalesce(w.after, '{}') as row, w.trip_id as "tripId", w.group_id as "groupId",
          coalesce(w.before ->> 'file_key', '') <> '' as "hadFile",
          (w.trip_id is null or exists (select from members m
             where m.trip_id = w.trip_id and m.user_id = $2 and m.role in ('owner', 'editor')))
          and (w.group_id is null or not exists (select from group_trips g where g.id = w.group_id) or exists (
             select from group_members m where m.group_id = w.group_id and m.user_id = $2 and m.removed_at is null))
          -- Who else is on a trip is for its owner.
          and (w.table_name <> 'members' or (w.row_key ->> 'user_id')::uuid = $2 or exists (select from trips t
             where t.id = (w.row_key ->> 'trip_id')::uuid and t.owner_id = $2)) as allowed
     from key_writes w
    where w.key_id = $1 and w.taken_back_at is null
      and ($3::uuid is null or coalesce(w.trip_id, (coalesce(w.after, w.before) ->> 'trip_id')::uuid) = $3)
    order by w.id desc limit $4`,
  [t.uuid, t.uuid, t.nullable(t.uuid), t.bigint],
  {
    id: t.bigint,
    callId: t.bigint,
    tableName: t.text,
    op: t.textOf<"insert" | "update" | "delete">(),
    row: t.json<Readonly<Record<string, unknown>>>(),
    tripId: t.nullable(t.uuid),
    groupId: t.nullable(t.uuid),
    hadFile: t.boolean,
    /** Whether the caller may still change the row. */
    allowed: t.boolean,
  },
);

const takeBack = statement("key-write-take-back", "select take_back_key_write($1) as outcome", [t.bigint], {
  outcome: t.textOf<TakenBack>(),
});
const mark = statement(
  "key-writes-taken-back",
  "update key_writes set taken_back_at = $2 where id = any($1::bigint[])",
  [t.list(t.bigint), t.timestamp],
);

/** `gone`: the row no longer exists; otherwise why it stays. */
export type TakenBack = "done" | "gone" | "changed" | "used" | "failed";
export type KeyWrite = Awaited<ReturnType<typeof writesOfKey>>[number];

/** More at once would take too long; the next call continues. */
const MOST = 5000;

/** With their trip or group, for the person who reverts them. */
export function writesOfKey(ctx: Context, keyId: string, tripId: string | null) {
  return ctx.sql.rows(list, [keyId, signedIn(ctx.actor).userId, tripId, MOST]);
}

export async function takeBackWrite(ctx: Context, id: string): Promise<TakenBack> {
  const [row] = await ctx.sql.rows(takeBack, [Number(id)]);
  return row?.outcome ?? "failed";
}

export async function markTakenBack(ctx: Context, ids: readonly string[]): Promise<void> {
  await ctx.sql.rows(mark, [ids.map(Number), ctx.now]);
}

/** Kept for as long as somebody may want to undo what an agent did. */
export const deleteOldKeyWrites = statement(
  "key-writes-delete-old",
  "delete from key_writes where created_at < now() - interval '180 days'",
  [],
);
