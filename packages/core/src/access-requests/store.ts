import { type Sql, statement } from "@caravan/db/sql";
import type { Scope } from "@caravan/domain/scopes";

/** How long a request waits for its person, and its codes with it (`expires_in`). */
export const REQUEST_SECONDS = 600;

export interface StoredRequest {
  readonly id: string;
  readonly kind: "device" | "code";
  readonly status: "pending" | "approved" | "denied" | "redeemed";
  readonly agentName: string;
  readonly clientId: string | null;
  readonly requestedScopes: readonly Scope[];
  readonly address: string;
  readonly userAgent: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** Who decided. */
  readonly userId: string | null;
  readonly redirectUri: string | null;
  readonly state: string | null;
}

const columns = `id, kind, status, agent_name as "agentName", client_id as "clientId", requested_scopes as "requestedScopes",
  address, user_agent as "userAgent", created_at as "createdAt", expires_at as "expiresAt", user_id as "userId",
  redirect_uri as "redirectUri", state`;

const byId = statement("request-load", `select ${columns} from access_requests where id = $1`);
const byUserCode = statement(
  "request-by-code",
  `select ${columns} from access_requests where user_code_hash = $1 and status = 'pending' and expires_at > $2`,
);

export async function loadRequest(sql: Sql, id: string): Promise<StoredRequest | undefined> {
  const [row] = await sql.rows<StoredRequest>(byId, [id]);
  return row;
}

/** The request that waits with this code. */
export async function findWaiting(sql: Sql, userCodeHash: string, now: Date): Promise<StoredRequest | undefined> {
  const [row] = await sql.rows<StoredRequest>(byUserCode, [userCodeHash, now]);
  return row;
}

/** The columns that the two decisions write; a decided request has no code to type any more. */
const approveOne = statement(
  "request-approve",
  `update access_requests set status = 'approved', user_id = $2, decided_at = $3, user_code_hash = null, scopes = $4,
          mode = $5, trip_ids = $6::uuid[], key_days = $7, code_hash = $8, expires_at = coalesce($9, expires_at)
    where id = $1 and status = 'pending' and expires_at > $3 returning id`,
);
const denyOne = statement(
  "request-deny",
  `update access_requests set status = 'denied', user_id = $2, decided_at = $3, user_code_hash = null
    where id = $1 and status = 'pending' and expires_at > $3 returning id`,
);

export interface Grant {
  readonly scopes: readonly Scope[];
  readonly mode: "apply" | "propose";
  readonly tripIds: readonly string[];
  readonly keyDays: number | null;
  /** Of the authorization code, and when that one ends; null for devices, which hold their code already. */
  readonly code: { readonly hash: string; readonly expiresAt: Date } | null;
}

interface Decision {
  readonly id: string;
  readonly userId: string;
  readonly now: Date;
}

/** False when somebody decided before, or the request has expired. */
export async function approve(sql: Sql, it: Decision, grant: Grant): Promise<boolean> {
  const { scopes, mode, tripIds, keyDays, code } = grant;
  const given = [scopes, mode, tripIds, keyDays, code?.hash ?? null, code?.expiresAt ?? null];
  return (await sql.rows(approveOne, [it.id, it.userId, it.now, ...given])).length > 0;
}

/** Like {@link approve}. */
export async function deny(sql: Sql, it: Decision): Promise<boolean> {
  return (await sql.rows(denyOne, [it.id, it.userId, it.now])).length > 0;
}
