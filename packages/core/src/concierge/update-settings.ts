import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { command } from "../define.ts";
import { settingsWire } from "./wire.ts";

export const updateConciergeSettings = command({
  name: "update_concierge_settings",
  description:
    "Changes how the concierge watches over the caller's own day on a trip. Monitoring needs a confirmed transport mode; switching sharing off clears the location.",
  audience: "trips:write",
  errors: ["not_found", "transport_mode_unconfirmed"],
  hints: { destructive: false, idempotent: true },
  input: z.object({
    trip_id: f.id,
    monitoring: z.boolean().optional(),
    transport_mode: f.transportMode.nullable().optional(),
    transport_mode_confirmed: z.boolean().optional(),
    quiet_hours: f.quietHours.nullable().optional(),
    location_sharing: z.boolean().optional(),
    max_detour_minutes: f.maxDetourMinutes.optional(),
  }),
  output: z.object({ settings: settingsWire, context_revision: z.number() }),
  rest: { method: "PATCH", path: "/api/trips/{id}/concierge/settings", params: { id: "trip_id" } },
  async run() {
    throw new Error("not built yet");
  },
});
