import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { command } from "../define.ts";
import { groupRoom } from "../events.ts";
import { groupFor } from "../groups/access.ts";
import { ticketFor } from "./ticket.ts";

export const createGroupTicket = command({
  name: "create_group_room_ticket",
  description:
    "A ticket for one connection to the group's room, for clients that cannot send a cookie. Good once, for 30 seconds.",
  audience: "group_trips:read",
  credential: true,
  errors: ["not_found"],
  input: z.object({ trip_code: f.tripCode }),
  output: z.object({ ticket: z.string(), expires_in: z.number() }),
  rest: { method: "POST", path: "/api/group-trips/{trip_code}/room/ticket" },
  async run(scene, input) {
    const { id } = await groupFor(scene, input.trip_code, "member");
    return ticketFor(scene, groupRoom(id));
  },
});
