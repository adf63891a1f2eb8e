import { z } from "zod";
import { query } from "../define.ts";
import { subscriptionWire, vapidPublicKey } from "./wire.ts";

export const listPushSubscriptions = query({
  name: "list_push_subscriptions",
  description: "The caller's devices that take pushes, and the key that browsers subscribe with.",
  audience: "trips:read",
  input: z.object({}),
  output: z.object({ subscriptions: z.array(subscriptionWire), vapid_public_key: vapidPublicKey }),
  rest: { method: "GET", path: "/api/users/me/push-subscriptions" },
  async run() {
    throw new Error("not built yet");
  },
});
