import * as f from "@caravan/domain/fields";
import { said } from "@caravan/domain/words/sentence";
import { z } from "zod";
import { tripFor } from "../kernel/access.ts";
import { signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { conflict, forbidden, notFound } from "../kernel/errors.ts";
import { leaveTrip, recordMemberChange } from "../kernel/trip-members.ts";
import { decidesAccess } from "../kernel/without-tool.ts";
import { limitMember } from "./member-limits.ts";

export const removeMember = command({
  name: "remove_member",
  description: "Removes a member from a trip. The owner can remove anybody, and members can leave; the owner cannot.",
  audience: "person",
  withoutTool: decidesAccess,
  logged: true,
  hints: { destructive: true, idempotent: true },
  errors: ["not_found", "forbidden", "owner_stays"],
  audit: { event: "member_removed", about: (it) => ({ subjectId: it.trip_id, subjectUserId: it.user_id }) },
  input: z.object({ trip_id: f.id, user_id: f.id }),
  output: z.object({ removed: z.literal(true) }),
  rest: { method: "DELETE", path: "/api/trips/{id}/members/{userId}", params: { id: "trip_id", userId: "user_id" } },
  async run(ctx, input) {
    const { userId } = signedIn(ctx.actor);
    const { document, role } = await tripFor(ctx, input.trip_id, "viewer");
    const target = input.user_id.toLowerCase();
    if (role !== "owner" && target !== userId) throw forbidden("Only the owner can remove other members.");
    if (target === document.ownerId)
      throw conflict("owner_stays", "The owner cannot leave the trip. Delete it instead.");
    const gone = await leaveTrip(ctx, document.id, target);
    if (!gone) throw notFound("member");
    if (target !== userId) await limitMember(ctx, { tripId: document.id, userId: target, most: "none", by: "owner" });
    const summary =
      target === userId
        ? said`${gone.name ?? said`A member`} left`
        : said`Removed ${gone.name ?? said`a member`} from the trip`;
    await recordMemberChange(ctx, document, { userId: target, action: "remove_member", summary });
    return { removed: true as const };
  },
});
