import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { command } from "../define.ts";
import { groupWire } from "./wire.ts";

export const updateGroupTrip = command({
  name: "update_group_trip",
  description: "Changes what the creator said when the group trip was made; null takes a value back.",
  audience: "group_trips:write",
  errors: ["not_found", "forbidden"],
  hints: { destructive: false, idempotent: true },
  input: z.object({
    trip_code: f.tripCode,
    title: f.groupTitle.nullable().optional(),
    tentative_dates: z
      .object({ start: f.calendarDate, end: f.calendarDate })
      .refine((it) => it.end >= it.start, { path: ["end"], error: "must be on or after start" })
      .nullable()
      .optional(),
    destination_options: f.destinationNames.optional(),
    budget_min: f.amount.nullable().optional(),
    budget_max: f.amount.nullable().optional(),
    currency: f.currency.optional(),
  }),
  output: z.object({ group_trip: groupWire }),
  rest: { method: "PATCH", path: "/api/group-trips/{trip_code}" },
  async run(): Promise<never> {
    throw new Error("not built yet");
  },
});
