import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { command } from "../define.ts";
import { statusEventWire } from "./wire.ts";

export const reportStatusEvent = command({
  name: "report_status_event",
  description:
    "Reports how the caller's own day goes, such as running late. Sent again with the same client_event_id it changes nothing.",
  audience: "trips:write",
  errors: ["not_found"],
  input: z.object({
    trip_id: f.id,
    client_event_id: f.clientEventId,
    kind: f.statusEventKind.default("other"),
    minutes: f.eventMinutes.optional().meta({ description: "How late, or for how long" }),
    activity_id: f.id.optional(),
    occurred_at: z.iso.datetime({ offset: true }).optional().meta({ description: "Now, when left out" }),
  }),
  output: z.object({
    event: statusEventWire,
    accepted: z.literal(true),
    duplicate: z.boolean().meta({ description: "It was here before: nothing was changed" }),
    context_revision: z.number(),
  }),
  rest: { method: "POST", path: "/api/trips/{id}/concierge/events", params: { id: "trip_id" }, status: 202 },
  async run() {
    throw new Error("not built yet");
  },
});
