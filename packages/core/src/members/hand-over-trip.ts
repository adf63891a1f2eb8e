import * as f from "@caravan/domain/fields";
import { said } from "@caravan/domain/words/sentence";
import { z } from "zod";
import { tripForChange } from "../kernel/access.ts";
import { signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { conflict } from "../kernel/errors.ts";
import { requireRecentSignIn } from "../kernel/recent-sign-in.ts";
import { handOverTrip as handOver, queueSharedTripPush, recordMemberChange } from "../kernel/trip-members.ts";
import { decidesAccess } from "../kernel/without-tool.ts";
import { removeMemberLimit } from "./member-limits.ts";

export const handOverTrip = command({
  name: "hand_over_trip",
  description:
    "Makes another member the owner of a trip. The owner until now becomes an editor; only the new one can undo it.",
  audience: "person",
  withoutTool: decidesAccess,
  logged: true,
  errors: ["not_found", "forbidden", "owner_stays", "recent_sign_in_needed"],
  audit: { event: "ownership_changed", about: (it) => ({ subjectId: it.trip_id, subjectUserId: it.user_id }) },
  input: z.object({ trip_id: f.id, user_id: f.id }),
  output: z.object({ trip_id: f.id, owner_id: f.id }),
  rest: { method: "PUT", path: "/api/trips/{id}/owner", params: { id: "trip_id" } },
  async run(ctx, input) {
    const { document } = await tripForChange(ctx, input.trip_id, "owner", undefined);
    requireRecentSignIn(ctx);
    const userId = input.user_id.toLowerCase();
    if (userId === document.ownerId) throw conflict("owner_stays", "This person already owns the trip.");
    const { name } = await handOver(ctx, document.id, userId);
    await removeMemberLimit(ctx, document.id, userId);
    const summary = said`${signedIn(ctx.actor).name} handed the trip over to ${name ?? said`a member`}`;
    await recordMemberChange(ctx, document, { userId, action: "hand_over_trip", summary });
    await queueSharedTripPush(ctx, document.id, userId);
    return { trip_id: document.id, owner_id: userId };
  },
});
