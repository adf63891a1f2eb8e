import type { Vote } from "../field-choices.ts";

export const candidateStatuses = ["review", "board", "locked_in", "out", "ignored"] as const;
export type CandidateStatus = (typeof candidateStatuses)[number];

/** A candidate with the votes of people. Agents' votes do not count. */
export interface BoardCandidate {
  readonly id: string;
  readonly name: string;
  readonly status: CandidateStatus;
  /** Of people, one each. */
  readonly votes: readonly Vote[];
}

export const severities = ["block", "warn", "ignore"] as const;
export type Severity = (typeof severities)[number];

export interface ReadinessPolicy {
  readonly alignmentMinScore: number;
  readonly minLockedInPlaces: number;
  readonly unresolvedSplits: Severity;
  readonly failedImports: Severity;
  readonly reviewCandidates: Severity;
  /** Blockers become warnings. */
  readonly creatorOverride: boolean;
}

export interface Readiness {
  readonly ready: boolean;
  readonly blockers: readonly ReadinessFinding[];
  readonly warnings: readonly ReadinessFinding[];
}

export interface ReadinessFinding {
  readonly code: "alignment_score" | "locked_in_places" | "unresolved_splits" | "failed_imports" | "review_candidates";
  readonly message: string;
  /** How to clear it, in one sentence. */
  readonly howToClear: string;
  /** Missing points, places or imports. */
  readonly count: number;
  readonly candidateIds: readonly string[];
}
