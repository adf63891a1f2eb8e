import { type RowOf, type Sql, statement, t } from "@caravan/db/sql";
import type { TripPatch } from "@caravan/domain/trip/patch";
import type { NamesAtProposal } from "@caravan/domain/trip/proposal/names-in-proposal";
import type { Words } from "@caravan/domain/words/sentence";

export interface StoredProposal {
  readonly id: string;
  readonly tripId: string;
  /** The revision that the patch was made against. */
  readonly baseRevision: number;
  /** The verb that would have made the change. */
  readonly action: string;
  readonly summary: string;
  /** Null for those of an earlier version. */
  readonly words: Words | null;
  readonly patch: TripPatch;
  /** What its days and activities were called when it was made. */
  readonly knownAs: NamesAtProposal;
  /** Edit-log entries that it takes back. */
  readonly reverts: readonly string[];
  readonly userId: string | null;
  /** Of the person who proposed it, or for whom an agent did. */
  readonly name: string | null;
  readonly agentName: string | null;
  readonly apiKeyId: string | null;
  readonly createdAt: Date;
  readonly status: "pending" | "approved" | "rejected";
  readonly decided: {
    readonly userId: string;
    readonly name: string | null;
    readonly agentName: string | null;
    readonly at: Date;
  } | null;
  readonly editId: string | null;
  /** Ids of the changes that were accepted; empty when all were. */
  readonly accepted: readonly string[];
  /** The input of the verb, for what is beside the plan; the patch is empty then. */
  readonly request: Readonly<Record<string, unknown>> | null;
  readonly outcome: Readonly<Record<string, unknown>> | null;
  /** What its author says of it, beside what it does. */
  readonly note: string | null;
  /** What whoever decided says to its author. */
  readonly reply: string | null;
  /** What the approval set otherwise than proposed. */
  readonly amended: readonly Amended[] | null;
}

export interface Amended {
  readonly activity_id: string;
  readonly title: string;
  readonly after: Readonly<Record<string, unknown>>;
}

const insert = statement(
  "proposal-insert",
  `insert into proposals (id, trip_id, base_revision, action, summary, patch, known_as, reverts, user_id, agent_name, api_key_id, created_at, accepted, request, note, words)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, '{}', $13, $14, $15)`,
  [
    t.uuid,
    t.uuid,
    t.integer,
    t.text,
    t.text,
    t.json(),
    t.json(),
    t.list(t.uuid),
    t.nullable(t.uuid),
    t.nullable(t.text),
    t.nullable(t.uuid),
    t.timestamp,
    t.nullable(t.json()),
    t.nullable(t.text),
    t.nullable(t.json()),
  ],
);
const waiting = statement(
  "proposal-waiting",
  `select count(*)::int as count, coalesce(sum(jsonb_array_length(patch)), 0)::int as ops
     from proposals where trip_id = $1 and status = 'pending' and user_id = $2`,
  [t.uuid, t.nullable(t.uuid)],
  { count: t.integer, ops: t.integer },
);
const hold = statement("proposal-hold-trip", "select id from trips where id = $1 for no key update", [t.uuid], {
  id: t.uuid,
});
const columns = `p.id, p.trip_id as "tripId", p.base_revision as "baseRevision", p.action, p.summary, p.words, p.patch,
  p.known_as as "knownAs", p.reverts, p.user_id as "userId", u.name, p.agent_name as "agentName",
  p.api_key_id as "apiKeyId", p.created_at as "createdAt", p.status, p.edit_id as "editId", p.accepted, p.request, p.outcome,
  p.note, p.reply, p.amended,
  p.decided_by_id as "decidedById", d.name as "decidedName", p.decided_by_agent as "decidedByAgent",
  p.decided_at as "decidedAt"`;
const source = "proposals p left join users u on u.id = p.user_id left join users d on d.id = p.decided_by_id";
const pendingRow = {
  id: t.uuid,
  tripId: t.uuid,
  /** The revision that the patch was made against. */
  baseRevision: t.integer,
  /** The verb that would have made the change. */
  action: t.text,
  summary: t.text,
  words: t.nullable(t.json<Words>()),
  patch: t.json<TripPatch>(),
  /** What its days and activities were called when it was made. */
  knownAs: t.json<NamesAtProposal>(),
  /** Edit-log entries that it takes back. */
  reverts: t.notNull(t.list(t.uuid)),
  userId: t.uuid,
  /** Of the person who proposed it, or for whom an agent did. */
  name: t.nullable(t.text),
  agentName: t.nullable(t.text),
  apiKeyId: t.nullable(t.uuid),
  createdAt: t.timestamp,
  status: t.textOf<"pending" | "approved" | "rejected">(),
  editId: t.nullable(t.uuid),
  /** Ids of the changes that were accepted; empty when all were. */
  accepted: t.notNull(t.list(t.text)),
  request: t.nullable(t.json<Readonly<Record<string, unknown>>>()),
  outcome: t.nullable(t.json<Readonly<Record<string, unknown>>>()),
  note: t.nullable(t.text),
  reply: t.nullable(t.text),
  amended: t.nullable(t.json<readonly Amended[]>()),
  decidedById: t.nullable(t.uuid),
  decidedName: t.nullable(t.text),
  decidedByAgent: t.nullable(t.text),
  decidedAt: t.nullable(t.timestamp),
};
const pending = statement(
  "proposal-pending",
  `select ${columns} from ${source} where p.trip_id = $1 and p.status = 'pending' order by p.created_at, p.id`,
  [t.uuid],
  pendingRow,
);
const changed = statement(
  "proposal-changed",
  `select ${columns} from ${source}
    where p.trip_id = $1 and (greatest(p.created_at, p.decided_at) > $2
      or exists (select 1 from comments c where c.proposal_id = p.id and c.created_at > $2)) and ($3::uuid is null or p.user_id = $3)
    order by greatest(p.created_at, p.decided_at), p.id limit 100`,
  [t.uuid, t.timestamp, t.nullable(t.uuid)],
  pendingRow,
);
const said = statement(
  "proposal-comments-since",
  `select c.proposal_id as "proposalId", c.text, coalesce(c.agent_name, u.name) as by, c.created_at as "createdAt"
     from comments c join proposals p on p.id = c.proposal_id left join users u on u.id = c.user_id
    where p.trip_id = $1 and c.created_at > $2 order by c.created_at, c.id limit 100`,
  [t.uuid, t.timestamp],
  { proposalId: t.notNull(t.uuid), text: t.text, by: t.nullable(t.text), createdAt: t.timestamp },
);
const alike = statement(
  "proposal-alike",
  `select ${columns} from ${source}
    where p.trip_id = $1 and p.status = 'pending' and p.action = $2 and p.user_id = $3
      and p.api_key_id is not distinct from $4 and (p.agent_name is null) = ($4::uuid is null)
      and p.reverts = $5::uuid[] and jsonb_array_length(p.patch) = $6
    order by p.created_at, p.id`,
  [t.uuid, t.text, t.nullable(t.uuid), t.nullable(t.uuid), t.list(t.uuid), t.integer],
  pendingRow,
);
const one = statement(
  "proposal-find",
  `select ${columns} from ${source} where p.trip_id = $1 and p.id = $2`,
  [t.uuid, t.uuid],
  pendingRow,
);
const decide = statement(
  "proposal-decide",
  `update proposals set status = $2, decided_by_id = $3, decided_by_agent = $4, decided_at = $5, edit_id = $6, accepted = $7, outcome = $8,
          reply = $9, amended = $10
    where id = $1 and status = 'pending' returning id`,
  [
    t.uuid,
    t.text,
    t.nullable(t.uuid),
    t.nullable(t.text),
    t.nullable(t.timestamp),
    t.nullable(t.uuid),
    t.list(t.text),
    t.nullable(t.json()),
    t.nullable(t.text),
    t.nullable(t.json()),
  ],
  { id: t.uuid },
);

type Row = RowOf<typeof pendingRow>;

export async function insertProposal(
  sql: Sql,
  it: Omit<StoredProposal, "name" | "status" | "decided" | "editId" | "accepted" | "outcome" | "reply" | "amended">,
): Promise<void> {
  const { id, tripId, baseRevision, action, summary, reverts, userId, agentName, apiKeyId, createdAt } = it;
  await sql.rows(insert, [
    id,
    tripId,
    baseRevision,
    action,
    summary,
    it.patch,
    it.knownAs,
    reverts,
    userId,
    agentName,
    apiKeyId,
    createdAt,
    it.request,
    it.note,
    it.words,
  ]);
}

/** The number of pending proposals of an author on a trip, and of their operations. */
export async function pendingCounts(
  sql: Sql,
  tripId: string,
  userId: string | null,
): Promise<{ count: number; ops: number }> {
  const [row] = await sql.rows(waiting, [tripId, userId]);
  return row ?? { count: 0, ops: 0 };
}

/** Locks the trip for proposals until commit, so that each sees those before it. */
export async function lockTrip(sql: Sql, tripId: string): Promise<void> {
  await sql.rows(hold, [tripId]);
}

/** Pending proposals of the same author with the same verb and number of operations: candidates for a repeat. */
export async function pendingWithSameVerb(
  sql: Sql,
  it: Pick<StoredProposal, "tripId" | "action" | "userId" | "apiKeyId" | "reverts" | "patch">,
): Promise<StoredProposal[]> {
  const { tripId, action, userId, apiKeyId, reverts, patch } = it;
  return (await sql.rows(alike, [tripId, action, userId, apiKeyId, reverts, patch.length])).map(assemble);
}

/** Pending proposals, oldest first. */
export async function pendingProposals(sql: Sql, tripId: string): Promise<StoredProposal[]> {
  return (await sql.rows(pending, [tripId])).map(assemble);
}

/**
 * Proposals that were made or decided after that, in the order in which it happened, at most 100.
 *
 * @param onlyOf null for those of everybody
 */
export async function proposalsChangedSince(
  sql: Sql,
  tripId: string,
  since: Date,
  onlyOf: string | null,
): Promise<StoredProposal[]> {
  return (await sql.rows(changed, [tripId, since, onlyOf])).map(assemble);
}

/** What was said after that about the proposals of a trip, the oldest first, at most 100. */
export function commentsSince(sql: Sql, tripId: string, since: Date): Promise<RowOf<typeof said>[]> {
  return sql.rows(said, [tripId, since]);
}

export async function findProposal(sql: Sql, tripId: string, id: string): Promise<StoredProposal | undefined> {
  const [row] = await sql.rows(one, [tripId, id]);
  return row && assemble(row);
}

/** Stores the decision: false when it was decided before. */
export async function decideProposal(sql: Sql, it: StoredProposal): Promise<boolean> {
  const { id, status, decided, editId, accepted, outcome, reply, amended } = it;
  const by = [decided?.userId, decided?.agentName, decided?.at] as const;
  return (await sql.rows(decide, [id, status, ...by, editId, accepted, outcome, reply, amended])).length > 0;
}

function assemble({ decidedById, decidedName, decidedByAgent, decidedAt, ...row }: Row): StoredProposal {
  const isDecided = decidedById !== null && decidedAt !== null;
  return {
    ...row,
    decided: isDecided ? { userId: decidedById, name: decidedName, agentName: decidedByAgent, at: decidedAt } : null,
  };
}
