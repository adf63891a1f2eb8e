import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { reachesTrip, signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { forbidden, invalidAt } from "../kernel/errors.ts";
import { aboutDevice } from "../kernel/without-tool.ts";
import { changePushSettings } from "./settings-store.ts";
import { presentSettings, pushSettingsWire } from "./wire.ts";

export const updatePushSettings = command({
  name: "update_push_settings",
  description: "Switches kinds of pushes on and off, and sets quiet hours.",
  audience: "trips:write",
  approval: "refused",
  withoutTool: aboutDevice,
  hints: { destructive: false, idempotent: true },
  input: z.object({
    kinds: z
      .object({
        proposals: z.boolean(),
        rounds: z.boolean(),
        recommendations: z.boolean(),
        shared_trips: z.boolean(),
        comments: z.boolean(),
      })
      .partial()
      .optional(),
    quiet_hours: f.quietHours.extend({ timezone: f.timezone }).nullable().optional(),
  }),
  output: z.object({ settings: pushSettingsWire }),
  rest: { method: "PATCH", path: "/api/users/me/push-settings" },
  async run(ctx, input) {
    if (!reachesTrip(ctx.actor, null))
      throw forbidden("This key is limited to some trips, so it cannot change settings of the whole account.");
    const { kinds = {}, quiet_hours: quiet } = input;
    if (quiet && quiet.start === quiet.end)
      throw invalidAt("quiet_hours", "must end at a different time from when they start");
    const settings = await changePushSettings(ctx.sql, signedIn(ctx.actor).userId, kinds, quiet);
    return { settings: presentSettings(settings) };
  },
});
