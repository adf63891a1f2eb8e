import { z } from "zod";
import { signedIn } from "../actor.ts";
import { query } from "../define.ts";
import { preferencesWire, presentPreferences } from "./wire.ts";

export const getUserPreferences = query({
  name: "get_user_preferences",
  description:
    "The traveller's stated preferences: interests, style, dietary restrictions, accessibility needs and more.",
  audience: "preferences:read",
  capability: true,
  input: z.object({}),
  output: z.object({ preferences: preferencesWire }),
  rest: { method: "GET", path: "/api/users/me/preferences" },
  async run(scene) {
    const { userId } = signedIn(scene.actor);
    const row = await scene.ports.database.prisma.preferences.findUnique({ where: { userId } });
    return { preferences: presentPreferences(row) };
  },
});
