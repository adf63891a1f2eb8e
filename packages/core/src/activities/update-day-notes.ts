import * as f from "@caravan/domain/fields";
import { selectDay } from "@caravan/domain/trip/edit-activity";
import { dayOf, said } from "@caravan/domain/words/sentence";
import { z } from "zod";
import { tripForChange } from "../kernel/access.ts";
import { command } from "../kernel/define.ts";
import { invalidAt } from "../kernel/errors.ts";
import { changeTrip } from "../kernel/history.ts";
import { changeInput } from "../wire/change-input.ts";
import { dayWire, presentDay } from "../wire/trip.ts";
import { dayNotFound } from "./day-not-found.ts";

export const updateDayNotes = command({
  name: "update_day_notes",
  description: "Replaces the notes of a day, named by day_id or else day_number; an empty string clears them.",
  audience: "trips:write",
  capability: true,
  logged: true,
  approval: "proposes",
  hints: { destructive: false, idempotent: true },
  errors: ["not_found", "day_not_found", "forbidden", "stale_revision", "target_changed"],
  examples: [
    {
      trip_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01",
      day_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e03",
      notes: "Market is closed; take the tram up.",
    },
  ],
  input: z.object({
    trip_id: f.id,
    notes: f.dayNotes,
    day_id: f.id.optional().meta({ description: "Id of the day, as in trip.itinerary of get_trip; preferred" }),
    day_number: f.dayNumber.optional().meta({ description: "1-based day of the trip" }),
    ...changeInput,
    before: z
      .object({ notes: f.dayNotes })
      .optional()
      .meta({ description: "notes as you saw them; 409 target_changed when they differ now" }),
  }),
  output: z.object({ day: dayWire, revision: z.number(), edit_id: f.id.nullable() }),
  async run(ctx, input) {
    if (input.day_id === undefined && input.day_number === undefined) {
      throw invalidAt("day_id", "Say which day: send day_id or day_number.");
    }
    const trip = await tripForChange(ctx, input.trip_id, "editor", input.expected_revision);
    const day = selectDay(trip.document, { itineraryId: input.day_id, dayNumber: input.day_number });
    if (!day) throw dayNotFound(trip.document);
    const before = input.before ?? { notes: day.notes };
    const same = before.notes === day.notes && input.notes === day.notes;
    const change = await changeTrip(ctx, trip, {
      action: "update_day_notes",
      summary:
        input.notes === ""
          ? said`Cleared the notes of ${dayOf(day.date)}`
          : said`Changed the notes of ${dayOf(day.date)}`,
      patch: same ? [] : [{ op: "day.set", dayId: day.id, before, after: { notes: input.notes } }],
    });
    return { day: presentDay(change.document, day.id), revision: change.document.revision, edit_id: change.editId };
  },
});
