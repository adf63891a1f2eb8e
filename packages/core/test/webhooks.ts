import type { DatabaseWithPrisma } from "@caravan/db/prisma";
import { subscribers } from "../src/composition.ts";
import type { Agent } from "../src/kernel/actor.ts";
import type { JobCall } from "../src/kernel/job-context.ts";
import type { Ports, WebhookAnswer } from "../src/kernel/ports.ts";
import { deliverWebhook } from "../src/webhooks/deliver-webhook.ts";
import { setWebhook } from "../src/webhooks/set-webhook.ts";
import { now, portsOn, run } from "./context.ts";

interface Posted {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Ports whose messages to webhooks are recorded and answered by `state.answer`, with jobs that run when the test says so. */
export function withFakeWebhooks(database: DatabaseWithPrisma) {
  const outside = portsOn(database);
  const posted: Posted[] = [];
  const state: { answer: WebhookAnswer } = { answer: { outcome: "answered", status: 204, afterSeconds: null } };
  const ports: Ports = {
    ...outside.ports,
    webhooks: {
      refuses: (url) => (url.includes("private") ? "The address belongs to a private network." : null),
      post: async (_who, message) => {
        posted.push(message);
        return state.answer;
      },
    },
  };
  const callAt = (at: Date): JobCall => ({
    ports,
    now: at,
    newId: () => crypto.randomUUID(),
    signal: new AbortController().signal,
    subscribers,
  });
  const queued = () => outside.jobs.flatMap((it) => (it.name === "webhook.deliver" ? [it] : []));
  return {
    ...outside,
    ports,
    posted,
    state,
    queued,
    /** Runs the deliveries that are queued, whenever they are due; returns the messages that were posted. */
    async work(at = now) {
      const before = posted.length;
      const due = queued();
      outside.jobs.splice(0);
      for (const { data } of due) await deliverWebhook(callAt(at), data);
      return posted.slice(before).map((it) => JSON.parse(it.body));
    },
    set: (key: Agent, more: object = {}) =>
      run(setWebhook, ports, key, { url: "https://agent.example.com/hook", ...more } as { url: string }),
  };
}
