import { statement, t } from "@caravan/db/sql";
import * as f from "@caravan/domain/fields";
import { replacementForSlot } from "@caravan/domain/planning/replacement-for-slot";
import { locate } from "@caravan/domain/trip/edit-activity";
import { changeActivity } from "@caravan/domain/trip/requested-patch";
import { z } from "zod";
import { findPlacesForTrip } from "../destinations/places-for-trip.ts";
import { tripFor, tripForChange } from "../kernel/access.ts";
import { signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { conflict, notFound } from "../kernel/errors.ts";
import { changeTrip } from "../kernel/history.ts";
import { planRequest } from "../planning/plan-request.ts";
import { loadTravellerNeeds } from "../planning/traveller-needs.ts";
import { changeInput } from "../wire/change-input.ts";
import { activityPresenter, activityWire, warningsWire } from "../wire/trip.ts";

const formerPlaces = statement(
  "replaced-places",
  `select op -> 'before' ->> 'placeId' as "placeId"
     from edit_log e cross join lateral jsonb_array_elements(e.patch) as op
    where e.trip_id = $1 and e.action in ('replace_activity', 'approve_proposal') and op ->> 'activityId' = $2 and op -> 'before' ? 'placeId'
    order by e.revision desc limit 50`,
  [t.uuid, t.text],
  { placeId: t.nullable(t.text) },
);

export const replaceActivity = command({
  name: "replace_activity",
  description:
    "Something else for the slot of an activity: another place that is open then and close by, with two alternatives to it. Asked again it goes on to others. The activity keeps its id; what is booked is not replaced.",
  audience: "trips:write",
  logged: true,
  approval: "proposes",
  errors: ["not_found", "forbidden", "stale_revision", "activity_booked", "nothing_else_fits"],
  input: z.object({ trip_id: f.id, activity_id: f.id, ...changeInput }),
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
    const { activity, day } = found;
    if (activity.bookingId !== null || activity.segmentId !== null)
      throw conflict("activity_booked", `"${activity.title}" is booked. Cancel the booking first, or edit it by hand.`);
    const seed = `${trip.document.id}:${trip.document.revision}`;
    // Places that were replaced before are not offered again.
    const former = await ctx.sql.rows(formerPlaces, [trip.document.id, activity.id]);
    const setAside = former.flatMap((it) => it.placeId ?? []);
    const request = planRequest(trip.document, needs, candidates, { seed, only: [day.date], setAside });
    const other = replacementForSlot(request, trip.document, activity.id);
    if (!other)
      throw conflict(
        "nothing_else_fits",
        "We know no other place that is open then and close by. Move the activity to another time, or choose one by hand.",
      );
    const change = await changeTrip(ctx, trip, {
      action: "replace_activity",
      summary: `Replaced "${activity.title}" by "${other.title}"`,
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
