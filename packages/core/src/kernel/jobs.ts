import type { Sql } from "@caravan/db/sql";

/** Background work. Only ids: operators read the queue, so it contains nothing personal. */
export interface JobData {
  /** Finds the recipients of a notice, writes it into their inboxes, and queues a delivery for each of their devices. */
  "push.tell": Notice;
  "push.deliver": {
    readonly notice: Notice;
    readonly subscriptionId: string;
    /** How often the push service has asked for a later delivery. */
    readonly putOff: number;
  };
  /** One attempt to deliver a message to the webhook of a key. */
  "webhook.deliver": { readonly deliveryId: string };
  /** Sends a mail that the mail server did not take at once. */
  "mail.send": { readonly mailId: string };
  /** Sends the daily mails of those whose morning has come. */
  "inbox.mail": Readonly<Record<string, never>>;
  /** Tells people of keys that expire. */
  "keys.expiring": Readonly<Record<string, never>>;
  /** Sends the weekly mails about agents to those whose day has come. */
  "keys.mail": Readonly<Record<string, never>>;
  /** Evaluates the plan for one traveller. `asked`: they requested it, and see dismissed advice too. */
  "concierge.evaluate": {
    readonly tripId: string;
    readonly userId: string;
    readonly asked: boolean;
    readonly wish: "what_now" | null;
  };
  /** The plan has changed, so its recommendations are outdated. */
  "concierge.refresh": { readonly tripId: string };
  /** Evaluates travellers whose next activity is near, and reopens snoozed recommendations. */
  "concierge.monitor": Readonly<Record<string, never>>;
}
export type JobName = keyof JobData;

/** Subjects of pushes. Recipients and texts are computed when it is sent. */
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
  | { readonly kind: "decision"; readonly tripId: string; readonly proposalId: string }
  | { readonly kind: "comment"; readonly commentId: string }
  | { readonly kind: "invitation"; readonly invitationId: string }
  /** The webhook of a key was switched off. */
  | { readonly kind: "webhook"; readonly keyId: string }
  /** A key that expires soon, or has expired. */
  | { readonly kind: "key"; readonly keyId: string }
  /** A test push, requested by its recipient. */
  | { readonly kind: "test"; readonly userId: string };

/** A queue that all processes share. */
export interface JobQueue {
  /** Added with the transaction of `sql`, or not at all; run at least once after it, in any process. */
  add<Name extends JobName>(
    sql: Sql,
    name: Name,
    data: JobData[Name],
    options?: {
      /** The earliest time. */
      readonly after?: Date;
      /** In queues that keep one job for each key: while one waits, another is not added. */
      readonly key?: string;
    },
  ): Promise<void>;
}

export interface QueueSettings {
  /** A job that runs longer counts as lost, and runs again. */
  readonly seconds: number;
  readonly retries: number;
  /** Before the first retry; doubled with each, with jitter. */
  readonly retrySeconds: number;
  readonly mostRetrySeconds: number;
  /** Keeps one waiting job for each key. */
  readonly oneWaits?: boolean;
  /** Jobs at once in one process. */
  readonly workers: number;
  /** Cron, UTC: added by the queue itself, once for all processes. */
  readonly schedule?: string;
}

/** Looks through all accounts. */
const hourly = { seconds: 600, retries: 2, retrySeconds: 60, mostRetrySeconds: 300, workers: 1, oneWaits: true };

export const queues: Readonly<Record<JobName, QueueSettings>> = {
  "push.tell": { seconds: 30, retries: 8, retrySeconds: 2, mostRetrySeconds: 300, workers: 2 },
  // For about a day: a push service that is down comes back.
  "push.deliver": { seconds: 30, retries: 12, retrySeconds: 5, mostRetrySeconds: 14_400, workers: 8 },
  // Attempts and their times are in the delivery's row; a job is repeated only when a process ended in it.
  "webhook.deliver": { seconds: 30, retries: 8, retrySeconds: 5, mostRetrySeconds: 300, workers: 4 },
  // For about a day, because a mail server that is down usually comes back.
  "mail.send": { seconds: 60, retries: 12, retrySeconds: 30, mostRetrySeconds: 14_400, workers: 2 },
  "inbox.mail": { ...hourly, schedule: "0 * * * *" },
  "keys.expiring": { ...hourly, schedule: "20 * * * *" },
  "keys.mail": { ...hourly, schedule: "40 * * * *" },
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
