import { z } from "zod";
import { query } from "../define.ts";
import { groupSummaryWire } from "./wire.ts";

export const listGroupTrips = query({
  name: "list_group_trips",
  description: "The group trips that your person is in, newest first: code, status, role, who is awaited.",
  audience: "group_trips:read",
  capability: true,
  examples: [{}],
  input: z.object({}),
  output: z.object({ group_trips: z.array(groupSummaryWire) }),
  rest: { method: "GET", path: "/api/group-trips" },
  async run(): Promise<never> {
    throw new Error("not built yet");
  },
});
