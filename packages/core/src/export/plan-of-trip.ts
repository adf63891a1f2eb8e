import type { TripToWrite } from "@caravan/domain/export/plan-file";
import type { MemberRole } from "@caravan/domain/field-choices";
import type { TripDocument } from "@caravan/domain/trip/document";
import { cachedPlacesForTrip } from "../destinations/places-for-trip.ts";
import type { Context } from "../kernel/context.ts";
import { segmentsOnTrip } from "../segments/segments-on-trip.ts";
import { presentTrip } from "../wire/trip.ts";

/** What exports write of a trip: its plan with cautions and bookings, and the attributions of its places. */
export async function tripToWrite(
  ctx: Context,
  trip: TripDocument,
  role: MemberRole,
): Promise<{ readonly toWrite: TripToWrite; readonly attributions: readonly string[] }> {
  const { itinerary, attributions } = presentTrip(trip, role, await cachedPlacesForTrip(ctx, trip));
  const cautions = new Map(
    itinerary.flatMap(({ activities }) =>
      activities.flatMap((it) => (it.cautions ? [[it.id, it.cautions.map(({ message }) => message)] as const] : [])),
    ),
  );
  return { toWrite: { trip, segments: await segmentsOnTrip(ctx, trip.id), cautions }, attributions };
}

/** Where people see the trip. */
export const addressOf = (ctx: Context, trip: Pick<TripDocument, "id">) =>
  new URL(`/trips/${trip.id}`, ctx.ports.publicUrl).href;
