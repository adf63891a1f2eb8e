import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { query } from "../kernel/define.ts";
import { documentsOf, documentsThatSay, folded } from "./store.ts";
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
    const rows = await documentsOf(ctx, trip_id);
    const words = search ? folded(search) : "";
    const saying = words === "" ? null : await documentsThatSay(ctx, trip_id, words);
    const found = rows.filter(
      (it) =>
        (kind === undefined || it.kind === kind) && (!saying || saying.has(it.id) || folded(it.name).includes(words)),
    );
    return { documents: found.map((it) => presentDocument(ctx, it)) };
  },
});
