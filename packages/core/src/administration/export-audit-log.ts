import { type Sql, sqlOf } from "@caravan/db/sql";
import { z } from "zod";
import { requireAdministratorForChange } from "../kernel/administrator.ts";
import { command } from "../kernel/define.ts";
import type { Ports } from "../kernel/ports.ts";
import { type AuditFilter, auditFilter, findAuditEntries, presentAuditEntry } from "./audit-entries.ts";

const PAGE = 1000;

/** Checks the permission for the export and records it; {@link auditLines} then reads. Not part of the router. */
export const exportAuditLog = command({
  name: "export_audit_log",
  description: "Everything of the audit log that was asked for, a JSON object a line, newest first.",
  audience: "person",
  rateLimit: { key: "export-audit", limit: 20, seconds: 3600, counts: "account" },
  audit: {
    event: "audit_exported",
    about: ({ person_id, ...filter }) => ({
      subjectUserId: person_id,
      detail: Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)),
    }),
  },
  input: auditFilter,
  output: z.object({ filter: auditFilter }),
  async run(ctx, filter) {
    await requireAdministratorForChange(ctx);
    return { filter };
  },
});

/** The entries as lines, read page by page, so that neither the whole log is in memory nor a transaction stays open. */
export async function* auditLines(ports: Pick<Ports, "database">, filter: AuditFilter): AsyncGenerator<string> {
  const sql: Sql = sqlOf(ports.database);
  let after: Parameters<typeof findAuditEntries>[2];
  for (;;) {
    const rows = await findAuditEntries(sql, filter, after, PAGE);
    if (rows.length > 0) yield rows.map((row) => `${JSON.stringify(presentAuditEntry(row))}\n`).join("");
    const last = rows.at(-1);
    if (rows.length < PAGE || !last) return;
    after = last;
  }
}
