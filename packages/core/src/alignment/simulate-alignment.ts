import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { query } from "../define.ts";
import { groupPreferences } from "../groups/preferences-input.ts";
import { warningsWire } from "../trips/wire.ts";
import { outcomeWire, stepWire } from "./wire.ts";

export const simulateAlignment = query({
  name: "simulate_alignment",
  description:
    "What a round would give now if some things were different: your own preferences, or steps of a relaxation. Spends no round and tells nobody.",
  audience: "group_trips:read",
  errors: ["not_found"],
  input: z.object({
    trip_code: f.tripCode,
    /** Instead of what you said; merged by key as on submitting. */
    preferences: groupPreferences.optional(),
    steps: z.array(stepWire).max(100).default([]),
  }),
  output: z.object({ now: outcomeWire, what_if: outcomeWire, warnings: warningsWire }),
  rest: { method: "POST", path: "/api/group-trips/{trip_code}/alignment/simulate" },
  async run(): Promise<never> {
    throw new Error("not built yet");
  },
});
