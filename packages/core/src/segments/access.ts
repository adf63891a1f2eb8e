import type { MemberRole } from "@caravan/domain/field-choices";
import { requireRole } from "../kernel/access.ts";
import type { Context } from "../kernel/context.ts";
import { notFound } from "../kernel/errors.ts";
import { lockTrip } from "../kernel/trip-members.ts";
import { findSegment, type StoredSegment } from "./store.ts";

/** A segment of a trip on which the caller has a right, also a removed one; strangers get 404. */
export async function segmentFor(ctx: Context, id: string, right: MemberRole): Promise<StoredSegment> {
  const found = await findSegment(ctx.sql, id);
  if (!found) throw notFound("segment");
  await requireRole(ctx, found.tripId, right, "segment");
  return found;
}

/** The same for a change: the trip is locked first. */
export async function segmentForChange(ctx: Context, id: string): Promise<StoredSegment> {
  const { tripId } = await segmentFor(ctx, id, "editor");
  await lockTrip(ctx, tripId);
  return segmentFor(ctx, id, "editor");
}
