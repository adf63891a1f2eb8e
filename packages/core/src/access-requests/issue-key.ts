import { type Sql, statement, t } from "@caravan/db/sql";
import { type Scope, scopes } from "@caravan/domain/scopes";
import { v7 } from "uuid";
import { generateKey } from "../agents/generate-key.ts";
import { type AuditSource, recordAudit } from "../kernel/audit-log.ts";
import type { Ports } from "../kernel/ports.ts";

/** The secret of the request that was presented. */
export type PresentedSecret = { readonly deviceHash: string } | { readonly codeHash: string };

/** An issued key. Its secret is shown only once. */
export interface IssuedKey {
  readonly keyId: string;
  readonly userId: string;
  readonly secret: string;
  readonly scopes: readonly Scope[];
  readonly mode: "apply" | "propose";
  /** Empty: all trips of its person. */
  readonly tripIds: readonly string[];
  readonly expiresAt: Date | null;
}

const take = (by: string, column: string) =>
  statement(
    `request-redeem-${by}`,
    `update access_requests set status = 'redeemed', key_id = $2
      where ${column} = $1 and status = 'approved' and expires_at > $3
      returning user_id, agent_name, scopes, mode, trip_ids, key_days, changes_an_hour, most_trips`,
    [t.text, t.uuid, t.timestamp],
    {
      user_id: t.notNull(t.uuid),
      agent_name: t.text,
      scopes: t.notNull(t.list(t.textOf<Scope>())),
      mode: t.textOf<"apply" | "propose">(),
      trip_ids: t.notNull(t.list(t.uuid)),
      key_days: t.nullable(t.integer),
      changes_an_hour: t.nullable(t.integer),
      most_trips: t.nullable(t.integer),
    },
  );
const takeDevice = take("device", "device_hash");
const takeCode = take("code", "code_hash");

/**
 * Turns an approved request into a key. Of simultaneous calls with the secret one gets the key: the status changes in
 * one statement, in the transaction that creates the key. Call it inside a transaction.
 *
 * @returns undefined when nothing is approved under that secret
 */
export async function issueKey(sql: Sql, presented: PresentedSecret, now: Date): Promise<IssuedKey | undefined> {
  const keyId = v7();
  const [granted] =
    "deviceHash" in presented
      ? await sql.rows(takeDevice, [presented.deviceHash, keyId, now])
      : await sql.rows(takeCode, [presented.codeHash, keyId, now]);
  if (!granted) return undefined;
  const { user_id: userId, agent_name: agentName, scopes: given, mode, trip_ids: tripIds, key_days: days } = granted;
  const limits = { changesAnHour: granted.changes_an_hour, mostTrips: granted.most_trips };
  const key = { id: keyId, userId, agentName, scopes: given, mode, tripIds, ...limits };
  const { secret, expiresAt } = await generateKey(sql, key, days, now);
  return { keyId, userId, secret, scopes: scopes.filter((scope) => given.includes(scope)), mode, tripIds, expiresAt };
}

/** Records it in the transaction that issues the key. @returns a function that forwards the entry after commit */
export function recordIssue(
  sql: Sql,
  ports: Pick<Ports, "auditSink">,
  { keyId, userId, scopes }: IssuedKey,
  from: Omit<AuditSource, "actor">,
): Promise<() => void> {
  const fact = { event: "key_created", subjectUserId: userId, subjectId: keyId, detail: { scopes } } as const;
  return recordAudit(sql, ports, { ...from, actor: { kind: "anonymous" } }, fact);
}
