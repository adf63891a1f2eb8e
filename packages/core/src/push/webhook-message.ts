import { type Sql, statement, t } from "@caravan/db/sql";
import { dayOf, type Sentence, said } from "@caravan/domain/words/sentence";
import type { Notice } from "../kernel/jobs.ts";
import { messageTitle, type PushMessage } from "./message.ts";

const find = statement(
  "push-webhook",
  `select k.user_id as "userId", k.agent_name as "agentName", w.disabled_reason as reason
     from webhooks w join api_keys k on k.id = w.key_id
    where w.key_id = $1 and w.disabled_at is not null and k.revoked_at is null`,
  [t.uuid],
  { userId: t.uuid, agentName: t.text, reason: t.nullable(t.text) },
);

/** For the person of a key whose webhook was switched off: its agent no longer hears of anything. */
export async function webhookMessage(
  sql: Sql,
  { keyId }: Extract<Notice, { kind: "webhook" }>,
): Promise<PushMessage | undefined> {
  const [row] = await sql.rows(find, [keyId]);
  if (!row) return undefined;
  return {
    recipients: [row.userId],
    switch: "proposals",
    // About a key, and for its person.
    access: { scope: "trips:read", tripId: null },
    payload: {
      kind: "webhook",
      title: messageTitle(row.agentName, said`An agent`),
      body: whySaid(row.reason),
      url: "/profile?tab=keys",
      tag: `webhook:${keyId}`,
    },
    urgency: "normal",
    endsAt: null,
  };
}

/** The stored reason is for its developer, in English (webhooks/deliver-webhook.ts); this is what its person can use of it. */
function whySaid(reason: string | null): Sentence {
  const since = /^Every attempt since (\d{4}-\d\d-\d\d)T/.exec(reason ?? "")?.[1];
  if (since !== undefined)
    return said`Its webhook was switched off, because every attempt since ${dayOf(since)} has failed.`;
  if (reason?.includes("410"))
    return said`Its webhook was switched off, because its address answers that it is no longer there.`;
  return said`Its webhook was switched off.`;
}
