import { bookedIn } from "@caravan/domain/segments/segments-on-plan";
import type { TripDocument } from "@caravan/domain/trip/document";
import { type MoveFacts, nothingKnown } from "@caravan/domain/trip/open-times";
import type { RequestedPatch } from "@caravan/domain/trip/requested-patch";
import type { Context } from "../kernel/context.ts";
import { segmentsOnTrip } from "../segments/segments-on-trip.ts";
import { type FoundPlaces, hoursFor } from "./look-up-place.ts";

/** What the moves of a request respect: when places are open, and what is booked. Nothing is loaded for other edits. */
export async function moveFactsFor(
  ctx: Context,
  trip: TripDocument,
  requested: RequestedPatch,
  places: FoundPlaces,
): Promise<MoveFacts> {
  if (!requested.some((it) => it.op === "activity.move")) return nothingKnown;
  return { hoursOf: hoursFor(trip, places), bookedOn: bookedIn(trip, await segmentsOnTrip(ctx, trip.id)) };
}
