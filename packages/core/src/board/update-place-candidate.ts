import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { command } from "../define.ts";
import { candidateWire } from "./wire.ts";

export const updatePlaceCandidate = command({
  name: "update_place_candidate",
  description:
    "Decides on a candidate: confirm locks it in (an agent's confirm is advice only), edit accepts it with the fields sent, ignore drops it.",
  audience: "group_trips:write",
  capability: true,
  hints: { destructive: false, idempotent: true },
  errors: ["not_found"],
  examples: [
    {
      trip_code: "K7MPQ2XW",
      candidate_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01",
      action: "edit",
      category: "food",
    },
  ],
  input: z.object({
    trip_code: f.tripCode,
    candidate_id: f.id,
    action: z.enum(["confirm", "edit", "ignore"]),
    name: f.placeName.optional(),
    city: f.placeCity.optional(),
    neighborhood: f.placeNeighborhood.optional(),
    category: f.placeCategory.optional(),
    blurb: f.placeBlurb.optional(),
  }),
  output: z.object({
    candidate: candidateWire,
    /** False where an agent confirmed: a person still has to. */
    binding: z.boolean(),
  }),
  rest: {
    method: "PATCH",
    path: "/api/group-trips/{trip_code}/board/{candidateId}",
    params: { candidateId: "candidate_id" },
  },
  async run(): Promise<never> {
    throw new Error("not built yet");
  },
});
