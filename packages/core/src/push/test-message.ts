import type { Notice } from "../kernel/jobs.ts";
import type { PushMessage } from "./compose-message.ts";

/** For whoever wants to see that it arrives, at any hour. */
export async function testMessage({ userId }: Extract<Notice, { kind: "test" }>): Promise<PushMessage> {
  return {
    recipients: [userId],
    switch: null,
    reach: null,
    payload: {
      kind: "test",
      title: "It works",
      body: "Caravan can reach this device.",
      url: "/profile?tab=notifications",
      tag: "test",
    },
    urgency: "high",
    endsAt: null,
  };
}
