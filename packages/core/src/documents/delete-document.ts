import { statement, t } from "@caravan/db/sql";
import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { command } from "../kernel/define.ts";
import { recordChange } from "../kernel/record-change.ts";
import { documentForChange } from "./store.ts";

// A trigger writes the storage key down, and the next sweep deletes the file.
const remove = statement("document-delete", "delete from documents where id = $1", [t.uuid]);

export const deleteDocument = command({
  name: "delete_trip_document",
  description: "Deletes a document and its file for good.",
  audience: "trips:write",
  logged: true,
  hints: { destructive: true, idempotent: true },
  errors: ["not_found", "forbidden"],
  input: z.object({ trip_id: f.id, document_id: f.id }),
  output: z.object({ deleted: z.literal(true) }),
  rest: {
    method: "DELETE",
    path: "/api/trips/{id}/documents/{documentId}",
    params: { id: "trip_id", documentId: "document_id" },
  },
  async run(ctx, { trip_id, document_id }) {
    const document = await documentForChange(ctx, trip_id, document_id);
    await ctx.sql.rows(remove, [document.id]);
    const summary = document.private ? "Deleted a private document" : `Deleted the document "${document.name}"`;
    await recordChange(ctx, trip_id, { action: "delete_document", summary, records: "documents" });
    return { deleted: true as const };
  },
});
