import { dayOf, titleOf } from "@caravan/domain/segments/segment";
import type { Warning } from "@caravan/domain/trip/warning";
import type { Context } from "../kernel/context.ts";
import { segmentsOnTrip } from "./segments-on-trip.ts";

interface Dates {
  readonly startDate: string;
  readonly endDate: string;
}

const MOST_NAMED = 20;

/** Flights and stays keep their days when a trip moves away from them, which nobody should find out at the airport. */
export async function segmentsOutsideDates(
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
    message: `${titleOf(it)} stays on ${dayOf(it.start)}, outside the new dates.`,
    path: "segments",
  }));
}

const isIn = (day: string, { startDate, endDate }: Dates) => day >= startDate && day <= endDate;
