import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { requireRoleLocked } from "../kernel/access.ts";
import { signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { archiveFor } from "../kernel/trip-members.ts";
import { rareByRest } from "../kernel/without-tool.ts";

export const archiveTrip = command({
  name: "archive_trip",
  description: "Takes a trip out of this person's list, or back into it. Nothing else changes, and for nobody else.",
  audience: "trips:write",
  approval: "refused",
  withoutTool: rareByRest,
  // They have no list that becomes long.
  guests: false,
  hints: { destructive: false, idempotent: true },
  errors: ["not_found"],
  input: z.object({ trip_id: f.id, archived: z.boolean() }),
  output: z.object({ trip_id: f.id, archived: z.boolean() }),
  rest: { method: "PUT", path: "/api/trips/{id}/archive", params: { id: "trip_id" } },
  async run(ctx, { trip_id, archived }) {
    await requireRoleLocked(ctx, trip_id, "viewer");
    await archiveFor(ctx, trip_id, signedIn(ctx.actor).userId, archived);
    return { trip_id, archived };
  },
});
