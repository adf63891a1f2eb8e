import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import { query } from "../kernel/define.ts";
import { loadPreferences } from "./read-preferences.ts";
import { preferencesWire, presentPreferences } from "./wire.ts";

export const getUserPreferences = query({
  name: "get_user_preferences",
  description:
    "What the traveller has stated: interests, style, stay, budget, dietary restrictions and accessibility needs. get_preference_profile adds what was learnt.",
  audience: "preferences:read",
  capability: true,
  examples: [{}],
  input: z.object({}),
  output: z.object({ preferences: preferencesWire }),
  rest: { method: "GET", path: "/api/users/me/preferences" },
  async run(ctx) {
    const { userId } = signedIn(ctx.actor);
    return { preferences: presentPreferences(await loadPreferences(ctx.sql, userId)) };
  },
});
