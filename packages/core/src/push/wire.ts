import * as f from "@caravan/domain/fields";
import { z } from "zod";
import type { StoredSettings } from "./settings-store.ts";
import type { ListedDevice } from "./store.ts";

/** The secrets of a subscription, `p256dh` and `auth`, are only used to encrypt pushes and never returned. */
export const subscriptionWire = z.object({
  id: f.id,
  endpoint: z.string(),
  label: z.string().nullable(),
  created_at: z.string(),
  last_sent_at: z.string().nullable(),
});

export function presentDevice({ created_at, last_sent_at, ...it }: ListedDevice): z.input<typeof subscriptionWire> {
  return { ...it, created_at: created_at.toISOString(), last_sent_at: last_sent_at?.toISOString() ?? null };
}

export const vapidPublicKey = z
  .string()
  .nullable()
  .meta({ description: "base64url, for the browser's applicationServerKey; null when push is switched off" });

export const pushSettingsWire = z.object({
  kinds: z.object({
    proposals: z.boolean().meta({ description: "A proposal to decide, and what became of yours" }),
    rounds: z.boolean().meta({ description: "A round that was run, or that ends soon without the caller's answer" }),
    recommendations: z.boolean().meta({ description: "What the concierge recommends" }),
    shared_trips: z.boolean().meta({ description: "A trip that was shared with you, or an invitation to one" }),
    comments: z.boolean().meta({ description: "A comment that mentions you, or goes on where you wrote" }),
  }),
  quiet_hours: z
    .object({ start: z.string(), end: z.string(), timezone: z.string() })
    .nullable()
    .meta({ description: "Pushes during these hours are sent when they end" }),
});

export function presentSettings({ switches, quiet }: StoredSettings): z.input<typeof pushSettingsWire> {
  return { kinds: switches, quiet_hours: quiet };
}
