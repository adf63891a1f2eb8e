import * as f from "@caravan/domain/fields";
import { said } from "@caravan/domain/words/sentence";
import { z } from "zod";
import { requireRoleLocked } from "../kernel/access.ts";
import { command } from "../kernel/define.ts";
import { invalidAt } from "../kernel/errors.ts";
import { recordChange } from "../kernel/record-change.ts";
import { chosenByEye } from "../kernel/without-tool.ts";
import { setCover } from "./covers.ts";
import { documentForChange } from "./store.ts";
import { hasPreview } from "./wire.ts";

export const setTripCover = command({
  name: "set_trip_cover",
  description:
    "Makes a picture among the documents of a trip its cover, or with null none, so that it has a photograph of its destination or a drawn one again.",
  audience: "trips:write",
  approval: "refused",
  withoutTool: chosenByEye,
  guests: false,
  logged: true,
  hints: { destructive: false, idempotent: true },
  errors: ["not_found", "forbidden"],
  input: z.object({ trip_id: f.id, document_id: f.id.nullable() }),
  output: z.object({ document_id: f.id.nullable() }),
  rest: { method: "PUT", path: "/api/trips/{id}/cover", params: { id: "trip_id" } },
  async run(ctx, { trip_id, document_id }) {
    await requireRoleLocked(ctx, trip_id, "editor");
    if (document_id !== null) {
      const document = await documentForChange(ctx, trip_id, document_id);
      if (document.private) throw invalidAt("document_id", "is private: everybody on the trip sees a cover");
      if (document.file_key === null || !hasPreview(document.content_type))
        throw invalidAt("document_id", "is not a picture");
    }
    await setCover(ctx.sql, trip_id, document_id);
    const summary = document_id === null ? said`Removed the cover` : said`Chose another cover`;
    await recordChange(ctx, trip_id, { action: "set_trip_cover", summary, records: "documents" });
    return { document_id };
  },
});
