import { z } from "zod";
import { command } from "../kernel/define.ts";
import { setUpByDeveloper } from "../kernel/without-tool.ts";
import { deleteWebhookOf } from "./store.ts";
import { keyOf } from "./wire.ts";

export const deleteWebhook = command({
  name: "delete_webhook",
  description: "Removes the webhook of this key, with what still waits for it.",
  audience: "trips:read",
  withoutTool: setUpByDeveloper,
  guests: false,
  // A setting of the key itself.
  approval: "applies",
  hints: { destructive: true, idempotent: true },
  audit: { event: "key_changed", about: () => ({ detail: { webhook: null } }) },
  input: z.object({}),
  output: z.object({ removed: z.boolean().meta({ description: "False: there was none" }) }),
  rest: { method: "DELETE", path: "/api/agent/webhook" },
  async run(ctx) {
    return { removed: await deleteWebhookOf(ctx.sql, keyOf(ctx.actor)) };
  },
});
