import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { command } from "../kernel/define.ts";
import { checklistForChange, recordChecklistChange } from "./access.ts";
import { removeChecklist } from "./store.ts";

export const deleteChecklist = command({
  name: "delete_checklist",
  description: "Deletes a checklist with its items, for good.",
  audience: "trips:write",
  approval: "refused",
  hints: { destructive: true, idempotent: true },
  errors: ["not_found", "forbidden"],
  input: z.object({ checklist_id: f.id }),
  output: z.object({ deleted: z.literal(true), checklist_id: f.id }),
  rest: { method: "DELETE", path: "/api/checklists/{id}", params: { id: "checklist_id" } },
  async run(ctx, input) {
    const list = await checklistForChange(ctx, input.checklist_id, "edit");
    await removeChecklist(ctx.sql, list.id);
    await recordChecklistChange(ctx, list);
    return { deleted: true as const, checklist_id: list.id };
  },
});
