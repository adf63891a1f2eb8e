import * as f from "@caravan/domain/fields";
import { deletedForGoodAt } from "@caravan/domain/trash";
import { z } from "zod";
import { reachesTrip, signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { forbidden, notFound } from "../kernel/errors.ts";
import { groupRoom, recordRoomEvent } from "../kernel/room-events.ts";
import { trashGroup } from "./group-trash.ts";
import { lookUpTripCode, wrongCode } from "./look-up-trip-code.ts";
import { lockByCode } from "./store.ts";

export const deleteGroupTrip = command({
  name: "delete_group_trip",
  description:
    "Deletes a group trip with members, preferences, board and alignment; the trip made from it stays. Only its creator can, and can restore it for 30 days.",
  audience: "group_trips:write",
  approval: "refused",
  capability: true,
  endsAccess: true,
  hints: { destructive: true, idempotent: true },
  errors: ["not_found", "forbidden"],
  examples: [{ trip_code: "K7MPQ2XW" }],
  audit: { event: "group_deleted" },
  input: z.object({ trip_code: f.tripCode }),
  output: z.object({ deleted: z.literal(true), trip_code: z.string(), restorable_until: z.string() }),
  rest: { method: "DELETE", path: "/api/group-trips/{trip_code}" },
  async prepare(ctx, input) {
    await lookUpTripCode(ctx, input.trip_code);
  },
  async run(ctx, input) {
    const group = await lockByCode(ctx.sql, input.trip_code);
    if (!group) throw wrongCode();
    if (!reachesTrip(ctx.actor, group.tripId)) throw notFound("group trip");
    // The interface has 403 for everybody but the creator.
    if (group.creatorId !== signedIn(ctx.actor).userId)
      throw forbidden("Only the creator of this group trip can delete it.");
    await trashGroup(ctx.sql, group.id, ctx.now);
    await recordRoomEvent(ctx, groupRoom(group.id), "group.deleted", { group_trip_id: group.id });
    return {
      deleted: true as const,
      trip_code: input.trip_code,
      restorable_until: deletedForGoodAt(ctx.now).toISOString(),
    };
  },
});
