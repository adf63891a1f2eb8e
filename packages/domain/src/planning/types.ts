import type { Amount } from "../amount.ts";
import type { TripAccommodation, TripStyle } from "../field-choices.ts";
import type { MoneyRecords } from "../money/trip-cost.ts";
import type { Candidate, Destination } from "../places/candidate.ts";
import type { Guide, LocalFacts } from "../places/guide.ts";
import type { Point } from "../places/travel-time.ts";
import type { Activity, ActivityFields } from "../trip/document.ts";
import type { Want } from "../wishes/want.ts";
import type { Text } from "../words/words.ts";
import type { Board } from "./group-board.ts";

export interface PlanRequest {
  readonly destination: Destination;
  readonly startDate: string;
  readonly endDate: string;
  readonly travelers: number;
  /** Words and sentences: "museums", "Half a day in Uji for the tea would be perfect." */
  readonly interests: readonly string[];
  /** What the sentences among them want; read from them when left out. */
  readonly wants?: readonly Want[];
  /** What was chosen for them before the days are filled; see `choose-for-wants.ts`. */
  readonly chosen?: ChosenPlaces;
  /** What the traveller wants to avoid: "museums", "crowds". */
  readonly avoid: readonly string[];
  readonly travelStyle: TripStyle | null;
  /** The time there as the plan is made: on a day that has begun nothing is planned before it. Left out, no day has. */
  readonly now?: { readonly date: string; readonly minutes: number };
  /** Changes the number of stops of the style. */
  readonly pace: "slow" | "usual" | "fast";
  readonly accommodationType: TripAccommodation | null;
  readonly dietary: readonly string[];
  readonly accessibility: readonly string[];
  /** In `currency`, as the trip states them; null when unlimited or unstated. See `money/budget.ts`. */
  readonly budgetPerPerson: Amount | null;
  readonly totalBudget: Amount | null;
  readonly currency: string;
  /** All candidates; empty for an unknown destination. */
  readonly candidates: readonly Candidate[];
  /** Day trips, walks and events of the destination; left out for unknown destinations. */
  readonly guide?: Guide;
  /** Where the nights are spent, when that is settled; left out, the planner chooses among the bases of the guide. */
  readonly stops?: readonly RequestedStop[];
  /** Set for the days at one stop of a trip with several stops. */
  readonly part?: TripPart;
  /** Kept where they are: pinned, booked, locked in. */
  readonly fixed: readonly FixedActivity[];
  /** Plans only these days; null plans all. Activities of other days belong to `fixed`. */
  readonly only: readonly string[] | null;
  /** Places to be replaced: they return only where nothing else fits. */
  readonly setAside: readonly string[];
  /** Where the nights are spent, by the date of the evening; nights without a known stay are left out. */
  readonly stays?: readonly NightAt[];
  /** What was booked and paid, which counts against the budget; by default nothing. */
  readonly money?: MoneyRecords;
  /** The group's board; null without a group. Its locked-in places are marked among the candidates. */
  readonly board: Board | null;
  /** Same request and seed, same plan. */
  readonly seed: string;
}

/** Ids of day trips with the dates that they were wished for, and the want of each place, in the traveller's words. */
export interface ChosenPlaces {
  /** Null for any date. */
  readonly trips: ReadonlyMap<string, readonly string[] | null>;
  readonly wants: ReadonlyMap<string, string>;
  /** Day trips that are the other choice of "Nara or Himeji". */
  readonly spared: ReadonlySet<string>;
  /** Dates with something at sunrise, and when one sets out for it. */
  readonly dawns: ReadonlyMap<string, number>;
}

/** A stop of the trip, as `stopsOf` gives it. */
export interface RequestedStop {
  readonly id: string;
  readonly name: string;
  /** Null when it is unknown. */
  readonly point: Point | null;
  readonly local: LocalFacts;
  readonly fromDate: string;
  readonly toDate: string;
}

/** A stop as the planner chose it. */
export interface PlannedStop extends Point {
  readonly name: string;
  readonly baseId: string;
  readonly destinationId: string | null;
  readonly nights: number;
  readonly timezone: string | null;
}

/** The position of the days at one stop within the whole trip. */
export interface TripPart {
  /** The whole trip. */
  readonly trip: { readonly startDate: string; readonly endDate: string };
  /** The first day is the arrival of the trip, and not a transfer from another stop. */
  readonly arrives: boolean;
  /** The last day is the departure of the trip, and not the day before a transfer. */
  readonly departs: boolean;
}

export interface NightAt {
  readonly date: string;
  readonly point: Point;
}

export interface FixedActivity {
  readonly date: string;
  readonly activity: Activity;
}

/** An activity that the planner made; it has no id yet. Fields it does not know are null. */
export type PlannedActivity = ActivityFields;

export interface PlannedDay {
  readonly date: string;
  /** In order, with the fixed ones. */
  readonly items: readonly (
    | { readonly kind: "planned"; readonly activity: PlannedActivity }
    | { readonly kind: "fixed"; readonly activityId: string }
  )[];
  /** Why these places on this day, in one plain sentence. */
  readonly reason: string;
}

export interface Plan {
  /** What one reads before the days, as `explain-plan.ts` tells it of a trip; left out in parts of a plan. */
  readonly overview?: readonly string[];
  /** What a language model says of the whole trip, where it edited the plan. */
  readonly edited?: {
    /** How it understood the wishes, and what could not be met. */
    readonly understood: readonly string[];
    /** What to book, to bring and to know. */
    readonly advice: readonly string[];
    /** The days that it wrote; the others are the planner's. */
    readonly dates: readonly string[];
  };
  /** Several stops that the planner chose; left out when they were given, and for one. */
  readonly stops?: readonly PlannedStop[];
  readonly days: readonly PlannedDay[];
  /** Warnings for the traveller. */
  readonly warnings: readonly { readonly code: string; readonly message: Text }[];
}
