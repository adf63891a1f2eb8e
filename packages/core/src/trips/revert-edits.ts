import * as f from "@caravan/domain/fields";
import { said, sentenceFrom, together } from "@caravan/domain/words/sentence";
import { z } from "zod";
import { requireRole, tripForChange } from "../kernel/access.ts";
import { command } from "../kernel/define.ts";
import { changeTrip } from "../kernel/history.ts";
import { changeInput } from "../wire/change-input.ts";
import { presentTrip, tripWire, warningsWire } from "../wire/trip.ts";
import { viewInput } from "../wire/trip-view.ts";
import { patchOfRevert, type Revertible, revertibleEdit, summaryOfRevert } from "./revertible-edit.ts";

const MOST = 50;

export const revertEdits = command({
  name: "revert_edits",
  description:
    "Undoes several changes of a trip as one, such as those of a bundle of proposals that was approved: all or none.",
  audience: "trips:write",
  withoutTool: "undo, one by one; apply_changes makes many changes as one entry with one undo",
  logged: true,
  approval: "proposes",
  errors: ["not_found", "forbidden", "already_reverted", "not_revertible", "revert_conflict"],
  view: "summary",
  input: z.object({
    trip_id: f.id,
    edit_ids: z.array(f.id).min(1).max(MOST).meta({ description: "In any order" }),
    propose: changeInput.propose,
    ...viewInput,
  }),
  output: z.object({ trip: tripWire, edit_id: f.id.nullable(), warnings: warningsWire }),
  rest: { method: "POST", path: "/api/trips/{id}/edits/revert", params: { id: "trip_id" } },
  async prepare(ctx, input) {
    await requireRole(ctx, input.trip_id, "editor");
  },
  async run(ctx, input) {
    const trip = await tripForChange(ctx, input.trip_id, "editor", undefined);
    const entries: Revertible[] = [];
    for (const id of new Set(input.edit_ids.map((it) => it.toLowerCase())))
      entries.push(await revertibleEdit(ctx, trip.document, id));
    const { document, editId } = await changeTrip(ctx, trip, {
      action: "revert_edit",
      summary: summaryOf(entries),
      patch: await patchOfRevert(ctx, trip.document, entries),
      reverts: entries.map(({ id }) => id),
    });
    return { trip: presentTrip(document, trip.role), edit_id: editId };
  },
});

function summaryOf(entries: readonly Revertible[]) {
  const [only, another] = entries;
  if (only && !another) return summaryOfRevert(only);
  return said`Undid: ${together(
    entries.map(({ summary, words }) => sentenceFrom(summary, words)),
    "and",
  )}`;
}
