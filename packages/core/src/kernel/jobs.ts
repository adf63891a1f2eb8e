import type { Sql } from "@caravan/db/sql";

/** Work that outlives the call that asked for it. Ids only: operators read the queue, so it holds nothing personal. */
export interface JobData {
  /** Finds the receivers of a notice, and queues a delivery for each of their devices. */
  "push.tell": Notice;
  "push.deliver": {
    readonly notice: Notice;
    readonly subscriptionId: string;
    /** How often the push service has asked for a later delivery. */
    readonly putOff: number;
  };
  /** Evaluates the plan for one traveller. `asked`: they asked for it, and see also what they have dismissed. */
  "concierge.evaluate": {
    readonly tripId: string;
    readonly userId: string;
    readonly asked: boolean;
    readonly wish: "what_now" | null;
  };
  /** The plan has changed, so that recommendations for it are outdated. */
  "concierge.refresh": { readonly tripId: string };
  /** Evaluates travellers whose next activity is near, and wakes snoozed recommendations. */
  "concierge.monitor": Readonly<Record<string, never>>;
}
export type JobName = keyof JobData;

/** What people are told by push. Receivers and words are worked out when it is sent. */
export type Notice =
  | { readonly kind: "proposal"; readonly tripId: string; readonly proposalId: string }
  | {
      readonly kind: "round";
      readonly groupId: string;
      readonly roundNumber: number;
      readonly moment: "ended" | "closing";
    }
  | {
      readonly kind: "recommendation";
      readonly tripId: string;
      readonly userId: string;
      readonly recommendationId: string;
      readonly version: number;
    }
  | { readonly kind: "shared"; readonly tripId: string; readonly userId: string }
  /** Asked for by its receiver, to see that it works. */
  | { readonly kind: "test"; readonly userId: string };

/** A queue that all processes share. */
export interface JobQueue {
  /** Added with the transaction of `sql`, or not at all; done at least once after it, in any process. */
  add<Name extends JobName>(
    sql: Sql,
    name: Name,
    data: JobData[Name],
    options?: {
      /** Not before. */
      readonly after?: Date;
      /** In queues where one waits: while one of this key does, another is not added. */
      readonly key?: string;
    },
  ): Promise<void>;
}

/** How a queue is worked on. */
export interface QueueSettings {
  /** After this long without an end it counts as lost, and is done again. */
  readonly seconds: number;
  readonly retries: number;
  /** Before the first retry; doubled with each, with some chance in it. */
  readonly retrySeconds: number;
  readonly mostRetrySeconds: number;
  /** Of several with one key, those that come while one waits are not added. */
  readonly oneWaits?: boolean;
  /** At once in one process. */
  readonly workers: number;
  /** Cron, UTC: added by the queue itself, once for all processes. */
  readonly schedule?: string;
}

export const queues: Readonly<Record<JobName, QueueSettings>> = {
  "push.tell": { seconds: 30, retries: 8, retrySeconds: 2, mostRetrySeconds: 300, workers: 2 },
  // For about a day: a push service that is down comes back.
  "push.deliver": { seconds: 30, retries: 12, retrySeconds: 5, mostRetrySeconds: 14_400, workers: 8 },
  "concierge.evaluate": { seconds: 30, retries: 3, retrySeconds: 2, mostRetrySeconds: 20, workers: 4, oneWaits: true },
  "concierge.refresh": { seconds: 60, retries: 3, retrySeconds: 2, mostRetrySeconds: 30, workers: 1, oneWaits: true },
  "concierge.monitor": {
    seconds: 55,
    retries: 0,
    retrySeconds: 1,
    mostRetrySeconds: 1,
    workers: 1,
    oneWaits: true,
    schedule: "* * * * *",
  },
};
