import * as f from "@caravan/domain/fields";
import { deletedForGoodAt } from "@caravan/domain/trash";
import { said } from "@caravan/domain/words/sentence";
import { z } from "zod";
import { command } from "../kernel/define.ts";
import { recordChange } from "../kernel/record-change.ts";
import { trashDocument } from "./document-trash.ts";
import { documentForChange } from "./store.ts";

export const deleteDocument = command({
  name: "delete_trip_document",
  description: "Deletes a document. Editors of the trip can restore it for 30 days.",
  audience: "trips:write",
  approval: "refused",
  logged: true,
  hints: { destructive: true, idempotent: true },
  errors: ["not_found", "forbidden"],
  audit: { event: "document_deleted", about: (it) => ({ subjectId: it.document_id, detail: { trip: it.trip_id } }) },
  input: z.object({ trip_id: f.id, document_id: f.id }),
  output: z.object({ deleted: z.literal(true), restorable_until: z.string() }),
  rest: {
    method: "DELETE",
    path: "/api/trips/{id}/documents/{documentId}",
    params: { id: "trip_id", documentId: "document_id" },
  },
  async run(ctx, { trip_id, document_id }) {
    const document = await documentForChange(ctx, trip_id, document_id);
    await trashDocument(ctx.sql, document.id, ctx.now);
    const summary = document.private ? said`Deleted a private document` : said`Deleted the document "${document.name}"`;
    await recordChange(ctx, trip_id, { action: "delete_document", summary, records: "documents" });
    return { deleted: true as const, restorable_until: deletedForGoodAt(ctx.now).toISOString() };
  },
});
