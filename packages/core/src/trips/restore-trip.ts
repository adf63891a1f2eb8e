import { said } from "@caravan/domain/words/sentence";
import { holdGroupToLink, linkAgain } from "../groups/unlink-trip.ts";
import { reachesTrip, signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { notFound } from "../kernel/errors.ts";
import { logWithoutPatch } from "../kernel/history.ts";
import { deleteTripRow } from "../kernel/save-trip.ts";
import { groupOfTripInTrash, lockTripInTrash, restoreTripRow } from "../kernel/trip-trash.ts";

/**
 * Restores a trip with members, documents, history and public links, for its owner. It is its group's itinerary again,
 * unless the group has another one by now.
 *
 * @returns the number of public links that work again
 */
export async function restoreTrip(ctx: Context, tripId: string): Promise<number> {
  const { userId } = signedIn(ctx.actor);
  if (!reachesTrip(ctx.actor, tripId)) throw notFound("trip");
  const groupId = await groupOfTripInTrash(ctx.sql, tripId, userId);
  const links = groupId !== null && (await holdGroupToLink(ctx, groupId));
  const trip = await lockTripInTrash(ctx.sql, tripId, userId, ctx.now);
  if (!trip) throw notFound("trip");
  await restoreTripRow(ctx.sql, trip.id);
  await logWithoutPatch(ctx, trip, "restore_from_trash", said`Restored the trip`);
  if (links) await linkAgain(ctx, groupId, trip.id);
  return trip.publicLinks;
}

/** For its owner. The next sweep deletes the files of its documents. */
export async function deleteTripForGood(ctx: Context, tripId: string): Promise<void> {
  const trip = await lockTripInTrash(ctx.sql, tripId, signedIn(ctx.actor).userId, ctx.now);
  if (!trip) throw notFound("trip");
  await deleteTripRow(ctx.sql, trip.id);
}
