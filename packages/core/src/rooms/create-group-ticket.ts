import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { groupFor } from "../groups/access.ts";
import { command } from "../kernel/define.ts";
import { groupRoom } from "../kernel/room-events.ts";
import { opensSocket } from "../kernel/without-tool.ts";
import { ticketFor } from "./ticket.ts";

export const createGroupTicket = command({
  name: "create_group_room_ticket",
  description:
    "A ticket for one connection to the group's room, for clients that cannot send a cookie. Good once, for 30 seconds.",
  audience: "group_trips:read",
  withoutTool: opensSocket,
  // A connection changes nothing.
  approval: "applies",
  credential: true,
  errors: ["not_found"],
  input: z.object({ trip_code: f.tripCode }),
  output: z.object({ ticket: z.string(), expires_in: z.number() }),
  rest: { method: "POST", path: "/api/group-trips/{trip_code}/room/ticket" },
  async run(ctx, input) {
    const { id } = await groupFor(ctx, input.trip_code, "member");
    return ticketFor(ctx, groupRoom(id));
  },
});
