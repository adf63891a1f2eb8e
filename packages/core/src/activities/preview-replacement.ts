import * as f from "@caravan/domain/fields";
import { legBetween } from "@caravan/domain/places/travel-time";
import { endsOf, ownPoint } from "@caravan/domain/trip/activity-ends";
import { locate } from "@caravan/domain/trip/edit-activity";
import { z } from "zod";
import { findPlacesForTrip } from "../destinations/places-for-trip.ts";
import { tripFor } from "../kernel/access.ts";
import { signedIn } from "../kernel/actor.ts";
import { query } from "../kernel/define.ts";
import { notFound } from "../kernel/errors.ts";
import { oneOfManyChanges } from "../kernel/without-tool.ts";
import { loadTravellerNeeds } from "../planning/traveller-needs.ts";
import { activityPresenter, activityWire, warningsWire } from "../wire/trip.ts";
import { replacementChoices } from "./replacement-choices.ts";

const way = z.number().nullable().meta({ description: "Minutes from the activity before; null when not known" });

export const previewReplacement = query({
  name: "preview_replacement",
  description:
    "What could come in place of an activity, with time, place, way and price, and nothing is changed: replace_activity with its choice applies one.",
  audience: "trips:read",
  withoutTool: oneOfManyChanges,
  errors: ["not_found", "activity_booked", "nothing_else_fits"],
  input: z.object({ trip_id: f.id, activity_id: f.id }),
  output: z.object({
    revision: z.number(),
    way_minutes: way,
    choices: z.array(
      z.object({
        choice: z.string().meta({ description: "For replace_activity" }),
        activity: activityWire,
        way_minutes: way,
      }),
    ),
    warnings: warningsWire,
  }),
  rest: {
    method: "GET",
    path: "/api/trips/{id}/activities/{activityId}/replacements",
    params: { id: "trip_id", activityId: "activity_id" },
  },
  async run(ctx, input) {
    const { document } = await tripFor(ctx, input.trip_id, "viewer");
    const found = locate(document, input.activity_id.toLowerCase());
    if (!found?.day) throw notFound("activity");
    const { activity, day } = found;
    const needs = await loadTravellerNeeds(ctx, signedIn(ctx.actor).userId);
    const { candidates, warnings } = await findPlacesForTrip(ctx, document);
    const choices = await replacementChoices(ctx, document, activity, day, needs, candidates);
    ctx.effects.warnings.push(...warnings);
    const before = day.activities[day.activities.indexOf(activity) - 1];
    const from = before ? endsOf(before).exit : null;
    const wayTo = (it: { lat: number | null; lng: number | null }) => {
      const to = ownPoint(it);
      return from && to ? legBetween(from, to).minutes : null;
    };
    const present = activityPresenter(document);
    return {
      revision: document.revision,
      way_minutes: wayTo(activity),
      choices: choices.map((it) => ({
        choice: it.choice,
        activity: present({ ...it.activity, id: activity.id }, day.id),
        way_minutes: wayTo(it.activity),
      })),
    };
  },
});
