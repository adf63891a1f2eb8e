import { type RowOf, type Sql, statement, t } from "@caravan/db/sql";
import type { Proposal } from "@caravan/domain/alignment/types";
import type { OpenedGroup } from "./access.ts";

/** What alignment and board change in a group's row, for callers that have locked it. */

const setRound = statement(
  "group-set-round",
  `update group_trips set round_number = $2, alignment = $3, planned = false, alignment_score = $4, reconciled = $5,
     proposal = $6, response_deadline = $7 where id = $1`,
  [t.uuid, t.integer, t.text, t.nullable(t.integer), t.boolean, t.json<Proposal>(), t.timestamp],
);

/** The group after a round. */
export async function saveRoundOutcome(
  sql: Sql,
  groupId: string,
  it: Pick<OpenedGroup, "roundNumber" | "alignment" | "alignmentScore" | "reconciled"> & {
    readonly proposal: Proposal;
    readonly responseDeadline: Date;
  },
): Promise<void> {
  const { roundNumber, alignment, alignmentScore, reconciled, proposal, responseDeadline } = it;
  const values = [roundNumber, alignment, alignmentScore, reconciled, proposal, responseDeadline] as const;
  await sql.rows(setRound, [groupId, ...values]);
}

const extend = statement(
  "rounds-extend",
  "update group_trips set max_rounds = max_rounds + $2, alignment = $3, planned = false where id = $1",
  [t.uuid, t.integer, t.text],
);

export async function addRounds(
  sql: Sql,
  groupId: string,
  rounds: number,
  alignment: OpenedGroup["alignment"],
): Promise<void> {
  await sql.rows(extend, [groupId, rounds, alignment]);
}

const setPolicy = statement("group-policy", "update group_trips set policy = $2 where id = $1", [t.uuid, t.json()]);

export async function saveReadinessPolicy(sql: Sql, groupId: string, policy: object): Promise<void> {
  await sql.rows(setPolicy, [groupId, policy]);
}

const claim = statement(
  "reminder-claim",
  `update group_trips g set reminded_round = g.round_number
    where g.id in (select id from group_trips where response_deadline > $1 and response_deadline <= $2
                      and reminded_round < round_number and alignment in ('aligning', 'aligned') and not planned
                      and trashed_at is null
                    order by response_deadline limit $3 for update skip locked)
   returning g.id, g.code, g.title, g.proposal, g.response_deadline as deadline, g.round_number as "roundNumber"`,
  [t.timestamp, t.timestamp, t.bigint],
  {
    id: t.uuid,
    code: t.text,
    title: t.nullable(t.text),
    proposal: t.nullable(t.json<Proposal>()),
    deadline: t.notNull(t.timestamp),
    roundNumber: t.integer,
  },
);

/** A group whose members have to be reminded of a round. */
export type GroupToRemind = RowOf<typeof claim>;

/** Marks groups with a deadline in this period as reminded, once for each round, in one process. */
export function claimGroupsToRemind(sql: Sql, from: Date, until: Date, most: number): Promise<GroupToRemind[]> {
  return sql.rows(claim, [from, until, most]);
}
