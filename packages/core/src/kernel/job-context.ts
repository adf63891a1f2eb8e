import type { Sql } from "@caravan/db/sql";
import type { Context } from "./context.ts";
import type { Ports } from "./ports.ts";

/** The environment of a job: no caller and no permissions; its data names the person. */
export interface JobCall {
  readonly ports: Ports;
  readonly now: Date;
  readonly newId: () => string;
  /** Aborted when the process stops or the job has taken too long. */
  readonly signal: AbortSignal;
  readonly subscribers: Context["subscribers"];
}

/** A context with the permissions of one person, for a job that works for them. Trips that they left are not found. */
export function contextForJob(call: JobCall, sql: Sql, userId: string): Context {
  return {
    ...call,
    clock: () => call.now,
    actor: { kind: "person", userId, name: "", email: "" },
    sql,
    proposes: false,
    runRequest: () => Promise.reject(new Error("a job approves nothing")),
    progress: () => undefined,
    effects: { logged: 0, rooms: new Set(), warnings: [], afterCommit: [], audited: {} },
  };
}
