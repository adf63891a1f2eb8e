import { signalValue } from "@caravan/domain/fields";
import { renderProfile } from "@caravan/domain/preferences/profile";
import { z } from "zod";
import { signedIn } from "../actor.ts";
import { query } from "../define.ts";

export const getPreferenceProfile = query({
  name: "get_preference_profile",
  description:
    "The traveller's preference profile as a markdown document, rendered from stated preferences and signals.",
  audience: "preferences:read",
  capability: true,
  input: z.object({}),
  output: z.object({ markdown: z.string() }),
  async run(scene) {
    const { userId } = signedIn(scene.actor);
    const { prisma } = scene.ports.database;
    const [stated, signals] = await Promise.all([
      prisma.preferences.findUnique({ where: { userId } }),
      prisma.preferenceSignal.findMany({ where: { userId }, orderBy: { createdAt: "desc" }, take: 1000 }),
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
      signals.map((it) => ({
        type: it.type,
        value: signalValue.parse(it.value),
        confidence: it.confidence,
        agentName: it.agentName,
        at: it.createdAt.toISOString(),
      })),
    );
    return { markdown };
  },
});
