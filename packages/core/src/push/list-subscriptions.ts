import { z } from "zod";
import { query } from "../kernel/define.ts";
import { aboutDevice } from "../kernel/without-tool.ts";
import { deviceOwnerOf } from "./device-owner.ts";
import { listDevices } from "./store.ts";
import { presentDevice, subscriptionWire, vapidPublicKey } from "./wire.ts";

export const listPushSubscriptions = query({
  name: "list_push_subscriptions",
  description:
    "The caller's devices that take pushes, and the key that browsers subscribe with. An API key sees those that it saved.",
  audience: "trips:read",
  withoutTool: aboutDevice,
  input: z.object({}),
  output: z.object({ subscriptions: z.array(subscriptionWire), vapid_public_key: vapidPublicKey }),
  rest: { method: "GET", path: "/api/users/me/push-subscriptions" },
  async run(ctx) {
    const { userId, keyId } = deviceOwnerOf(ctx.actor);
    const devices = await listDevices(ctx.sql, userId, keyId, ctx.now);
    return { subscriptions: devices.map(presentDevice), vapid_public_key: ctx.ports.push.publicKey };
  },
});
