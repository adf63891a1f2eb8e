import { columnList, type RowOf, type Sql, statement, t } from "@caravan/db/sql";
import type { Scope } from "@caravan/domain/scopes";

/** Lifetime of a request and its codes (`expires_in`). */
export const REQUEST_SECONDS = 600;

export type StoredRequest = RowOf<typeof storedRequestRow>;

const storedRequestRow = {
  id: t.uuid,
  kind: t.textOf<"device" | "code">(),
  status: t.textOf<"pending" | "approved" | "denied" | "redeemed">(),
  agentName: t.text,
  clientId: t.nullable(t.text),
  requestedScopes: t.notNull(t.list(t.textOf<Scope>())),
  address: t.text,
  userAgent: t.nullable(t.text),
  createdAt: t.timestamp,
  expiresAt: t.timestamp,
  /** Who decided. */
  userId: t.nullable(t.uuid),
  redirectUri: t.nullable(t.text),
  state: t.nullable(t.text),
};
const columns = columnList(storedRequestRow);

const byId = statement(
  "request-load",
  `select ${columns} from access_requests where id = $1`,
  [t.uuid],
  storedRequestRow,
);
const byUserCode = statement(
  "request-by-code",
  `select ${columns} from access_requests where user_code_hash = $1 and status = 'pending' and expires_at > $2`,
  [t.text, t.timestamp],
  storedRequestRow,
);

export async function loadRequest(sql: Sql, id: string): Promise<StoredRequest | undefined> {
  const [row] = await sql.rows(byId, [id]);
  return row;
}

/** The pending request with this code. */
export async function findPendingRequest(
  sql: Sql,
  userCodeHash: string,
  now: Date,
): Promise<StoredRequest | undefined> {
  const [row] = await sql.rows(byUserCode, [userCodeHash, now]);
  return row;
}

/** The columns of both decisions; a decided request has no user code any more. */
const approveOne = statement(
  "request-approve",
  `update access_requests set status = 'approved', user_id = $2, decided_at = $3, user_code_hash = null, scopes = $4,
          mode = $5, trip_ids = $6::uuid[], key_days = $7, code_hash = $8, expires_at = coalesce($9, expires_at),
          changes_an_hour = $10, most_trips = $11
    where id = $1 and status = 'pending' and expires_at > $3 returning id`,
  [
    t.uuid,
    t.uuid,
    t.timestamp,
    t.list(t.text),
    t.text,
    t.list(t.uuid),
    t.nullable(t.integer),
    t.nullable(t.text),
    t.nullable(t.timestamp),
    t.nullable(t.integer),
    t.nullable(t.integer),
  ],
  { id: t.uuid },
);
const denyOne = statement(
  "request-deny",
  `update access_requests set status = 'denied', user_id = $2, decided_at = $3, user_code_hash = null
    where id = $1 and status = 'pending' and expires_at > $3 returning id`,
  [t.uuid, t.uuid, t.timestamp],
  { id: t.uuid },
);

export interface Grant {
  readonly scopes: readonly Scope[];
  readonly mode: "apply" | "propose";
  readonly tripIds: readonly string[];
  readonly keyDays: number | null;
  /** Null: without a limit. */
  readonly changesAnHour: number | null;
  readonly mostTrips: number | null;
  /** The authorization code and its expiry; null for devices, which have their code already. */
  readonly code: { readonly hash: string; readonly expiresAt: Date } | null;
}

interface Decision {
  readonly id: string;
  readonly userId: string;
  readonly now: Date;
}

/** False when somebody decided before, or the request has expired. */
export async function approve(sql: Sql, it: Decision, grant: Grant): Promise<boolean> {
  const { scopes, mode, tripIds, keyDays, code, changesAnHour, mostTrips } = grant;
  const given = [scopes, mode, tripIds, keyDays, code?.hash ?? null, code?.expiresAt ?? null] as const;
  const limits = [changesAnHour, mostTrips] as const;
  return (await sql.rows(approveOne, [it.id, it.userId, it.now, ...given, ...limits])).length > 0;
}

/** Like {@link approve}. */
export async function deny(sql: Sql, it: Decision): Promise<boolean> {
  return (await sql.rows(denyOne, [it.id, it.userId, it.now])).length > 0;
}

/** Kept until then so that a poll gets expired_token and not invalid_grant. */
export const deleteExpiredRequests = statement(
  "access-requests-delete-expired",
  "delete from access_requests where expires_at < now() - interval '30 minutes'",
  [],
);

const withdraw = statement(
  "requests-withdraw",
  "update access_requests set status = 'denied' where user_id = $1 and status = 'approved'",
  [t.uuid],
);

/** Approvals of a person that no agent has redeemed yet. */
export async function withdrawApprovalsOf(sql: Sql, userId: string): Promise<void> {
  await sql.rows(withdraw, [userId]);
}
