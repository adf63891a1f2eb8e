import type { Context } from "../kernel/context.ts";
import { type StoredSegment, segmentsOf, segmentsToMerge } from "./store.ts";

export type { StoredSegment } from "./store.ts";

/**
 * For those who have made sure that the trip may be seen.
 *
 * @param removed also those that people took off
 */
export async function segmentsOnTrip(
  ctx: Context,
  tripId: string,
  { removed = false }: { readonly removed?: boolean } = {},
): Promise<readonly StoredSegment[]> {
  return removed ? segmentsToMerge(ctx.sql, [tripId]) : segmentsOf(ctx.sql, tripId);
}
