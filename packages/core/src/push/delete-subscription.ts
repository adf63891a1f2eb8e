import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { command } from "../kernel/define.ts";
import { notFound } from "../kernel/errors.ts";
import { aboutDevice } from "../kernel/without-tool.ts";
import { deviceOwnerOf } from "./device-owner.ts";
import { deleteDevice } from "./store.ts";

export const deletePushSubscription = command({
  name: "delete_push_subscription",
  description: "Removes one of the caller's devices.",
  audience: "trips:write",
  approval: "refused",
  withoutTool: aboutDevice,
  errors: ["not_found"],
  hints: { destructive: true, idempotent: true },
  input: z.object({ subscription_id: f.id }),
  output: z.object({ deleted: z.literal(true) }),
  rest: { method: "DELETE", path: "/api/users/me/push-subscriptions/{id}", params: { id: "subscription_id" } },
  async run(ctx, input) {
    const { userId, keyId } = deviceOwnerOf(ctx.actor);
    if (!(await deleteDevice(ctx.sql, input.subscription_id, userId, keyId))) throw notFound("device");
    return { deleted: true as const };
  },
});
