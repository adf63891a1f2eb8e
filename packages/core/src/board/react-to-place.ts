import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { command } from "../define.ts";
import { candidateWire } from "./wire.ts";

export const reactToPlace = command({
  name: "react_to_place",
  description:
    "Votes on a candidate for your person: in, unsure or out, which needs a reason. A vote by an agent is advice beside the person's own.",
  audience: "group_trips:write",
  capability: true,
  hints: { destructive: false, idempotent: true },
  errors: ["not_found"],
  examples: [
    {
      trip_code: "K7MPQ2XW",
      candidate_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01",
      vote: "out",
      reason: "Closed on the day we are there",
    },
  ],
  input: z
    .object({
      trip_code: f.tripCode,
      candidate_id: f.id,
      vote: f.vote,
      starred: z.boolean().default(false),
      reason: f.voteReason.optional().meta({ description: "Required when vote is out" }),
    })
    .refine((it) => it.vote !== "out" || (it.reason ?? "").trim() !== "", {
      path: ["reason"],
      error: "say why: a vote of out needs a reason",
    }),
  output: z.object({ candidate: candidateWire, advisory: z.boolean() }),
  rest: {
    method: "PUT",
    path: "/api/group-trips/{trip_code}/board/{candidateId}/reaction",
    params: { candidateId: "candidate_id" },
  },
  async run(): Promise<never> {
    throw new Error("not built yet");
  },
});
