import { sqlOf, transaction } from "@caravan/db/sql";
import type { JobCall } from "../kernel/job-context.ts";
import { queueRecommendationPush } from "./recommendation-push.ts";
import { withStatusAt } from "./recommendation-status.ts";
import { lockUnanswered, saveRecommendation, travellersWithDue } from "./recommendation-store.ts";
import { bumpContextRevision, lockConcierge, type Traveller } from "./store.ts";

/** More than occur in a minute; the next run takes the rest. */
const MOST = 1000;

/**
 * Stores ended snoozes as open, with a push, and unanswered ones past their expiry as expired, so that clients see a
 * new revision. One transaction for each traveller.
 */
export async function reopenSnoozed(call: JobCall): Promise<void> {
  for (const it of await travellersWithDue(sqlOf(call.ports.database), call.now, MOST)) {
    call.signal.throwIfAborted();
    await wakeFor(call, it);
  }
}

async function wakeFor({ ports, now }: JobCall, traveller: Traveller): Promise<void> {
  await transaction(ports.database, async (sql) => {
    if (!(await lockConcierge(sql, traveller))) return;
    const due = (await lockUnanswered(sql, traveller)).flatMap((it) => withStatusAt(it, now) ?? []);
    if (due.length === 0) return;
    for (const it of due) await saveRecommendation(sql, it);
    await bumpContextRevision(sql, traveller);
    for (const it of due) if (it.status === "open") await queueRecommendationPush(ports, sql, it);
  });
}
