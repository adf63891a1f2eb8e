import * as f from "@caravan/domain/fields";
import { locate } from "@caravan/domain/trip/edit-activity";
import { changeActivity } from "@caravan/domain/trip/requested-patch";
import { said } from "@caravan/domain/words/sentence";
import { z } from "zod";
import { findPlacesForTrip } from "../destinations/places-for-trip.ts";
import { tripFor, tripForChange } from "../kernel/access.ts";
import { signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { conflict, notFound } from "../kernel/errors.ts";
import { changeTrip } from "../kernel/history.ts";
import { oneOfManyChanges } from "../kernel/without-tool.ts";
import { loadTravellerNeeds } from "../planning/traveller-needs.ts";
import { changeInput } from "../wire/change-input.ts";
import { activityPresenter, activityWire, warningsWire } from "../wire/trip.ts";
import { replacementChoices } from "./replacement-choices.ts";

export const replaceActivity = command({
  name: "replace_activity",
  description:
    "Something else for the slot of an activity: another place that is open then and close by, with two alternatives to it. Asked again it goes on to others. The activity keeps its id; what is booked is not replaced.",
  audience: "trips:write",
  withoutTool: oneOfManyChanges,
  logged: true,
  approval: "proposes",
  errors: ["not_found", "forbidden", "stale_revision", "activity_booked", "nothing_else_fits", "choice_gone"],
  input: z.object({
    trip_id: f.id,
    activity_id: f.id,
    choice: f.opaque.optional().meta({ description: "Of preview_replacement; the first one when left out" }),
    ...changeInput,
  }),
  output: z.object({
    activity: activityWire,
    revision: z.number(),
    edit_id: f.id.nullable(),
    warnings: warningsWire,
  }),
  rest: {
    method: "POST",
    path: "/api/trips/{id}/activities/{activityId}/replace",
    params: { id: "trip_id", activityId: "activity_id" },
  },
  async prepare(ctx, input) {
    const { document } = await tripFor(ctx, input.trip_id, "editor");
    const needs = await loadTravellerNeeds(ctx, signedIn(ctx.actor).userId);
    return { needs, ...(await findPlacesForTrip(ctx, document)) };
  },
  async run(ctx, input, { needs, candidates, warnings }) {
    const trip = await tripForChange(ctx, input.trip_id, "editor", input.expected_revision);
    const found = locate(trip.document, input.activity_id.toLowerCase());
    if (!found?.day) throw notFound("activity");
    const { activity } = found;
    const choices = await replacementChoices(ctx, trip.document, activity, found.day, needs, candidates);
    const chosen = input.choice === undefined ? choices[0] : choices.find((it) => it.choice === input.choice);
    if (!chosen)
      throw conflict("choice_gone", "The trip has changed since, so there are other choices now. Look again.");
    const other = chosen.activity;
    const change = await changeTrip(ctx, trip, {
      action: "replace_activity",
      summary: said`Replaced "${activity.title}" with "${other.title}"`,
      patch: changeActivity(trip.document, activity.id, other),
    });
    const now = locate(change.document, activity.id);
    if (!now) throw new Error(`activity ${activity.id} went away while it was replaced`);
    ctx.effects.warnings.push(...warnings);
    return {
      activity: activityPresenter(change.document)(now.activity, now.place.dayId),
      revision: change.document.revision,
      edit_id: change.editId,
    };
  },
});
