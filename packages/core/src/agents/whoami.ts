import * as f from "@caravan/domain/fields";
import { scopes } from "@caravan/domain/scopes";
import { z } from "zod";
import { needsApproval, signedIn } from "../kernel/actor.ts";
import { query } from "../kernel/define.ts";
import { limits } from "./common-conventions.ts";
import { requireKey } from "./store.ts";

export const whoami = query({
  name: "whoami",
  description:
    "Who your person is and what this key may do: scopes, trips, whether changes wait for approval (asks_first), expiry, limits. Call it first.",
  audience: "signed_in",
  capability: true,
  examples: [{}],
  input: z.object({}),
  output: z.object({
    person: z.object({ id: f.id, name: z.string() }),
    agent: z.object({ name: z.string(), key_id: f.id }).nullable().meta({ description: "Null without a key" }),
    scopes: z.array(z.enum(scopes)),
    asks_first: z.boolean().meta({
      description: "True: a change of what exists becomes a proposal, which a person decides at its review_url",
    }),
    trips: z
      .array(z.object({ id: f.id, title: z.string() }))
      .nullable()
      .meta({ description: "The only trips that the key reaches; null: all of its person" }),
    expires_at: z.string().nullable(),
    pending_proposals: z.number().meta({ description: "Proposals of this key that wait for a person" }),
    limits: z.record(z.string(), z.number()),
  }),
  rest: { method: "GET", path: "/api/whoami" },
  async run(ctx) {
    const caller = signedIn(ctx.actor);
    const person = { id: caller.userId, name: caller.name };
    if (caller.kind === "person")
      return {
        ...{ person, agent: null, scopes: [...scopes], asks_first: false, trips: null, expires_at: null },
        ...{ pending_proposals: 0, limits: { ...limits } },
      };
    const key = await requireKey(ctx, caller.keyId);
    return {
      person,
      agent: { name: key.agentName, key_id: key.id },
      scopes: scopes.filter((it) => key.scopes.includes(it)),
      asks_first: needsApproval(caller),
      trips: key.tripIds.length === 0 ? null : [...key.trips],
      expires_at: key.expiresAt?.toISOString() ?? null,
      pending_proposals: key.pendingProposals,
      limits: {
        ...limits,
        ...(key.changesAnHour !== null && { changes_an_hour: key.changesAnHour }),
        ...(key.mostTrips !== null && { most_trips: key.mostTrips }),
      },
    };
  },
});
