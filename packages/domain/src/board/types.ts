import type { Vote } from "../fields.ts";

export const candidateStatuses = ["review", "board", "locked_in", "out", "ignored"] as const;
export type CandidateStatus = (typeof candidateStatuses)[number];

/** What of a candidate decides about the board. Votes of agents are advice and count nowhere. */
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
  /** What to do so that it goes away, in one plain sentence. */
  readonly howToClear: string;
  /** How many it is about: points that are missing, places, imports. */
  readonly count: number;
  readonly candidateIds: readonly string[];
}
