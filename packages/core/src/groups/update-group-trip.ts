import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { invalidAt } from "../kernel/errors.ts";
import { groupRoom, recordRoomEvent } from "../kernel/room-events.ts";
import { rareByRest } from "../kernel/without-tool.ts";
import { groupFor, type OpenedGroup } from "./access.ts";
import { presentGroup } from "./present.ts";
import { type GroupSettings, saveSettings } from "./store.ts";
import { groupWire } from "./wire.ts";

export const updateGroupTrip = command({
  name: "update_group_trip",
  description: "Changes the creator's settings of a group trip; null clears a value.",
  audience: "group_trips:write",
  approval: "refused",
  withoutTool: rareByRest,
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
  async run(ctx, input) {
    const { trip_code, ...sent } = input;
    const group = await groupFor(ctx, trip_code, "creator", "alone");
    const settings = settingsOf(group, sent);
    if (
      settings.budgetMin !== null &&
      settings.budgetMax !== null &&
      Number(settings.budgetMax) < Number(settings.budgetMin)
    )
      throw invalidAt("budget_max", "must be at least budget_min");
    if (Object.values(sent).some((it) => it !== undefined)) {
      await saveSettings(ctx.sql, group.id, settings);
      const ids = { group_trip_id: group.id, user_id: signedIn(ctx.actor).userId };
      await recordRoomEvent(ctx, groupRoom(group.id), "group.changed", ids);
    }
    return { group_trip: await presentGroup(ctx, { ...group, ...settings }) };
  },
});

/** The values after the update; missing fields stay. */
function settingsOf(
  group: OpenedGroup,
  sent: Omit<z.output<typeof updateGroupTrip.input>, "trip_code">,
): GroupSettings {
  const { title, tentative_dates: dates, destination_options, budget_min, budget_max, currency } = sent;
  return {
    title: title === undefined ? group.title : title,
    tentativeStart: dates === undefined ? group.tentativeStart : (dates?.start ?? null),
    tentativeEnd: dates === undefined ? group.tentativeEnd : (dates?.end ?? null),
    destinationOptions: destination_options ?? group.destinationOptions,
    budgetMin: budget_min === undefined ? group.budgetMin : budget_min,
    budgetMax: budget_max === undefined ? group.budgetMax : budget_max,
    currency: currency ?? group.currency,
  };
}
