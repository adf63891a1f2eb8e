import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { groupFor } from "../groups/access.ts";
import { command } from "../kernel/define.ts";
import { recordCandidateChange, setStatus } from "./candidate-status.ts";
import { loadCandidate } from "./load-board.ts";
import { lockCandidate } from "./lock-candidate.ts";
import { candidateWire } from "./wire.ts";

export const reopenCandidate = command({
  name: "reopen_candidate",
  description: "Puts a candidate that was locked in, out or ignored back on the board.",
  audience: "person",
  withoutTool: "takes back what people have decided together",
  hints: { destructive: false, idempotent: true },
  errors: ["not_found"],
  input: z.object({ trip_code: f.tripCode, candidate_id: f.id }),
  output: z.object({ candidate: candidateWire }),
  rest: {
    method: "POST",
    path: "/api/group-trips/{trip_code}/board/{candidateId}/reopen",
    params: { candidateId: "candidate_id" },
  },
  // A place that was voted out stays on the board until the next vote.
  async run(ctx, input) {
    const group = await groupFor(ctx, input.trip_code, "member", "shared");
    const { id, status } = await lockCandidate(ctx, group, input.candidate_id);
    if (status !== "board" && status !== "review") {
      await setStatus(ctx, id, "board");
      await recordCandidateChange(ctx, group, id);
    }
    return { candidate: await loadCandidate(ctx, group, id) };
  },
});
