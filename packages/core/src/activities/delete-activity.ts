import * as f from "@caravan/domain/fields";
import { locate } from "@caravan/domain/trip/edit-activity";
import { said } from "@caravan/domain/words/sentence";
import { z } from "zod";
import { tripForChange } from "../kernel/access.ts";
import { command } from "../kernel/define.ts";
import { notFound } from "../kernel/errors.ts";
import { changeTrip } from "../kernel/history.ts";
import { changeInput } from "../wire/change-input.ts";

export const deleteActivity = command({
  name: "delete_activity",
  description: "Takes one activity out of a trip; undo brings it back.",
  audience: "trips:write",
  capability: true,
  logged: true,
  approval: "proposes",
  hints: { destructive: true, idempotent: true },
  errors: ["not_found", "forbidden", "stale_revision"],
  examples: [{ trip_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01", activity_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e02" }],
  input: z.object({ trip_id: f.id, activity_id: f.id, ...changeInput }),
  output: z.object({ deleted: z.literal(true), activity_id: f.id, revision: z.number(), edit_id: f.id }),
  rest: {
    method: "DELETE",
    path: "/api/trips/{id}/activities/{activityId}",
    params: { id: "trip_id", activityId: "activity_id" },
  },
  async run(ctx, input) {
    const trip = await tripForChange(ctx, input.trip_id, "editor", input.expected_revision);
    const found = locate(trip.document, input.activity_id.toLowerCase());
    if (!found) throw notFound("activity");
    const change = await changeTrip(ctx, trip, {
      action: "delete_activity",
      summary: said`Removed "${found.activity.title}"`,
      patch: [{ op: "activity.remove", activity: found.activity, at: found.place }],
    });
    return {
      deleted: true as const,
      activity_id: found.activity.id,
      revision: change.document.revision,
      edit_id: change.editId,
    };
  },
});
