import { statement, t } from "@caravan/db/sql";
import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { tripFor, tripForChange } from "../kernel/access.ts";
import { command } from "../kernel/define.ts";
import { groupRoom, recordRoomEvent, tripRoom } from "../kernel/room-events.ts";
import { deleteTripRow } from "../kernel/save-trip.ts";

const holdGroup = statement("trip-delete-group", "select id from group_trips where trip_id = $1 for update", [t.uuid], {
  id: t.uuid,
});

export const deleteTrip = command({
  name: "delete_trip",
  description: "Deletes a trip with its plan, members, links and history. Only its owner can; it cannot be undone.",
  audience: "trips:write",
  hints: { destructive: true, idempotent: true },
  errors: ["not_found", "forbidden", "stale_revision"],
  input: z.object({ trip_id: f.id, expected_revision: f.expectedRevision.optional() }),
  output: z.object({ deleted: z.literal(true), trip_id: f.id }),
  rest: { method: "DELETE", path: "/api/trips/{id}", params: { id: "trip_id" } },
  async run(ctx, input) {
    // A linked group is locked before the trip, as everywhere: two orders would deadlock.
    const { document: found } = await tripFor(ctx, input.trip_id, "owner");
    const [group] = await ctx.sql.rows(holdGroup, [found.id]);
    const { document } = await tripForChange(ctx, input.trip_id, "owner", input.expected_revision);
    await deleteTripRow(ctx.sql, document.id);
    await recordRoomEvent(ctx, tripRoom(document.id), "trip.deleted", { trip_id: document.id });
    if (group) await recordRoomEvent(ctx, groupRoom(group.id), "group.changed", { group_trip_id: group.id });
    return { deleted: true as const, trip_id: document.id };
  },
});
