import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { roleOn } from "../access.ts";
import { command } from "../define.ts";
import { tripRoom } from "../events.ts";
import { ticketFor } from "./ticket.ts";

export const createTicket = command({
  name: "create_room_ticket",
  description:
    "A ticket for one connection to the trip's room, for clients that cannot send a cookie. Good once, for 30 seconds.",
  audience: "trips:read",
  credential: true,
  errors: ["not_found"],
  input: z.object({ trip_id: f.id }),
  output: z.object({ ticket: z.string(), expires_in: z.number() }),
  rest: { method: "POST", path: "/api/trips/{id}/room/ticket", params: { id: "trip_id" } },
  async run(scene, input) {
    await roleOn(scene, input.trip_id, "viewer");
    return ticketFor(scene, tripRoom(input.trip_id.toLowerCase()));
  },
});
