import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { forbidden } from "../kernel/errors.ts";
import { groupRoom, recordRoomEvent } from "../kernel/room-events.ts";
import { groupFor, requireUnlimitedKey } from "./access.ts";
import { addMember, membershipOf } from "./group-members.ts";
import { joinLinkedTrip } from "./linked-trip-members.ts";
import { lookUpTripCode, tripCodeRateLimit, wrongCode } from "./look-up-trip-code.ts";
import { presentGroup } from "./present.ts";
import { lockByCode } from "./store.ts";
import { codeEcho, groupWire } from "./wire.ts";

export const joinGroupTrip = command({
  name: "join_group_trip",
  description: "Joins a group trip by its code, in any case. Joining twice is harmless and says so.",
  audience: "group_trips:write",
  approval: "refused",
  rateLimit: tripCodeRateLimit,
  capability: true,
  hints: { destructive: false, idempotent: true },
  errors: ["not_found", "forbidden", "group_full"],
  examples: [{ trip_code: "K7MPQ2XW" }],
  input: z.object({ trip_code: f.tripCode }),
  output: z.object({ group_trip: groupWire, already_member: z.boolean(), ...codeEcho }),
  rest: { method: "POST", path: "/api/group-trips/{trip_code}/join" },
  async prepare(ctx, input) {
    requireUnlimitedKey(ctx.actor);
    await lookUpTripCode(ctx, input.trip_code);
  },
  async run(ctx, input) {
    const { trip_code } = input;
    const { userId } = signedIn(ctx.actor);
    const group = await lockByCode(ctx.sql, trip_code);
    if (!group) throw wrongCode();
    const standing = await membershipOf(ctx, group.id, userId);
    if (standing.wasRemoved)
      throw forbidden("You were removed from this group trip. Ask its creator to let you back in.");
    if (!standing.isMember) {
      await addMember(ctx, group.id, userId, standing);
      await joinLinkedTrip(ctx, { tripId: group.tripId, userId, action: "join_group_trip" });
      const ids = { group_trip_id: group.id, user_id: userId };
      await recordRoomEvent(ctx, groupRoom(group.id), "members.changed", ids);
    }
    const group_trip = await presentGroup(ctx, await groupFor(ctx, trip_code, "member"));
    return { group_trip, already_member: standing.isMember, trip_code, join_url: group_trip.join_url };
  },
});
