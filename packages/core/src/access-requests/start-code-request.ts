import { statement, t, transaction } from "@caravan/db/sql";
import type { Scope } from "@caravan/domain/scopes";
import { holdAdvisoryLock } from "../kernel/advisory-lock.ts";
import { DomainError } from "../kernel/errors.ts";
import type { Ports } from "../kernel/ports.ts";
import { REQUEST_SECONDS } from "./store.ts";

/** A limit against filling the table; people need fewer. */
const PENDING_PER_ADDRESS = 100;

const pendingHere = statement(
  "code-pending-here",
  `select count(*)::int as count from access_requests
    where address = $1 and created_at > $2 and kind = 'code' and status = 'pending' and expires_at > $3`,
  [t.text, t.timestamp, t.timestamp],
  { count: t.integer },
);
const insert = statement(
  "code-insert",
  `insert into access_requests (id, kind, agent_name, client_id, requested_scopes, address, user_agent, created_at,
     expires_at, redirect_uri, state, code_challenge, resource, scopes, trip_ids)
   values ($1, 'code', $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, '{}', '{}')`,
  [
    t.uuid,
    t.text,
    t.text,
    t.list(t.text),
    t.text,
    t.nullable(t.text),
    t.timestamp,
    t.timestamp,
    t.text,
    t.nullable(t.text),
    t.text,
    t.nullable(t.text),
  ],
);

/** A client's request through its person's browser. Client and redirect URI have been checked. */
export interface CodeRequest {
  readonly agentName: string;
  readonly clientId: string;
  readonly scopes: readonly Scope[];
  readonly address: string;
  readonly userAgent: string | null;
  readonly redirectUri: string;
  readonly state: string | null;
  /** SHA-256 of the verifier that is sent with the code (PKCE). */
  readonly codeChallenge: string;
  readonly resource: string | null;
}

/**
 * Stores a request until its person decides.
 *
 * @returns the id for the consent page; random, since knowing it allows to decide
 * @throws unavailable when too many requests of one address are pending
 */
export async function startCodeRequest(ports: Ports, asked: CodeRequest, now: Date): Promise<string> {
  const id = crypto.randomUUID();
  const lifetime = REQUEST_SECONDS * 1000;
  await transaction(ports.database, async (sql) => {
    await holdAdvisoryLock(sql, `code-requests:${asked.address}`);
    const since = new Date(now.getTime() - lifetime);
    const [pending] = await sql.rows(pendingHere, [asked.address, since, now]);
    if ((pending?.count ?? 0) >= PENDING_PER_ADDRESS)
      throw new DomainError(
        "unavailable",
        "too_many_waiting",
        "Too many requests from this address are pending. Try again later.",
      );
    await sql.rows(insert, [
      id,
      asked.agentName,
      asked.clientId,
      asked.scopes,
      asked.address,
      asked.userAgent,
      now,
      new Date(now.getTime() + lifetime),
      asked.redirectUri,
      asked.state,
      asked.codeChallenge,
      asked.resource,
    ]);
  });
  return id;
}
