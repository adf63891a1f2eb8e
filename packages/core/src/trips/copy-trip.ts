import * as f from "@caravan/domain/fields";
import { copyTrip as copyOf } from "@caravan/domain/trip/copy-trip";
import { said } from "@caravan/domain/words/sentence";
import { z } from "zod";
import { tripFor } from "../kernel/access.ts";
import { signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { rareByRest } from "../kernel/without-tool.ts";
import { presentTrip, tripWire, warningsWire } from "../wire/trip.ts";
import { viewInput } from "../wire/trip-view.ts";
import { saveNewTrip } from "./new-trip.ts";
import { refusePastStart } from "./past-start.ts";

export const copyTrip = command({
  name: "copy_trip",
  description:
    "Plans a trip again: a new draft of your own with the same days and times from start_date on. Bookings, people, budgets and expenses are not copied.",
  audience: "trips:write",
  withoutTool: rareByRest,
  approval: "applies",
  logged: true,
  errors: ["not_found", "activities_full"],
  examples: [{ trip_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01", start_date: "2030-05-03" }],
  view: "summary",
  input: z.object({
    trip_id: f.id,
    ...viewInput,
    start_date: f.calendarDate.meta({ description: "The first day of the new trip, today or later" }),
    timezone: f.timezone
      .optional()
      .meta({ description: "IANA name; only decides whether start_date is in the past, else UTC does" }),
  }),
  output: z.object({ trip: tripWire, warnings: warningsWire }),
  rest: { method: "POST", path: "/api/trips/{id}/copy", status: 201, params: { id: "trip_id" } },
  async run(ctx, input) {
    refusePastStart(ctx, input);
    const { document } = await tripFor(ctx, input.trip_id, "viewer");
    const { userId: ownerId } = signedIn(ctx.actor);
    const now = ctx.now.toISOString();
    const trip = copyOf(document, { ownerId, startDate: input.start_date, now, newId: ctx.newId });
    await saveNewTrip(ctx, trip, said`Planned "${document.title}" again`);
    return { trip: presentTrip(trip, "owner") };
  },
});
