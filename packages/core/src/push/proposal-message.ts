import { type RowOf, type Sql, statement, t } from "@caravan/db/sql";
import { type Sentence, said, sentenceFrom, type Words } from "@caravan/domain/words/sentence";
import { displayNameSql } from "../identity/display-name-sql.ts";
import type { Notice } from "../kernel/jobs.ts";
import type { PushMessage } from "./message.ts";
import { messageTitle } from "./message.ts";

/** For one author on one trip. Beyond that, proposals are in the list and the inbox, without a push. */
const MOST_AN_HOUR = 10;
/** Proposals of one author that follow each other within this are one bundle, pushed once, after the last. */
const BUNDLE_SECONDS = 45;

/** Of a row beside the proposal `p`. */
const sameAuthor = (row: string) =>
  `${row}.trip_id = p.trip_id and ${row}.user_id = p.user_id and ${row}.api_key_id is not distinct from p.api_key_id`;

// An agent's person decides on its proposal too; a person's own proposal is for the others.
const find = statement(
  "push-proposal",
  `select waiting.count, waiting.summary, waiting.words, ${displayNameSql("u")} as name, p.agent_name as "agentName",
          p.api_key_id as "apiKeyId", p.user_id as "userId", p.created_at as "createdAt", t.title,
          exists (select from proposals n where ${sameAuthor("n")} and (n.created_at, n.id) > (p.created_at, p.id)) as "isFollowed",
          (select count(*)::int from proposals q
            where ${sameAuthor("q")} and (q.created_at, q.id) < (p.created_at, p.id)
              and q.created_at > p.created_at - interval '1 hour'
              and not exists (select from proposals r
                               where ${sameAuthor("r")} and (r.created_at, r.id) > (q.created_at, q.id)
                                 and r.created_at <= q.created_at + interval '${BUNDLE_SECONDS} seconds')) as "bundlesBefore",
          array(select m.user_id from members m
                 where m.trip_id = p.trip_id and m.role in ('owner', 'editor') and ($3::uuid is null or m.user_id = $3)
                   and (m.user_id <> p.user_id or p.agent_name is not null)) as hearers
     from proposals p join trips t on t.id = p.trip_id left join users u on u.id = p.user_id
    cross join lateral (select count(*)::int as count, (array_agg(w.summary order by w.created_at, w.id))[1] as summary,
                               (array_agg(w.words order by w.created_at, w.id))[1] as words
                          from proposals w where ${sameAuthor("w")} and w.status = 'pending') waiting
    where p.id = $1 and p.trip_id = $2 and waiting.count > 0 and t.trashed_at is null`,
  [t.uuid, t.uuid, t.nullable(t.uuid)],
  {
    count: t.integer,
    summary: t.text,
    words: t.nullable(t.json<Words>()),
    name: t.nullable(t.text),
    agentName: t.nullable(t.text),
    apiKeyId: t.nullable(t.uuid),
    userId: t.uuid,
    createdAt: t.timestamp,
    title: t.text,
    isFollowed: t.boolean,
    bundlesBefore: t.integer,
    hearers: t.list(t.uuid),
  },
);

/**
 * For people who may decide, while something of the bundle is pending: all that one author proposes on a trip is one
 * message, which grows.
 */
export async function proposalMessage(
  sql: Sql,
  { tripId, proposalId }: Extract<Notice, { kind: "proposal" }>,
  only: string | null,
): Promise<PushMessage | undefined> {
  const [row] = await sql.rows(find, [proposalId, tripId, only]);
  if (!row) return undefined;
  return {
    recipients: row.hearers,
    switch: "proposals",
    access: { scope: "trips:read", tripId, exceptKeyId: row.apiKeyId },
    payload: {
      kind: "proposal",
      title: messageTitle(row.title, said`Your trip`),
      body: proposed(row),
      url: `/trips/${tripId}?proposals=1`,
      tag: `proposals:${tripId}:${row.apiKeyId ?? row.userId}`,
      trip_id: tripId,
      proposal_id: proposalId,
    },
    // The last of a bundle has a push, which tells of all.
    pushedFrom:
      row.isFollowed || row.bundlesBefore >= MOST_AN_HOUR
        ? null
        : new Date(row.createdAt.getTime() + BUNDLE_SECONDS * 1000),
    urgency: "normal",
    endsAt: null,
  };
}

function proposed({ name, agentName, count, summary, words }: RowOf<typeof find>): Sentence {
  const person = messageTitle(name, said`Somebody`);
  const what = sentenceFrom(summary, words);
  const more = count - 1;
  if (agentName === null)
    return more === 0
      ? said`${person} proposes: ${what}`
      : said`${person} proposes ${count} changes: ${what}, and ${more} more`;
  const agent = messageTitle(agentName, said`An agent`);
  return more === 0
    ? said`${agent}, for ${person}, proposes: ${what}`
    : said`${agent}, for ${person}, proposes ${count} changes: ${what}, and ${more} more`;
}
