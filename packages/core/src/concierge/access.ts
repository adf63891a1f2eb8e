import { requireRoleLocked } from "../kernel/access.ts";
import { type Actor, signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { notFound } from "../kernel/errors.ts";
import { lockRecommendation, type Recommendation } from "./recommendation-store.ts";
import { type Concierge, lockOrCreateConcierge, type Traveller } from "./store.ts";

/**
 * The caller's own concierge row on a trip, locked until commit; created when missing. Any member has one. Locks are
 * always taken in this order: trip, concierge row, recommendation; another order could deadlock.
 */
export async function lockOwnConcierge(ctx: Context, tripId: string): Promise<Concierge> {
  await requireRoleLocked(ctx, tripId, "viewer");
  return lockConciergeOfMember(ctx, tripId);
}

/** The same for a caller whose membership was checked and who has locked the trip. */
export async function lockConciergeOfMember(ctx: Context, tripId: string): Promise<Concierge> {
  const row = await lockOrCreateConcierge(ctx.sql, travellerOf(ctx.actor, tripId));
  if (!row) throw notFound("trip");
  return row;
}

/** The caller's own recommendation, locked; other people's are 404. */
export async function lockOwnRecommendation(ctx: Context, traveller: Traveller, id: string): Promise<Recommendation> {
  const found = await lockRecommendation(ctx.sql, traveller, id);
  if (!found) throw notFound("recommendation");
  return found;
}

export function travellerOf(actor: Actor, tripId: string): Traveller {
  return { tripId, userId: signedIn(actor).userId };
}
