import { type Sql, sqlOf, statement, t } from "@caravan/db/sql";
import type { AuditEvent, AuditOutcome } from "@caravan/domain/audit-events";
import { v7 } from "uuid";
import type { Actor } from "./actor.ts";
import { DomainError } from "./errors.ts";
import type { Ports } from "./ports.ts";
import { shortenNetwork } from "./shorten-network.ts";

/** Ids, numbers and fixed words: never a name, an address, people's text, a coordinate or a secret. */
export type AuditDetail = Readonly<Record<string, string | number | boolean | readonly string[] | null>>;

/** The subject of an event. */
export interface AuditAbout {
  /** The account that it is about, if that is not the caller's. */
  readonly subjectUserId?: string | undefined;
  readonly subjectId?: string | undefined;
  readonly detail?: AuditDetail;
}

export interface AuditFact extends AuditAbout {
  readonly event: AuditEvent;
  readonly outcome?: AuditOutcome;
}

/** The actor of an event, and where the call came from. */
export interface AuditSource {
  readonly actor: Actor;
  /** An IPv4 address, or the /64 of an IPv6 one; it is shortened before it is stored. */
  readonly network: string | undefined;
  readonly now: Date;
}

/** An entry as it is stored and forwarded. */
interface AuditLine {
  readonly id: string;
  readonly event: AuditEvent;
  readonly outcome: AuditOutcome;
  readonly user_id: string | null;
  readonly key_id: string | null;
  readonly subject_user_id: string | null;
  readonly subject_id: string | null;
  readonly detail: AuditDetail;
  readonly network: string | null;
  readonly created_at: string;
}

const insert = statement(
  "audit-insert",
  `insert into audit_log (id, event, outcome, user_id, key_id, subject_user_id, subject_id, detail, network, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
  [
    t.uuid,
    t.text,
    t.text,
    t.nullable(t.uuid),
    t.nullable(t.uuid),
    t.nullable(t.uuid),
    t.nullable(t.text),
    t.json<AuditDetail>(),
    t.nullable(t.text),
    t.timestamp,
  ],
);

/**
 * Adds to the audit log in the transaction of `sql`.
 *
 * @returns a function that forwards the entry to the operator's sink; call it after commit
 */
export async function recordAudit(
  sql: Sql,
  ports: Pick<Ports, "auditSink">,
  { actor, network, now }: AuditSource,
  fact: AuditFact,
): Promise<() => void> {
  const line: AuditLine = {
    id: v7(),
    event: fact.event,
    outcome: fact.outcome ?? "ok",
    user_id: actor.kind === "anonymous" ? null : actor.userId,
    key_id: actor.kind === "agent" ? actor.keyId : null,
    subject_user_id: fact.subjectUserId ?? null,
    subject_id: fact.subjectId ?? null,
    detail: fact.detail ?? {},
    network: network === undefined ? null : shortenNetwork(network),
    created_at: now.toISOString(),
  };
  const { id, event, outcome, user_id, key_id, subject_user_id, subject_id, detail } = line;
  await sql.rows(insert, [
    ...([id, event, outcome, user_id, key_id, subject_user_id, subject_id, detail] as const),
    line.network,
    now,
  ]);
  return () => ports.auditSink?.(line);
}

/** The most failures of one caller and event in ten minutes, so that a flood of refusals does not fill the disk. */
const MOST_FAILURES = 30;
const SECONDS = 600;

/** Adds a failure, which has no transaction. Adds nothing beyond the limit or without a database. */
export async function recordFailure(
  ports: Pick<Ports, "auditSink" | "database" | "throttle">,
  source: AuditSource,
  fact: AuditFact,
  most = MOST_FAILURES,
): Promise<void> {
  const { actor, network } = source;
  const who = actor.kind === "anonymous" ? network : actor.userId;
  try {
    await ports.throttle.take(`audit:${fact.event}:${who}`, most, SECONDS);
    (await recordAudit(sqlOf(ports.database), ports, source, { ...fact, outcome: "failed" }))();
  } catch (error) {
    // The caller gets the original error; an error in logging it must not replace that.
    if (!(error instanceof DomainError)) console.error("the audit log could not be written:", error);
  }
}

/** @param days how long entries are kept; the database keeps each for thirty days at least */
export const deleteOldAuditEntries = statement(
  "audit-delete-old",
  "delete from audit_log where created_at < now() - make_interval(days => greatest($1, 31))",
  [t.integer],
);
