import type { Database } from "@caravan/db/client";
import type { Plan, PlanRequest } from "@caravan/domain/planning/types";
import type { Verb } from "./define.ts";

/** The outside world as the use cases see it. Implementations live in `integrations`. */
export interface Ports {
  readonly database: Database;
  /** Arranges a plan away from the event loop; rejects with the signal's reason when it is aborted. */
  readonly planner: { plan(request: PlanRequest, signal: AbortSignal): Promise<Plan> };
  readonly mailer: Mailer;
  readonly passwords: {
    hash(password: string): Promise<string>;
    verify(hash: string, password: string): Promise<boolean>;
  };
  /** Tells listeners of the rooms that there is something new. Called after commit; may coalesce. */
  readonly announcer: { announce(room: string): void };
  /** Every verb that the router knows. */
  readonly catalogue: { verbs(): readonly Verb[] };
  readonly publicUrl: string;
  /** Closed by configuration on installations that invite people in another way. */
  readonly signUpOpen: boolean;
  /** Whether a sample trip may be looked at without an account. */
  readonly demo: boolean;
}

export interface Mailer {
  /** False when no mail server is configured; callers then say so instead of sending. */
  readonly configured: boolean;
  send(mail: { to: string; subject: string; text: string }): Promise<void>;
}
