import type { Sentence } from "../words/sentence.ts";
import type { TripPatch } from "./patch.ts";

export const findingCodes = [
  "overlap",
  "out_of_order",
  "travel_time",
  "closed",
  "over_budget",
  "budgets_differ",
  "missing_rate",
  "too_dense",
  "too_empty",
  "repeated",
  "unverified",
  "not_found",
  "ways_unchecked",
  "diet",
  "accessibility",
  "missing_meal",
  "late_arrival",
  "no_way_back",
  "far_from_stay",
  "early_end",
  "long_gap",
  "missing_stay",
  "outside_dates",
  "nights_unbudgeted",
  "missing_way",
  "not_at_stop",
] as const;
export type FindingCode = (typeof findingCodes)[number];

/** A problem that the check finds: an `error` cannot be done, a `warning` should be changed, `info` is good to know. */
export interface Problem {
  readonly code: FindingCode;
  readonly severity: "error" | "warning" | "info";
  /** Plain words, for the traveller. */
  readonly message: Sentence;
  readonly dayIds: readonly string[];
  readonly activityIds: readonly string[];
}

/** A fix that was tried on the trip: the problem is gone and no error or warning is new. */
export interface Fix {
  /** What it will do, in one plain line: "Move Louvre to 14:30". */
  readonly summary: Sentence;
  readonly patch: TripPatch;
}

/** A problem with its fix, or the reason why there is none. */
export interface Finding extends Problem {
  readonly fix: Fix | null;
  /** An alternative fix: keeping free hours free. */
  readonly otherFix: Fix | null;
  /** Why there is no fix, as a sentence; null when there is one. */
  readonly whyNoFix: Sentence | null;
}
