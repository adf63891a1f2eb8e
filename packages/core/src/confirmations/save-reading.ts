import { dateRangeWords } from "@caravan/domain/date-words";
import { spanOf } from "@caravan/domain/segments/match-trip";
import { said } from "@caravan/domain/words/sentence";
import { bookReading, type MergedReading, type ReadSource, type SegmentToMerge } from "../bookings/book-reading.ts";
import { holdOwnBookings } from "../bookings/own-booking.ts";
import { addDocument } from "../documents/add-document.ts";
import { requireRole } from "../kernel/access.ts";
import type { Context } from "../kernel/context.ts";
import { nothingRecognised } from "./extract-confirmation.ts";
import { markSaved, type Source, type SummaryOfTrip, summaryOf } from "./store.ts";
import { createTripForSegments, findTripForSegments, newTripFor } from "./trip-for-segments.ts";

export interface Saved extends MergedReading {
  readonly trip: SummaryOfTrip;
  readonly tripCreated: boolean;
}

/** The maximum length of the searchable text of a document. */
const LONGEST_TEXT = 100_000;

/**
 * Saves a reading on a trip, and its file among the trip's documents. In the caller's transaction.
 *
 * @param beforeChange called before something that exists would change; may throw
 * @param where a trip, `new` for a new one, or `fitting` for the matching one
 * @throws 422 `nothing_recognised`, `no_dates`
 */
export async function saveReading(
  ctx: Context,
  source: Source,
  wanted: readonly SegmentToMerge[],
  where: { readonly tripId: string } | "new" | "fitting",
  beforeChange?: ReadSource["beforeChange"],
): Promise<Saved> {
  if (wanted.length === 0) throw nothingRecognised();
  await holdOwnBookings(ctx);
  const { tripId, created } = await tripOf(ctx, wanted, where);
  const { reading } = source;
  const merged = await bookReading(ctx, tripId, wanted, {
    id: source.id,
    writtenAt: reading.writtenAt,
    ...(beforeChange && { beforeChange }),
  });
  if (source.file) {
    const { name, ...file } = source.file;
    await addDocument(ctx, {
      tripId,
      name,
      kind: "confirmation",
      private: true,
      text: source.text.slice(0, LONGEST_TEXT),
      file,
    });
  }
  await markSaved(ctx.sql, source.id, tripId, ctx.now);
  const trip = await summaryOf(ctx.sql, tripId);
  warn(ctx, merged, trip);
  return { ...merged, trip, tripCreated: created };
}

async function tripOf(
  ctx: Context,
  wanted: readonly SegmentToMerge[],
  where: { readonly tripId: string } | "new" | "fitting",
): Promise<{ tripId: string; created: boolean }> {
  const segments = wanted.map((it) => it.segment);
  if (where === "new") return { tripId: await createTripForSegments(ctx, newTripFor(segments)), created: true };
  if (where !== "fitting") {
    await requireRole(ctx, where.tripId, "editor");
    return { tripId: where.tripId, created: false };
  }
  const choice = await findTripForSegments(ctx, segments);
  if (choice.kind !== "trip") {
    const trip = choice.kind === "new" ? choice.trip : undefined;
    return { tripId: await createTripForSegments(ctx, trip), created: true };
  }
  const [other] = choice.others;
  if (other) {
    const message = `It would also fit ${other.title} (${dateRangeWords({ start: other.startDate, end: other.endDate })}). Name the trip with trip_id if that was meant.`;
    ctx.effects.warnings.push({ code: "several_trips", message, path: "trip_id" });
  }
  return { tripId: choice.trip.id, created: false };
}

function warn(ctx: Context, { segments, keptOff }: MergedReading, trip: SummaryOfTrip): void {
  const span = spanOf(segments);
  if (span && (span.start < trip.start_date || span.end > trip.end_date)) {
    const message = said`Some of it lies outside the dates of ${trip.title}, ${trip.start_date} to ${trip.end_date}. The trip was left as it is.`;
    ctx.effects.warnings.push({ code: "outside_dates", message, path: "segments" });
  }
  if (keptOff.length > 0) {
    const message =
      "Some of it was taken off the trip before and stays off. update_segment with removed false brings it back.";
    ctx.effects.warnings.push({ code: "kept_off", message, path: "segments" });
  }
}
