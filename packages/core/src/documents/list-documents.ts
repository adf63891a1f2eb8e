import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { query } from "../kernel/define.ts";
import { documentsOf, folded } from "./store.ts";
import { documentWire, presentDocument } from "./wire.ts";

export const listDocuments = query({
  name: "list_trip_documents",
  description: "The documents of a trip, newest first. Other people's private ones are not among them.",
  audience: "trips:read",
  errors: ["not_found"],
  input: z.object({
    trip_id: f.id,
    search: f.documentSearch
      .optional()
      .meta({ description: "Words in the name or the text, ignoring case and accents" }),
    kind: f.documentKind.optional(),
  }),
  output: z.object({ documents: z.array(documentWire) }),
  rest: { method: "GET", path: "/api/trips/{id}/documents", params: { id: "trip_id" } },
  async run(ctx, { trip_id, search, kind }) {
    const words = search ? folded(search) : "";
    const rows = await documentsOf(ctx, trip_id, search || null);
    const found = rows.filter(
      (it) => (kind === undefined || it.kind === kind) && (it.says || folded(it.name).includes(words)),
    );
    return { documents: found.map((it) => presentDocument(ctx, it)) };
  },
});
