import * as f from "@caravan/domain/fields";
import { said } from "@caravan/domain/words/sentence";
import { z } from "zod";
import { command } from "../kernel/define.ts";
import { conflict, DomainError, invalidAt } from "../kernel/errors.ts";
import { aboutDevice } from "../kernel/without-tool.ts";
import { deviceOwnerOf } from "./device-owner.ts";
import { countOthers, saveDevice } from "./store.ts";
import { presentDevice, subscriptionWire, vapidPublicKey } from "./wire.ts";

/** For one person. Nobody uses more, and each costs a request for every message. */
const MOST_DEVICES = 20;
/** A limit for expiration times: some browsers send "never" as a date outside the calendar. */
const LAST_DATE = Date.parse("9999-12-31T00:00:00Z");

export const savePushSubscription = command({
  name: "save_push_subscription",
  description:
    "Keeps a browser's push subscription, in the shape that the browser gives it. The same endpoint again replaces its keys.",
  audience: "trips:write",
  withoutTool: aboutDevice,
  guests: false,
  approval: "applies",
  errors: ["endpoint_taken", "endpoint_refused", "too_many_devices"],
  input: z.object({
    endpoint: f.pushEndpoint,
    expirationTime: z.number().nullable().optional(),
    keys: z.object({ p256dh: f.pushPublicKey, auth: f.pushSecret }),
    label: f.deviceLabel.optional().meta({ description: "Name of the device in the list" }),
  }),
  output: z.object({ subscription: subscriptionWire, vapid_public_key: vapidPublicKey }),
  rest: { method: "POST", path: "/api/users/me/push-subscriptions" },
  async run(ctx, input) {
    const { keys, label = null } = input;
    const endpoint = spelled(input.endpoint);
    const refused = ctx.ports.push.refuses(endpoint);
    if (refused !== null)
      throw new DomainError("unprocessable", "endpoint_refused", refused, [{ path: "endpoint", message: refused }]);
    const { userId, keyId, sessionId } = deviceOwnerOf(ctx.actor);
    if ((await countOthers(ctx.sql, userId, endpoint, ctx.now)) >= MOST_DEVICES)
      throw conflict(
        "too_many_devices",
        said`${MOST_DEVICES} devices already get your notifications. Remove one of them first.`,
      );
    const device = await saveDevice(ctx.sql, {
      id: ctx.newId(),
      userId,
      keyId,
      sessionId,
      endpoint,
      p256dh: keys.p256dh,
      auth: keys.auth,
      label,
      expiresAt: endOf(input.expirationTime, ctx.now),
      now: ctx.now,
    });
    if (!device) throw conflict("endpoint_taken", "This device belongs to another account.");
    return { subscription: presentDevice(device), vapid_public_key: ctx.ports.push.publicKey };
  },
});

function endOf(expirationTime: number | null | undefined, now: Date): Date | null {
  if (expirationTime === null || expirationTime === undefined || expirationTime > LAST_DATE) return null;
  if (expirationTime <= now.getTime()) throw invalidAt("expirationTime", "has passed: subscribe again");
  return new Date(expirationTime);
}

/** Normalised, so that one endpoint is one row. */
function spelled(endpoint: string): string {
  const url = new URL(endpoint);
  url.hash = "";
  return url.href;
}
