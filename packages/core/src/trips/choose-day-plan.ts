import * as f from "@caravan/domain/fields";
import { replanPatch } from "@caravan/domain/planning/replan-patch";
import { selectDay } from "@caravan/domain/trip/edit-activity";
import { dayOf, said } from "@caravan/domain/words/sentence";
import { z } from "zod";
import { dayNotFound } from "../activities/day-not-found.ts";
import { tripFor, tripForChange } from "../kernel/access.ts";
import { command } from "../kernel/define.ts";
import { conflict } from "../kernel/errors.ts";
import { changeTrip } from "../kernel/history.ts";
import { regeneratesDay } from "../kernel/without-tool.ts";
import { dayChoices } from "../planning/day-choices.ts";
import { changeInput } from "../wire/change-input.ts";
import { presentTrip, tripWire, warningsWire } from "../wire/trip.ts";
import { viewInput } from "../wire/trip-view.ts";

const gone = () => conflict("choice_gone", "The trip has changed since, so there are other choices now. Look again.");

export const chooseDayPlan = command({
  name: "choose_day_plan",
  description: "Applies one of the plans that preview_day_plan offered for a day, as one edit.",
  audience: "trips:write",
  withoutTool: regeneratesDay,
  logged: true,
  approval: "proposes",
  hints: { destructive: true, idempotent: false },
  errors: ["not_found", "day_not_found", "forbidden", "choice_gone"],
  view: "summary",
  input: z.object({
    trip_id: f.id,
    itinerary_id: f.id,
    choice: f.opaque.meta({ description: "Of preview_day_plan" }),
    ...changeInput,
    ...viewInput,
  }),
  output: z.object({ trip: tripWire, edit_id: f.id.nullable(), warnings: warningsWire }),
  rest: {
    method: "POST",
    path: "/api/trips/{id}/days/{dayId}/plans",
    params: { id: "trip_id", dayId: "itinerary_id" },
  },
  async prepare(ctx, input) {
    const { document } = await tripFor(ctx, input.trip_id, "editor");
    const day = selectDay(document, { itineraryId: input.itinerary_id });
    if (!day) throw dayNotFound(document);
    // Previews are not stored, because the same trip gives the same choices.
    const { choices } = await dayChoices(ctx, document, day);
    const chosen = choices.find((it) => it.choice === input.choice);
    if (!chosen) throw gone();
    return { plan: chosen.plan, keeps: chosen.keeps, date: day.date, revision: document.revision };
  },
  async run(ctx, input, { plan, keeps, date, revision }) {
    const trip = await tripForChange(ctx, input.trip_id, "editor", input.expected_revision);
    if (trip.document.revision !== revision) throw gone();
    const change = await changeTrip(ctx, trip, {
      action: "regenerate_itinerary",
      summary: said`Replanned ${dayOf(date)}`,
      patch: replanPatch(trip.document, plan, ctx.newId, keeps),
    });
    return { trip: presentTrip(change.document, trip.role), edit_id: change.editId };
  },
});
