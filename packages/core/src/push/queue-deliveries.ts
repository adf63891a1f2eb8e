import { sqlOf, transaction } from "@caravan/db/sql";
import type { JobCall } from "../kernel/job-context.ts";
import type { Notice } from "../kernel/jobs.ts";
import { deferredUntil, isRecipient } from "./delivery-rules.ts";
import type { PushMessage } from "./message.ts";
import { devicesOf, dropEnded } from "./store.ts";

/** Queues a delivery of a notice for each device of its recipients. */
export async function queueDeliveries({ ports, now }: JobCall, notice: Notice, message: PushMessage): Promise<void> {
  if (message.recipients.length === 0) return;
  const sql = sqlOf(ports.database);
  await dropEnded(sql, message.recipients, now);
  const devices = (await devicesOf(sql, message.recipients, now)).filter((it) => isRecipient(it, message));
  if (devices.length === 0) return;
  // All or none: a retry after half of them would push to that half twice.
  await transaction(ports.database, async (inOne) => {
    for (const device of devices) {
      const after = deferredUntil(device, message, now);
      const data = { notice, subscriptionId: device.id, putOff: 0 };
      await ports.jobs.add(inOne, "push.deliver", data, after ? { after } : {});
    }
  });
}
