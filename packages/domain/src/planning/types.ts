import type { Amount, TripAccommodation, TripStyle } from "../fields.ts";
import type { Candidate, Destination } from "../places/candidate.ts";
import type { Activity, ActivityFields } from "../trip/document.ts";
import type { Board } from "./group-board.ts";

/** What a language model says of the candidates: only ever a recommendation, the arranging and checking stays ours. */
export interface Advice {
  /** Best first. `why` is plain text for the traveller. */
  readonly picks: readonly { readonly placeId: string; readonly why: string | null }[];
}

export interface PlanRequest {
  readonly destination: Destination;
  readonly startDate: string;
  readonly endDate: string;
  readonly travelers: number;
  readonly interests: readonly string[];
  /** What the traveller would rather not have: "museums", "crowds". */
  readonly avoid: readonly string[];
  readonly travelStyle: TripStyle | null;
  /** Fewer or more stops than the style has. */
  readonly pace: "slow" | "usual" | "fast";
  readonly accommodationType: TripAccommodation | null;
  readonly dietary: readonly string[];
  readonly accessibility: readonly string[];
  /** Total for one person in `currency`; null when unlimited or unstated. */
  readonly budgetPerPerson: Amount | null;
  readonly currency: string;
  /** All the places to choose from; empty when the destination is not known to the gazetteer. */
  readonly candidates: readonly Candidate[];
  /** Kept exactly where they are: pinned, booked, locked in. */
  readonly fixed: readonly FixedActivity[];
  /** Plan these days of the trip only; null plans all. What stands on the others belongs to `fixed`. */
  readonly only: readonly string[] | null;
  /** Places that the traveller has seen proposed and wants replaced: they come back only where nothing else fits. */
  readonly setAside: readonly string[];
  readonly advice: Advice | null;
  /** Of the group that plans together; null for everybody else. What it locked in is marked among the candidates. */
  readonly board: Board | null;
  /** Same request and seed, same plan. */
  readonly seed: string;
}

export interface FixedActivity {
  readonly date: string;
  readonly activity: Activity;
}

/** An activity that the planner made; it has no id yet. Fields it does not know are null. */
export type PlannedActivity = ActivityFields;

export interface PlannedDay {
  readonly date: string;
  /** In the order in which they are done, fixed ones among them. */
  readonly items: readonly (
    | { readonly kind: "planned"; readonly activity: PlannedActivity }
    | { readonly kind: "fixed"; readonly activityId: string }
  )[];
  /** Why these places on this day, in one plain sentence. */
  readonly reason: string;
}

export interface Plan {
  readonly days: readonly PlannedDay[];
  /** What the traveller should know: unknown destination, wishes that nothing fits, a budget that cannot hold. */
  readonly warnings: readonly { readonly code: string; readonly message: string }[];
}
