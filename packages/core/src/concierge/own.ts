import { roleHeld } from "../access.ts";
import { type Actor, signedIn } from "../actor.ts";
import type { Scene } from "../define.ts";
import { notFound } from "../errors.ts";
import { holdRecommendation, type Recommendation } from "./recommendation-store.ts";
import { type Concierge, holdOrMake, type Traveller } from "./store.ts";

/**
 * The caller's own row on a trip, held until commit; made when there is none. Any member has one. Everybody takes the trip
 * first, then this row, then a recommendation: two orders would be a deadlock.
 */
export async function ownConcierge(scene: Scene, tripId: string): Promise<Concierge> {
  await roleHeld(scene, tripId, "viewer");
  return heldConcierge(scene, tripId);
}

/** The same for who has made sure that they are a member, and holds the trip. */
export async function heldConcierge(scene: Scene, tripId: string): Promise<Concierge> {
  const row = await holdOrMake(scene.sql, callerOn(scene.actor, tripId));
  if (!row) throw notFound("trip");
  return row;
}

/** One of the caller's own, held; to them there are no others. */
export async function ownRecommendation(scene: Scene, traveller: Traveller, id: string): Promise<Recommendation> {
  const found = await holdRecommendation(scene.sql, traveller, id);
  if (!found) throw notFound("recommendation");
  return found;
}

export function callerOn(actor: Actor, tripId: string): Traveller {
  return { tripId, userId: signedIn(actor).userId };
}
