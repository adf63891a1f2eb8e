import { sqlOf, transaction } from "@caravan/db/sql";
import type { JobCall } from "../kernel/job-context.ts";
import type { Notice } from "../kernel/jobs.ts";
import { composeMessage } from "../push/compose-message.ts";
import { queueDeliveries } from "../push/queue-deliveries.ts";
import { inboxKinds } from "./kinds.ts";
import { putItem, retellProposals, settleProposals } from "./store.ts";

/** Writes a notice into the inboxes of its recipients, and queues its pushes. */
export async function writeNotice(call: JobCall, notice: Notice): Promise<void> {
  const { ports, now, newId } = call;
  if (notice.kind === "decision") await followDecision(call, notice);
  const message = await composeMessage(sqlOf(ports.database), notice, now, null);
  if (!message) return;
  const kind = inboxKinds.find((it) => it === notice.kind);
  if (kind)
    await transaction(ports.database, async (sql) => {
      for (const userId of message.recipients) await putItem(sql, userId, kind, message.payload, { id: newId(), now });
    });
  await queueDeliveries(call, notice, message);
}

/** Whoever could decide sees in their inbox how many of the proposals still wait. */
async function followDecision(
  { ports, now }: JobCall,
  { tripId, proposalId }: Extract<Notice, { kind: "decision" }>,
): Promise<void> {
  const sql = sqlOf(ports.database);
  const left = await composeMessage(sql, { kind: "proposal", tripId, proposalId }, now, null);
  if (left) await retellProposals(sql, left.payload);
  else await settleProposals(sql, proposalId, now);
}
