import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { command } from "../define.ts";

export const readmitGroupMember = command({
  name: "readmit_group_member",
  description: "Lets somebody whom the creator took off a group trip back in.",
  audience: "person",
  hints: { destructive: false, idempotent: true },
  errors: ["not_found", "forbidden"],
  input: z.object({ trip_code: f.tripCode, user_id: f.id }),
  output: z.object({ readmitted: z.literal(true) }),
  rest: {
    method: "POST",
    path: "/api/group-trips/{trip_code}/members/{userId}/readmit",
    params: { userId: "user_id" },
  },
  async run(): Promise<never> {
    throw new Error("not built yet");
  },
});
