import { columnList, type RowOf, type Sql, statement, t } from "@caravan/db/sql";
import type { Scope } from "@caravan/domain/scopes";
import { holdAdvisoryLock } from "../kernel/advisory-lock.ts";
import type { PushTarget } from "../kernel/ports.ts";
import { readerSql, type StoredReader, storedReader } from "../kernel/reader-language.ts";
import type { QuietHours } from "./quiet-hours.ts";
import { type PushSwitch, settingsColumns } from "./settings-store.ts";

/** A device with the settings that decide on its messages. */
export interface Device extends PushTarget, StoredReader {
  readonly id: string;
  readonly userId: string;
  /** The key of the program that saved it; null for a person's own. */
  readonly key: { readonly id: string; readonly scopes: readonly Scope[]; readonly tripIds: readonly string[] } | null;
  readonly switches: Readonly<Record<PushSwitch, boolean>>;
  readonly quiet: QuietHours | null;
}

/**
 * A subscription that its browser or its key has ended does not count, nor does one of a session that was ended. One that is
 * over by its time has nobody signed out.
 */
const alive = (now: string) =>
  `(s.expires_at is null or s.expires_at > ${now})
   and not exists (select from sessions n where n.id = s.session_id and n.ended_at is not null)
   and (s.api_key_id is null or (k.revoked_at is null and (k.expires_at is null or k.expires_at > ${now})))`;

const source = "push_subscriptions s left join api_keys k on k.id = s.api_key_id";
const columns = `s.id, s.user_id as "userId", s.endpoint, s.p256dh, s.auth, s.api_key_id as "keyId", k.scopes,
  k.trip_ids as "tripIds", ${readerSql("u")}, ${settingsColumns("w")}`;
const withSettings = `${source} join users u on u.id = s.user_id left join push_settings w on w.user_id = s.user_id`;

const ofPeopleRow = {
  id: t.uuid,
  userId: t.uuid,
  ...storedReader,
  endpoint: t.text,
  p256dh: t.text,
  auth: t.text,
  keyId: t.nullable(t.uuid),
  scopes: t.nullable(t.list(t.textOf<Scope>())),
  tripIds: t.nullable(t.list(t.uuid)),
  switches: t.json<Readonly<Record<PushSwitch, boolean>>>(),
  quiet: t.nullable(t.json<QuietHours>()),
};
const ofPeople = statement(
  "push-devices",
  `select ${columns} from ${withSettings} where s.user_id = any($1::uuid[]) and ${alive("$2")} order by s.created_at, s.id`,
  [t.list(t.uuid), t.timestamp],
  ofPeopleRow,
);
const one = statement(
  "push-device",
  `select ${columns} from ${withSettings} where s.id = $1 and ${alive("$2")}`,
  [t.uuid, t.timestamp],
  ofPeopleRow,
);

type Row = RowOf<typeof ofPeopleRow>;

export async function devicesOf(sql: Sql, userIds: readonly string[], now: Date): Promise<Device[]> {
  return (await sql.rows(ofPeople, [userIds, now])).map(assemble);
}

export async function findDevice(sql: Sql, id: string, now: Date): Promise<Device | undefined> {
  const [row] = await sql.rows(one, [id, now]);
  return row && assemble(row);
}

function assemble({ keyId, scopes, tripIds, ...row }: Row): Device {
  return { ...row, key: keyId === null ? null : { id: keyId, scopes: scopes ?? [], tripIds: tripIds ?? [] } };
}

const sent = statement("push-device-sent", "update push_subscriptions set last_sent_at = $2 where id = $1", [
  t.uuid,
  t.timestamp,
]);
const drop = statement("push-device-drop", "delete from push_subscriptions where id = $1", [t.uuid]);
const ended = statement(
  "push-devices-ended",
  `delete from push_subscriptions where id in (select s.id from ${source} where s.user_id = any($1::uuid[]) and not (${alive("$2")}))`,
  [t.list(t.uuid), t.timestamp],
);

export async function markSent(sql: Sql, id: string, now: Date): Promise<void> {
  await sql.rows(sent, [id, now]);
}

/** The subscription no longer exists. */
export async function dropDevice(sql: Sql, id: string): Promise<void> {
  await sql.rows(drop, [id]);
}

/** Deletes devices of these people whose browser or key has ended. */
export async function dropEnded(sql: Sql, userIds: readonly string[], now: Date): Promise<void> {
  await sql.rows(ended, [userIds, now]);
}

/** A device as its owner sees it. */
export type ListedDevice = RowOf<typeof listedDeviceRow>;

const listedDeviceRow = {
  id: t.uuid,
  endpoint: t.text,
  label: t.nullable(t.text),
  created_at: t.timestamp,
  last_sent_at: t.nullable(t.timestamp),
};
const listed = columnList(listedDeviceRow, "s");
const list = statement(
  "push-devices-list",
  `select ${listed} from ${source} where s.user_id = $1 and ($2::uuid is null or s.api_key_id = $2) and ${alive("$3")}
    order by s.created_at, s.id`,
  [t.uuid, t.nullable(t.uuid), t.timestamp],
  listedDeviceRow,
);
const remove = statement(
  "push-device-delete",
  "delete from push_subscriptions where id = $1 and user_id = $2 and ($3::uuid is null or api_key_id = $3) returning id",
  [t.uuid, t.uuid, t.nullable(t.uuid)],
  { id: t.uuid },
);

/** @param keyId only devices of this key; null for all of the person's */
export function listDevices(sql: Sql, userId: string, keyId: string | null, now: Date): Promise<ListedDevice[]> {
  return sql.rows(list, [userId, keyId, now]);
}

/** Whether there was one. */
export async function deleteDevice(sql: Sql, id: string, userId: string, keyId: string | null): Promise<boolean> {
  return (await sql.rows(remove, [id, userId, keyId])).length > 0;
}

const count = statement(
  "push-devices-count",
  "select count(*)::int as count from push_subscriptions where user_id = $1 and endpoint <> $2",
  [t.uuid, t.text],
  { count: t.integer },
);
const endedAt = statement(
  "push-endpoint-ended",
  `delete from push_subscriptions where id in (select s.id from ${source} where s.endpoint = $1 and not (${alive("$2")}))`,
  [t.text, t.timestamp],
);
// The database decides whose endpoint it is: of two simultaneous calls, the second finds it taken.
const save = statement(
  "push-device-save",
  `insert into push_subscriptions as s (id, user_id, api_key_id, endpoint, p256dh, auth, label, expires_at, created_at, session_id)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
   on conflict (endpoint) do update set api_key_id = excluded.api_key_id, session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth,
       label = coalesce(excluded.label, s.label), expires_at = excluded.expires_at
     where s.user_id = excluded.user_id
   returning ${listed}`,
  [
    t.uuid,
    t.uuid,
    t.nullable(t.uuid),
    t.text,
    t.text,
    t.text,
    t.nullable(t.text),
    t.nullable(t.timestamp),
    t.timestamp,
    t.nullable(t.uuid),
  ],
  listedDeviceRow,
);

/** The number of the person's other devices. Locked until commit, so that none is added in between. */
export async function countOthers(sql: Sql, userId: string, endpoint: string, now: Date): Promise<number> {
  await holdAdvisoryLock(sql, `push-devices:${userId}`);
  await dropEnded(sql, [userId], now);
  const [row] = await sql.rows(count, [userId, endpoint]);
  return row?.count ?? 0;
}

/** Undefined, without a change, when the endpoint belongs to somebody else. */
export async function saveDevice(
  sql: Sql,
  it: PushTarget & {
    readonly id: string;
    readonly userId: string;
    readonly keyId: string | null;
    readonly sessionId: string | null;
    readonly label: string | null;
    readonly expiresAt: Date | null;
    readonly now: Date;
  },
): Promise<ListedDevice | undefined> {
  await sql.rows(endedAt, [it.endpoint, it.now]);
  const { id, userId, keyId, endpoint, p256dh, auth, label, expiresAt, now, sessionId } = it;
  const values = [id, userId, keyId, endpoint, p256dh, auth, label, expiresAt, now, sessionId] as const;
  const [row] = await sql.rows(save, values);
  return row;
}

const handOn = statement(
  "push-devices-hand-on",
  `update push_subscriptions s set session_id = made.id
     from sessions made, sessions earlier
    where made.id = $1 and earlier.id = s.session_id and s.user_id = made.user_id and earlier.user_id = made.user_id
      and earlier.browser_hash = made.browser_hash`,
  [t.uuid],
);

/** The pushes of a browser go on when the same person signs in there again. */
export async function handOnDevices(sql: Sql, sessionId: string): Promise<void> {
  await sql.rows(handOn, [sessionId]);
}

const dropAll = statement("push-devices-drop-all", "delete from push_subscriptions where user_id = $1", [t.uuid]);

export async function deleteDevicesOf(sql: Sql, userId: string): Promise<void> {
  await sql.rows(dropAll, [userId]);
}
