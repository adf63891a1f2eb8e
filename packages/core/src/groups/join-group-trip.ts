import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { command } from "../define.ts";
import { codeEcho, groupWire } from "./wire.ts";

export const joinGroupTrip = command({
  name: "join_group_trip",
  description: "Joins a group trip by its code, in any case. Joining twice is harmless and says so.",
  audience: "group_trips:write",
  capability: true,
  hints: { destructive: false, idempotent: true },
  errors: ["not_found", "forbidden", "group_full"],
  examples: [{ trip_code: "K7MPQ2XW" }],
  input: z.object({ trip_code: f.tripCode }),
  output: z.object({ group_trip: groupWire, already_member: z.boolean(), ...codeEcho }),
  rest: { method: "POST", path: "/api/group-trips/{trip_code}/join" },
  async run(): Promise<never> {
    throw new Error("not built yet");
  },
});
