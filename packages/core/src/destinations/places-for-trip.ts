import type { Candidate } from "@caravan/domain/places/candidate";
import type { TripDocument } from "@caravan/domain/trip/document";
import type { Warning } from "@caravan/domain/trip/warning";
import { said } from "@caravan/domain/words/sentence";
import { candidatesOf } from "@caravan/gazetteer/cities";
import type { Context } from "../kernel/context.ts";
import { LiveSourceUnavailable } from "../kernel/ports.ts";
import { listedPlaces } from "../wire/listed-places.ts";
import { PLAN_PATIENCE_MS, withinPatience } from "./within-patience.ts";

interface KnownPlaces {
  readonly candidates: readonly Candidate[];
  readonly warnings: readonly Warning[];
}

/** The places for the plan of a trip: those of the gazetteer or, where it has none, of the live source. */
export async function findPlacesForTrip(ctx: Context, trip: TripDocument): Promise<KnownPlaces> {
  if (trip.cityId !== null) return { candidates: candidatesOf(trip.cityId), warnings: [] };
  const { livePlaces } = ctx.ports;
  const { lat, lng } = trip;
  if (!livePlaces || lat === null || lng === null) return { candidates: [], warnings: [] };
  try {
    const around = (signal: AbortSignal) => livePlaces.around({ lat, lng }, signal);
    return { candidates: await withinPatience(ctx, PLAN_PATIENCE_MS, around), warnings: [] };
  } catch (error) {
    if (!(error instanceof LiveSourceUnavailable)) throw error;
    const message = said`The places of ${trip.destination} could not be looked up just now, so the days have no venues. Regenerate later.`;
    return { candidates: [], warnings: [{ code: "places_unavailable", message, path: "itinerary" }] };
  }
}

/** The known places for a trip, without outside requests. */
export async function cachedPlacesForTrip(ctx: Context, trip: TripDocument): Promise<readonly Candidate[]> {
  const listed = listedPlaces(trip);
  const live = await cachedLivePlaces(ctx, trip);
  if (live.length === 0) return listed;
  return listed.length === 0 ? live : [...live, ...listed];
}

type Located = Pick<TripDocument, "cityId" | "lat" | "lng">;
const none: readonly Candidate[] = [];

/** Those of the live source alone, which change without the trip. */
export async function cachedLivePlaces(ctx: Context, { cityId, lat, lng }: Located): Promise<readonly Candidate[]> {
  if (cityId !== null || !ctx.ports.livePlaces || lat === null || lng === null) return none;
  return ctx.ports.livePlaces.kept({ lat, lng });
}
