import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { command } from "../define.ts";
import { subscriptionWire, vapidPublicKey } from "./wire.ts";

export const savePushSubscription = command({
  name: "save_push_subscription",
  description:
    "Keeps a browser's push subscription, in the shape that the browser gives it. The same endpoint again replaces its keys.",
  audience: "trips:write",
  errors: ["endpoint_taken", "endpoint_refused", "too_many_devices"],
  input: z.object({
    endpoint: f.pushEndpoint,
    expirationTime: z.number().nullable().optional(),
    keys: z.object({ p256dh: f.pushPublicKey, auth: f.pushSecret }),
    label: f.deviceLabel.optional().meta({ description: "What the device is called in the list" }),
  }),
  output: z.object({ subscription: subscriptionWire, vapid_public_key: vapidPublicKey }),
  rest: { method: "POST", path: "/api/users/me/push-subscriptions" },
  async run() {
    throw new Error("not built yet");
  },
});
