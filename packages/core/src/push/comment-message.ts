import { type RowOf, type Sql, statement, t } from "@caravan/db/sql";
import { type Sentence, said } from "@caravan/domain/words/sentence";
import { displayNameSql } from "../identity/display-name-sql.ts";
import type { Notice } from "../kernel/jobs.ts";
import type { PushMessage } from "./message.ts";
import { messageText, messageTitle } from "./message.ts";

/** Those whom it mentions, who wrote about the same thing before, and who made the proposal that it is about. */
const concerned = `(m.user_id = any(c.mentions) or m.user_id = p.user_id or exists (
     select from comments o where o.user_id = m.user_id and o.created_at <= c.created_at and o.id <> c.id
        and (o.trip_id = c.trip_id or o.group_id = c.group_id)
        and (o.activity_id, o.day_id, o.proposal_id, o.candidate_id)
            is not distinct from (c.activity_id, c.day_id, c.proposal_id, c.candidate_id)))
   and (m.user_id <> c.user_id or c.agent_name is not null) and ($2::uuid is null or m.user_id = $2)`;

const find = statement(
  "push-comment",
  `select c.trip_id as "tripId", g.id as "groupId", g.code, g.trip_id as "groupTripId", coalesce(t.title, g.title) as title,
          ${displayNameSql("u")} as name, c.agent_name as "agentName", c.api_key_id as "apiKeyId", c.text,
          cardinality(c.mentions) > 0 as mentions,
          case when c.activity_id is not null then 'activity:' || c.activity_id when c.day_id is not null then 'day:' || c.day_id
               when c.proposal_id is not null then 'proposal:' || c.proposal_id
               when c.candidate_id is not null then 'place:' || c.candidate_id else 'trip' end as subject,
          coalesce(a.title, b.name) as about,
          case when c.trip_id is not null
               then array(select m.user_id from members m where m.trip_id = c.trip_id and ${concerned}
                             and (p.id is null or m.role <> 'viewer' or p.user_id = m.user_id))
               else array(select m.user_id from group_members m
                           where m.group_id = c.group_id and m.removed_at is null and ${concerned}) end as hearers
     from comments c join users u on u.id = c.user_id
     left join trips t on t.id = c.trip_id left join group_trips g on g.id = c.group_id
     left join activities a on a.id = c.activity_id left join place_candidates b on b.id = c.candidate_id
     left join proposals p on p.id = c.proposal_id
    where c.id = $1 and t.trashed_at is null and g.trashed_at is null`,
  [t.uuid, t.nullable(t.uuid)],
  {
    tripId: t.nullable(t.uuid),
    groupId: t.nullable(t.uuid),
    code: t.nullable(t.text),
    groupTripId: t.nullable(t.uuid),
    title: t.nullable(t.text),
    name: t.text,
    agentName: t.nullable(t.text),
    apiKeyId: t.nullable(t.uuid),
    text: t.text,
    mentions: t.boolean,
    /** As the address of the comments names it. */
    subject: t.text,
    /** The stop or the place. */
    about: t.nullable(t.text),
    hearers: t.list(t.uuid),
  },
);

/** For those whom a comment concerns and who may read it. Without a mention, the last one about a thing replaces the others. */
export async function commentMessage(
  sql: Sql,
  { commentId }: Extract<Notice, { kind: "comment" }>,
  only: string | null,
): Promise<PushMessage | undefined> {
  const [row] = await sql.rows(find, [commentId, only]);
  if (!row) return undefined;
  return {
    recipients: row.hearers,
    switch: "comments",
    access: {
      scope: row.tripId === null ? "group_trips:read" : "trips:read",
      tripId: row.tripId ?? row.groupTripId,
      exceptKeyId: row.apiKeyId,
    },
    payload: {
      kind: "comment",
      title: messageTitle(row.title, row.tripId === null ? said`Your group trip` : said`Your trip`),
      body: bodyOf(row),
      url: addressOf(row),
      tag: row.mentions ? `comment:${commentId}` : `comments:${row.tripId ?? row.groupId}:${row.subject}`,
      comment_id: commentId,
      ...(row.tripId !== null && { trip_id: row.tripId }),
      ...(row.groupId !== null && { group_trip_id: row.groupId }),
    },
    urgency: "normal",
    endsAt: null,
  };
}

type Row = RowOf<typeof find>;

function bodyOf({ name, agentName, about, text }: Row): Sentence {
  const person = messageTitle(name, said`Somebody`);
  const words = messageText(text);
  if (agentName === null)
    return about === null ? said`${person}: ${words}` : said`${person}, on ${messageText(about)}: ${words}`;
  const agent = messageTitle(agentName, said`An agent`);
  return about === null
    ? said`${agent}, for ${person}: ${words}`
    : said`${agent}, for ${person}, on ${messageText(about)}: ${words}`;
}

function addressOf({ tripId, code, subject }: Row): string {
  return tripId === null ? `/groups/${code}?tab=board&comments=${subject}` : `/trips/${tripId}?comments=${subject}`;
}
