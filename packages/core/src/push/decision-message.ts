import { type RowOf, type Sql, statement, t } from "@caravan/db/sql";
import { type Sentence, said, sentenceFrom, type Words } from "@caravan/domain/words/sentence";
import { displayNameSql } from "../identity/display-name-sql.ts";
import type { Notice } from "../kernel/jobs.ts";
import type { PushMessage } from "./message.ts";
import { messageTitle } from "./message.ts";

// What was decided with one press has one instant.
const decidedTogether = `o.trip_id = p.trip_id and o.user_id = p.user_id and o.api_key_id is not distinct from p.api_key_id
  and o.status = p.status and o.decided_by_id = p.decided_by_id and o.decided_at = p.decided_at`;

const find = statement(
  "push-decision",
  `select p.summary, p.words, p.status, cardinality(p.accepted) > 0 as "inPart", t.title, ${displayNameSql("d")} as "decidedBy",
          p.user_id as "userId", (select count(*)::int from proposals o where ${decidedTogether}) as count
     from proposals p join trips t on t.id = p.trip_id join members m on m.trip_id = p.trip_id and m.user_id = p.user_id
     left join users d on d.id = p.decided_by_id
    where p.id = $1 and p.trip_id = $2 and p.status <> 'pending' and p.decided_by_id is distinct from p.user_id
      and t.trashed_at is null and not exists (select from proposals o where ${decidedTogether} and o.id < p.id)`,
  [t.uuid, t.uuid],
  {
    summary: t.text,
    words: t.nullable(t.json<Words>()),
    status: t.textOf<"approved" | "rejected">(),
    inPart: t.boolean,
    title: t.text,
    decidedBy: t.nullable(t.text),
    userId: t.uuid,
    count: t.integer,
  },
);

/** For the person who proposed it, or whose agent did, when somebody else has decided; one for all decided at once. */
export async function decisionMessage(
  sql: Sql,
  { tripId, proposalId }: Extract<Notice, { kind: "decision" }>,
): Promise<PushMessage | undefined> {
  const [row] = await sql.rows(find, [proposalId, tripId]);
  if (!row) return undefined;
  return {
    recipients: [row.userId],
    switch: "proposals",
    access: { scope: "trips:read", tripId },
    payload: {
      kind: "decision",
      title: messageTitle(row.title, said`Your trip`),
      body: decided(row),
      url: `/trips/${tripId}`,
      tag: `decision:${proposalId}`,
      trip_id: tripId,
      proposal_id: proposalId,
    },
    urgency: "normal",
    endsAt: null,
  };
}

function decided({ status, inPart, decidedBy, count, summary, words }: RowOf<typeof find>): Sentence {
  const by = messageTitle(decidedBy, said`Somebody`);
  const what = sentenceFrom(summary, words);
  const more = count - 1;
  if (status === "rejected")
    return more === 0
      ? said`${by} rejected your proposal: ${what}`
      : said`${by} rejected ${count} of your proposals: ${what}, and ${more} more`;
  if (inPart)
    return more === 0
      ? said`${by} approved part of your proposal: ${what}`
      : said`${by} approved parts of ${count} of your proposals: ${what}, and ${more} more`;
  return more === 0
    ? said`${by} approved your proposal: ${what}`
    : said`${by} approved ${count} of your proposals: ${what}, and ${more} more`;
}
