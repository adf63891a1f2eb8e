import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { command } from "../define.ts";
import { warningsWire } from "../trips/wire.ts";
import { alignmentWire } from "./wire.ts";

export const runAlignment = command({
  name: "run_alignment",
  description:
    "Runs the next round for the lead: reconciles dates, destination and budget, says what stands in the way and gives 48 hours to answer. Who has not answered since the round before is taken to accept it.",
  audience: "group_trips:write",
  capability: true,
  errors: ["not_found", "forbidden", "rounds_exhausted"],
  examples: [{ trip_code: "K7MPQ2XW" }],
  input: z.object({ trip_code: f.tripCode }),
  output: z.object({ ...alignmentWire, warnings: warningsWire }),
  rest: { method: "POST", path: "/api/group-trips/{trip_code}/alignment" },
  async run(): Promise<never> {
    throw new Error("not built yet");
  },
});
