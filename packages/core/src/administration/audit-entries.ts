import { columnList, type RowOf, type Sql, statement, t } from "@caravan/db/sql";
import { type AuditEvent, type AuditOutcome, auditEvents, auditOutcomes } from "@caravan/domain/audit-events";
import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { displayNameSql } from "../identity/display-name-sql.ts";
import type { AuditDetail } from "../kernel/audit-log.ts";

const instant = z.iso.datetime({ offset: true, error: "must be a time such as 2030-05-03T00:00:00Z" });

/** The filter of a search in the audit log. */
export const auditFilter = z.object({
  person_id: f.id.optional().meta({ description: "Who did it, or whose account it is about" }),
  event: z.enum(auditEvents).optional(),
  outcome: z.enum(auditOutcomes).optional(),
  from: instant.optional(),
  to: instant.optional().meta({ description: "Exclusive" }),
});
export type AuditFilter = z.output<typeof auditFilter>;

const somebody = z.object({
  id: f.id,
  name: z.string().nullable().meta({ description: "Null when the account is gone" }),
});

export const auditEntryWire = z.object({
  id: f.id,
  created_at: z.string(),
  event: z.enum(auditEvents),
  outcome: z.enum(auditOutcomes),
  by: somebody.nullable().meta({ description: "Null: nobody was signed in" }),
  agent: somebody.nullable().meta({ description: "The key that acted for them" }),
  about: somebody.nullable().meta({ description: "Whose account it is about" }),
  subject_id: z.string().nullable().meta({ description: "The trip, key, share or session" }),
  detail: z.record(z.string(), z.unknown()),
  network: z.string().nullable().meta({ description: "The /24 of an IPv4 address, or the /48 of an IPv6 one" }),
});

const entryRow = {
  id: t.uuid,
  createdAt: t.timestamp,
  event: t.textOf<AuditEvent>(),
  outcome: t.textOf<AuditOutcome>(),
  userId: t.nullable(t.uuid),
  byName: t.nullable(t.text),
  keyId: t.nullable(t.uuid),
  agentName: t.nullable(t.text),
  subjectUserId: t.nullable(t.uuid),
  aboutName: t.nullable(t.text),
  subjectId: t.nullable(t.text),
  detail: t.json<AuditDetail>(),
  network: t.nullable(t.text),
};

const find = statement(
  "audit-find",
  `select ${columnList(entryRow, "e", {
    byName: displayNameSql("u"),
    agentName: "k.agent_name",
    aboutName: displayNameSql("s"),
  })}
     from audit_log e left join users u on u.id = e.user_id left join users s on s.id = e.subject_user_id
          left join api_keys k on k.id = e.key_id
    where ($1::uuid is null or e.user_id = $1 or e.subject_user_id = $1)
      and ($2::text is null or e.event = $2) and ($3::text is null or e.outcome = $3)
      and ($4::timestamptz is null or e.created_at >= $4) and ($5::timestamptz is null or e.created_at < $5)
      and ($6::timestamptz is null or (e.created_at, e.id) < ($6, $7::uuid))
    order by e.created_at desc, e.id desc limit $8`,
  [
    t.nullable(t.uuid),
    t.nullable(t.text),
    t.nullable(t.text),
    t.nullable(t.timestamp),
    t.nullable(t.timestamp),
    t.nullable(t.timestamp),
    t.nullable(t.uuid),
    t.bigint,
  ],
  entryRow,
);

export type AuditRow = RowOf<typeof entryRow>;

const dateOf = (written: string | undefined) => (written === undefined ? null : new Date(written));

/** Newest first. */
export function findAuditEntries(
  sql: Sql,
  { person_id, event, outcome, from, to }: AuditFilter,
  after: { readonly createdAt: Date; readonly id: string } | undefined,
  limit: number,
): Promise<AuditRow[]> {
  const span = [dateOf(from), dateOf(to)] as const;
  return sql.rows(find, [person_id, event, outcome, ...span, after?.createdAt, after?.id, limit]);
}

const who = (id: string | null, name: string | null) => (id === null ? null : { id, name });

export const presentAuditEntry = (row: AuditRow): z.input<typeof auditEntryWire> => ({
  id: row.id,
  created_at: row.createdAt.toISOString(),
  event: row.event,
  outcome: row.outcome,
  by: who(row.userId, row.byName),
  agent: who(row.keyId, row.agentName),
  about: who(row.subjectUserId, row.aboutName),
  subject_id: row.subjectId,
  detail: row.detail,
  network: row.network,
});
