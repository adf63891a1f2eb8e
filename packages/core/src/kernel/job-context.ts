import type { Sql } from "@caravan/db/sql";
import type { Context } from "./context.ts";
import type { Ports } from "./ports.ts";

/** What a job runs in: no caller and no permissions; whom it works for stands in its data. */
export interface JobCall {
  readonly ports: Ports;
  readonly now: Date;
  readonly newId: () => string;
  /** Aborted when the process stops or the job has taken too long. */
  readonly signal: AbortSignal;
  readonly subscribers: Context["subscribers"];
}

/** A context with the permissions of one person, for a job that works for them. It finds nothing of a trip that they left. */
export function contextForJob(call: JobCall, sql: Sql, userId: string): Context {
  return {
    ...call,
    actor: { kind: "person", userId, name: "", email: "" },
    sql,
    proposes: false,
    progress: () => undefined,
    effects: { logged: 0, rooms: new Set(), warnings: [], afterCommit: [] },
  };
}
