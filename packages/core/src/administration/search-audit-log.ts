import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { requireAdministrator } from "../kernel/administrator.ts";
import { decodeCursor, encodeCursor } from "../kernel/cursor.ts";
import { query } from "../kernel/define.ts";
import { administers } from "../kernel/without-tool.ts";
import { auditEntryWire, auditFilter, findAuditEntries, presentAuditEntry } from "./audit-entries.ts";

export const searchAuditLog = query({
  name: "search_audit_log",
  description:
    "Who did what on this installation, when, from where and with what outcome, newest first, for administrators: sign-ins, failures, keys, shares, exports, deletions and what administrators did.",
  audience: "person",
  withoutTool: administers,
  errors: ["forbidden"],
  input: auditFilter.extend({ limit: z.number().int().min(1).max(200).default(50), cursor: f.opaque.optional() }),
  output: z.object({ entries: z.array(auditEntryWire), has_more: z.boolean(), next_cursor: z.string().nullable() }),
  rest: { method: "GET", path: "/api/admin/audit-log" },
  async run(ctx, { limit, cursor, ...filter }) {
    await requireAdministrator(ctx);
    const [createdAt, id] = cursor === undefined ? [] : decodeCursor(cursor, "instant");
    const after = createdAt === undefined || id === undefined ? undefined : { createdAt: new Date(createdAt), id };
    const rows = await findAuditEntries(ctx.sql, filter, after, limit + 1);
    const entries = rows.slice(0, limit);
    const last = rows.length > limit ? entries.at(-1) : undefined;
    return {
      entries: entries.map(presentAuditEntry),
      has_more: last !== undefined,
      next_cursor: last ? encodeCursor([last.createdAt.toISOString(), last.id]) : null,
    };
  },
});
