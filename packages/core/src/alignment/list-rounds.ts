import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { query } from "../define.ts";
import { roundWire } from "./wire.ts";

export const listRounds = query({
  name: "list_alignment_rounds",
  description: "Every round as it was, the first one first, and what changed between them.",
  audience: "group_trips:read",
  errors: ["not_found"],
  input: z.object({ trip_code: f.tripCode }),
  output: z.object({ trip_code: z.string(), rounds: z.array(roundWire) }),
  rest: { method: "GET", path: "/api/group-trips/{trip_code}/alignment/rounds" },
  async run(): Promise<never> {
    throw new Error("not built yet");
  },
});
