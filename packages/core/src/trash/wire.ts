import * as f from "@caravan/domain/fields";
import { z } from "zod";

export const trashKind = z.enum(["trip", "group_trip", "document"]);

export const trashItem = z.object({
  kind: trashKind,
  id: f.id,
  title: z.string().nullable(),
  trip: z.object({ id: f.id, title: z.string() }).nullable().meta({ description: "The trip that a document was on" }),
  bytes: z
    .number()
    .meta({ description: "Of its documents: they count for the quotas until they are deleted for good" }),
  deleted_at: z.string(),
  deleted_for_good_at: z.string(),
});

export const trashSubject = z.object({
  kind: trashKind,
  id: f.id.meta({ description: "As list_trash has it" }),
});
