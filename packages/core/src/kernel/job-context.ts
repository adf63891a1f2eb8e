import type { Sql } from "@caravan/db/sql";
import type { Context } from "./define.ts";
import type { JobCall } from "./job-call.ts";

/**
 * Where a job does something for one person: what it loads is loaded with their permission, as if they had called. Whoever
 * has left the trip since then is a stranger to it.
 */
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
