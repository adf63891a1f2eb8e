import { randomBytes } from "node:crypto";
import { type Sql, statement, t, transaction } from "@caravan/db/sql";
import type { Scope } from "@caravan/domain/scopes";
import { holdAdvisoryLock } from "../kernel/advisory-lock.ts";
import { DomainError, rateLimited } from "../kernel/errors.ts";
import type { Ports } from "../kernel/ports.ts";
import { hashSecret } from "../kernel/secrets.ts";
import { REQUEST_SECONDS } from "./store.ts";
import { formatUserCode, newUserCode } from "./user-code.ts";

/** Initial seconds between two polls. */
const INTERVAL_SECONDS = 5;
/** Whole offices and test runs share one address. */
const PENDING_PER_ADDRESS = 200;
/** One in fifty of all codes, so that guessing stays hopeless and a free code is found at the first or second try. */
const PENDING_IN_ALL = 20_000;
const TRIES = 12;

const pendingHere = statement(
  "device-pending-here",
  `select count(*)::int as count, min(expires_at) as first from access_requests
    where address = $1 and created_at > $2 and user_code_hash is not null and expires_at > $3`,
  [t.text, t.timestamp, t.timestamp],
  { count: t.integer, first: t.timestamp },
);
const pendingInAll = statement(
  "device-pending-in-all",
  `select count(*)::int as count, min(expires_at) as first from
     (select expires_at from access_requests where user_code_hash is not null and expires_at > $1 limit ${PENDING_IN_ALL}) w`,
  [t.timestamp],
  { count: t.integer, first: t.timestamp },
);
const freeCode = statement(
  "device-code-free",
  "update access_requests set user_code_hash = null where user_code_hash = $1 and expires_at <= $2",
  [t.text, t.timestamp],
);
const insert = statement(
  "device-insert",
  `insert into access_requests (id, kind, agent_name, client_id, requested_scopes, address, user_agent, created_at,
     expires_at, device_hash, user_code_hash, "interval", scopes, trip_ids)
   values ($1, 'device', $2, $3, $4, $5, $6, $7, $8, $9, $10, ${INTERVAL_SECONDS}, '{}', '{}')
   on conflict (user_code_hash) do nothing returning id`,
  [
    t.uuid,
    t.text,
    t.nullable(t.text),
    t.list(t.text),
    t.text,
    t.nullable(t.text),
    t.timestamp,
    t.timestamp,
    t.text,
    t.text,
  ],
  { id: t.uuid },
);

export interface DeviceRequest {
  readonly agentName: string;
  /** If a client id was sent, the token endpoint needs the same. */
  readonly clientId: string | null;
  readonly scopes: readonly Scope[];
  readonly address: string;
  readonly userAgent: string | null;
}

export interface DeviceCodes {
  readonly deviceCode: string;
  /** In the form that is shown. */
  readonly userCode: string;
  readonly expiresIn: number;
  readonly interval: number;
}

/**
 * Starts a device request (RFC 8628). Only hashes of the two codes are stored.
 *
 * @throws limited when too many requests of one address are pending, unavailable when too many are pending in total:
 * codes must stay hard to guess
 */
export async function startDeviceRequest(ports: Ports, request: DeviceRequest, now: Date): Promise<DeviceCodes> {
  const deviceCode = randomBytes(32).toString("hex");
  const userCode = await transaction(ports.database, async (sql) => {
    await holdAdvisoryLock(sql, `device-requests:${request.address}`);
    await refuseWhenFull(sql, request.address, now);
    for (let tried = 0; tried < TRIES; tried++) {
      const code = newUserCode();
      if (await place(sql, request, { device: hashSecret(deviceCode), user: ports.codeHash(code) }, now)) return code;
    }
    throw new Error(`no free user code in ${TRIES} tries`);
  });
  return { deviceCode, userCode: formatUserCode(userCode), expiresIn: REQUEST_SECONDS, interval: INTERVAL_SECONDS };
}

async function refuseWhenFull(sql: Sql, address: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - REQUEST_SECONDS * 1000);
  const secondsTo = (then: Date) => Math.max(1, Math.ceil((then.getTime() - now.getTime()) / 1000));
  const [here] = await sql.rows(pendingHere, [address, since, now]);
  if (here && here.count >= PENDING_PER_ADDRESS) throw rateLimited(secondsTo(here.first));
  const [all] = await sql.rows(pendingInAll, [now]);
  if (all && all.count >= PENDING_IN_ALL) {
    const message = "Too many agents wait for their person right now. Try again later.";
    throw new DomainError("unavailable", "too_many_waiting", message, [], secondsTo(all.first));
  }
}

async function place(sql: Sql, request: DeviceRequest, hashes: { device: string; user: string }, now: Date) {
  await sql.rows(freeCode, [hashes.user, now]);
  const rows = await sql.rows(insert, [
    // Random: on the consent page, knowing it proves that the code was entered.
    crypto.randomUUID(),
    request.agentName,
    request.clientId,
    request.scopes,
    request.address,
    request.userAgent,
    now,
    new Date(now.getTime() + REQUEST_SECONDS * 1000),
    hashes.device,
    hashes.user,
  ]);
  return rows.length > 0;
}
