import { type RowOf, statement, t, transaction } from "@caravan/db/sql";
import type { Ports } from "../kernel/ports.ts";
import { hashSecret } from "../kernel/secrets.ts";
import { type IssuedKey, issueKey, recordIssue } from "./issue-key.ts";

/** Seconds that an early poll adds to the interval (RFC 8628, 3.5), and the maximum. */
const SLOWER_BY = 5;
const SLOWEST = 60;

export type Poll =
  | { readonly answer: "issued"; readonly key: IssuedKey }
  | { readonly answer: "too_soon"; readonly interval: number }
  | { readonly answer: "pending" | "denied" | "expired" | "unknown" };

/** The result of a poll. */
export type Polled = RowOf<typeof find>;

const find = statement(
  "device-poll-find",
  `select status, client_id as "clientId", expires_at as "expiresAt", "interval", polled_at as "polledAt"
     from access_requests where device_hash = $1 and kind = 'device' for update`,
  [t.text],
  {
    status: t.textOf<"pending" | "approved" | "denied" | "redeemed">(),
    clientId: t.nullable(t.text),
    expiresAt: t.timestamp,
    interval: t.integer,
    /** The last accepted poll. */
    polledAt: t.nullable(t.timestamp),
  },
);
const note = statement("device-poll-note", "update access_requests set polled_at = $2 where device_hash = $1", [
  t.text,
  t.timestamp,
]);
const slowDown = statement("device-poll-slow", `update access_requests set "interval" = $2 where device_hash = $1`, [
  t.text,
  t.integer,
]);

/**
 * One poll of a waiting agent. Polls of one code lock its row, so that of simultaneous ones one counts, and one gets
 * the key.
 *
 * @param clientId the client id that was sent; the code of another client is unknown
 */
export async function pollDevice(
  ports: Ports,
  { deviceCode, clientId, network }: { deviceCode: string; clientId: string | undefined; network?: string },
  now: Date,
): Promise<Poll> {
  const deviceHash = hashSecret(deviceCode);
  let sendOn: (() => void) | undefined;
  const polled = await transaction(ports.database, async (sql): Promise<Poll> => {
    const [row] = await sql.rows(find, [deviceHash]);
    const verdict = pollOutcome(row, clientId, now);
    if (verdict.answer === "pending") await sql.rows(note, [deviceHash, now]);
    if (verdict.answer === "too_soon") await sql.rows(slowDown, [deviceHash, verdict.interval]);
    if (verdict.answer !== "approved") return verdict;
    const key = await issueKey(sql, { deviceHash }, now);
    if (!key) return { answer: "unknown" };
    sendOn = await recordIssue(sql, ports, key, { network, now });
    return { answer: "issued", key };
  });
  sendOn?.();
  return polled;
}

type PollOutcome = Exclude<Poll, { answer: "issued" }> | { readonly answer: "approved" };

/** An early poll lengthens the interval, which is still counted from the last accepted poll. */
export function pollOutcome(row: Polled | undefined, clientId: string | undefined, now: Date): PollOutcome {
  if (!row || row.status === "redeemed") return { answer: "unknown" };
  if (clientId !== undefined && row.clientId !== null && clientId !== row.clientId) return { answer: "unknown" };
  if (row.status === "denied") return { answer: "denied" };
  if (row.expiresAt <= now) return { answer: "expired" };
  if (row.status === "approved") return { answer: "approved" };
  const soonest = row.polledAt === null ? 0 : row.polledAt.getTime() + row.interval * 1000;
  if (now.getTime() < soonest) return { answer: "too_soon", interval: Math.min(row.interval + SLOWER_BY, SLOWEST) };
  return { answer: "pending" };
}
