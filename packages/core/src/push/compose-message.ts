import type { Sql } from "@caravan/db/sql";
import { said } from "@caravan/domain/words/sentence";
import type { Notice } from "../kernel/jobs.ts";
import { commentMessage } from "./comment-message.ts";
import { decisionMessage } from "./decision-message.ts";
import { invitationMessage } from "./invitation-message.ts";
import { keyMessage } from "./key-message.ts";
import type { PushMessage } from "./message.ts";
import { proposalMessage } from "./proposal-message.ts";
import { recommendationMessage } from "./recommendation-message.ts";
import { roundMessage } from "./round-message.ts";
import { sharedTripMessage } from "./shared-trip-message.ts";
import { webhookMessage } from "./webhook-message.ts";

/**
 * The message of a notice now, with its recipients; undefined when it has become pointless.
 *
 * @param only checks this person only; null: all
 */
export function composeMessage(
  sql: Sql,
  notice: Notice,
  now: Date,
  only: string | null,
): Promise<PushMessage | undefined> {
  switch (notice.kind) {
    case "proposal":
      return proposalMessage(sql, notice, only);
    case "round":
      return roundMessage(sql, notice, now, only);
    case "recommendation":
      return recommendationMessage(sql, notice, now);
    case "shared":
      return sharedTripMessage(sql, notice);
    case "decision":
      return decisionMessage(sql, notice);
    case "comment":
      return commentMessage(sql, notice, only);
    case "invitation":
      return invitationMessage(sql, notice, now);
    case "webhook":
      return webhookMessage(sql, notice);
    case "key":
      return keyMessage(sql, notice, now);
    case "test":
      return testMessage(notice);
  }
}

/** At any hour: its recipient is waiting for it. */
async function testMessage({ userId }: Extract<Notice, { kind: "test" }>): Promise<PushMessage> {
  return {
    recipients: [userId],
    switch: null,
    access: null,
    payload: {
      kind: "test",
      title: said`It works`,
      body: said`Caravan can reach this device.`,
      url: "/profile?tab=notifications",
      tag: "test",
    },
    urgency: "high",
    endsAt: null,
  };
}
