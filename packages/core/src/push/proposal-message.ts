import { type Sql, statement, t } from "@caravan/db/sql";
import { displayNameSql } from "../identity/display-name-sql.ts";
import type { Notice } from "../kernel/jobs.ts";
import type { PushMessage } from "./message.ts";
import { messageBody, messageTitle } from "./message.ts";

/** For one author on one trip. An agent may make dozens of proposals: more are in the list, without a push. */
const MOST_AN_HOUR = 10;

// An agent's person decides on its proposal too; a person's own proposal is for the others.
const find = statement(
  "push-proposal",
  `select p.summary, ${displayNameSql("u")} as name, p.agent_name as "agentName", p.api_key_id as "apiKeyId", t.title,
          array(select m.user_id from members m
                 where m.trip_id = p.trip_id and m.role in ('owner', 'editor') and ($3::uuid is null or m.user_id = $3)
                   and (p.user_id is null or m.user_id <> p.user_id or p.agent_name is not null)) as hearers
     from proposals p join trips t on t.id = p.trip_id left join users u on u.id = p.user_id
    where p.id = $1 and p.trip_id = $2 and p.status = 'pending' and t.trashed_at is null
      and ${MOST_AN_HOUR} > (select count(*) from proposals q
                              where q.trip_id = p.trip_id and q.user_id = p.user_id and q.id < p.id
                                and q.created_at > p.created_at - interval '1 hour')`,
  [t.uuid, t.uuid, t.nullable(t.uuid)],
  {
    summary: t.text,
    name: t.nullable(t.text),
    agentName: t.nullable(t.text),
    apiKeyId: t.nullable(t.uuid),
    title: t.text,
    hearers: t.list(t.uuid),
  },
);

/** For people who may decide, while it is pending. */
export async function proposalMessage(
  sql: Sql,
  { tripId, proposalId }: Extract<Notice, { kind: "proposal" }>,
  only: string | null,
): Promise<PushMessage | undefined> {
  const [row] = await sql.rows(find, [proposalId, tripId, only]);
  if (!row) return undefined;
  const person = messageTitle(row.name, "Somebody");
  const by = row.agentName === null ? person : `${messageTitle(row.agentName, "An agent")}, for ${person},`;
  return {
    recipients: row.hearers,
    switch: "proposals",
    access: { scope: "trips:read", tripId, exceptKeyId: row.apiKeyId },
    payload: {
      kind: "proposal",
      title: messageTitle(row.title, "Your trip"),
      body: messageBody(`${by} proposes: ${row.summary}`),
      url: `/trips/${tripId}?proposals=1`,
      tag: `proposal:${proposalId}`,
      trip_id: tripId,
      proposal_id: proposalId,
    },
    urgency: "normal",
    endsAt: null,
  };
}
