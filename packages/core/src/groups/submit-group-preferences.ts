import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { command } from "../define.ts";
import { warningsWire } from "../trips/wire.ts";
import { groupPreferences } from "./preferences-input.ts";
import { codeEcho, preferencesWire } from "./wire.ts";

export const submitGroupPreferences = command({
  name: "submit_group_preferences",
  description:
    "Says what your person prefers; only the keys that are sent change, and {} stands by what was said. Only dates, destination and budget are reconciled by alignment.",
  audience: "group_trips:write",
  capability: true,
  hints: { destructive: false, idempotent: true },
  errors: ["not_found"],
  examples: [
    {
      trip_code: "K7MPQ2XW",
      preferences: {
        dates: {
          ideal_start: "2030-05-03",
          ideal_end: "2030-05-07",
          flexibility_days: 2,
          blackout_dates: ["2030-05-09"],
        },
        destination: { top_choices: ["Lisbon, Portugal"], veto: ["Rome, Italy"] },
        budget: { min: 300, max: 800 },
      },
    },
  ],
  input: z.object({ trip_code: f.tripCode, preferences: groupPreferences }),
  output: z.object({ preferences: preferencesWire, ...codeEcho, warnings: warningsWire }),
  rest: { method: "PUT", path: "/api/group-trips/{trip_code}/preferences" },
  async run(): Promise<never> {
    throw new Error("not built yet");
  },
});
