import * as f from "@caravan/domain/fields";
import { locate } from "@caravan/domain/trip/edit-activity";
import { swapForAlternative } from "@caravan/domain/trip/swap-alternative";
import { said } from "@caravan/domain/words/sentence";
import { z } from "zod";
import { tripForChange } from "../kernel/access.ts";
import { command } from "../kernel/define.ts";
import { conflict, notFound } from "../kernel/errors.ts";
import { changeTrip } from "../kernel/history.ts";
import { oneOfManyChanges } from "../kernel/without-tool.ts";
import { changeInput } from "../wire/change-input.ts";
import { activityPresenter, activityWire } from "../wire/trip.ts";

export const swapActivity = command({
  name: "swap_activity",
  description: "Replaces an activity with one of its alternatives; the former choice becomes an alternative.",
  audience: "trips:write",
  withoutTool: oneOfManyChanges,
  logged: true,
  approval: "proposes",
  errors: ["not_found", "forbidden", "stale_revision", "alternative_gone"],
  input: z.object({
    trip_id: f.id,
    activity_id: f.id,
    title: f.activityTitle.meta({ description: "Title of the alternative" }),
    ...changeInput,
  }),
  output: z.object({ activity: activityWire, revision: z.number(), edit_id: f.id.nullable() }),
  rest: {
    method: "POST",
    path: "/api/trips/{id}/activities/{activityId}/swap",
    params: { id: "trip_id", activityId: "activity_id" },
  },
  async run(ctx, input) {
    const trip = await tripForChange(ctx, input.trip_id, "editor", input.expected_revision);
    const found = locate(trip.document, input.activity_id.toLowerCase());
    if (!found) throw notFound("activity");
    const chosen = found.activity.alternatives.find((it) => it.title === input.title);
    if (!chosen) throw conflict("alternative_gone", "This is no longer an alternative. Read the activity again.");
    const change = await changeTrip(ctx, trip, {
      action: "swap_activity",
      summary: said`Swapped "${found.activity.title}" for "${chosen.title}"`,
      patch: swapForAlternative(found.activity, chosen),
    });
    const now = locate(change.document, found.activity.id);
    if (!now) throw new Error(`activity ${found.activity.id} went away while it was swapped`);
    return {
      activity: activityPresenter(change.document)(now.activity, now.place.dayId),
      revision: change.document.revision,
      edit_id: change.editId,
    };
  },
});
