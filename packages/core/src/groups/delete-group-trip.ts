import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { command } from "../define.ts";

export const deleteGroupTrip = command({
  name: "delete_group_trip",
  description:
    "Deletes a group trip with its members, preferences, board and alignment. Only the creator can. The linked itinerary stays with its owner.",
  audience: "group_trips:write",
  capability: true,
  hints: { destructive: true, idempotent: true },
  errors: ["not_found", "forbidden"],
  examples: [{ trip_code: "K7MPQ2XW" }],
  input: z.object({ trip_code: f.tripCode }),
  output: z.object({ deleted: z.literal(true), trip_code: z.string() }),
  rest: { method: "DELETE", path: "/api/group-trips/{trip_code}" },
  async run(): Promise<never> {
    throw new Error("not built yet");
  },
});
