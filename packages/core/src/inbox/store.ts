import { type RowOf, type Sql, statement, t } from "@caravan/db/sql";
import { type Sentence, sentenceFrom, type Words, wordsOf } from "@caravan/domain/words/sentence";
import { messageText, type PushMessage } from "../push/message.ts";
import type { InboxKind } from "./kinds.ts";

/** A message as it is stored: its English text, and its words beside it. */
export interface StoredMessage {
  readonly title: string;
  readonly body: string;
  /** Null in rows of an earlier version. */
  readonly words: { readonly title: Words; readonly body: Words } | null;
}

const stored = ({ title, body }: { readonly title: Sentence; readonly body: Sentence }): StoredMessage => ({
  title: title.text,
  body: messageText(body.text),
  words: { title: wordsOf(title), body: wordsOf(body) },
});

export const messageOf = ({ title, body, words }: StoredMessage) => ({
  title: sentenceFrom(title, words?.title ?? null),
  body: sentenceFrom(body, words?.body ?? null),
});

const put = statement(
  "inbox-put",
  `insert into inbox_items (id, user_id, kind, tag, title, body, url, trip_id, group_id, comment_id, proposal_id,
     invitation_id, created_at, words)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
   on conflict (user_id, tag) do update set title = excluded.title, body = excluded.body, words = excluded.words, url = excluded.url,
     comment_id = excluded.comment_id, created_at = excluded.created_at, read_at = null, mailed_at = null`,
  [
    ...[t.uuid, t.uuid, t.text, t.text, t.text, t.text, t.text],
    ...[t.nullable(t.uuid), t.nullable(t.uuid), t.nullable(t.uuid), t.nullable(t.uuid), t.nullable(t.uuid)],
    t.timestamp,
    t.json<StoredMessage["words"]>(),
  ] as const,
);

/** News about the same subject replace what was there, unread again. */
export async function putItem(
  sql: Sql,
  userId: string,
  kind: InboxKind,
  { tag, title: asTitle, body: asBody, url, ...ids }: PushMessage["payload"],
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<void> {
  const { trip_id, group_trip_id, comment_id, proposal_id, invitation_id } = ids;
  const subject = [trip_id, group_trip_id, comment_id, proposal_id, invitation_id] as const;
  const { title, body, words } = stored({ title: asTitle, body: asBody });
  await sql.rows(put, [id, userId, kind, tag, title, body, url, ...subject, now, words]);
}

const settle = statement(
  "inbox-settle-proposals",
  `update inbox_items i set read_at = $2 from proposals p
    where p.id = $1 and i.kind = 'proposal' and i.read_at is null and i.trip_id = p.trip_id
      and i.tag = 'proposals:' || p.trip_id || ':' || coalesce(p.api_key_id, p.user_id)`,
  [t.uuid, t.timestamp],
);
const retell = statement(
  "inbox-retell",
  "update inbox_items set body = $2, words = $3 where tag = $1 and kind = 'proposal'",
  [t.text, t.text, t.json<StoredMessage["words"]>()],
);
const rewrite = statement(
  "inbox-rewrite-comment",
  "update inbox_items set body = $2, words = $3 where comment_id = $1",
  [t.uuid, t.text, t.json<StoredMessage["words"]>()],
);

/** Nothing that its author has proposed on that trip waits any more. */
export async function settleProposals(sql: Sql, proposalId: string, now: Date): Promise<void> {
  await sql.rows(settle, [proposalId, now]);
}

/** Fewer wait than before. What was read stays read. */
export async function retellProposals(sql: Sql, payload: PushMessage["payload"]): Promise<void> {
  const { body, words } = stored(payload);
  await sql.rows(retell, [payload.tag, body, words]);
}

/** The comment has other words now. What was read stays read. */
export async function rewriteComment(sql: Sql, commentId: string, payload: PushMessage["payload"]): Promise<void> {
  const { body, words } = stored(payload);
  await sql.rows(rewrite, [commentId, body, words]);
}

/** Of an inbox item `i`: its person may still see what it is about. */
export const stillConcerns = `(i.trip_id is null or exists (select from members m join trips t on t.id = m.trip_id
      where m.trip_id = i.trip_id and m.user_id = i.user_id and t.trashed_at is null))
  and (i.group_id is null or exists (select from group_members m join group_trips g on g.id = m.group_id
      where m.group_id = i.group_id and m.user_id = i.user_id and m.removed_at is null and g.trashed_at is null))
  and (i.invitation_id is null or exists (select from invitations v join trips t on t.id = v.trip_id
      where v.id = i.invitation_id and v.revoked_at is null and v.accepted_at is null and v.expires_at > now()
        and t.trashed_at is null))`;

const itemRow = {
  id: t.uuid,
  kind: t.textOf<InboxKind>(),
  title: t.text,
  body: t.text,
  words: t.nullable(t.json<NonNullable<StoredMessage["words"]>>()),
  url: t.text,
  createdAt: t.timestamp,
  readAt: t.nullable(t.timestamp),
};
export type StoredItem = RowOf<typeof itemRow>;

const list = statement(
  "inbox-list",
  `select i.id, i.kind, i.title, i.body, i.words, i.url, i.created_at as "createdAt", i.read_at as "readAt" from inbox_items i
    where i.user_id = $1 and ${stillConcerns} and ($2::timestamptz is null or (i.created_at, i.id) < ($2, $3::uuid))
    order by i.created_at desc, i.id desc limit $4`,
  [t.uuid, t.nullable(t.timestamp), t.nullable(t.uuid), t.bigint],
  itemRow,
);

/** The newest first, from before `end`. */
export function itemsOf(
  sql: Sql,
  userId: string,
  end: { readonly at: Date | null; readonly id: string | null },
  most: number,
): Promise<StoredItem[]> {
  return sql.rows(list, [userId, end.at, end.id, most]);
}

const unread = statement(
  "inbox-unread",
  `select count(*)::int as count from inbox_items i where i.user_id = $1 and i.read_at is null and ${stillConcerns}`,
  [t.uuid],
  { count: t.integer },
);

export async function unreadOf(sql: Sql, userId: string): Promise<number> {
  const [row] = await sql.rows(unread, [userId]);
  return row?.count ?? 0;
}

const read = statement(
  "inbox-read",
  `update inbox_items set read_at = $2
    where user_id = $1 and read_at is null and ($3::uuid[] is null or id = any($3))
      and ($4::text is null or url = $4)`,
  [t.uuid, t.timestamp, t.nullable(t.list(t.uuid)), t.nullable(t.text)],
);

/** @param which all when left out; `url` those that lead there */
export async function markRead(
  sql: Sql,
  userId: string,
  which: { readonly ids?: readonly string[] | undefined; readonly url?: string | undefined },
  now: Date,
): Promise<void> {
  await sql.rows(read, [userId, now, which.ids ?? null, which.url ?? null]);
}

/** By then nobody looks for it any more. */
export const deleteOldItems = statement(
  "inbox-delete-old",
  "delete from inbox_items where created_at < now() - interval '180 days'",
  [],
);
