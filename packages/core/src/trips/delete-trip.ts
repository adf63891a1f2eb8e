import * as f from "@caravan/domain/fields";
import { deletedForGoodAt } from "@caravan/domain/trash";
import { said } from "@caravan/domain/words/sentence";
import { z } from "zod";
import { holdGroupOfTrip, unlinkTrip } from "../groups/unlink-trip.ts";
import { tripFor, tripForChange } from "../kernel/access.ts";
import { command } from "../kernel/define.ts";
import { logWithoutPatch } from "../kernel/history.ts";
import { recordRoomEvent, tripRoom } from "../kernel/room-events.ts";
import { trashTripRow } from "../kernel/trip-trash.ts";
import { changeInput } from "../wire/change-input.ts";

export const deleteTrip = command({
  name: "delete_trip",
  description:
    "Deletes a trip with its plan, members, links and history. Only its owner can, and can restore it for 30 days: it is in their trash.",
  audience: "trips:write",
  approval: "proposes",
  request: { role: "owner", summary: () => said`Move the trip to the trash` },
  logged: true,
  hints: { destructive: true, idempotent: true },
  errors: ["not_found", "forbidden", "stale_revision"],
  audit: { event: "trip_deleted", about: (it) => ({ subjectId: it.trip_id }) },
  input: z.object({ trip_id: f.id, ...changeInput }),
  output: z.object({
    deleted: z.literal(true),
    trip_id: f.id,
    restorable_until: z.string().meta({ description: "Until then restore_from_trash brings it back" }),
  }),
  rest: { method: "DELETE", path: "/api/trips/{id}", params: { id: "trip_id" } },
  async run(ctx, input) {
    const { document: found } = await tripFor(ctx, input.trip_id, "owner");
    const groupId = await holdGroupOfTrip(ctx, found.id);
    const { document } = await tripForChange(ctx, input.trip_id, "owner", input.expected_revision);
    await trashTripRow(ctx.sql, document.id, groupId, ctx.now);
    await logWithoutPatch(ctx, document, "delete_trip", said`Deleted the trip`);
    await recordRoomEvent(ctx, tripRoom(document.id), "trip.deleted", { trip_id: document.id });
    if (groupId !== null) await unlinkTrip(ctx, groupId);
    return {
      deleted: true as const,
      trip_id: document.id,
      restorable_until: deletedForGoodAt(ctx.now).toISOString(),
    };
  },
});
