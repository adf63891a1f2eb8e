import * as f from "@caravan/domain/fields";
import { said } from "@caravan/domain/words/sentence";
import { z } from "zod";
import { query } from "../kernel/define.ts";
import { missing } from "../kernel/errors.ts";
import { type DocumentRow, documentFor, documentsOf, folded } from "./store.ts";
import { documentWire, presentDocument, presentRead, readDocumentWire } from "./wire.ts";

const MOST_NAMED = 20;

export const getTripDocument = query({
  name: "get_trip_document",
  description:
    "Reads a ticket, confirmation or note kept with a trip, by document_id or a part of its name; documents lists the choice when several fit.",
  audience: "trips:read",
  capability: true,
  errors: ["not_found"],
  examples: [
    { trip_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01" },
    { trip_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01", name: "boarding pass" },
  ],
  input: z.object({
    trip_id: f.id,
    document_id: f.id.optional(),
    name: f.documentSearch.optional().meta({ description: "Part of the name" }),
  }),
  output: z.object({
    document: readDocumentWire.nullable(),
    documents: z.array(documentWire).meta({ description: "All that fit, newest first" }),
  }),
  rest: { method: "GET", path: "/api/trips/{id}/document", params: { id: "trip_id" } },
  async run(ctx, { trip_id, document_id, name }) {
    const read = async (id: string, rows: readonly DocumentRow[]) => {
      const opened = await documentFor(ctx, id, trip_id);
      const all = rows.length > 0 ? rows : [opened];
      return { document: presentRead(ctx, opened), documents: all.map((it) => presentDocument(ctx, it)) };
    };
    if (document_id !== undefined) return read(document_id, []);
    const rows = await documentsOf(ctx, trip_id);
    const fitting = name ? rows.filter((it) => folded(it.name).includes(folded(name))) : rows;
    if (name && fitting.length === 0) throw noneCalled(name, rows);
    // A full name selects that document, also when it is part of other names.
    const same = name ? fitting.filter((it) => folded(it.name) === folded(name)) : [];
    const [only] = fitting.length === 1 ? fitting : same.length === 1 ? same : [];
    if (only) return read(only.id, fitting);
    return { document: null, documents: fitting.map((it) => presentDocument(ctx, it)) };
  },
});

function noneCalled(name: string, rows: readonly DocumentRow[]) {
  const names = rows.slice(0, MOST_NAMED).map((it) => `"${it.name}"`);
  const there =
    names.length > 0 ? `It has ${names.join(", ")}${rows.length > MOST_NAMED ? " and more" : ""}.` : "It has none.";
  return missing("not_found", said`No document of this trip has "${name}" in its name. ${there}`, [
    { path: "name", message: "fits no document" },
  ]);
}
