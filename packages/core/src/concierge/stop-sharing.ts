import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { command } from "../define.ts";

export const stopSharingLocation = command({
  name: "stop_sharing_location",
  description: "Forgets where the caller is and stops sharing at once.",
  audience: "trips:write",
  errors: ["not_found"],
  hints: { destructive: true, idempotent: true },
  input: z.object({ trip_id: f.id }),
  output: z.object({}),
  rest: { method: "DELETE", path: "/api/trips/{id}/concierge/location", params: { id: "trip_id" }, status: 204 },
  async run() {
    throw new Error("not built yet");
  },
});
