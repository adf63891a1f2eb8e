import type { Sql } from "@caravan/db/sql";
import { type RowOf, statement, t } from "@caravan/db/sql";
import type { Alignment, AlignmentInput } from "@caravan/domain/alignment/types";
import { displayNameSql } from "../identity/display-name-sql.ts";

/**
 * A recorded round. Its input stays in the database: it contains private budgets and is megabytes for a large group.
 */
export type StoredRound = RowOf<typeof storedRoundRow>;

const columns = `r.round_number as "roundNumber", r.result, r.deadline, r.ran_at as "ranAt", r.ran_by_id as "ranById",
  r.agent_name as "agentName", (select ${displayNameSql("u")} from users u where u.id = r.ran_by_id) as "ranByName",
  (select coalesce(json_agg(json_build_object('user_id', u.id, 'name', ${displayNameSql("u")}) order by ${displayNameSql("u")}, u.id), '[]')
     from users u where u.id = any(r.timed_out)) as "timedOut"`;

const storedRoundRow = {
  roundNumber: t.integer,
  result: t.json<Alignment>(),
  deadline: t.timestamp,
  ranAt: t.timestamp,
  ranById: t.nullable(t.uuid),
  agentName: t.nullable(t.text),
  ranByName: t.nullable(t.text),
  timedOut: t.json<readonly { readonly user_id: string; readonly name: string }[]>(),
};
const all = statement(
  "rounds-all",
  `select ${columns} from alignment_rounds r where r.group_id = $1 order by r.round_number`,
  [t.uuid],
  storedRoundRow,
);
const last = statement(
  "rounds-last",
  `select ${columns} from alignment_rounds r where r.group_id = $1 order by r.round_number desc limit 1`,
  [t.uuid],
  storedRoundRow,
);

export function roundsOf(sql: Sql, groupId: string): Promise<StoredRound[]> {
  return sql.rows(all, [groupId]);
}

/** Undefined before the first round. */
export async function lastRoundOf(sql: Sql, groupId: string): Promise<StoredRound | undefined> {
  const [row] = await sql.rows(last, [groupId]);
  return row;
}

const age = statement(
  "round-age",
  `select extract(epoch from clock_timestamp() - recorded_at)::float8 * 1000 as age
     from alignment_rounds where group_id = $1 order by round_number desc limit 1`,
  [t.uuid],
  { age: t.double },
);

/** Milliseconds since the last round; infinite before the first. */
export async function sinceLastRound(sql: Sql, groupId: string): Promise<number> {
  const [row] = await sql.rows(age, [groupId]);
  return row?.age ?? Number.POSITIVE_INFINITY;
}

const insert = statement(
  "round-insert",
  `insert into alignment_rounds (group_id, round_number, snapshot, result, timed_out, deadline, ran_at, ran_by_id, agent_name)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
  [
    t.uuid,
    t.integer,
    t.json(),
    t.json(),
    t.list(t.uuid),
    t.timestamp,
    t.timestamp,
    t.nullable(t.uuid),
    t.nullable(t.text),
  ],
);

export interface NewRound {
  readonly groupId: string;
  readonly roundNumber: number;
  readonly snapshot: AlignmentInput;
  readonly result: Alignment;
  readonly timedOut: readonly string[];
  readonly deadline: Date;
  readonly now: Date;
  readonly userId: string | null;
  readonly agentName: string | null;
}

/** The group's row must be locked. */
export async function insertRound(sql: Sql, it: NewRound): Promise<void> {
  await sql.rows(insert, [
    it.groupId,
    it.roundNumber,
    it.snapshot,
    it.result,
    it.timedOut,
    it.deadline,
    it.now,
    it.userId,
    it.agentName,
  ]);
}
