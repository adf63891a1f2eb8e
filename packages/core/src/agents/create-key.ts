import * as f from "@caravan/domain/fields";
import { scopes } from "@caravan/domain/scopes";
import { z } from "zod";
import { requireRole } from "../kernel/access.ts";
import { signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { requireRecentSignIn } from "../kernel/recent-sign-in.ts";
import { decidesAccess } from "../kernel/without-tool.ts";
import { generateKey } from "./generate-key.ts";
import { keyDays, keyLimitsInput, keyMode, keyTrips } from "./key-fields.ts";
import { keyWire, presentKey } from "./key-wire.ts";
import { requireKey } from "./store.ts";

export const createKey = command({
  name: "create_api_key",
  description:
    "Makes a key for an agent with the scopes that it may use. The secret is shown once; only its hash is kept.",
  audience: "person",
  withoutTool: decidesAccess,
  credential: true,
  errors: ["not_found", "recent_sign_in_needed"],
  audit: {
    event: "key_created",
    about: ({ scopes, mode }, output) => ({ subjectId: output?.key.id, detail: { scopes, mode } }),
  },
  input: z.object({
    agent_name: f.agentName,
    scopes: z
      .array(z.enum(scopes))
      .min(1)
      .max(scopes.length)
      .transform((sent) => scopes.filter((scope) => sent.includes(scope))),
    mode: keyMode.default("apply"),
    trip_ids: keyTrips.default([]),
    ...keyLimitsInput,
    expires_in_days: keyDays.optional(),
  }),
  output: z.object({ key: keyWire, secret: z.string() }),
  rest: { method: "POST", path: "/api/users/me/api-keys", status: 201 },
  async run(ctx, input) {
    requireRecentSignIn(ctx);
    for (const tripId of input.trip_ids) await requireRole(ctx, tripId, "viewer");
    const key = {
      id: ctx.newId(),
      userId: signedIn(ctx.actor).userId,
      agentName: input.agent_name,
      scopes: input.scopes,
      mode: input.mode,
      tripIds: input.trip_ids.map((it) => it.toLowerCase()),
      changesAnHour: input.changes_an_hour ?? null,
      mostTrips: input.most_trips ?? null,
    };
    const { secret } = await generateKey(ctx.sql, key, input.expires_in_days ?? null, ctx.now);
    return { key: presentKey(await requireKey(ctx, key.id)), secret };
  },
});
