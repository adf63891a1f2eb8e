import { z } from "zod";
import { query } from "../kernel/define.ts";
import { setUpByDeveloper } from "../kernel/without-tool.ts";
import { deliveriesOf } from "./delivery-store.ts";
import { webhookOf } from "./store.ts";
import { deliveryWire, keyOf, presentDelivery, presentWebhook, webhookWire } from "./wire.ts";

export const getWebhook = query({
  name: "get_webhook",
  description: "The webhook of this key and its deliveries of the last week, newest first, with what became of each.",
  audience: "trips:read",
  withoutTool: setUpByDeveloper,
  guests: false,
  input: z.object({ limit: z.coerce.number().int().min(1).max(100).default(20) }),
  output: z.object({ webhook: webhookWire.nullable(), deliveries: z.array(deliveryWire) }),
  rest: { method: "GET", path: "/api/agent/webhook" },
  async run(ctx, { limit }) {
    const keyId = keyOf(ctx.actor);
    const webhook = await webhookOf(ctx.sql, keyId);
    const deliveries = await deliveriesOf(ctx.sql, keyId, limit);
    return { webhook: webhook ? presentWebhook(webhook) : null, deliveries: deliveries.map(presentDelivery) };
  },
});
