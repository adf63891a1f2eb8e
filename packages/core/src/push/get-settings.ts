import { z } from "zod";
import { query } from "../define.ts";
import { pushSettingsWire } from "./wire.ts";

export const getPushSettings = query({
  name: "get_push_settings",
  description: "What the caller is told by push, and when not.",
  audience: "trips:read",
  input: z.object({}),
  output: z.object({ settings: pushSettingsWire }),
  rest: { method: "GET", path: "/api/users/me/push-settings" },
  async run() {
    throw new Error("not built yet");
  },
});
