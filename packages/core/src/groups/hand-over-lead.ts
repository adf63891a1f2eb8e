import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { command } from "../define.ts";
import { personWire } from "./wire.ts";

export const handOverLead = command({
  name: "hand_over_lead",
  description: "Makes another member the lead, who runs the alignment. For the creator and the lead.",
  audience: "person",
  hints: { destructive: false, idempotent: true },
  errors: ["not_found", "forbidden"],
  input: z.object({ trip_code: f.tripCode, user_id: f.id }),
  output: z.object({ lead: personWire }),
  rest: { method: "PUT", path: "/api/group-trips/{trip_code}/lead" },
  async run(): Promise<never> {
    throw new Error("not built yet");
  },
});
