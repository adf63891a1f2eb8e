import { TEST_EVENT } from "@caravan/domain/webhooks/webhook-events";
import { z } from "zod";
import { command } from "../kernel/define.ts";
import { conflict, notFound } from "../kernel/errors.ts";
import { setUpByDeveloper } from "../kernel/without-tool.ts";
import { insertDelivery } from "./delivery-store.ts";
import { webhookOf } from "./store.ts";
import { deliveryWire, keyOf, presentDelivery } from "./wire.ts";

export const testWebhook = command({
  name: "test_webhook",
  description: `Sends an event of type ${TEST_EVENT} to the webhook of this key, as any other. get_webhook says what became of it.`,
  audience: "trips:read",
  withoutTool: setUpByDeveloper,
  guests: false,
  // A setting of the key itself.
  approval: "applies",
  // The address is that of the caller's choice.
  rateLimit: { key: "webhook-test", limit: 10, seconds: 60, counts: "account" },
  errors: ["not_found", "webhook_disabled"],
  input: z.object({}),
  output: z.object({ delivery: deliveryWire }),
  rest: { method: "POST", path: "/api/agent/webhook/test", status: 202 },
  async run(ctx) {
    const keyId = keyOf(ctx.actor);
    const webhook = await webhookOf(ctx.sql, keyId);
    if (!webhook) throw notFound("webhook");
    if (webhook.disabledAt !== null)
      throw conflict("webhook_disabled", "This webhook was switched off. Set it again to switch it on.");
    const delivery = await insertDelivery(ctx.sql, { id: ctx.newId(), keyId, type: TEST_EVENT }, ctx.now);
    await ctx.ports.jobs.add(ctx.sql, "webhook.deliver", { deliveryId: delivery.id });
    return { delivery: presentDelivery(delivery) };
  },
});
