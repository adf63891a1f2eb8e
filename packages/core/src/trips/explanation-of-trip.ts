import { type Explanation, explainPlanInParts } from "@caravan/domain/planning/explain-plan";
import { wordsStillTrue } from "@caravan/domain/planning/plan-words";
import { withSegments } from "@caravan/domain/segments/segments-on-plan";
import type { TripDocument } from "@caravan/domain/trip/document";
import { cachedPlacesForTrip } from "../destinations/places-for-trip.ts";
import { signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { inParts } from "../kernel/let-others-run.ts";
import { planRequest } from "../planning/plan-request.ts";
import { wordsOfTrip } from "../planning/plan-words.ts";
import { loadTravellerNeeds } from "../planning/traveller-needs.ts";
import { segmentsOnTrip } from "../segments/segments-on-trip.ts";

/**
 * Why a trip is as it is, for the needs of who asks: worked out from the trip as it is now, and in the words of a language
 * model where it wrote the plan and these are still true.
 */
export async function explanationOf(ctx: Context, document: TripDocument): Promise<Explanation> {
  const needs = await loadTravellerNeeds(ctx, signedIn(ctx.actor).userId);
  const candidates = await cachedPlacesForTrip(ctx, document);
  const whole = withSegments(document, await segmentsOnTrip(ctx, document.id));
  // The seed only breaks ties, so it must be the same for every read of one plan.
  const request = planRequest(whole, needs, candidates, { seed: document.id, only: null, setAside: [] });
  const explained = await inParts(explainPlanInParts(request, document, whole));
  const { lines, about } = wordsStillTrue(await wordsOfTrip(ctx.sql, document.id), document);
  return {
    ...explained,
    overview: about.length > 0 ? about : explained.overview,
    days: explained.days.map((it) => ({ ...it, reason: lines.get(it.dayId) ?? it.reason })),
  };
}
