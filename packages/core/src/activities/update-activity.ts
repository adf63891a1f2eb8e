import * as f from "@caravan/domain/fields";
import { locate, selectDay } from "@caravan/domain/trip/edit-activity";
import type { RequestedOp } from "@caravan/domain/trip/requested-patch";
import { dayOf, said } from "@caravan/domain/words/sentence";
import { z } from "zod";
import { tripForChange } from "../kernel/access.ts";
import { completeRequest } from "../kernel/complete-request.ts";
import { command } from "../kernel/define.ts";
import { invalidAt, notFound } from "../kernel/errors.ts";
import { changeTrip } from "../kernel/history.ts";
import { type FoundPlaces, loadPlacesFor, withPlace } from "../planning/look-up-place.ts";
import { moveFactsFor } from "../planning/move-facts.ts";
import { changeInput } from "../wire/change-input.ts";
import { activityPresenter, activityWire, warningsWire } from "../wire/trip.ts";
import { activityFieldsInput, dayChoice, readActivityFields } from "./activity-input.ts";
import { dayNotFound } from "./day-not-found.ts";

const fields = z.object(activityFieldsInput).partial();

export const updateActivity = command({
  name: "update_activity",
  description:
    "Changes fields of an activity, described in add_activity; itinerary_id, date or day_number moves it to another day, after_activity_id within it. Only what is sent changes, null clears.",
  audience: "trips:write",
  capability: true,
  logged: true,
  approval: "proposes",
  hints: { destructive: false, idempotent: true },
  errors: ["not_found", "day_not_found", "forbidden", "stale_revision", "target_changed"],
  examples: [
    {
      trip_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01",
      activity_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e02",
      start_time: "19:30",
      notes: null,
    },
    {
      trip_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01",
      activity_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e02",
      day_number: 3,
    },
  ],
  input: z.object({
    trip_id: f.id,
    activity_id: f.id,
    ...fields.shape,
    ...z.object(dayChoice).partial().shape,
    after_activity_id: f.id.nullable().optional().meta({
      description: "Place it after this one, at the time that is free there; null: first",
    }),
    ...changeInput,
    before: fields.optional().meta({
      description: "Fields as you saw them; 409 target_changed when one differs",
    }),
  }),
  output: z.object({ activity: activityWire, revision: z.number(), edit_id: f.id.nullable(), warnings: warningsWire }),
  rest: {
    method: "PUT",
    path: "/api/trips/{id}/activities/{activityId}",
    params: { id: "trip_id", activityId: "activity_id" },
  },
  prepare: (ctx, input): Promise<FoundPlaces> =>
    loadPlacesFor(ctx, input.trip_id, [
      { activityId: input.activity_id.toLowerCase(), fields: readActivityFields(input).fields },
    ]),
  async run(ctx, input, places) {
    const trip = await tripForChange(ctx, input.trip_id, "editor", input.expected_revision);
    const found = locate(trip.document, input.activity_id.toLowerCase());
    if (!found) throw notFound("activity");
    const id = found.activity.id;
    const neighbour = input.after_activity_id?.toLowerCase() ?? (input.after_activity_id === null ? null : undefined);
    if (neighbour === id) throw invalidAt("after_activity_id", "must be another activity of the day");
    const moves = input.itinerary_id !== undefined || input.date !== undefined || input.day_number !== undefined;
    const day = moves
      ? selectDay(trip.document, { itineraryId: input.itinerary_id, date: input.date, dayNumber: input.day_number })
      : (found.day ?? undefined);
    if (moves && !day) throw dayNotFound(trip.document);
    const { fields: sent, warnings } = readActivityFields(input);
    const fields = withPlace(ctx, trip.document, { activityId: id, fields: sent }, places, "title");
    const { fields: before } = readActivityFields(input.before ?? {});
    const requested: RequestedOp[] = [{ op: "activity.set", activityId: id, before, after: fields }];
    if (day && (moves || input.after_activity_id !== undefined))
      requested.push({ op: "activity.move", activityId: id, to: { dayId: day.id, after: neighbour } });
    const pathOf = (_: number, field: string | null) => (field === "after" ? "after_activity_id" : (field ?? ""));
    const facts = await moveFactsFor(ctx, trip.document, requested, places);
    const patch = completeRequest(ctx, trip.document, requested, facts, pathOf);
    const change = await changeTrip(ctx, trip, {
      action: "update_activity",
      summary:
        moves && day && day.id !== found.day?.id
          ? said`Moved "${found.activity.title}" to ${dayOf(day.date)}`
          : said`Changed "${found.activity.title}"`,
      patch,
    });
    ctx.effects.warnings.push(...warnings);
    const now = locate(change.document, id);
    if (!now) throw new Error(`activity ${id} went away while it was changed`);
    return {
      activity: activityPresenter(change.document)(now.activity, now.place.dayId),
      revision: change.document.revision,
      edit_id: change.editId,
    };
  },
});
