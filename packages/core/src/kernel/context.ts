import type { Sql } from "@caravan/db/sql";
import type { ActivityFields, TripDocument } from "@caravan/domain/trip/document";
import type { Warning } from "@caravan/domain/trip/warning";
import type { Actor } from "./actor.ts";
import type { AuditAbout } from "./audit-log.ts";
import type { Subscribers } from "./domain-events.ts";
import type { Ports } from "./ports.ts";

/** The environment of a verb. Time and ids come from here, never from globals. */
export interface Context {
  readonly actor: Actor;
  /**
   * Where the call comes from: an IPv4 address, or the /64 of an IPv6 one. Undefined for calls of the service itself.
   */
  readonly network?: string | undefined;
  /** A transaction in a command, single statements in a query and in `prepare`. */
  readonly sql: Sql;
  readonly ports: Ports;
  /** When the call began. */
  readonly now: Date;
  /** The current time, for the log: a call may have waited for its plan or for a lock. */
  readonly clock: () => Date;
  readonly newId: () => string;
  /** Aborted when the caller disconnects. */
  readonly signal: AbortSignal;
  /** The answer is stored for it. */
  readonly idempotencyKey?: string | undefined;
  /** Changes to a plan are saved as a proposal instead of applied (propose-or-apply.ts). */
  readonly proposes: boolean;
  /** Runs a verb that was proposed, by its name, with the input that was proposed (propose-or-apply.ts). */
  readonly runRequest: (ctx: Context, verb: string, input: unknown) => Promise<RequestAnswer>;
  /** Reports progress to callers that want it; ignored for others. */
  readonly progress: (step: Progress) => void;
  /** What this call has recorded so far. */
  readonly effects: CallEffects;
  /** The contexts that react to what this call does. */
  readonly subscribers: Subscribers<Context>;
}

export interface RequestAnswer {
  readonly answer: object;
  /** What of it whoever proposed the request may read. */
  readonly outcome: Readonly<Record<string, unknown>>;
}

/** The progress of a plan. A day is reported when it is final, in calendar order. */
export type Progress =
  | { readonly stage: "choosing"; readonly places: number }
  | { readonly stage: "arranging" }
  | { readonly stage: "day"; readonly day: DayProgress };

/** A planned day as it is streamed, fixed activities included. */
export interface DayProgress {
  readonly date: string;
  /** From 1, in the trip. */
  readonly dayNumber: number;
  readonly reason: string;
  readonly activities: readonly ActivityFields[];
}

export interface CallEffects {
  /** Entries in the edit log. */
  logged: number;
  /** Rooms to announce after commit. */
  readonly rooms: Set<string>;
  readonly warnings: Warning[];
  /** The plan that it changed or proposes to change: as it was, and as it is or would be. */
  changedPlan?: { readonly before: TripDocument; readonly after: TripDocument };
  /** Runs after commit; a failure is reported and does not undo the change. */
  readonly afterCommit: (() => Promise<void>)[];
  /** What the audit log records about this call besides its input and output. */
  audited: AuditAbout;
}
