import { queues } from "@caravan/core/kernel/jobs";
import type { JobName, QueueSettings } from "@caravan/core/kernel/ports";

const quick: QueueSettings = { seconds: 3, retries: 5, retrySeconds: 1, mostRetrySeconds: 1, workers: 4 };

/** The queues of the service with short intervals and without a schedule. All processes of a test must use the same. */
export const quickQueues = Object.fromEntries(Object.keys(queues).map((name) => [name, quick])) as unknown as Readonly<
  Record<JobName, QueueSettings>
>;
