import * as f from "@caravan/domain/fields";
import { locate } from "@caravan/domain/trip/edit-activity";
import { changeActivity } from "@caravan/domain/trip/requested-patch";
import { said } from "@caravan/domain/words/sentence";
import { z } from "zod";
import { tripForChange } from "../kernel/access.ts";
import { command } from "../kernel/define.ts";
import { notFound } from "../kernel/errors.ts";
import { changeTrip } from "../kernel/history.ts";
import { activityPresenter, activityWire } from "../wire/trip.ts";

export const confirmPlace = command({
  name: "confirm_place",
  description:
    "Says that a place that no source has, or only one, exists as the plan names it. Only a person can, and the edit log says who.",
  // Only people, because an agent would confirm what it made up.
  audience: "person",
  withoutTool: "says that a person has looked at the place",
  logged: true,
  errors: ["not_found", "forbidden"],
  examples: [
    {
      trip_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01",
      activity_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e02",
    },
  ],
  input: z.object({ trip_id: f.id, activity_id: f.id }),
  output: z.object({ activity: activityWire, revision: z.number(), edit_id: f.id.nullable() }),
  rest: {
    method: "POST",
    path: "/api/trips/{id}/activities/{activityId}/confirm-place",
    params: { id: "trip_id", activityId: "activity_id" },
  },
  async run(ctx, input) {
    const trip = await tripForChange(ctx, input.trip_id, "editor", undefined);
    const found = locate(trip.document, input.activity_id.toLowerCase());
    if (!found) throw notFound("activity");
    const { id, title } = found.activity;
    const change = await changeTrip(ctx, trip, {
      action: "confirm_place",
      summary: said`Confirmed that "${title}" exists`,
      patch: changeActivity(trip.document, id, { verified: true }),
    });
    const activity = activityPresenter(change.document)({ ...found.activity, verified: true }, found.place.dayId);
    return { activity, revision: change.document.revision, edit_id: change.editId };
  },
});
