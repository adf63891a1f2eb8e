import { dayOf } from "@caravan/domain/segments/segment";
import { titleSaid } from "@caravan/domain/segments/title-said";
import type { Warning } from "@caravan/domain/trip/warning";
import { said } from "@caravan/domain/words/sentence";
import type { Context } from "../kernel/context.ts";
import { type StoredSegment, segmentsOf, segmentsToMerge, segmentsVersion } from "./store.ts";

export type { StoredSegment } from "./store.ts";

/**
 * The caller has checked that the trip may be seen.
 *
 * @param removed also removed ones
 */
export async function segmentsOnTrip(
  ctx: Context,
  tripId: string,
  { removed = false }: { readonly removed?: boolean } = {},
): Promise<readonly StoredSegment[]> {
  return removed ? segmentsToMerge(ctx.sql, [tripId]) : segmentsOf(ctx.sql, tripId);
}

/** A text that is another one whenever {@link segmentsOnTrip} is. The caller has checked that the trip may be seen. */
export function versionOfSegments(ctx: Context, tripId: string): Promise<string> {
  return segmentsVersion(ctx.sql, tripId);
}

interface Dates {
  readonly startDate: string;
  readonly endDate: string;
}

const MOST_NAMED = 20;

/** Flights and stays keep their dates when a trip is moved, which travellers should know. */
export async function warnOfSegmentsOutside(
  ctx: Context,
  trip: Dates & { readonly id: string },
  next: Dates,
): Promise<Warning[]> {
  const left = (await segmentsOnTrip(ctx, trip.id)).filter((it) => {
    const day = dayOf(it.start);
    return it.status !== "cancelled" && day !== null && isIn(day, trip) && !isIn(day, next);
  });
  return left.slice(0, MOST_NAMED).map((it) => ({
    code: "segment_outside_dates",
    message: said`${titleSaid(it)} stays on ${{ day: dayOf(it.start) ?? "" }}, outside the new dates.`,
    path: "segments",
  }));
}

const isIn = (day: string, { startDate, endDate }: Dates) => day >= startDate && day <= endDate;
