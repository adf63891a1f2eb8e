import { z } from "zod";
import { alignmentScore } from "../fields.ts";
import { severities } from "./types.ts";

/** The readiness policy as it is sent and shown. */
export const policyInput = z.object({
  alignment_min_score: alignmentScore,
  min_locked_in_places: z.number().int().min(0).max(100),
  unresolved_splits: z.enum(severities),
  failed_imports: z.enum(severities),
  review_candidates: z.enum(severities),
  creator_override: z.boolean(),
});
