import type { Ports } from "./ports.ts";

/** What a job runs in: no caller, so nobody's permissions; whom it works for stands in its data. */
export interface JobCall {
  readonly ports: Ports;
  readonly now: Date;
  readonly newId: () => string;
  /** Aborted when the process stops or the job has taken too long. */
  readonly signal: AbortSignal;
}
