import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { signedIn } from "../actor.ts";
import { command } from "../define.ts";
import { warningsWire } from "../trips/wire.ts";
import { preferencesWire, presentPreferences } from "./wire.ts";

export const updateUserPreferences = command({
  name: "update_user_preferences",
  description: "Changes the stated preferences; only what is sent changes, lists are replaced, null clears a choice.",
  audience: "trips:write",
  capability: true,
  hints: { destructive: false, idempotent: true },
  input: z
    .object({
      interests: f.preferenceWords,
      travel_style: z.enum(f.preferenceStyles).nullable(),
      accommodation_type: z.enum(f.preferenceAccommodations).nullable(),
      budget_range: z.enum(f.budgetRanges).nullable(),
      preferred_destinations: f.preferenceWords,
      dietary_restrictions: f.preferenceWords,
      accessibility_needs: f.preferenceWords,
    })
    .partial(),
  output: z.object({ preferences: preferencesWire, warnings: warningsWire }),
  rest: { method: "PUT", path: "/api/users/me/preferences" },
  async run(scene, input) {
    const { userId } = signedIn(scene.actor);
    const stated = {
      interests: input.interests,
      travelStyle: input.travel_style,
      accommodationType: input.accommodation_type,
      budgetRange: input.budget_range,
      preferredDestinations: input.preferred_destinations,
      dietaryRestrictions: input.dietary_restrictions,
      accessibilityNeeds: input.accessibility_needs,
    };
    const sent = Object.fromEntries(Object.entries(stated).filter(([, value]) => value !== undefined));
    // One upsert is a statement of its own: two at once both hold, field by field.
    const row = await scene.ports.database.prisma.preferences.upsert({
      where: { userId },
      create: { userId, ...sent, updatedAt: scene.now },
      update: { ...sent, updatedAt: scene.now },
    });
    return { preferences: presentPreferences(row) };
  },
});
