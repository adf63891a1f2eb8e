import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { query } from "../define.ts";
import { dateRangeWire } from "./wire.ts";

export const previewGroupTrip = query({
  name: "preview_group_trip",
  description: "What a trip code is for, before joining.",
  audience: "anyone",
  errors: ["not_found"],
  input: z.object({ trip_code: f.tripCode }),
  output: z.object({
    preview: z.object({
      trip_code: z.string(),
      title: z.string().nullable(),
      invited_by: z.string(),
      tentative_dates: dateRangeWire.nullable(),
      destination_options: z.array(z.string()),
      member_count: z.number(),
      /** False for whoever is not signed in. */
      already_member: z.boolean(),
    }),
  }),
  rest: { method: "GET", path: "/api/group-trips/{trip_code}/preview" },
  async run(): Promise<never> {
    throw new Error("not built yet");
  },
});
