import { statement, t } from "@caravan/db/sql";
import type { RecordKind } from "@caravan/domain/trip/room-event";
import type { Sentence } from "@caravan/domain/words/sentence";
import type { Context } from "./context.ts";
import { publish } from "./domain-events.ts";
import { notFound } from "./errors.ts";
import { logWithoutPatch } from "./history.ts";
import { recordRoomEvent, tripRoom } from "./room-events.ts";

const revisionOf = statement("trip-revision", "select revision from trips where id = $1", [t.uuid], {
  revision: t.integer,
});

/**
 * Logs a change of a record beside the plan (a segment, a booking, a document or an expense) and announces it in the
 * trip's room. The plan and its revision stay.
 */
export async function recordChange(
  ctx: Context,
  tripId: string,
  it: { readonly action: string; readonly summary: Sentence; readonly records: RecordKind },
): Promise<void> {
  const [trip] = await ctx.sql.rows(revisionOf, [tripId]);
  if (!trip) throw notFound("trip");
  await logWithoutPatch(ctx, { id: tripId, revision: trip.revision }, it.action, it.summary);
  await recordRoomEvent(ctx, tripRoom(tripId), "records.changed", { trip_id: tripId, records: it.records });
  await publish(ctx, "records_changed", { tripId, records: it.records });
}
