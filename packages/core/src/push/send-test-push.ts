import { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { forOwnEyes } from "../kernel/without-tool.ts";
import { devicesOf } from "./store.ts";

export const sendTestPush = command({
  name: "send_test_push",
  description: "Sends a test push to all of the caller's devices.",
  audience: "person",
  withoutTool: forOwnEyes,
  // Each push goes to all devices of the account, whose addresses its owner chose.
  rateLimit: { key: "push-test", limit: 5, seconds: 60, counts: "account" },
  input: z.object({}),
  output: z.object({ status: z.literal("queued"), devices: z.number() }),
  rest: { method: "POST", path: "/api/users/me/push-subscriptions/test", status: 202 },
  async run(ctx) {
    const { userId } = signedIn(ctx.actor);
    const devices = await devicesOf(ctx.sql, [userId], ctx.now);
    if (devices.length > 0) await ctx.ports.jobs.add(ctx.sql, "push.tell", { kind: "test", userId });
    return { status: "queued" as const, devices: devices.length };
  },
});
