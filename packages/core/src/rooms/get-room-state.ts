import { statement, t } from "@caravan/db/sql";
import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { requireRole } from "../kernel/access.ts";
import { query } from "../kernel/define.ts";
import { tripRoom } from "../kernel/room-events.ts";

const newest = statement("room-newest", "select seq from rooms where id = $1", [t.text], { seq: t.integer });

export const getRoomState = query({
  name: "get_room_state",
  description:
    "The number of the newest event in the trip's room. What is read after it misses nothing up to a greeting with the same number.",
  audience: "trips:read",
  withoutTool: "compares with the greeting of a socket, which a tool cannot hold",
  errors: ["not_found"],
  input: z.object({ trip_id: f.id }),
  output: z.object({ seq: z.number() }),
  async run(ctx, input) {
    await requireRole(ctx, input.trip_id, "viewer");
    const [room] = await ctx.sql.rows(newest, [tripRoom(input.trip_id.toLowerCase())]);
    return { seq: room?.seq ?? 0 };
  },
});
