import * as f from "@caravan/domain/fields";
import type { TripDocument } from "@caravan/domain/trip/document";
import { duplicateDay as duplicatePatch } from "@caravan/domain/trip/duplicate-day";
import { selectDay } from "@caravan/domain/trip/edit-activity";
import { dayOf, said } from "@caravan/domain/words/sentence";
import { z } from "zod";
import { tripForChange } from "../kernel/access.ts";
import { command } from "../kernel/define.ts";
import { invalidAt } from "../kernel/errors.ts";
import { changeTrip } from "../kernel/history.ts";
import { oneOfManyChanges } from "../kernel/without-tool.ts";
import { changeInput } from "../wire/change-input.ts";
import { dayWire, presentDay } from "../wire/trip.ts";
import { dayNotFound } from "./day-not-found.ts";

export const duplicateDay = command({
  name: "duplicate_day",
  description:
    "Copies all activities of one day to another day of the trip, where their times put them. Name the day to copy by day_id, date or day_number, and the other by to_day_id, to_date or to_day_number. Times are copied, bookings, segments and pins are not; to move activities, use update_activity.",
  audience: "trips:write",
  withoutTool: oneOfManyChanges,
  logged: true,
  approval: "proposes",
  errors: ["not_found", "day_not_found", "forbidden", "stale_revision", "activities_full"],
  examples: [{ trip_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01", day_number: 1, to_day_number: 2 }],
  input: z.object({
    trip_id: f.id,
    day_id: f.id.optional().meta({ description: "Id of the day to copy, as in trip.itinerary of get_trip; preferred" }),
    day_number: f.dayNumber.optional().meta({ description: "1-based day of the trip to copy" }),
    date: f.calendarDate.optional().meta({ description: "Calendar date of the day to copy" }),
    to_day_id: f.id.optional().meta({ description: "Id of the day that gets the copies; preferred" }),
    to_day_number: f.dayNumber.optional().meta({ description: "1-based day of the trip that gets the copies" }),
    to_date: f.calendarDate.optional().meta({ description: "Calendar date of the day that gets the copies" }),
    ...changeInput,
  }),
  output: z.object({
    day: dayWire.meta({ description: "The day that got the copies" }),
    activity_ids: z.array(f.id).meta({ description: "The copies, in their order" }),
    revision: z.number(),
    edit_id: f.id.nullable().meta({ description: "null when the day to copy is empty" }),
  }),
  rest: { method: "POST", path: "/api/trips/{id}/days/duplicate", status: 201, params: { id: "trip_id" } },
  async run(ctx, input) {
    const { document, ...trip } = await tripForChange(ctx, input.trip_id, "editor", input.expected_revision);
    const source = namedDay(document, "day_id", { id: input.day_id, number: input.day_number, date: input.date });
    const target = namedDay(document, "to_day_id", {
      id: input.to_day_id,
      number: input.to_day_number,
      date: input.to_date,
    });
    if (source.id === target.id) throw invalidAt("to_day_id", "Choose a different day from the one to copy.");
    const patch = duplicatePatch(source, target, ctx.newId);
    const change = await changeTrip(
      ctx,
      { ...trip, document },
      {
        action: "duplicate_day",
        summary: said`Copied ${dayOf(source.date)} to ${dayOf(target.date)}`,
        patch,
      },
    );
    return {
      day: presentDay(change.document, target.id),
      activity_ids: patch.flatMap((it) => (it.op === "activity.add" ? [it.activity.id] : [])),
      revision: change.document.revision,
      edit_id: change.editId,
    };
  },
});

interface Named {
  readonly id: string | undefined;
  readonly number: number | undefined;
  readonly date: string | undefined;
}

/** @throws invalid when no day is given, missing `day_not_found` when the trip has no such day */
function namedDay(trip: TripDocument, field: "day_id" | "to_day_id", { id, number, date }: Named) {
  if (id === undefined && number === undefined && date === undefined) {
    const fields = field === "day_id" ? "day_id, date or day_number" : "to_day_id, to_date or to_day_number";
    throw invalidAt(field, `Say which day: send ${fields}.`);
  }
  const day = selectDay(trip, { itineraryId: id, date, dayNumber: number });
  if (!day) throw dayNotFound(trip);
  return day;
}
