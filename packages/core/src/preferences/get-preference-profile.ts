import { renderProfile } from "@caravan/domain/preferences/render-profile";
import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import { query } from "../kernel/define.ts";
import { loadPreferences, loadSignals } from "./read-preferences.ts";

const MOST_SIGNALS = 1000;

export const getPreferenceProfile = query({
  name: "get_preference_profile",
  description:
    "A markdown document of who the traveller is, from stated preferences and signals, newest and surest first. Read it before you suggest.",
  audience: "preferences:read",
  capability: true,
  examples: [{}],
  input: z.object({}),
  output: z.object({ markdown: z.string() }),
  async run(ctx) {
    const { userId } = signedIn(ctx.actor);
    const [stated, signals] = await Promise.all([
      loadPreferences(ctx.sql, userId),
      loadSignals(ctx.sql, userId, MOST_SIGNALS),
    ]);
    const markdown = renderProfile(
      {
        interests: stated?.interests ?? [],
        travelStyle: stated?.travelStyle ?? null,
        accommodationType: stated?.accommodationType ?? null,
        budgetRange: stated?.budgetRange ?? null,
        preferredDestinations: stated?.preferredDestinations ?? [],
        dietaryRestrictions: stated?.dietaryRestrictions ?? [],
        accessibilityNeeds: stated?.accessibilityNeeds ?? [],
      },
      signals,
    );
    return { markdown };
  },
});
