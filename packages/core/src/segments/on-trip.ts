import type { Scene } from "../define.ts";
import { type KeptSegment, segmentsOf, segmentsToMerge } from "./store.ts";

export type { KeptSegment } from "./store.ts";

/**
 * For those who have made sure that the trip may be seen.
 *
 * @param removed also those that people took off
 */
export async function segmentsOnTrip(
  scene: Scene,
  tripId: string,
  { removed = false }: { readonly removed?: boolean } = {},
): Promise<readonly KeptSegment[]> {
  return removed ? segmentsToMerge(scene.sql, [tripId]) : segmentsOf(scene.sql, tripId);
}
