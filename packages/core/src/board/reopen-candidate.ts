import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { command } from "../define.ts";
import { candidateWire } from "./wire.ts";

export const reopenCandidate = command({
  name: "reopen_candidate",
  description: "Puts a candidate that was locked in, out or ignored back on the board.",
  audience: "person",
  hints: { destructive: false, idempotent: true },
  errors: ["not_found"],
  input: z.object({ trip_code: f.tripCode, candidate_id: f.id }),
  output: z.object({ candidate: candidateWire }),
  rest: {
    method: "POST",
    path: "/api/group-trips/{trip_code}/board/{candidateId}/reopen",
    params: { candidateId: "candidate_id" },
  },
  async run(): Promise<never> {
    throw new Error("not built yet");
  },
});
