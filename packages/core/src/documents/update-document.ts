import { statement, t } from "@caravan/db/sql";
import * as f from "@caravan/domain/fields";
import { type Sentence, said } from "@caravan/domain/words/sentence";
import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { forbidden, invalidAt } from "../kernel/errors.ts";
import { recordChange } from "../kernel/record-change.ts";
import { type DocumentRow, documentFor, documentForChange } from "./store.ts";
import { documentWire, presentDocument } from "./wire.ts";

const update = statement(
  "document-update",
  "update documents set name = $2, kind = $3, private = $4, cover = cover and not $4, updated_at = $5 where id = $1",
  [t.uuid, t.text, t.text, t.boolean, t.timestamp],
);

export const updateDocument = command({
  name: "update_trip_document",
  description:
    "Renames a document, or changes its kind or whether it is private. Only whoever uploaded it decides the latter.",
  audience: "trips:write",
  approval: "refused",
  logged: true,
  hints: { destructive: false, idempotent: true },
  errors: ["not_found", "forbidden"],
  input: z.object({
    trip_id: f.id,
    document_id: f.id,
    name: f.documentName.optional(),
    kind: f.documentKind.optional(),
    private: z.boolean().optional(),
  }),
  output: z.object({ document: documentWire }),
  rest: {
    method: "PATCH",
    path: "/api/trips/{id}/documents/{documentId}",
    params: { id: "trip_id", documentId: "document_id" },
  },
  async run(ctx, { trip_id, document_id, ...wanted }) {
    const before = await documentForChange(ctx, trip_id, document_id);
    if (Object.values(wanted).every((it) => it === undefined))
      throw invalidAt("", "say what to change: name, kind or private");
    const after = {
      name: wanted.name ?? before.name,
      kind: wanted.kind ?? before.kind,
      private: wanted.private ?? before.private,
    };
    if (after.private !== before.private && before.uploaded_by_id !== signedIn(ctx.actor).userId)
      throw forbidden("Only the person who uploaded a document decides whether it is private.");
    await ctx.sql.rows(update, [before.id, after.name, after.kind, after.private, ctx.now]);
    await recordChange(ctx, trip_id, {
      action: "update_document",
      summary: summaryOf(before, after),
      records: "documents",
    });
    return { document: presentDocument(ctx, await documentFor(ctx, before.id)) };
  },
});

/** All members read the log, so it does not name private documents. */
function summaryOf(before: DocumentRow, after: Pick<DocumentRow, "name" | "kind" | "private">): Sentence {
  if (after.private) return before.private ? said`Changed a private document` : said`Made a document private`;
  if (before.private) return said`Shared the document "${after.name}"`;
  if (before.name !== after.name) return said`Renamed the document "${before.name}" to "${after.name}"`;
  return said`Changed the document "${after.name}"`;
}
