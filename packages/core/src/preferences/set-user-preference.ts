import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { author, signedIn } from "../actor.ts";
import { command } from "../define.ts";

const signalWire = z.object({
  id: f.id,
  type: z.string(),
  value: f.signalValue,
  confidence: z.number(),
  created_at: z.string(),
});

export const setUserPreference = command({
  name: "set_user_preference",
  description:
    "Notes something learnt about the traveller: a category such as dietary restriction, accommodation style, pacing, activity preference or transport preference, and its value. Signals add up; the preference profile is rendered from them.",
  audience: "trips:write",
  capability: true,
  input: z.object({
    type: f.signalType.meta({ description: "The category, for instance pacing" }),
    value: f.signalValue,
    confidence: f.confidence.default(1),
  }),
  output: z.object({ signal: signalWire }),
  async run(scene, input) {
    const { userId } = signedIn(scene.actor);
    const row = await scene.ports.database.prisma.preferenceSignal.create({
      data: {
        id: scene.newId(),
        userId,
        type: input.type,
        value: input.value,
        confidence: input.confidence,
        agentName: author(scene.actor).agentName,
        createdAt: scene.now,
      },
    });
    return {
      signal: {
        id: row.id,
        type: row.type,
        value: input.value,
        confidence: row.confidence,
        created_at: row.createdAt.toISOString(),
      },
    };
  },
});
