import { type Sql, statement } from "@caravan/db/sql";
import type { TripPatch } from "@caravan/domain/trip/patch";

export interface StoredProposal {
  readonly id: string;
  readonly tripId: string;
  /** The revision that the patch was made against. */
  readonly baseRevision: number;
  /** The verb that would have made the change. */
  readonly action: string;
  readonly summary: string;
  readonly patch: TripPatch;
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
}

const insert = statement(
  "proposal-insert",
  `insert into proposals (id, trip_id, base_revision, action, summary, patch, reverts, user_id, agent_name, api_key_id, created_at, accepted)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, '{}')`,
);
const pending = statement(
  "proposal-pending",
  "select count(*)::int as count from proposals where trip_id = $1 and status = 'pending'",
);

export async function insertProposal(
  sql: Sql,
  it: Omit<StoredProposal, "name" | "status" | "decided" | "editId" | "accepted">,
): Promise<void> {
  const { id, tripId, baseRevision, action, summary, patch, reverts, userId, agentName, apiKeyId, createdAt } = it;
  const json = JSON.stringify(patch);
  await sql.rows(insert, [
    id,
    tripId,
    baseRevision,
    action,
    summary,
    json,
    reverts,
    userId,
    agentName,
    apiKeyId,
    createdAt,
  ]);
}

export async function pendingCount(sql: Sql, tripId: string): Promise<number> {
  const [row] = await sql.rows<{ count: number }>(pending, [tripId]);
  return row?.count ?? 0;
}
