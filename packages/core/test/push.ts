import { randomBytes } from "node:crypto";
import type { DatabaseWithPrisma } from "@caravan/db/prisma";
import type { Scope } from "@caravan/domain/scopes";
import { subscribers } from "../src/composition.ts";
import { writeNotice } from "../src/inbox/write-notice.ts";
import type { Actor, Agent, Person } from "../src/kernel/actor.ts";
import type { JobCall } from "../src/kernel/job-context.ts";
import type { JobData, Notice } from "../src/kernel/jobs.ts";
import type { Ports, PushSender } from "../src/kernel/ports.ts";
import { deliver } from "../src/push/deliver.ts";

import { savePushSubscription } from "../src/push/save-subscription.ts";
import { now, portsOn, run } from "./context.ts";

type Answer = Awaited<ReturnType<PushSender["send"]>>;

interface Pushed {
  readonly endpoint: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly options: Parameters<PushSender["send"]>[2];
}

/** A subscription as a browser sends it. */
export const newSubscription = (endpoint = `https://push.example.com/${crypto.randomUUID()}`) => ({
  endpoint,
  keys: { p256dh: randomBytes(65).toString("base64url"), auth: randomBytes(16).toString("base64url") },
});

/** A device of a person, by its endpoint. */
export async function saveDevice(ports: Ports, actor: Actor): Promise<string> {
  const { endpoint, keys } = newSubscription();
  await run(savePushSubscription, ports, actor, { endpoint, keys });
  return endpoint;
}

/** A key of a person, as an actor. */
export async function createKey(
  database: DatabaseWithPrisma,
  { userId, name }: Person,
  scopes: readonly Scope[],
  more: { readonly tripIds?: readonly string[]; readonly expiresAt?: Date; readonly mode?: Agent["mode"] } = {},
): Promise<Agent> {
  const id = crypto.randomUUID();
  const { tripIds = [], mode = "apply", expiresAt = null } = more;
  const stored = { id, userId, agentName: "Scout", hash: id, lastFour: "0000", scopes: [...scopes], mode, expiresAt };
  await database.prisma.apiKey.create({ data: { ...stored, tripIds: [...tripIds], createdAt: now } });
  return { kind: "agent", userId, name, agentName: "Scout", keyId: id, scopes, mode, tripIds };
}

/** Ports whose pushes are recorded and answered by `answer`, with jobs that run when the test says so. */
export function withFakePush(database: DatabaseWithPrisma) {
  const outside = portsOn(database);
  const pushed: Pushed[] = [];
  const state = { answer: { outcome: "sent" } as Answer };
  const ports: Ports = {
    ...outside.ports,
    push: {
      ...outside.ports.push,
      send: async ({ endpoint }, payload, options) => {
        pushed.push({ endpoint, payload: payload as Pushed["payload"], options });
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
  const noticesAdded = () => outside.jobs.flatMap((it) => (it.name === "push.tell" ? [it.data] : []));
  const deliveries = () => outside.jobs.flatMap((it) => (it.name === "push.deliver" ? [it] : []));
  return {
    ...outside,
    ports,
    pushed,
    state,
    noticesAdded,
    callAt,
    deliveries,
    tell: (notice: Notice, at = now) => writeNotice(callAt(at), notice),
    deliver: (data: JobData["push.deliver"], at = now) => deliver(callAt(at), data),
    /** Runs queued jobs that are due, each once; returns the endpoints that got a push. */
    async work(at = now): Promise<string[]> {
      const before = pushed.length;
      for (const notice of noticesAdded()) await writeNotice(callAt(at), notice);
      const due = deliveries().filter(({ options }) => !options.after || options.after <= at);
      outside.jobs.splice(0);
      for (const { data } of due) await deliver(callAt(at), data);
      return pushed.slice(before).map((it) => it.endpoint);
    },
  };
}
