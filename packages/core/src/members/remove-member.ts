import { statement } from "@caravan/db/sql";
import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { tripFor } from "../access.ts";
import { signedIn } from "../actor.ts";
import { command } from "../define.ts";
import { conflict, forbidden, notFound } from "../errors.ts";
import { recordEvent, tripRoom } from "../events.ts";
import { logBeside } from "../history.ts";

const remove = statement(
  "member-remove",
  `delete from members m using users u where m.trip_id = $1 and m.user_id = $2 and u.id = m.user_id and m.role <> 'owner' returning u.name`,
);

export const removeMember = command({
  name: "remove_member",
  description: "Takes a member off a trip: the owner anybody, anybody themselves. The owner stays.",
  audience: "person",
  logged: true,
  hints: { destructive: true, idempotent: true },
  errors: ["not_found", "forbidden", "owner_stays"],
  input: z.object({ trip_id: f.id, user_id: f.id }),
  output: z.object({ removed: z.literal(true) }),
  rest: { method: "DELETE", path: "/api/trips/{id}/members/{userId}", params: { id: "trip_id", userId: "user_id" } },
  async run(scene, input) {
    const { userId } = signedIn(scene.actor);
    const { document, role } = await tripFor(scene, input.trip_id, "viewer");
    const target = input.user_id.toLowerCase();
    if (role !== "owner" && target !== userId) throw forbidden("Only the owner can take others off this trip.");
    if (target === document.ownerId)
      throw conflict("owner_stays", "The owner cannot leave the trip. Delete it instead.");
    const [gone] = await scene.sql.rows<{ name: string | null }>(remove, [document.id, target]);
    if (!gone) throw notFound("member");
    const summary =
      target === userId ? `${gone.name ?? "A member"} left` : `Took ${gone.name ?? "a member"} off the trip`;
    await logBeside(scene, document, "remove_member", summary);
    const ids = { trip_id: document.id, user_id: target };
    await recordEvent(scene, tripRoom(document.id), "members.changed", ids);
    return { removed: true as const };
  },
});
