import * as f from "@caravan/domain/fields";
import { webhookEvents } from "@caravan/domain/webhooks/webhook-events";
import { z } from "zod";
import type { Actor } from "../kernel/actor.ts";
import { forbidden } from "../kernel/errors.ts";
import type { ListedDelivery } from "./delivery-store.ts";
import type { StoredWebhook } from "./store.ts";

export const webhookWire = z.object({
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  status: z.enum(["active", "disabled"]),
  disabled_reason: z.string().nullable(),
  failing_since: z.string().nullable().meta({ description: "Since when every attempt has failed" }),
  created_at: z.string(),
});

export const deliveryWire = z.object({
  id: f.id.meta({ description: "Its webhook-id, the same in each attempt" }),
  type: z.string(),
  data: z.record(z.string(), z.unknown()),
  status: z.enum(["waiting", "delivered", "failed", "withheld"]).meta({
    description: "withheld: the key may no longer see what it is about",
  }),
  attempts: z.number(),
  created_at: z.string(),
  last_attempt_at: z.string().nullable(),
  last_status: z.number().nullable(),
  last_error: z.string().nullable(),
  next_attempt_at: z.string().nullable(),
});

export function presentWebhook(it: StoredWebhook): z.input<typeof webhookWire> {
  return {
    url: it.url,
    events: [...it.events],
    status: it.disabledAt === null ? "active" : "disabled",
    disabled_reason: it.disabledReason,
    failing_since: it.failingSince?.toISOString() ?? null,
    created_at: it.createdAt.toISOString(),
  };
}

export function presentDelivery(it: ListedDelivery): z.input<typeof deliveryWire> {
  return {
    ...{ id: it.id, type: it.type, data: { ...it.data }, status: it.status, attempts: it.attempts },
    created_at: it.createdAt.toISOString(),
    last_attempt_at: it.lastAttemptAt?.toISOString() ?? null,
    last_status: it.lastStatus,
    last_error: it.lastError,
    next_attempt_at: it.nextAttemptAt?.toISOString() ?? null,
  };
}

/** @throws forbidden for a person: a webhook hears what one key may see */
export function keyOf(actor: Actor): string {
  if (actor.kind !== "agent") throw forbidden("A webhook belongs to an API key. Call this with the key of the agent.");
  return actor.keyId;
}
