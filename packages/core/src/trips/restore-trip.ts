import { holdGroupToLink, linkAgain } from "../groups/unlink-trip.ts";
import { reachesTrip, signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { notFound } from "../kernel/errors.ts";
import { logWithoutPatch } from "../kernel/history.ts";
import { deleteTripRow } from "../kernel/save-trip.ts";
import { groupOfTripInTrash, lockTripInTrash, restoreTripRow } from "../kernel/trip-trash.ts";

/**
 * Brings a trip back as it was, for its owner: with members, documents, history and public links. It is its group's
 * itinerary again, unless the group has another one by now.
 *
 * @returns how many public links work again
 */
export async function restoreTrip(ctx: Context, tripId: string): Promise<number> {
  const { userId } = signedIn(ctx.actor);
  if (!reachesTrip(ctx.actor, tripId)) throw notFound("trip");
  const groupId = await groupOfTripInTrash(ctx.sql, tripId, userId);
  const links = groupId !== null && (await holdGroupToLink(ctx, groupId));
  const trip = await lockTripInTrash(ctx.sql, tripId, userId, ctx.now);
  if (!trip) throw notFound("trip");
  await restoreTripRow(ctx.sql, trip.id);
  await logWithoutPatch(ctx, trip, "restore_from_trash", "Restored the trip");
  if (links) await linkAgain(ctx, groupId, trip.id);
  return trip.publicLinks;
}

/** For its owner. Files of its documents are deleted by the next sweep. */
export async function deleteTripForGood(ctx: Context, tripId: string): Promise<void> {
  const trip = await lockTripInTrash(ctx.sql, tripId, signedIn(ctx.actor).userId, ctx.now);
  if (!trip) throw notFound("trip");
  await deleteTripRow(ctx.sql, trip.id);
}
