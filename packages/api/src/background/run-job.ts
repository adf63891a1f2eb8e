import { runJob } from "@caravan/core/composition";
import type { JobData, JobName, Ports } from "@caravan/core/kernel/ports";
import { redactedError } from "@caravan/core/kernel/redacted-error";
import { DatabaseError } from "pg";
import { v7 } from "uuid";

/** Runs one job of the queue. Rejects when it should be retried, with an error that contains no values of rows. */
export function jobRunner(ports: Ports, clock: () => Date) {
  return async <Name extends JobName>(name: Name, data: JobData[Name], signal: AbortSignal): Promise<void> => {
    try {
      await runJob(name, { ports, now: clock(), newId: () => v7(), signal }, data);
    } catch (error) {
      throw error instanceof DatabaseError ? redactedError(`${name} failed in the database`, error) : error;
    }
  };
}
