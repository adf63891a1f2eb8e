import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { requireRole } from "../kernel/access.ts";
import { command } from "../kernel/define.ts";
import { tripRoom } from "../kernel/room-events.ts";
import { opensSocket } from "../kernel/without-tool.ts";
import { ticketFor } from "./ticket.ts";

export const createTicket = command({
  name: "create_room_ticket",
  description:
    "A ticket for one connection to the trip's room, for clients that cannot send a cookie. Good once, for 30 seconds.",
  audience: "trips:read",
  withoutTool: opensSocket,
  // A connection changes nothing.
  approval: "applies",
  credential: true,
  errors: ["not_found"],
  input: z.object({ trip_id: f.id }),
  output: z.object({ ticket: z.string(), expires_in: z.number() }),
  rest: { method: "POST", path: "/api/trips/{id}/room/ticket", params: { id: "trip_id" } },
  async run(ctx, input) {
    await requireRole(ctx, input.trip_id, "viewer");
    return ticketFor(ctx, tripRoom(input.trip_id.toLowerCase()));
  },
});
