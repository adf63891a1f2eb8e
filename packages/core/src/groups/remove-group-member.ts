import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { command } from "../define.ts";

export const removeGroupMember = command({
  name: "remove_group_member",
  description: "Takes a member off a group trip: the creator anybody, anybody themselves. The creator stays.",
  audience: "person",
  hints: { destructive: true, idempotent: true },
  errors: ["not_found", "forbidden", "creator_stays"],
  input: z.object({ trip_code: f.tripCode, user_id: f.id }),
  output: z.object({ removed: z.literal(true) }),
  rest: {
    method: "DELETE",
    path: "/api/group-trips/{trip_code}/members/{userId}",
    params: { userId: "user_id" },
  },
  async run(): Promise<never> {
    throw new Error("not built yet");
  },
});
