import { type ParsedBooking, parseBooking } from "@caravan/domain/bookings/parse-booking";
import type { Warning } from "@caravan/domain/trip/warning";
import { requireRoleLocked } from "../kernel/access.ts";
import type { Context } from "../kernel/context.ts";
import { requireReach } from "./access.ts";
import { withCity } from "./booking-place.ts";
import type { SentBooking } from "./store.ts";
import { tripsFitting } from "./trips-fitting-booking.ts";

/** The fields that are recognised in a request. */
export const recogniseSent = (sent: SentBooking): ParsedBooking => withCity(parseBooking(sent));

/** Warns of missing dates. */
export function warnOfDates(ctx: Context, sent: unknown, found: ParsedBooking): void {
  if (found.startDate === null) ctx.effects.warnings.push(noDates);
  else if (found.endDate === null && datesIn(sent).size > 1) ctx.effects.warnings.push(noEnd);
}

export interface TripAssignment {
  readonly tripId: string | null;
  readonly tripChosen: boolean;
}

/** The trip that the caller chose: one that they may edit, or none. */
export async function assignChosenTrip(ctx: Context, tripId: string | null): Promise<TripAssignment> {
  if (tripId !== null) await requireRoleLocked(ctx, tripId, "editor");
  requireReach(ctx.actor, tripId);
  return { tripId, tripChosen: true };
}

/** The only trip of the caller that fits; none of several, with a warning. */
export async function assignFittingTrip(ctx: Context, booking: ParsedBooking): Promise<TripAssignment> {
  const [first, ...others] = await tripsFitting(ctx, booking);
  if (others.length > 0) ctx.effects.warnings.push(several(others.length + 1));
  const tripId = first && others.length === 0 ? first.id : null;
  requireReach(ctx.actor, tripId);
  if (tripId !== null) await requireRoleLocked(ctx, tripId, "editor");
  return { tripId, tripChosen: false };
}

const datesIn = (sent: unknown) => new Set(JSON.stringify(sent ?? null).match(/\d{4}-\d{2}-\d{2}/g));

const noDates: Warning = {
  code: "dates_not_recognised",
  message:
    'No dates were recognised, so it finds no trip and conflicts with nothing. Write {"start": "YYYY-MM-DD", "end": "YYYY-MM-DD"}.',
  path: "dates",
};
const noEnd: Warning = {
  code: "end_not_recognised",
  message: "No end date was recognised: it is before the start, or has an unknown name. Send start and end.",
  path: "dates",
};
const several = (count: number): Warning => ({
  code: "several_trips_fit",
  message: `${count} of your trips fit its dates and place, so it is on none of them. Name one as trip_id.`,
  path: "trip_id",
});
