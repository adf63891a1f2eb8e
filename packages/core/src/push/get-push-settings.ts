import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import { query } from "../kernel/define.ts";
import { aboutDevice } from "../kernel/without-tool.ts";
import { pushSettingsOf } from "./settings-store.ts";
import { presentSettings, pushSettingsWire } from "./wire.ts";

export const getPushSettings = query({
  name: "get_push_settings",
  description: "The caller's push settings and quiet hours.",
  audience: "trips:read",
  withoutTool: aboutDevice,
  input: z.object({}),
  output: z.object({ settings: pushSettingsWire }),
  rest: { method: "GET", path: "/api/users/me/push-settings" },
  async run(ctx) {
    return { settings: presentSettings(await pushSettingsOf(ctx.sql, signedIn(ctx.actor).userId)) };
  },
});
