import * as f from "@caravan/domain/fields";
import { said, sentenceFrom } from "@caravan/domain/words/sentence";
import { z } from "zod";
import { inverseOf } from "../edit-log/read-edits.ts";
import { tripForChange } from "../kernel/access.ts";
import { command } from "../kernel/define.ts";
import { conflict } from "../kernel/errors.ts";
import { changeTrip } from "../kernel/history.ts";
import { rareByRest } from "../kernel/without-tool.ts";
import { viewInput } from "../wire/trip-view.ts";
import { lockConciergeOfMember, lockOwnRecommendation } from "./access.ts";
import { recommendationAnswerWire, saveAndPresent } from "./recommendation-answer.ts";
import { nextVersion, statusAt } from "./recommendation-status.ts";

export const undoRecommendation = command({
  name: "undo_recommendation",
  description: "Undoes an applied recommendation. Refused when anybody has edited the trip since.",
  audience: "trips:write",
  approval: "refused",
  withoutTool: rareByRest,
  errors: ["not_found", "forbidden", "not_applied", "edit_intervened"],
  logged: true,
  view: "summary",
  input: z.object({ trip_id: f.id, recommendation_id: f.id, ...viewInput }),
  output: recommendationAnswerWire,
  rest: {
    method: "POST",
    path: "/api/trips/{id}/concierge/recommendations/{rid}/undo",
    params: { id: "trip_id", rid: "recommendation_id" },
  },
  async run(ctx, input) {
    const trip = await tripForChange(ctx, input.trip_id, "editor", undefined);
    const me = await lockConciergeOfMember(ctx, input.trip_id);
    const it = await lockOwnRecommendation(ctx, me, input.recommendation_id);
    if (it.status !== "applied" || it.appliedEditId === null)
      throw conflict("not_applied", "This recommendation has not been applied, so there is nothing to undo.", [
        { path: "recommendation_id", message: `is ${statusAt(it, ctx.now)}` },
      ]);
    if (trip.document.revision !== it.appliedRevision) throw intervened(trip.document.revision);
    const edit = await inverseOf(ctx.sql, trip.document.id, it.appliedEditId);
    if (!edit) throw new Error(`the edit of recommendation ${it.id} has no inverse`);

    const { document, editId } = await changeTrip(ctx, trip, {
      action: "undo_recommendation",
      summary: said`Undid: ${sentenceFrom(edit.summary, edit.words)}`,
      patch: edit.inverse,
      reverts: [it.appliedEditId],
      carriesOut: it.id,
    });
    if (editId === null) throw new Error(`the edit of recommendation ${it.id} did nothing`);
    const undone = nextVersion(it, ctx.now, { status: "undone" });
    return saveAndPresent(ctx, me, undone, { document, role: trip.role, editId });
  },
});

function intervened(revision: number) {
  return conflict("edit_intervened", "Somebody has edited the plan since. Revert it in the history instead.", [
    { path: "trip_revision", message: `the trip is at revision ${revision}`, revision },
  ]);
}
