import { type Sql, statement, t } from "@caravan/db/sql";
import type { Person } from "../kernel/actor.ts";
import { randomCode } from "../kernel/random-code.ts";

/** Without characters that are easily confused: i, l, o, 0 and 1. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";
const LENGTH = 14;

/** Nearly seventy random bits, so that it cannot be guessed. */
const newToken = () => randomCode(LENGTH, ALPHABET);

export const mailOutcomes = ["saved", "waiting", "nothing_recognised", "refused"] as const;
export type MailOutcome = (typeof mailOutcomes)[number];

const find = statement("inbound-address", "select token from inbound_addresses where user_id = $1", [t.uuid], {
  token: t.text,
});
const put = statement(
  "inbound-address-put",
  `insert into inbound_addresses (user_id, token, created_at) values ($1, $2, $3)
   on conflict (user_id) do update set token = excluded.token, created_at = excluded.created_at`,
  [t.uuid, t.text, t.timestamp],
);
const drop = statement("inbound-address-drop", "delete from inbound_addresses where user_id = $1", [t.uuid]);
const owner = statement(
  "inbound-owner",
  `select u.id as "userId", coalesce(u.name, '') as name, coalesce(u.email, '') as email,
          u.email_verified is not null as "isProved"
     from inbound_addresses a join users u on u.id = a.user_id where a.token = $1`,
  [t.text],
  { userId: t.uuid, name: t.text, email: t.text, isProved: t.boolean },
);

export async function findToken(sql: Sql, userId: string): Promise<string | null> {
  const [row] = await sql.rows(find, [userId]);
  return row?.token ?? null;
}

/** A new address; the old one becomes invalid. */
export async function renewToken(sql: Sql, userId: string, now: Date): Promise<string> {
  const token = newToken();
  await sql.rows(put, [userId, token, now]);
  return token;
}

export async function deleteToken(sql: Sql, userId: string): Promise<void> {
  await sql.rows(drop, [userId]);
}

export interface InboxOwner {
  readonly person: Person;
  /** Addresses known to be theirs; mails from them need no confirmation. */
  readonly senders: readonly string[];
}

/** The owner of the address. */
export async function ownerOf(sql: Sql, token: string): Promise<InboxOwner | undefined> {
  const [row] = await sql.rows(owner, [token]);
  if (!row) return undefined;
  const { isProved, ...person } = row;
  return { person: { kind: "person", ...person }, senders: isProved ? [person.email] : [] };
}

export interface ArrivedMail {
  readonly id: string;
  readonly deliveryId: string;
  readonly userId: string;
  readonly sender: string | null;
  readonly subject: string | null;
  readonly receivedAt: Date;
}

const claim = statement(
  "inbound-claim",
  `insert into inbound_mails (id, delivery_id, user_id, sender, subject, outcome, summary, received_at)
   values ($1, $2, $3, $4, $5, 'refused', 'It is still being read, or reading it broke off.', $6)
   on conflict (delivery_id) do nothing returning id`,
  [t.uuid, t.text, t.uuid, t.nullable(t.text), t.nullable(t.text), t.timestamp],
  { id: t.uuid },
);
const settle = statement(
  "inbound-settle",
  "update inbound_mails set outcome = $2, summary = $3, trip_id = $4, source_id = $5 where id = $1",
  [t.uuid, t.text, t.text, t.nullable(t.uuid), t.nullable(t.uuid)],
);
const forget = statement("inbound-forget", "delete from inbound_mails where id = $1", [t.uuid]);
const known = statement("inbound-known", "select 1 as one from inbound_mails where delivery_id = $1", [t.text], {
  one: t.integer,
});
const lately = statement(
  "inbound-lately",
  "select count(*)::int as count from inbound_mails where user_id = $1 and received_at > $2",
  [t.uuid, t.timestamp],
  { count: t.integer },
);
const list = statement(
  "inbound-list",
  `select i.id, i.sender, i.subject, case when s.saved_at is null then i.outcome else 'saved' end as outcome, i.summary,
          m.trip_id as "tripId", case when s.saved_at is null then s.id end as "confirmationId",
          i.received_at as "receivedAt"
     from inbound_mails i
     left join confirmation_sources s on s.id = i.source_id and (s.expires_at is null or s.expires_at > now())
     left join members m on m.trip_id = coalesce(s.trip_id, i.trip_id) and m.user_id = i.user_id
       and exists (select from trips t where t.id = m.trip_id and t.trashed_at is null)
    where i.user_id = $1 order by i.received_at desc, i.id desc limit $2`,
  [t.uuid, t.bigint],
  {
    id: t.uuid,
    sender: t.nullable(t.text),
    subject: t.nullable(t.text),
    outcome: t.textOf<MailOutcome>(),
    summary: t.text,
    tripId: t.nullable(t.uuid),
    confirmationId: t.nullable(t.uuid),
    receivedAt: t.timestamp,
  },
);

export async function isKnown(sql: Sql, deliveryId: string): Promise<boolean> {
  return (await sql.rows(known, [deliveryId])).length > 0;
}

/** False when this delivery has been accepted before. */
export async function claimMail(sql: Sql, it: ArrivedMail): Promise<boolean> {
  const values = [it.id, it.deliveryId, it.userId, it.sender, it.subject, it.receivedAt] as const;
  return (await sql.rows(claim, values)).length > 0;
}

export async function saveMailOutcome(
  sql: Sql,
  id: string,
  it: {
    readonly outcome: MailOutcome;
    readonly summary: string;
    readonly tripId: string | null;
    readonly confirmationId?: string;
  },
): Promise<void> {
  await sql.rows(settle, [id, it.outcome, it.summary, it.tripId, it.confirmationId ?? null]);
}

export async function deleteMail(sql: Sql, id: string): Promise<void> {
  await sql.rows(forget, [id]);
}

export async function mailsSince(sql: Sql, userId: string, since: Date): Promise<number> {
  const [row] = await sql.rows(lately, [userId, since]);
  return row?.count ?? 0;
}

export interface ListedMail extends Pick<ArrivedMail, "id" | "sender" | "subject" | "receivedAt"> {
  readonly outcome: MailOutcome;
  readonly summary: string;
  readonly tripId: string | null;
  /** Set while it waits for confirmation. */
  readonly confirmationId: string | null;
}

export function lastMails(sql: Sql, userId: string, most: number): Promise<ListedMail[]> {
  return sql.rows(list, [userId, most]);
}

/** Longer than deliveries are repeated and the list is useful. */
export const deleteOldMails = statement(
  "inbound-delete-old",
  "delete from inbound_mails where received_at < now() - interval '90 days'",
  [],
);
