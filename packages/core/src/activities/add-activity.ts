import * as f from "@caravan/domain/fields";
import { locate, selectDay } from "@caravan/domain/trip/edit-activity";
import { nothingKnown } from "@caravan/domain/trip/open-times";
import { dayOf, said } from "@caravan/domain/words/sentence";
import { z } from "zod";
import { tripForChange } from "../kernel/access.ts";
import { completeRequest } from "../kernel/complete-request.ts";
import { command } from "../kernel/define.ts";
import { changeTrip } from "../kernel/history.ts";
import { type FoundPlaces, loadPlacesFor, withPlace } from "../planning/look-up-place.ts";
import { changeInput } from "../wire/change-input.ts";
import { activityPresenter, activityWire, warningsWire } from "../wire/trip.ts";
import { activityInput, dayChoice, readActivityFields } from "./activity-input.ts";
import { dayNotFound } from "./day-not-found.ts";

export const addActivity = command({
  name: "add_activity",
  description:
    "Adds one activity. Pick the day by itinerary_id, else date, else day_number; without any it goes on day 1. apply_changes adds several.",
  audience: "trips:write",
  capability: true,
  logged: true,
  approval: "proposes",
  errors: ["not_found", "day_not_found", "forbidden", "stale_revision", "activities_full"],
  examples: [
    {
      trip_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01",
      title: "Dinner at the market",
      activity_type: "dining",
      date: "2030-05-04",
      start_time: "20:00",
      estimated_cost: 25,
    },
  ],
  input: z.object({
    trip_id: f.id,
    title: f.activityTitle,
    ...z.object({ ...activityInput, ...dayChoice }).partial().shape,
    ...changeInput,
  }),
  output: z.object({ activity: activityWire, revision: z.number(), edit_id: f.id, warnings: warningsWire }),
  rest: { method: "POST", path: "/api/trips/{id}/activities", status: 201, params: { id: "trip_id" } },
  prepare: (ctx, input): Promise<FoundPlaces> =>
    loadPlacesFor(ctx, input.trip_id, [{ fields: readActivityFields(input).fields }]),
  async run(ctx, input, found) {
    const trip = await tripForChange(ctx, input.trip_id, "editor", input.expected_revision);
    const day = selectDay(trip.document, {
      itineraryId: input.itinerary_id,
      date: input.date,
      dayNumber: input.day_number,
    });
    if (!day) throw dayNotFound(trip.document);
    const { fields: sent, warnings } = readActivityFields(input);
    const fields = withPlace(ctx, trip.document, { fields: sent }, found, "title");
    const id = ctx.newId();
    const op = { op: "activity.add", id, fields, at: { dayId: day.id } } as const;
    const [add, ...rest] = completeRequest(ctx, trip.document, [op], nothingKnown, (_, field) => field ?? "start_time");
    if (!add) throw new Error(`adding activity ${id} came to nothing`);
    const change = await changeTrip(ctx, trip, {
      action: "add_activity",
      summary: said`Added "${input.title}" on ${dayOf(day.date)}`,
      patch: [add, ...rest],
    });
    ctx.effects.warnings.push(...warnings);
    const activity = locate(change.document, id)?.activity;
    if (!activity) throw new Error(`activity ${id} was not added`);
    return {
      activity: activityPresenter(change.document)(activity, day.id),
      revision: change.document.revision,
      edit_id: change.editId,
    };
  },
});
