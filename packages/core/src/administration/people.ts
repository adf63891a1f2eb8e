import { columnList, type RowOf, type Sql, statement, t } from "@caravan/db/sql";
import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { notFound } from "../kernel/errors.ts";

/** What an administrator sees of a person: who they are and how much they use, but nothing that they plan. */
export const personWire = z.object({
  id: f.id,
  name: z.string().nullable(),
  email: z.string(),
  email_verified: z.boolean(),
  is_admin: z.boolean(),
  disabled_at: z.string().nullable().meta({ description: "Since when they cannot sign in" }),
  created_at: z.string(),
  last_seen_at: z.string().nullable().meta({ description: "In a browser, as far back as sessions are kept" }),
  awaits_password: z.boolean().meta({ description: "No way to sign in has been set up yet" }),
  second_factor: z.boolean(),
  trips: z.number().int().meta({ description: "Trips that they own" }),
  keys: z.number().int().meta({ description: "Keys of agents that work" }),
  sessions: z.number().int().meta({ description: "Browsers in which they are signed in" }),
  used_mb: z.number().meta({ description: "Megabytes of documents" }),
  quota_mb: z.number().int().nullable().meta({ description: "Null: as many as the installation gives everybody" }),
});

const personRow = {
  id: t.uuid,
  name: t.nullable(t.text),
  email: t.text,
  emailVerified: t.nullable(t.timestamp),
  isAdmin: t.boolean,
  disabledAt: t.nullable(t.timestamp),
  createdAt: t.timestamp,
  quotaMb: t.nullable(t.integer),
  lastSeenAt: t.nullable(t.timestamp),
  awaitsPassword: t.notNull(t.boolean),
  secondFactor: t.notNull(t.boolean),
  trips: t.notNull(t.integer),
  keys: t.notNull(t.integer),
  sessions: t.notNull(t.integer),
  usedBytes: t.notNull(t.double),
};

/** `$1` is the current time. */
const columns = columnList(personRow, "u", {
  lastSeenAt: "(select max(s.last_seen_at) from sessions s where s.user_id = u.id)",
  awaitsPassword: `(u.password_hash is null and not exists (select from accounts a where a.user_id = u.id)
            and not exists (select from passkeys p where p.user_id = u.id))`,
  secondFactor: "exists (select from totp_secrets f where f.user_id = u.id and f.confirmed_at is not null)",
  trips: "(select count(*)::int from trips p where p.owner_id = u.id and p.trashed_at is null)",
  keys: `(select count(*)::int from api_keys k where k.user_id = u.id and k.revoked_at is null
            and (k.expires_at is null or k.expires_at > $1))`,
  sessions:
    "(select count(*)::int from sessions s where s.user_id = u.id and s.ended_at is null and s.expires_at > $1)",
  usedBytes: "(select coalesce(sum(d.bytes), 0)::float8 from documents d where d.uploaded_by_id = u.id)",
});

const find = statement(
  "person-find",
  `select ${columns} from users u where u.id = $2 and u.kind = 'person'`,
  [t.timestamp, t.uuid],
  personRow,
);
/** Newest first; the words are searched in name and address. */
const list = statement(
  "people-list",
  `select ${columns} from users u
    where u.kind = 'person'
      and ($2::text is null or u.email like $2 or lower(u.name) like $2)
      and ($3 = 'all' or $3 = 'administrators' and u.is_admin or $3 = 'disabled' and u.disabled_at is not null)
      and ($4::timestamptz is null or (u.created_at, u.id) < ($4, $5::uuid))
    order by u.created_at desc, u.id desc limit $6`,
  [t.timestamp, t.nullable(t.text), t.text, t.nullable(t.timestamp), t.nullable(t.uuid), t.bigint],
  personRow,
);

export type PersonRow = RowOf<typeof personRow>;

/** @throws notFound */
export async function requirePerson(sql: Sql, id: string, now: Date): Promise<PersonRow> {
  const [row] = await sql.rows(find, [now, id]);
  if (!row) throw notFound("person");
  return row;
}

export const peopleStates = ["all", "administrators", "disabled"] as const;

export function findPeople(
  sql: Sql,
  it: {
    readonly query: string | undefined;
    readonly state: (typeof peopleStates)[number];
    readonly after: { readonly createdAt: Date; readonly id: string } | undefined;
    readonly limit: number;
  },
  now: Date,
): Promise<PersonRow[]> {
  const pattern = it.query ? `%${it.query.toLowerCase().replace(/[\\%_]/g, "\\$&")}%` : null;
  return sql.rows(list, [now, pattern, it.state, it.after?.createdAt, it.after?.id, it.limit]);
}

export const presentPerson = (row: PersonRow): z.input<typeof personWire> => ({
  id: row.id,
  name: row.name,
  email: row.email,
  email_verified: row.emailVerified !== null,
  is_admin: row.isAdmin,
  disabled_at: row.disabledAt?.toISOString() ?? null,
  created_at: row.createdAt.toISOString(),
  last_seen_at: row.lastSeenAt?.toISOString() ?? null,
  awaits_password: row.awaitsPassword,
  second_factor: row.secondFactor,
  trips: row.trips,
  keys: row.keys,
  sessions: row.sessions,
  used_mb: Math.round(row.usedBytes / 1e5) / 10,
  quota_mb: row.quotaMb,
});
