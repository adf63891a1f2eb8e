import * as f from "@caravan/domain/fields";
import { copyTrip as copyOf } from "@caravan/domain/trip/copy-trip";
import type { TripDocument } from "@caravan/domain/trip/document";
import { said } from "@caravan/domain/words/sentence";
import { z } from "zod";
import { sharedTrip } from "../kernel/access.ts";
import { signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { letOthersRun } from "../kernel/let-others-run.ts";
import { rareByRest } from "../kernel/without-tool.ts";
import { presentTrip, tripWire, warningsWire } from "../wire/trip.ts";
import { viewInput } from "../wire/trip-view.ts";
import { saveNewTrip } from "./new-trip.ts";
import { refusePastStart } from "./past-start.ts";

export const copySharedTrip = command({
  name: "copy_shared_trip",
  description:
    "Takes over the plan behind a public link: a new draft of your own with the days and times that the link shows, from start_date on.",
  audience: "trips:write",
  withoutTool: rareByRest,
  approval: "applies",
  logged: true,
  errors: ["not_found", "activities_full"],
  view: "summary",
  input: z.object({
    token: f.opaque,
    ...viewInput,
    start_date: f.calendarDate.meta({ description: "The first day of the new trip, today or later" }),
    timezone: f.timezone
      .optional()
      .meta({ description: "IANA name; only decides whether start_date is in the past, else UTC does" }),
  }),
  output: z.object({ trip: tripWire, warnings: warningsWire }),
  rest: { method: "POST", path: "/api/public/trips/{token}/copy", status: 201 },
  async run(ctx, input) {
    refusePastStart(ctx, input);
    const { document } = await sharedTrip(ctx, input.token);
    const { userId: ownerId } = signedIn(ctx.actor);
    const now = ctx.now.toISOString();
    const of = asAnybodys(document);
    const trip = copyOf(of, { ownerId, startDate: input.start_date, now, newId: ctx.newId });
    // Of the largest plan, reading, copying and storing it take some milliseconds each.
    await letOthersRun();
    await saveNewTrip(ctx, trip, said`Used the plan "${document.title}"`);
    return { trip: presentTrip(trip, "owner") };
  },
});

/** The board and its group are not those of whoever takes the plan over. */
function asAnybodys(trip: TripDocument): TripDocument {
  const days = trip.days.map((day) => ({
    ...day,
    activities: day.activities.map((it) => (it.provenance === "board" ? { ...it, provenance: "person" as const } : it)),
  }));
  return { ...trip, days };
}
