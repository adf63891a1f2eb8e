import { type RowOf, type Sql, statement, t } from "@caravan/db/sql";
import type { Proposal } from "@caravan/domain/alignment/types";
import { type Sentence, said, together, verbatim } from "@caravan/domain/words/sentence";
import type { Notice } from "../kernel/jobs.ts";
import type { PushMessage } from "./message.ts";
import { messageText, messageTitle } from "./message.ts";

/** Only for the last round of a group without a newer plan. */
const find = (hearer: string, more: string) =>
  `select g.code, g.title, g.trip_id as "tripId", g.reconciled, g.proposal, g.response_deadline as deadline,
          array(select m.user_id from group_members m
                  left join group_preferences p on p.group_id = m.group_id and p.user_id = m.user_id
                 where m.group_id = g.id and m.removed_at is null and ($3::uuid is null or m.user_id = $3)
                   and ${hearer}) as hearers
     from group_trips g join alignment_rounds r on r.group_id = g.id and r.round_number = g.round_number
    where g.id = $1 and g.round_number = $2 and not g.planned and g.trashed_at is null ${more}`;

const endedRow = {
  code: t.text,
  title: t.nullable(t.text),
  tripId: t.nullable(t.uuid),
  reconciled: t.boolean,
  proposal: t.nullable(t.json<Proposal>()),
  deadline: t.nullable(t.timestamp),
  hearers: t.list(t.uuid),
};
const ended = statement(
  "push-round-ended",
  find("m.user_id is distinct from r.ran_by_id", ""),
  [t.uuid, t.integer, t.nullable(t.uuid)],
  endedRow,
);
const closing = statement(
  "push-round-closing",
  find(
    "(p.responded_round is null or p.responded_round < g.round_number)",
    "and g.response_deadline > $4 and g.alignment in ('aligning', 'aligned')",
  ),
  [t.uuid, t.integer, t.nullable(t.uuid), t.timestamp],
  endedRow,
);

type Row = RowOf<typeof endedRow>;

/** After a round: everybody but the person who ran it. Before a deadline: those who have not answered. */
export async function roundMessage(
  sql: Sql,
  { groupId, roundNumber, moment }: Extract<Notice, { kind: "round" }>,
  now: Date,
  only: string | null,
): Promise<PushMessage | undefined> {
  const whom = [groupId, roundNumber, only] as const;
  const [row] = moment === "ended" ? await sql.rows(ended, whom) : await sql.rows(closing, [...whom, now]);
  if (!row) return undefined;
  return {
    recipients: row.hearers,
    switch: "rounds",
    access: { scope: "group_trips:read", tripId: row.tripId },
    payload: {
      kind: "round",
      title: messageTitle(row.title, said`Your group trip`),
      body: moment === "ended" ? endedWords(roundNumber, row) : closingWords(roundNumber, row, now),
      url: `/groups/${row.code}`,
      tag: `round:${groupId}:${roundNumber}`,
      trip_code: row.code,
      group_trip_id: groupId,
    },
    urgency: "normal",
    endsAt: moment === "ended" ? null : row.deadline,
  };
}

/** No amounts: others may see the screen. */
function endedWords(round: number, { reconciled, proposal }: Row): Sentence {
  const dates = proposal?.dates ? [said`${{ from: proposal.dates.start, to: proposal.dates.end }}`] : [];
  const where = proposal?.destination ? [verbatim(messageText(proposal.destination))] : [];
  const found = [...where, ...dates];
  if (found.length === 0)
    return reconciled
      ? said`Round ${round} found something that suits everybody.`
      : said`Round ${round} has not brought everyone together yet.`;
  const about = together(found, "commas");
  return reconciled
    ? said`Round ${round} found something that suits everybody: ${about}.`
    : said`Round ${round} has not brought everyone together yet: ${about}.`;
}

function closingWords(round: number, { deadline }: Row, now: Date): Sentence {
  const hours = Math.max(1, Math.round(((deadline?.getTime() ?? 0) - now.getTime()) / 3_600_000));
  return hours === 1
    ? said`Round ${round} closes in an hour, and your answer is still missing.`
    : said`Round ${round} closes in ${hours} hours, and your answer is still missing.`;
}
