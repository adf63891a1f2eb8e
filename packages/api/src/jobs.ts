import { jobHandlers } from "@caravan/core/job-handlers";
import type { JobData, JobName, Ports } from "@caravan/core/ports";
import { v7 } from "uuid";

/** Does one job of the queue. Rejects for what should be tried again. */
export function jobsOn(ports: Ports, clock: () => Date) {
  return async <Name extends JobName>(name: Name, data: JobData[Name], signal: AbortSignal): Promise<void> => {
    await jobHandlers[name]({ ports, now: clock(), newId: () => v7(), signal }, data);
  };
}
