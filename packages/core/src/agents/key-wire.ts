import * as f from "@caravan/domain/fields";
import { scopes } from "@caravan/domain/scopes";
import { z } from "zod";
import type { StoredKey } from "./store.ts";

export const keyWire = z.object({
  id: f.id,
  agent_name: z.string(),
  scopes: z.array(z.enum(scopes)),
  mode: z.enum(["apply", "propose"]),
  trip_ids: z.array(f.id).meta({ description: "Empty: all trips" }),
  trips: z
    .array(z.object({ id: f.id, title: z.string() }))
    .meta({ description: "The trips of trip_ids that the key's person can see" }),
  last_four: z.string(),
  created_at: z.string(),
  expires_at: z.string().nullable(),
  last_used_at: z.string().nullable(),
  revoked_at: z.string().nullable(),
  changes_an_hour: z.number().nullable().meta({ description: "The limit of its changes; null without one" }),
  most_trips: z.number().nullable().meta({ description: "How many trips it may make; null without a limit" }),
  webhook: z
    .object({ host: z.string(), status: z.enum(["active", "disabled"]) })
    .nullable()
    .meta({ description: "Where its agent has events sent to; null when nowhere" }),
  edit_count: z.number().meta({
    description:
      "Changes to plans which its person still sees: its own, and those that it proposed and somebody approved",
  }),
  created_trip_count: z.number().meta({ description: "Trips that the key created and its person can see" }),
  pending_proposals: z.number().meta({ description: "Proposals of the key that are still pending" }),
});

export function presentKey(key: StoredKey): z.input<typeof keyWire> {
  return {
    id: key.id,
    agent_name: key.agentName,
    scopes: [...key.scopes],
    mode: key.mode,
    trip_ids: [...key.tripIds],
    trips: [...key.trips],
    last_four: key.lastFour,
    created_at: key.createdAt.toISOString(),
    expires_at: key.expiresAt?.toISOString() ?? null,
    last_used_at: key.lastUsedAt?.toISOString() ?? null,
    revoked_at: key.revokedAt?.toISOString() ?? null,
    changes_an_hour: key.changesAnHour,
    most_trips: key.mostTrips,
    webhook:
      key.webhookUrl === null || key.revokedAt !== null
        ? null
        : { host: new URL(key.webhookUrl).host, status: key.webhookOff ? "disabled" : "active" },
    edit_count: key.editCount,
    created_trip_count: key.createdTripCount,
    pending_proposals: key.pendingProposals,
  };
}
