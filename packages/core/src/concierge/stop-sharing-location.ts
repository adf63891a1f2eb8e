import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { requireRoleLocked } from "../kernel/access.ts";
import { command } from "../kernel/define.ts";
import { aboutDevice } from "../kernel/without-tool.ts";
import { travellerOf } from "./access.ts";
import { deleteLocation } from "./store.ts";

export const stopSharingLocation = command({
  name: "stop_sharing_location",
  description: "Stops sharing the caller's location and deletes it.",
  audience: "trips:write",
  approval: "refused",
  withoutTool: aboutDevice,
  errors: ["not_found"],
  hints: { destructive: true, idempotent: true },
  input: z.object({ trip_id: f.id }),
  output: z.object({}),
  rest: { method: "DELETE", path: "/api/trips/{id}/concierge/location", params: { id: "trip_id" }, status: 204 },
  async run(ctx, input) {
    await requireRoleLocked(ctx, input.trip_id, "viewer");
    await deleteLocation(ctx.sql, travellerOf(ctx.actor, input.trip_id));
    return {};
  },
});
