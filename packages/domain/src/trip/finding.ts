import type { TripPatch } from "./patch.ts";

export const findingCodes = [
  "overlap",
  "travel_time",
  "closed",
  "over_budget",
  "too_dense",
  "too_empty",
  "repeated",
  "unverified",
  "diet",
  "accessibility",
  "missing_meal",
  "late_arrival",
] as const;

/** What the checker says of a plan: `error` cannot be done as it stands, `warning` a careful traveller would change, `info` is good to know. */
export interface Finding {
  readonly code: (typeof findingCodes)[number];
  readonly severity: "error" | "warning" | "info";
  /** Plain words, for the traveller. */
  readonly message: string;
  readonly dayIds: readonly string[];
  readonly activityIds: readonly string[];
  /** Applies to the trip as it was checked; null when no safe repair is known. */
  readonly fix: TripPatch | null;
}
