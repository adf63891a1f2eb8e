import type { Sql } from "@caravan/db/sql";
import { statement } from "@caravan/db/sql";
import type { Alignment, AlignmentInput } from "@caravan/domain/alignment/types";
import { displayNameSql } from "../identity/display-name-sql.ts";

/**
 * A round as it was. What went in stays in the database: private budgets are in it, and of a large group it is megabytes,
 * round for round.
 */
export interface StoredRound {
  readonly roundNumber: number;
  readonly result: Alignment;
  readonly timedOut: readonly { readonly user_id: string; readonly name: string }[];
  readonly deadline: Date;
  readonly ranAt: Date;
  readonly ranById: string | null;
  readonly ranByName: string | null;
  readonly agentName: string | null;
}

const columns = `r.round_number as "roundNumber", r.result, r.deadline, r.ran_at as "ranAt", r.ran_by_id as "ranById",
  r.agent_name as "agentName", (select ${displayNameSql("u")} from users u where u.id = r.ran_by_id) as "ranByName",
  (select coalesce(json_agg(json_build_object('user_id', u.id, 'name', ${displayNameSql("u")}) order by ${displayNameSql("u")}, u.id), '[]')
     from users u where u.id = any(r.timed_out)) as "timedOut"`;

const all = statement(
  "rounds-all",
  `select ${columns} from alignment_rounds r where r.group_id = $1 order by r.round_number`,
);
const last = statement(
  "rounds-last",
  `select ${columns} from alignment_rounds r where r.group_id = $1 order by r.round_number desc limit 1`,
);

export function roundsOf(sql: Sql, groupId: string): Promise<StoredRound[]> {
  return sql.rows<StoredRound>(all, [groupId]);
}

/** Undefined before any round. */
export async function lastRoundOf(sql: Sql, groupId: string): Promise<StoredRound | undefined> {
  const [row] = await sql.rows<StoredRound>(last, [groupId]);
  return row;
}

const age = statement(
  "round-age",
  `select extract(epoch from clock_timestamp() - recorded_at)::float8 * 1000 as age
     from alignment_rounds where group_id = $1 order by round_number desc limit 1`,
);

/** Milliseconds since the last round was recorded; infinite before any. */
export async function sinceLastRound(sql: Sql, groupId: string): Promise<number> {
  const [row] = await sql.rows<{ age: number }>(age, [groupId]);
  return row?.age ?? Number.POSITIVE_INFINITY;
}

const insert = statement(
  "round-insert",
  `insert into alignment_rounds (group_id, round_number, snapshot, result, timed_out, deadline, ran_at, ran_by_id, agent_name)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
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
    JSON.stringify(it.snapshot),
    JSON.stringify(it.result),
    it.timedOut,
    it.deadline,
    it.now,
    it.userId,
    it.agentName,
  ]);
}
