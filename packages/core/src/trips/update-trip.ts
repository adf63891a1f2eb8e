import { daysBetween } from "@caravan/domain/calendar";
import { deepEqual } from "@caravan/domain/deep-equal";
import * as f from "@caravan/domain/fields";
import { changeDates, longestTrip, requestedDates } from "@caravan/domain/trip/change-dates";
import type { TripDocument, TripFields } from "@caravan/domain/trip/document";
import { fieldSaid } from "@caravan/domain/trip/field-words";
import type { TripPatch } from "@caravan/domain/trip/patch";
import { type Sentence, said, together } from "@caravan/domain/words/sentence";

import { z } from "zod";
import { tripFor, tripForChange } from "../kernel/access.ts";
import { command } from "../kernel/define.ts";
import { conflict, invalidAt } from "../kernel/errors.ts";
import { applyOrConflict, changeTrip } from "../kernel/history.ts";
import { type ResolvedDestination, resolveDestination } from "../planning/resolve-destination.ts";
import { stopsOfDestination } from "../planning/resolve-stops.ts";
import { warnOfSegmentsOutside } from "../segments/segments-on-trip.ts";
import { changeInput } from "../wire/change-input.ts";
import { presentTrip, tripWire, warningsWire } from "../wire/trip.ts";
import { viewInput } from "../wire/trip-view.ts";
import { tripColumns, tripFields, tripFieldsInput, withConsequences } from "./trip-fields.ts";

const fields = z
  .object({
    start_date: f.calendarDate.meta({ description: "Alone it shifts the whole trip and keeps its length" }),
    end_date: f.calendarDate.meta({
      description: "Alone it changes the length; with start_date it must not be earlier",
    }),
    ...tripFieldsInput,
  })
  .partial();

const input = z
  .object({
    trip_id: f.id,
    ...fields.shape,
    ...changeInput,
    ...viewInput,
    before: fields.optional().meta({ description: "Fields as you saw them; 409 target_changed when one differs" }),
  })
  .refine((it) => !it.start_date || !it.end_date || it.end_date >= it.start_date, {
    path: ["end_date"],
    error: "must be on or after start_date",
  });
type Input = z.output<typeof input>;

export const updateTrip = command({
  name: "update_trip",
  description:
    "Changes fields of a trip; only what is sent changes. New dates move the days and lose nothing: what no longer fits is set aside and named in warnings.",
  audience: "trips:write",
  capability: true,
  logged: true,
  approval: "proposes",
  hints: { destructive: false, idempotent: true },
  errors: ["not_found", "forbidden", "stale_revision", "target_changed"],
  examples: [
    { trip_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01", title: "Lisbon with Rui", travelers: 3 },
    { trip_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01", start_date: "2030-05-10", expected_revision: 4 },
  ],
  view: "as_changed",
  input,
  output: z.object({
    trip: tripWire,
    itinerary_dates: z
      .object({ first: z.string(), last: z.string() })
      .optional()
      .meta({ description: "Dates of the first and last day after a change of dates" }),
    edit_id: f.id.nullable(),
    warnings: warningsWire,
  }),
  rest: { method: "PUT", path: "/api/trips/{id}", params: { id: "trip_id" } },
  async prepare(ctx, input): Promise<ResolvedDestination | undefined> {
    if (input.destination === undefined) return undefined;
    const { document } = await tripFor(ctx, input.trip_id, "editor");
    return input.destination === document.destination ? undefined : resolveDestination(ctx, input.destination);
  },
  async run(ctx, input, resolved) {
    const trip = await tripForChange(ctx, input.trip_id, "editor", input.expected_revision);
    const { document } = trip;
    const { after, isElsewhere, warnings } = withConsequences(document, tripFields(input), resolved);
    const datesSent = input.start_date !== undefined || input.end_date !== undefined;
    const before = input.before ?? {};
    const dates = datesSent ? newDates(document, input) : undefined;
    if (dates) checkDatesSeen(document, before);
    const shift = dates ? changeDates(document, dates, ctx.newId) : { patch: [], warnings: [] };
    const fields: TripPatch = [...shift.patch, ...fieldPatch(document, after, before)];
    const stops = isElsewhere ? stopsOfDestination(applyOrConflict(document, fields).next, ctx.newId) : [];
    const patch = [...fields, ...stops];
    const left = dates ? await warnOfSegmentsOutside(ctx, document, dates) : [];
    ctx.effects.warnings.push(...warnings, ...shift.warnings, ...left);

    const change = await changeTrip(ctx, trip, {
      action: "update_trip",
      summary: summaryOf(document, after, dates),
      patch,
    });
    const next = change.document;
    return {
      trip: presentTrip(next, trip.role),
      ...(shift.patch.length > 0 ? { itinerary_dates: { first: next.startDate, last: next.endDate } } : {}),
      edit_id: change.editId,
    };
  },
});

/** New dates are checked against the old ones that their author saw. */
function checkDatesSeen(trip: TripDocument, before: NonNullable<Input["before"]>): void {
  const seen = [
    { path: "start_date", expected: before.start_date, actual: trip.startDate },
    { path: "end_date", expected: before.end_date, actual: trip.endDate },
  ];
  const moved = seen.filter((it) => it.expected !== undefined && it.expected !== it.actual);
  if (moved.length === 0) return;
  const details = moved.map((it) => ({ path: it.path, message: `is ${it.actual} now`, why: "changed" }));
  throw conflict(
    "target_changed",
    "Somebody changed the dates in the meantime. Look at them and decide again.",
    details,
  );
}

function newDates(trip: TripDocument, input: Input) {
  const dates = requestedDates(trip, { startDate: input.start_date, endDate: input.end_date });
  if (dates.endDate < dates.startDate) {
    throw invalidAt("end_date", said`must be on or after the trip's start, ${dates.startDate}`);
  }
  if (daysBetween(dates.startDate, dates.endDate) >= longestTrip) {
    throw invalidAt("end_date", said`a trip has at most ${longestTrip} days`);
  }
  return dates;
}

function fieldPatch(trip: TripDocument, after: Partial<TripFields>, sent: NonNullable<Input["before"]>): TripPatch {
  const seen = Object.fromEntries(Object.entries(tripFields(sent)).filter(([field]) => field in after));
  const keys = (Object.keys(after) as (keyof TripFields)[]).filter(
    (key) => key in seen || !deepEqual(trip[key], after[key]),
  );
  if (keys.length === 0) return [];
  const pick = (source: Partial<TripFields>) => Object.fromEntries(keys.map((key) => [key, source[key]]));
  return [{ op: "trip.set", before: pick({ ...trip, ...seen }), after: pick(after) }];
}

function summaryOf(
  trip: TripDocument,
  after: Partial<TripFields>,
  dates: { startDate: string; endDate: string } | undefined,
): Sentence {
  const parts: Sentence[] = [];
  if (dates && (dates.startDate !== trip.startDate || dates.endDate !== trip.endDate)) {
    parts.push(said`dates to ${{ from: dates.startDate, to: dates.endDate }}`);
  }
  const words = Object.entries(tripColumns).filter(([, field]) => field in after);
  parts.push(...words.map(([, field]) => fieldSaid(field)));
  return parts.length === 0 ? said`Changed nothing` : said`Changed ${together(parts, "commas")}`;
}
