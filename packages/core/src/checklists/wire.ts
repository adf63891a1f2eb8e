import { checklistKinds } from "@caravan/domain/field-choices";
import * as f from "@caravan/domain/fields";
import { z } from "zod";
import type { StoredChecklist } from "./store.ts";

export const checklistWire = z.object({
  id: f.id,
  trip_id: f.id,
  kind: z.enum(checklistKinds),
  title: z.string(),
  shared: z.boolean().meta({ description: "Of everybody on the trip; false: of the caller's person alone" }),
  items: z.array(
    z.object({
      id: f.id,
      section: z.string().nullable(),
      text: z.string(),
      done: z.boolean(),
      done_by: z.string().nullable().meta({ description: "Who ticked it" }),
    }),
  ),
  created_at: z.string(),
});

export function presentChecklist(it: StoredChecklist): z.input<typeof checklistWire> {
  return {
    id: it.id,
    trip_id: it.tripId,
    kind: it.kind,
    title: it.title,
    shared: it.ownerId === null,
    items: [...it.items],
    created_at: it.createdAt.toISOString(),
  };
}

export const newItems = z.array(z.object({ text: f.checklistItem, section: f.checklistSection.optional() })).max(200);
