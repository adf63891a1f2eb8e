import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { checklistForChange, MOST_ITEMS, recordChecklistChange, tooManyItems } from "./access.ts";
import { addItems, dropItems, findChecklist, renameChecklist, type StoredChecklist, setDone } from "./store.ts";
import { checklistWire, newItems, presentChecklist } from "./wire.ts";

const itemIds = z.array(f.id).max(300).default([]);

export const updateChecklist = command({
  name: "update_checklist",
  description:
    "Changes a checklist in one call: ticks items or takes their ticks away, adds and removes items, renames the list. Every member ticks what is shared; editors change it.",
  audience: "trips:write",
  approval: "refused",
  hints: { destructive: false, idempotent: false },
  errors: ["not_found", "forbidden", "checklist_full"],
  examples: [
    {
      checklist_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01",
      done: ["0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e02"],
      add: [{ text: "Plug adapter", section: "Things" }],
    },
  ],
  input: z.object({
    checklist_id: f.id,
    title: f.checklistTitle.optional(),
    done: itemIds.meta({ description: "Items to tick" }),
    not_done: itemIds,
    add: newItems.default([]),
    remove: itemIds,
  }),
  output: z.object({ checklist: checklistWire }),
  rest: { method: "PATCH", path: "/api/checklists/{id}", params: { id: "checklist_id" } },
  async run(ctx, { title, done, not_done, add, remove, ...input }) {
    const edits = title !== undefined || add.length > 0 || remove.length > 0;
    const list = await checklistForChange(ctx, input.checklist_id, edits ? "edit" : "tick");
    const { userId } = signedIn(ctx.actor);
    const left = list.items.filter((it) => !remove.includes(it.id)).length;
    if (left + add.length > MOST_ITEMS) throw tooManyItems();
    if (title !== undefined) await renameChecklist(ctx.sql, list.id, title);
    await dropItems(ctx.sql, list.id, remove);
    await addItems(
      ctx.sql,
      list.id,
      add.map(({ section, text }) => ({ id: ctx.newId(), section: section ?? null, text })),
    );
    await setDone(ctx.sql, list.id, done, { done: true, by: userId, now: ctx.now });
    await setDone(ctx.sql, list.id, not_done, { done: false, by: userId, now: ctx.now });
    await recordChecklistChange(ctx, list);
    return { checklist: presentChecklist((await findChecklist(ctx.sql, list.id, userId)) as StoredChecklist) };
  },
});
