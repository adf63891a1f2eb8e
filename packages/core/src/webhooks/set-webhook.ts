import { randomBytes } from "node:crypto";
import { webhookEvents } from "@caravan/domain/webhooks/webhook-events";
import { z } from "zod";
import { command } from "../kernel/define.ts";
import { DomainError } from "../kernel/errors.ts";
import { WEBHOOK_SECRET_PREFIX } from "../kernel/webhook-signature.ts";
import { setUpByDeveloper } from "../kernel/without-tool.ts";
import { putWebhook, rotateSecret, webhookOf } from "./store.ts";
import { keyOf, presentWebhook, webhookWire } from "./wire.ts";

const SECRET_BYTES = 32;
/** Time to tell the new secret to all receivers. */
const BOTH_SIGN_MS = 86_400_000;

/** What a sealed secret is for. */
export const webhookPurpose = (keyId: string) => `webhook:${keyId}`;

export const setWebhook = command({
  name: "set_webhook",
  description:
    "Sends events to an https address of yours, signed by Standard Webhooks: what became of this key's proposals, and changes of trips that it sees and did not make. The secret is shown when it is made. One address a key; another call changes it and switches it on again.",
  audience: "trips:read",
  withoutTool: setUpByDeveloper,
  guests: false,
  // A setting of the key itself.
  approval: "applies",
  credential: true,
  hints: { destructive: false, idempotent: false },
  errors: ["webhook_refused"],
  audit: {
    event: "key_changed",
    about: ({ url }, output) => ({ detail: { webhook: output ? new URL(url).host : null } }),
  },
  input: z.object({
    url: z.url({ protocol: /^https?$/ }).max(2000),
    events: z
      .array(z.enum(webhookEvents))
      .min(1)
      .max(webhookEvents.length)
      .default([...webhookEvents])
      .transform((sent) => webhookEvents.filter((it) => sent.includes(it)))
      .meta({ description: "All when left out" }),
    rotate_secret: z.boolean().default(false).meta({
      description: "True: a new secret; for a day the former one signs as well",
    }),
  }),
  output: z.object({
    webhook: webhookWire,
    secret: z.string().optional().meta({ description: "whsec_…, when it was made by this call" }),
  }),
  rest: { method: "PUT", path: "/api/agent/webhook" },
  async run(ctx, { url, events, rotate_secret: rotates }) {
    const keyId = keyOf(ctx.actor);
    const refused = ctx.ports.webhooks.refuses(url);
    if (refused !== null)
      throw new DomainError("unprocessable", "webhook_refused", refused, [{ path: "url", message: refused }]);
    const secret = WEBHOOK_SECRET_PREFIX + randomBytes(SECRET_BYTES).toString("base64");
    const sealed = ctx.ports.secretBox.seal(secret, webhookPurpose(keyId));
    const before = await webhookOf(ctx.sql, keyId);
    const stored = await putWebhook(ctx.sql, { keyId, url, events, secret: sealed }, ctx.now);
    if (before && rotates)
      await rotateSecret(ctx.sql, keyId, sealed, new Date(ctx.now.getTime() + BOTH_SIGN_MS), ctx.now);
    return { webhook: presentWebhook(stored), ...(before && !rotates ? {} : { secret }) };
  },
});
