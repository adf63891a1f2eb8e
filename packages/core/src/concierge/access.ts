import { requireRoleLocked } from "../kernel/access.ts";
import { type Actor, signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { notFound } from "../kernel/errors.ts";
import { lockRecommendation, type Recommendation } from "./recommendation-store.ts";
import { type Concierge, lockOrCreateConcierge, type Traveller } from "./store.ts";

/**
 * The caller's own row on a trip, held until commit; made when there is none. Any member has one. Everybody takes the trip
 * first, then this row, then a recommendation: two orders would be a deadlock.
 */
export async function lockOwnConcierge(ctx: Context, tripId: string): Promise<Concierge> {
  await requireRoleLocked(ctx, tripId, "viewer");
  return lockConciergeOfMember(ctx, tripId);
}

/** The same for who has made sure that they are a member, and holds the trip. */
export async function lockConciergeOfMember(ctx: Context, tripId: string): Promise<Concierge> {
  const row = await lockOrCreateConcierge(ctx.sql, travellerOf(ctx.actor, tripId));
  if (!row) throw notFound("trip");
  return row;
}

/** One of the caller's own, held; to them there are no others. */
export async function lockOwnRecommendation(ctx: Context, traveller: Traveller, id: string): Promise<Recommendation> {
  const found = await lockRecommendation(ctx.sql, traveller, id);
  if (!found) throw notFound("recommendation");
  return found;
}

export function travellerOf(actor: Actor, tripId: string): Traveller {
  return { tripId, userId: signedIn(actor).userId };
}
