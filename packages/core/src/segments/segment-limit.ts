import { statement, t } from "@caravan/db/sql";
import { said } from "@caravan/domain/words/sentence";
import type { Context } from "../kernel/context.ts";
import { conflict } from "../kernel/errors.ts";

/** For a trip, with removed ones: months of travel have about a hundred, and every plan is made around them. */
const MOST = 500;
const count = statement("segment-count", "select count(*)::int as n from segments where trip_id = $1", [t.uuid], {
  n: t.integer,
});

/**
 * Checks that this many more fit; the trip is locked.
 *
 * @throws conflict `segments_full`
 */
export async function requireRoomForSegments(ctx: Context, tripId: string, more: number): Promise<void> {
  if (more === 0) return;
  const [row] = await ctx.sql.rows(count, [tripId]);
  if ((row?.n ?? 0) + more > MOST)
    throw conflict("segments_full", said`A trip has at most ${MOST} flights, trains, stays, cars and meetings.`);
}
