import type { MemberRole } from "@caravan/domain/fields";
import { roleOn } from "../access.ts";
import type { Scene } from "../define.ts";
import { notFound } from "../errors.ts";
import { holdTrip } from "../members/membership.ts";
import { findSegment, type KeptSegment } from "./store.ts";

/** A segment of a trip on which the caller has a right, taken off or not; to a stranger there is none. */
export async function segmentFor(scene: Scene, id: string, right: MemberRole): Promise<KeptSegment> {
  const found = await findSegment(scene.sql, id);
  if (!found) throw notFound("segment");
  await roleOn(scene, found.tripId, right, "segment");
  return found;
}

/** The same for those who will change it: the trip is held before it is read, so that writers take turns. */
export async function segmentForChange(scene: Scene, id: string): Promise<KeptSegment> {
  const { tripId } = await segmentFor(scene, id, "editor");
  await holdTrip(scene, tripId);
  return segmentFor(scene, id, "editor");
}
