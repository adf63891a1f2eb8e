import { daysBetween } from "@caravan/domain/calendar";
import * as f from "@caravan/domain/fields";
import type { ImportPlan, LeftOut } from "@caravan/domain/import/import-plan";
import { datesOfPlan, tripOfPlan } from "@caravan/domain/import/trip-of-plan";
import { longestTrip } from "@caravan/domain/trip/change-dates";
import type { TripDocument } from "@caravan/domain/trip/document";
import { settleImportedTimes } from "@caravan/domain/trip/settle-imported-times";
import type { Warning } from "@caravan/domain/trip/warning";
import type { TripFile } from "@caravan/domain/trip-file/trip-file";
import { truncate } from "@caravan/domain/truncate";
import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { invalidAt } from "../kernel/errors.ts";
import { emptyTrip } from "../trips/new-trip.ts";
import { ownDefaults } from "../trips/trip-defaults.ts";
import { whereTo } from "../trips/where-to.ts";
import type { ReadImport } from "./read-file.ts";

/** The most warnings about the activities of a file. */
const MOST_NAMED = 10;

/** What somebody says beside a file of another program. A trip file says it all itself. */
export const planChoices = z.object({
  title: f.tripTitle.optional(),
  destination: f.destination
    .optional()
    .meta({ description: "Where the trip goes; the name of the file when left out" }),
  start_date: f.calendarDate
    .optional()
    .meta({ description: "Needed for files without dates; the first date otherwise" }),
  end_date: f.calendarDate.optional(),
});
export type PlanChoices = z.output<typeof planChoices>;

/** A trip that is ready to be stored or shown; null when its dates have to be said. */
export interface ImportedTrip {
  readonly kind: "trip" | "plan";
  readonly file: TripFile;
  /** Of its documents, by their paths in the file. */
  readonly files: Readonly<Record<string, Uint8Array>>;
  readonly leftOut: readonly LeftOut[];
  readonly warnings: readonly Warning[];
}

/**
 * The trip that a file becomes. Of another program's file it finds the destination, which may send requests.
 *
 * @throws invalid for dates in the wrong order
 */
export async function tripOfImport(
  ctx: Context,
  reading: ReadImport,
  choices: PlanChoices,
): Promise<ImportedTrip | null> {
  if (reading.form === "trip") {
    const { trip, changed } = settleImportedTimes(reading.file.trip);
    return {
      ...{ kind: "trip", file: { ...reading.file, trip }, files: reading.files, leftOut: [] },
      warnings: changed.slice(0, MOST_NAMED).map((title) => ({
        code: "times_disagree",
        message: `Start, end and length of "${title}" contradict each other in the file: start and end were kept where the end can follow the start.`,
        path: "file",
      })),
    };
  }
  const dates = datesOfPlan(reading.plan, {
    ...given("startDate", choices.start_date),
    ...given("endDate", choices.end_date),
  });
  if (dates === null) return null;
  const length = daysBetween(dates.startDate, dates.endDate) + 1;
  if (length < 1) throw invalidAt("end_date", "must not be before the first day");
  if (length > longestTrip) throw invalidAt("end_date", `must be at most ${longestTrip} days after the first day`);
  const input = inputOf(reading.plan, choices, dates);
  const { warnings, ...where } = await whereTo(ctx, input);
  const { userId } = signedIn(ctx.actor);
  const title = choices.title ?? reading.plan.title;
  const frame = emptyTrip(ctx, input, where, userId, {
    ...(await ownDefaults(ctx)),
    title: title === null ? null : truncate(title, 255),
  });
  const { trip, leftOut } = tripOfPlan(reading.plan, frame, ctx.newId);
  return { kind: "plan", file: fileWith(ctx, trip, userId), files: {}, leftOut, warnings };
}

function inputOf(
  plan: ImportPlan,
  choices: PlanChoices,
  { startDate, endDate }: { startDate: string; endDate: string },
) {
  const destination = choices.destination ?? truncate(plan.title ?? "My places", 255);
  return { destination, start_date: startDate, end_date: endDate, skip_ai_generation: true };
}

/** A trip file of the plan alone, so that both kinds of files are stored and shown in one way. */
function fileWith(ctx: Context, trip: TripDocument, userId: string): TripFile {
  return {
    ...{ exportedAt: ctx.now.toISOString(), exportedById: userId, leftOut: [], trip, people: [] },
    ...{
      segments: [],
      bookings: [],
      expenses: [],
      rates: [],
      documents: [],
      comments: [],
      checklists: [],
      history: [],
    },
  };
}

const given = <Name extends string>(name: Name, value: string | undefined) =>
  (value === undefined ? {} : { [name]: value }) as { [Key in Name]?: string };
