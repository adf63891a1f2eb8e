import type { Amount } from "../amount.ts";
import type { Sentence } from "../words/sentence.ts";

/** First and last day of a stay, both `YYYY-MM-DD` and both inside it. */
export interface DateRange {
  readonly start: string;
  readonly end: string;
}

/** For one person, in the group's currency. No `max` is no ceiling. */
export interface BudgetRange {
  readonly min: Amount;
  readonly max: Amount | null;
}

/** What a member stated. `null` means that they stated nothing about it. */
export interface MemberWishes {
  readonly dates: DateWishes | null;
  readonly destination: DestinationWishes | null;
  readonly budget: BudgetWishes | null;
}

export interface DateWishes {
  /** Null when only days were named on which they cannot. */
  readonly ideal: DateRange | null;
  /** How far start and end may each move, in days. */
  readonly flexibilityDays: number;
  readonly blackoutDates: readonly string[];
}

export interface DestinationWishes {
  /** Best first. */
  readonly topChoices: readonly string[];
  readonly veto: readonly string[];
}

export interface BudgetWishes extends BudgetRange {
  /** Others see only the overlap. */
  readonly private: boolean;
}

export interface AlignmentMember {
  readonly id: string;
  readonly name: string;
  /**
   * `answered`: since the last round, or ever in the first one. `silent`: answered once, but not since the last round, and
   * so is counted as accepting what that proposed. `absent`: has never answered and does not count.
   */
  readonly standing: "answered" | "silent" | "absent";
  readonly wishes: MemberWishes;
  /** How much they have given way in the rounds before; see {@link Concession}. */
  readonly gaveWayBefore: number;
}

/** The group's own values, used when no member states any. */
export interface GroupFrame {
  readonly tentativeDates: DateRange | null;
  readonly destinationOptions: readonly string[];
  readonly budget: BudgetRange | null;
  readonly currency: string;
}

export interface Proposal {
  readonly dates: DateRange | null;
  readonly destination: string | null;
  readonly budget: BudgetRange | null;
}

/** What the planned trip of the group likely costs each traveller. */
export interface PlannedCost {
  readonly each: Amount;
  readonly currency: string;
  /** Some of it is estimated. */
  readonly isEstimate: boolean;
}

export interface AlignmentInput {
  readonly group: GroupFrame;
  readonly members: readonly AlignmentMember[];
  /** What the round before proposed; null in the first. */
  readonly previous: Proposal | null;
  /** The round before agreed on a budget that it did not show, because it could reveal a private one. */
  readonly previousBudgetHidden?: boolean;
  /** Left out while nothing is planned, and where not everybody of the group is on the trip. */
  readonly plannedCost?: PlannedCost | null;
}

export const dimensions = ["dates", "destination", "budget"] as const;
export type Dimension = (typeof dimensions)[number];

/** 20, and 25 more for each dimension that is reconciled. */
export type Score = 20 | 45 | 70 | 95;

/** Rounds are stored with their input and result as JSON: the names of these fields are part of the rows. */
export interface Alignment {
  readonly score: Score;
  readonly reconciled: Readonly<Record<Dimension, boolean>>;
  /**
   * What the group agrees on, or comes closest to. Never inside a blackout date, never vetoed. Null where nobody said
   * anything, or every place is vetoed. A budget is proposed only where there is an overlap, and
   * never where it could reveal a private budget: with private limits of one or two members.
   */
  readonly proposal: Proposal;
  readonly consensus: readonly ConsensusItem[];
  /** One for each dimension that is not reconciled. */
  readonly conflicts: readonly Conflict[];
  readonly concessions: readonly Concession[];
}

export interface ConsensusItem {
  readonly dimension: Dimension;
  /** In plain words: "3 to 7 May 2030 suits all five". */
  readonly message: Sentence;
  /** Nobody said anything, so the group's own value stands. */
  readonly fromGroup: boolean;
}

export interface Conflict {
  readonly dimension: Dimension;
  readonly code: "nothing_stated" | "dates_apart" | "blackout_dates" | "no_majority" | "all_vetoed" | "budgets_apart";
  /** What conflicts, in plain words. Never names a member with a private budget or reveals it. */
  readonly message: Sentence;
  /** The members who can resolve it; empty when a private budget is involved. */
  readonly memberIds: readonly string[];
  /** Smallest first; each alone resolves the conflict. Empty when only new answers would. */
  readonly relaxations: readonly Relaxation[];
}

export interface Relaxation {
  /** In plain words: "One more day of flexibility from Ana". */
  readonly message: Sentence;
  /** All steps together are the relaxation; `simulate` accepts them. Empty when they would reveal a private budget. */
  readonly steps: readonly Step[];
  readonly scoreBefore: Score;
  readonly scoreAfter: Score;
}

/** One thing that one member would change. */
export type Step =
  | { readonly kind: "flexibility"; readonly memberId: string; readonly addDays: number }
  | { readonly kind: "lift_blackout"; readonly memberId: string; readonly dates: readonly string[] }
  | { readonly kind: "lift_veto"; readonly memberId: string; readonly destination: string }
  | { readonly kind: "approve"; readonly memberId: string; readonly destination: string }
  | { readonly kind: "budget"; readonly memberId: string; readonly min: Amount; readonly max: Amount | null };

/** How far a member is from what they wanted if the proposal is taken. Private budgets are not counted. */
export interface Concession {
  readonly memberId: string;
  readonly name: string;
  /** Days between their ideal and the proposal: |start| + |end|; null when they named none. */
  readonly daysMoved: number | null;
  /** 1 is their first choice; 0 is none of theirs; null when they named none. */
  readonly choiceRank: number | null;
  /** Of this round, and with the rounds before: days moved, places down the list, in one number. Zero gave nothing. */
  readonly gaveWay: number;
  readonly gaveWayInAll: number;
}
