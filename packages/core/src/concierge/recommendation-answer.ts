import type { MemberRole } from "@caravan/domain/field-choices";
import * as f from "@caravan/domain/fields";
import type { TripDocument } from "@caravan/domain/trip/document";
import { z } from "zod";
import type { Context } from "../kernel/context.ts";
import { presentTrip, tripWire } from "../wire/trip.ts";
import { presentRecommendation } from "./present-recommendation.ts";
import { type Recommendation, saveRecommendation } from "./recommendation-store.ts";
import { bumpContextRevision, type Traveller } from "./store.ts";
import { recommendationWire } from "./wire.ts";

/** The answer of apply and undo. */
export const recommendationAnswerWire = z.object({
  recommendation: recommendationWire,
  trip: tripWire,
  edit_id: f.id,
  trip_revision: z.number(),
  context_revision: z.number(),
});

/** Stores a recommendation and presents it with the present plan. */
export async function saveAndPresent(
  ctx: Context,
  me: Traveller,
  it: Recommendation,
  plan: { readonly document: TripDocument; readonly role: MemberRole; readonly editId: string },
): Promise<z.input<typeof recommendationAnswerWire>> {
  await saveRecommendation(ctx.sql, it);
  return {
    recommendation: presentRecommendation(ctx, it, plan),
    trip: presentTrip(plan.document, plan.role),
    edit_id: plan.editId,
    trip_revision: plan.document.revision,
    context_revision: await bumpContextRevision(ctx.sql, me),
  };
}
