import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { command } from "../define.ts";
import { groupStatusWire } from "../groups/wire.ts";

export const extendRounds = command({
  name: "extend_rounds",
  description: "Gives a group that has used up its rounds some more. Only the creator can.",
  audience: "group_trips:write",
  errors: ["not_found", "forbidden", "not_escalated"],
  input: z.object({ trip_code: f.tripCode, additional_rounds: f.additionalRounds.default(1) }),
  output: z.object({
    trip_code: z.string(),
    status: groupStatusWire,
    round_number: z.number(),
    max_rounds: z.number(),
  }),
  rest: { method: "POST", path: "/api/group-trips/{trip_code}/alignment/extend-rounds" },
  async run(): Promise<never> {
    throw new Error("not built yet");
  },
});
