import * as f from "@caravan/domain/fields";
import { placeOnDay } from "@caravan/domain/planning/add-place-to-day";
import { withSegments } from "@caravan/domain/segments/segments-on-plan";
import { addActivity as addPatch, selectDay } from "@caravan/domain/trip/edit-activity";
import { dayOf, said } from "@caravan/domain/words/sentence";
import { z } from "zod";
import { findPlacesForTrip } from "../destinations/places-for-trip.ts";
import { loadMoneyRecords } from "../expenses/money-records.ts";
import { tripFor, tripForChange } from "../kernel/access.ts";
import { signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { conflict, missing } from "../kernel/errors.ts";
import { changeTrip } from "../kernel/history.ts";
import { oneOfManyChanges } from "../kernel/without-tool.ts";
import { planRequest } from "../planning/plan-request.ts";
import { loadTravellerNeeds } from "../planning/traveller-needs.ts";
import { segmentsOnTrip } from "../segments/segments-on-trip.ts";
import { changeInput } from "../wire/change-input.ts";
import { activityPresenter, activityWire, warningsWire } from "../wire/trip.ts";
import { dayChoice } from "./activity-input.ts";
import { dayNotFound } from "./day-not-found.ts";

export const addPlace = command({
  name: "add_place",
  description:
    "Adds a place that Caravan knows, by its place_id, to a day: at the first time at which it is open and the way to and from it fits.",
  audience: "trips:write",
  withoutTool: oneOfManyChanges,
  logged: true,
  approval: "proposes",
  errors: ["not_found", "day_not_found", "place_not_found", "no_time_for_place", "forbidden", "stale_revision"],
  input: z.object({
    trip_id: f.id,
    place_id: f.opaque,
    ...z.object(dayChoice).partial().shape,
    ...changeInput,
  }),
  output: z.object({ activity: activityWire, revision: z.number(), edit_id: f.id, warnings: warningsWire }),
  rest: { method: "POST", path: "/api/trips/{id}/places", status: 201, params: { id: "trip_id" } },
  async prepare(ctx, input) {
    const { document } = await tripFor(ctx, input.trip_id, "editor");
    const { candidates } = await findPlacesForTrip(ctx, document);
    const place = candidates.find((it) => it.id === input.place_id);
    if (!place)
      throw missing(
        "place_not_found",
        "No such place is known for this trip. Its explanation lists the places that are.",
        [{ path: "place_id", message: "must be the id of a place of the trip's destination" }],
      );
    return { place, candidates, needs: await loadTravellerNeeds(ctx, signedIn(ctx.actor).userId) };
  },
  async run(ctx, input, { place, candidates, needs }) {
    const trip = await tripForChange(ctx, input.trip_id, "editor", input.expected_revision);
    const { document } = trip;
    const day = selectDay(document, {
      itineraryId: input.itinerary_id,
      date: input.date,
      dayNumber: input.day_number,
    });
    if (!day) throw dayNotFound(document);
    const whole = withSegments(document, await segmentsOnTrip(ctx, document.id));
    const request = planRequest(whole, needs, candidates, {
      seed: document.id,
      only: null,
      setAside: [],
      money: await loadMoneyRecords(ctx, document),
    });
    const planned = placeOnDay(request, whole, place.id, whole.days.find((it) => it.id === day.id) ?? day);
    if (!planned)
      throw conflict(
        "no_time_for_place",
        said`${dayOf(day.date)} has no time for ${place.name}: it needs ${place.visitMinutes} minutes while it is open. Free some time, or add it by hand.`,
      );
    const activity = { ...planned, id: ctx.newId() };
    const change = await changeTrip(ctx, trip, {
      action: "add_place",
      summary: said`Added "${activity.title}" on ${dayOf(day.date)}`,
      patch: addPatch(day, activity),
    });
    return {
      activity: activityPresenter(change.document)(activity, day.id),
      revision: change.document.revision,
      edit_id: change.editId,
    };
  },
});
