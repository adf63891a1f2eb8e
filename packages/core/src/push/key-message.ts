import { type Sql, statement, t } from "@caravan/db/sql";
import { dateOf, said } from "@caravan/domain/words/sentence";
import type { Notice } from "../kernel/jobs.ts";
import type { PushMessage } from "./message.ts";
import { messageTitle } from "./message.ts";

const find = statement(
  "push-key",
  `select user_id as "userId", agent_name as "agentName", expires_at as "expiresAt" from api_keys
    where id = $1 and revoked_at is null and expires_at is not null`,
  [t.uuid],
  { userId: t.uuid, agentName: t.text, expiresAt: t.notNull(t.timestamp) },
);

/** For the person whose key it is, in the inbox and its mail: nothing about it is urgent enough for a push. */
export async function keyMessage(
  sql: Sql,
  { keyId }: Extract<Notice, { kind: "key" }>,
  now: Date,
): Promise<PushMessage | undefined> {
  const [row] = await sql.rows(find, [keyId]);
  if (!row) return undefined;
  const agent = messageTitle(row.agentName, said`An agent`);
  const date = dateOf(row.expiresAt.toISOString().slice(0, 10));
  return {
    recipients: [row.userId],
    switch: null,
    access: null,
    payload: {
      kind: "key",
      title: agent,
      body:
        row.expiresAt > now
          ? said`Its key expires on ${date}. Renew it to let it go on planning for you.`
          : said`Its key expired on ${date}, so it can no longer do anything. Renew it, or leave it as it is.`,
      url: "/profile?tab=keys",
      tag: `key:${keyId}`,
      key_id: keyId,
    },
    pushedFrom: null,
    urgency: "normal",
    endsAt: null,
  };
}
