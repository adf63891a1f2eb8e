import { type Explanation, explainPlan } from "@caravan/domain/planning/explain-plan";
import { withSegments } from "@caravan/domain/segments/segments-on-plan";
import type { TripDocument } from "@caravan/domain/trip/document";
import { cachedPlacesForTrip } from "../destinations/places-for-trip.ts";
import { signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { planRequest } from "../planning/plan-request.ts";
import { loadTravellerNeeds } from "../planning/traveller-needs.ts";
import { segmentsOnTrip } from "../segments/segments-on-trip.ts";

/** Why a trip is as it is, for the needs of who asks. */
export async function explanationOf(ctx: Context, document: TripDocument): Promise<Explanation> {
  const needs = await loadTravellerNeeds(ctx, signedIn(ctx.actor).userId);
  const candidates = await cachedPlacesForTrip(ctx, document);
  // The seed only breaks ties, so it must be the same for every read of one plan.
  return explainPlan(
    planRequest(document, needs, candidates, { seed: document.id, only: null, setAside: [] }),
    document,
    withSegments(document, await segmentsOnTrip(ctx, document.id)),
  );
}
