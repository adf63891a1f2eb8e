import { columnList, type RowOf, type Sql, statement, t } from "@caravan/db/sql";
import type { CommentReaction } from "@caravan/domain/field-choices";
import { displayNameSql } from "../identity/display-name-sql.ts";

/** What a comment is about; all null: the trip itself. */
export interface CommentSubject {
  readonly activityId: string | null;
  readonly dayId: string | null;
  readonly proposalId: string | null;
  readonly candidateId: string | null;
}

export interface PersonRow {
  readonly user_id: string;
  readonly name: string;
}

export interface ReactionRow {
  readonly reaction: CommentReaction;
  readonly people: readonly PersonRow[];
}

const commentRow = {
  id: t.uuid,
  tripId: t.nullable(t.uuid),
  groupId: t.nullable(t.uuid),
  activityId: t.nullable(t.uuid),
  dayId: t.nullable(t.uuid),
  proposalId: t.nullable(t.uuid),
  candidateId: t.nullable(t.uuid),
  /** The title of what it is about; null for the trip itself, and for what was deleted. */
  about: t.nullable(t.text),
  userId: t.uuid,
  name: t.text,
  agentName: t.nullable(t.text),
  apiKeyId: t.nullable(t.uuid),
  text: t.text,
  mentions: t.json<readonly PersonRow[]>(),
  reactions: t.json<readonly ReactionRow[]>(),
  createdAt: t.timestamp,
  editedAt: t.nullable(t.timestamp),
};
export type StoredComment = RowOf<typeof commentRow>;

const columns = columnList(commentRow, "c", {
  about: `case when c.activity_id is not null then (select a.title from activities a where a.id = c.activity_id)
       when c.day_id is not null then (select d.date from days d where d.id = c.day_id)
       when c.proposal_id is not null then (select p.summary from proposals p where p.id = c.proposal_id)
       when c.candidate_id is not null then (select b.name from place_candidates b where b.id = c.candidate_id) end`,
  name: displayNameSql("u"),
  mentions: `(select coalesce(json_agg(json_build_object('user_id', o.id, 'name', ${displayNameSql("o")}) order by o.id), '[]')
     from users o where o.id = any(c.mentions))`,
  reactions: `(select coalesce(json_agg(json_build_object('reaction', r.reaction, 'people', r.people) order by r.first), '[]')
     from (select reaction, min(r.created_at) as first,
                  json_agg(json_build_object('user_id', o.id, 'name', ${displayNameSql("o")}) order by r.created_at) as people
             from comment_reactions r join users o on o.id = r.user_id where r.comment_id = c.id group by reaction) r)`,
});

/** Of a trip or a group, and there of one thing. */
export interface CommentFilter extends CommentSubject {
  readonly tripId: string | null;
  readonly groupId: string | null;
  /** Comments on other people's proposals are hidden from this person; null hides none. */
  readonly onlyOwnProposalsOf: string | null;
}

const filter = `(c.trip_id = $1 or c.group_id = $2)
  and ($3::uuid is null or c.activity_id = $3) and ($4::uuid is null or c.day_id = $4)
  and ($5::uuid is null or c.proposal_id = $5) and ($6::uuid is null or c.candidate_id = $6)
  and ($7::uuid is null or c.proposal_id is null
       or exists (select from proposals p where p.id = c.proposal_id and p.user_id = $7))`;
const filterTypes = [
  t.nullable(t.uuid),
  t.nullable(t.uuid),
  t.nullable(t.uuid),
  t.nullable(t.uuid),
  t.nullable(t.uuid),
  t.nullable(t.uuid),
  t.nullable(t.uuid),
] as const;
const filterValues = (it: CommentFilter) =>
  [it.tripId, it.groupId, it.activityId, it.dayId, it.proposalId, it.candidateId, it.onlyOwnProposalsOf] as const;

const list = statement(
  "comment-list",
  `select ${columns} from comments c join users u on u.id = c.user_id
    where ${filter} and ($8::timestamptz is null or (c.created_at, c.id) < ($8, $9::uuid))
    order by c.created_at desc, c.id desc limit $10`,
  [...filterTypes, t.nullable(t.timestamp), t.nullable(t.uuid), t.bigint],
  commentRow,
);

/** The newest first, from before `end`. */
export function listStored(
  sql: Sql,
  of: CommentFilter,
  end: { readonly at: Date | null; readonly id: string | null },
  most: number,
): Promise<StoredComment[]> {
  return sql.rows(list, [...filterValues(of), end.at, end.id, most]);
}

const counts = statement(
  "comment-counts",
  `select c.activity_id, c.day_id, c.proposal_id, c.candidate_id, count(*)::int as count
     from comments c where ${filter} group by 1, 2, 3, 4`,
  filterTypes,
  {
    activity_id: t.nullable(t.uuid),
    day_id: t.nullable(t.uuid),
    proposal_id: t.nullable(t.uuid),
    candidate_id: t.nullable(t.uuid),
    count: t.integer,
  },
);

/** How many there are about each thing. */
export function countStored(sql: Sql, of: CommentFilter) {
  return sql.rows(counts, filterValues(of));
}

const byId = statement(
  "comment-by-id",
  `select ${columns} from comments c join users u on u.id = c.user_id where c.id = $1`,
  [t.uuid],
  commentRow,
);

export async function findStored(sql: Sql, id: string): Promise<StoredComment | undefined> {
  return (await sql.rows(byId, [id]))[0];
}

const homeOf = statement(
  "comment-home",
  `select c.trip_id as "tripId", g.code from comments c left join group_trips g on g.id = c.group_id and g.trashed_at is null
    where c.id = $1`,
  [t.uuid],
  { tripId: t.nullable(t.uuid), code: t.nullable(t.text) },
);

/** The trip, or the code of the group, that a comment belongs to; its caller still has to be admitted there. */
export async function findHome(sql: Sql, id: string): Promise<RowOf<typeof homeOf> | undefined> {
  return (await sql.rows(homeOf, [id]))[0];
}

const insert = statement(
  "comment-insert",
  `insert into comments (id, trip_id, group_id, activity_id, day_id, proposal_id, candidate_id, user_id, agent_name,
     api_key_id, text, mentions, created_at)
   select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13
    where $14 > (select count(*) from comments where trip_id = $2 or group_id = $3) returning id`,
  [
    t.uuid,
    t.nullable(t.uuid),
    t.nullable(t.uuid),
    t.nullable(t.uuid),
    t.nullable(t.uuid),
    t.nullable(t.uuid),
    t.nullable(t.uuid),
    t.uuid,
    t.nullable(t.text),
    t.nullable(t.uuid),
    t.text,
    t.list(t.uuid),
    t.timestamp,
    t.bigint,
  ],
  { id: t.uuid },
);

/** @returns false when the trip or group already has that many */
export async function insertComment(
  sql: Sql,
  it: CommentSubject & {
    readonly id: string;
    readonly tripId: string | null;
    readonly groupId: string | null;
    readonly userId: string;
    readonly agentName: string | null;
    readonly apiKeyId: string | null;
    readonly text: string;
    readonly mentions: readonly string[];
    readonly now: Date;
  },
  most: number,
): Promise<boolean> {
  const home = [it.tripId, it.groupId, it.activityId, it.dayId, it.proposalId, it.candidateId] as const;
  const by = [it.userId, it.agentName, it.apiKeyId] as const;
  return (await sql.rows(insert, [it.id, ...home, ...by, it.text, it.mentions, it.now, most])).length > 0;
}

const update = statement(
  "comment-update",
  "update comments set text = $2, mentions = $3, edited_at = $4 where id = $1 and text <> $2 returning id",
  [t.uuid, t.text, t.list(t.uuid), t.timestamp],
  { id: t.uuid },
);

/** @returns false when it says so already */
export async function saveText(
  sql: Sql,
  id: string,
  it: { readonly text: string; readonly mentions: readonly string[]; readonly now: Date },
): Promise<boolean> {
  return (await sql.rows(update, [id, it.text, it.mentions, it.now])).length > 0;
}

const remove = statement("comment-delete", "delete from comments where id = $1", [t.uuid]);

export async function removeComment(sql: Sql, id: string): Promise<void> {
  await sql.rows(remove, [id]);
}

const addReaction = statement(
  "comment-reaction-add",
  `insert into comment_reactions (comment_id, user_id, reaction, created_at) values ($1, $2, $3, $4)
   on conflict do nothing returning reaction`,
  [t.uuid, t.uuid, t.text, t.timestamp],
  { reaction: t.text },
);
const dropReaction = statement(
  "comment-reaction-drop",
  "delete from comment_reactions where comment_id = $1 and user_id = $2 and reaction = $3 returning reaction",
  [t.uuid, t.uuid, t.text],
  { reaction: t.text },
);

/** @returns whether something changed */
export async function setReaction(
  sql: Sql,
  it: { readonly commentId: string; readonly userId: string; readonly reaction: CommentReaction; readonly now: Date },
  present: boolean,
): Promise<boolean> {
  const of = [it.commentId, it.userId, it.reaction] as const;
  const changed = present ? await sql.rows(addReaction, [...of, it.now]) : await sql.rows(dropReaction, of);
  return changed.length > 0;
}

const passOn = statement("comments-pass-on", "update comments set user_id = $2 where user_id = $1", [t.uuid, t.uuid]);

/** What a deleted account has said to others stays, and belongs to a former member. */
export async function passOnComments(sql: Sql, userId: string, formerId: string): Promise<void> {
  await sql.rows(passOn, [userId, formerId]);
}
