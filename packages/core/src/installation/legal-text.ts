import { statement, t } from "@caravan/db/sql";
import { legalTextKinds } from "@caravan/domain/field-choices";
import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { requireAdministratorForChange } from "../kernel/administrator.ts";
import { command, query } from "../kernel/define.ts";
import { missing } from "../kernel/errors.ts";
import { administers } from "../kernel/without-tool.ts";

const kind = z.enum(legalTextKinds);
const legalTextWire = z.object({ kind, markdown: z.string(), updated_at: z.string() });

const find = statement(
  "legal-text-find",
  'select markdown, updated_at as "updatedAt" from legal_texts where kind = $1',
  [t.text],
  { markdown: t.text, updatedAt: t.timestamp },
);
const save = statement(
  "legal-text-save",
  `insert into legal_texts (kind, markdown, updated_at, updated_by_id) values ($1, $2, $3, $4)
   on conflict (kind) do update set markdown = excluded.markdown, updated_at = excluded.updated_at, updated_by_id = excluded.updated_by_id`,
  [t.text, t.text, t.timestamp, t.uuid],
);
const remove = statement("legal-text-delete", "delete from legal_texts where kind = $1", [t.text]);

export const getLegalText = query({
  name: "get_legal_text",
  description: "A legal text of this installation as Markdown.",
  audience: "anyone",
  withoutTool: administers,
  errors: ["not_found"],
  input: z.object({ kind }),
  output: z.object({ legal_text: legalTextWire }),
  rest: { method: "GET", path: "/api/legal/{kind}" },
  async run(ctx, input) {
    const [row] = await ctx.sql.rows(find, [input.kind]);
    if (!row) throw missing("not_found", "This installation has no such text.");
    return {
      legal_text: { kind: input.kind, markdown: row.markdown, updated_at: row.updatedAt.toISOString() },
    };
  },
});

export const setLegalText = command({
  name: "set_legal_text",
  description:
    "Writes a legal text of this installation, which anybody can read under /legal. An empty one removes it.",
  audience: "person",
  withoutTool: administers,
  hints: { destructive: true, idempotent: true },
  errors: ["forbidden", "recent_sign_in_needed"],
  audit: {
    event: "legal_text_changed",
    about: (input) => ({ detail: { kind: input.kind, removed: input.markdown === "" } }),
  },
  input: z.object({ kind, markdown: f.legalText }),
  output: z.object({ legal_text: legalTextWire.nullable() }),
  rest: { method: "PUT", path: "/api/admin/legal/{kind}" },
  async run(ctx, input) {
    const { userId } = await requireAdministratorForChange(ctx);
    if (input.markdown === "") {
      await ctx.sql.rows(remove, [input.kind]);
      return { legal_text: null };
    }
    await ctx.sql.rows(save, [input.kind, input.markdown, ctx.now, userId]);
    return { legal_text: { ...input, updated_at: ctx.now.toISOString() } };
  },
});
