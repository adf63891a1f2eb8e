import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { query } from "../define.ts";
import { groupStatusWire, personWire } from "../groups/wire.ts";

export const alignmentStatus = query({
  name: "alignment_status",
  description:
    "Where the alignment stands, for polling: who has answered, who is awaited, who has let the deadline pass.",
  audience: "group_trips:read",
  errors: ["not_found"],
  input: z.object({ trip_code: f.tripCode }),
  output: z.object({
    trip_code: z.string(),
    status: groupStatusWire,
    round_number: z.number(),
    max_rounds: z.number(),
    rounds_left: z.number(),
    alignment_score: z.number().nullable(),
    reconciled: z.boolean(),
    response_deadline: z.string().nullable(),
    seconds_left: z.number().nullable(),
    answered_members: z.array(personWire),
    pending_members: z.array(personWire),
    /** The deadline has passed without an answer, or the last round took their silence for a yes and they are silent still. */
    timed_out_members: z.array(personWire),
  }),
  rest: { method: "GET", path: "/api/group-trips/{trip_code}/alignment/status" },
  async run(): Promise<never> {
    throw new Error("not built yet");
  },
});
