import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { command } from "../define.ts";
import { policyInput, readinessWire } from "./wire.ts";

export const setBoardPolicy = command({
  name: "set_board_policy",
  description: "Sets what has to hold before the group may plan. What is left out stays as it is.",
  audience: "group_trips:write",
  hints: { destructive: false, idempotent: true },
  errors: ["not_found", "forbidden"],
  input: z.object({ trip_code: f.tripCode, ...z.object(policyInput).partial().shape }),
  output: z.object(readinessWire),
  rest: { method: "PUT", path: "/api/group-trips/{trip_code}/board-status" },
  async run(): Promise<never> {
    throw new Error("not built yet");
  },
});
