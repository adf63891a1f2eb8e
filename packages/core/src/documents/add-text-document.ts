import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { requireRoleLocked } from "../kernel/access.ts";
import { command } from "../kernel/define.ts";
import { addDocument } from "./add-document.ts";
import { documentFor } from "./store.ts";
import { presentRead, readDocumentWire } from "./wire.ts";

export const addTextDocument = command({
  name: "add_text_document",
  description: "Stores a text with a trip, such as how to get into the flat.",
  audience: "trips:write",
  guests: false,
  approval: "applies",
  logged: true,
  errors: ["not_found", "forbidden", "documents_full", "quota_reached"],
  input: z.object({
    trip_id: f.id,
    name: f.documentName,
    text: f.documentText,
    kind: f.documentKind.default("other"),
    private: z.boolean().default(false),
  }),
  output: z.object({ document: readDocumentWire }),
  rest: { method: "POST", path: "/api/trips/{id}/documents/text", status: 201, params: { id: "trip_id" } },
  async run(ctx, { trip_id: tripId, ...it }) {
    await requireRoleLocked(ctx, tripId, "editor");
    const { id } = await addDocument(ctx, { ...it, tripId, file: null });
    return { document: presentRead(ctx, await documentFor(ctx, id)) };
  },
});
