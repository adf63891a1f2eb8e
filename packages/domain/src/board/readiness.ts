import type { Score } from "../alignment/types.ts";
import type { Vote } from "../field-choices.ts";
import { listed } from "../words/sentence.ts";
import { worded } from "../words/worded.ts";
import type {
  BoardCandidate,
  CandidateStatus,
  Readiness,
  ReadinessFinding,
  ReadinessPolicy,
  Severity,
} from "./types.ts";

/** Used until the creator sets a policy. */
export const defaultReadinessPolicy: ReadinessPolicy = {
  alignmentMinScore: 70,
  minLockedInPlaces: 3,
  unresolvedSplits: "warn",
  failedImports: "warn",
  reviewCandidates: "warn",
  creatorOverride: false,
};

/** The facts that decide whether a group may plan. */
export interface BoardFacts {
  /** Of the last round; null before any. */
  readonly alignmentScore: Score | null;
  readonly candidates: readonly BoardCandidate[];
  readonly failedImports: number;
}

/** The best score; see {@link Score}. */
const BEST_SCORE: Score = 95;

/**
 * Whether the group may plan: it is ready when nothing blocks. Without a policy of its own, or when the creator
 * overrides it, blockers are only warnings.
 */
export function readiness(policy: ReadinessPolicy, policySet: boolean, facts: BoardFacts): Readiness {
  const rule: Rule = !policySet ? "recommended" : policy.creatorOverride ? "overridden" : "required";
  const findings = [
    ...weigh("block", alignmentScore(policy, facts, rule)),
    ...weigh("block", lockedInPlaces(policy, facts, rule)),
    ...weigh(policy.unresolvedSplits, unresolvedSplits(facts)),
    ...weigh(policy.failedImports, failedImports(facts)),
    ...weigh(policy.reviewCandidates, reviewCandidates(facts)),
  ];
  const isLenient = rule !== "required";
  const blockers = isLenient ? [] : findings.filter((it) => it.severity === "block");
  const warnings = findings.filter((it) => isLenient || it.severity === "warn");
  return {
    ready: blockers.length === 0,
    blockers: blockers.map((it) => it.finding),
    warnings: warnings.map((it) => it.finding),
  };
}

/**
 * Whether members disagree on a candidate: at least two for and two against, or as many for as against. Candidates
 * already locked in, out or ignored are not split.
 */
export function isSplit({ status, votes }: Pick<BoardCandidate, "status" | "votes">): boolean {
  if (isSettled(status)) return false;
  const wanted = count(votes, "in");
  const unwanted = count(votes, "out");
  return (wanted >= 2 && unwanted >= 2) || (wanted > 0 && wanted === unwanted);
}

function isSettled(status: CandidateStatus): boolean {
  return status === "locked_in" || status === "out" || status === "ignored";
}

function count(votes: readonly Vote[], vote: Vote): number {
  return votes.filter((it) => it === vote).length;
}

function weigh(
  severity: Severity,
  finding: ReadinessFinding | null,
): { severity: "block" | "warn"; finding: ReadinessFinding }[] {
  return finding === null || severity === "ignore" ? [] : [{ severity, finding }];
}

/** Whether a measure holds planning back. Only a policy that the creator set requires anything. */
type Rule = "required" | "overridden" | "recommended";

/** "the policy requires 3": says only what is also done. */
function measureWords(rule: Rule, wanted: number, be: "is" | "are"): string {
  if (rule === "required") return worded`the rules require ${wanted}`;
  return rule === "overridden"
    ? worded`the rules ask for ${wanted}, but the creator overrides this`
    : be === "is"
      ? worded`${wanted} is recommended`
      : worded`${wanted} are recommended`;
}

function alignmentScore(
  { alignmentMinScore: wanted }: ReadinessPolicy,
  facts: BoardFacts,
  rule: Rule,
): ReadinessFinding | null {
  const score = facts.alignmentScore;
  const measure = measureWords(rule, wanted, "is");
  if ((score ?? 0) >= wanted) return null;
  return {
    code: "alignment_score",
    message:
      score === null
        ? worded`No round has been run, so there is no alignment score; ${measure}.`
        : worded`The alignment score is ${String(score)}; ${measure}.`,
    howToClear: raiseScore(score, wanted),
    count: wanted - (score ?? 0),
    candidateIds: [],
  };
}

function raiseScore(score: Score | null, wanted: number): string {
  if (wanted > BEST_SCORE) return worded`Lower the score that is required: no round can reach more than ${BEST_SCORE}.`;
  if (score === null) return worded`Submit your preferences and run the first round.`;
  return worded`Run another round, or accept ${String(score)} by lowering the score that is required.`;
}

function lockedInPlaces(
  { minLockedInPlaces: wanted }: ReadinessPolicy,
  { candidates }: BoardFacts,
  rule: Rule,
): ReadinessFinding | null {
  const locked = candidates.filter((it) => it.status === "locked_in").length;
  const missing = wanted - locked;
  if (missing <= 0) return null;
  const measure = measureWords(rule, wanted, wanted === 1 ? "is" : "are");
  return {
    code: "locked_in_places",
    message:
      locked === 0
        ? worded`No place is locked in; ${measure}.`
        : locked === 1
          ? worded`1 place is locked in; ${measure}.`
          : worded`${locked} places are locked in; ${measure}.`,
    howToClear: lockInWords(missing, locked === 0),
    count: missing,
    candidateIds: [],
  };
}

function lockInWords(missing: number, isFirst: boolean): string {
  if (missing === 1)
    return isFirst ? worded`Lock in 1 place on the board.` : worded`Lock in 1 more place on the board.`;
  return isFirst
    ? worded`Lock in ${missing} places on the board.`
    : worded`Lock in ${missing} more places on the board.`;
}

function unresolvedSplits({ candidates }: BoardFacts): ReadinessFinding | null {
  const split = candidates.filter(isSplit);
  if (split.length === 0) return null;
  return {
    code: "unresolved_splits",
    message: worded`The group is split over ${named(split)}.`,
    howToClear:
      split.length === 1
        ? worded`Settle the split over ${named(split)}: talk it over, lock it in or drop it.`
        : worded`Settle the split over ${named(split)}: talk it over, lock them in or drop them.`,
    ...about(split),
  };
}

function failedImports({ failedImports: failed }: BoardFacts): ReadinessFinding | null {
  if (failed === 0) return null;
  return {
    code: "failed_imports",
    message: failed === 1 ? worded`One import found no places.` : worded`${failed} imports found no places.`,
    howToClear:
      failed === 1
        ? worded`Try it again, add the places by name, or dismiss it.`
        : worded`Try them again, add the places by name, or dismiss them.`,
    count: failed,
    candidateIds: [],
  };
}

function reviewCandidates({ candidates }: BoardFacts): ReadinessFinding | null {
  const waiting = candidates.filter((it) => it.status === "review");
  if (waiting.length === 0) return null;
  return {
    code: "review_candidates",
    message:
      waiting.length === 1
        ? worded`1 place is waiting for review.`
        : worded`${waiting.length} places are waiting for review.`,
    howToClear:
      waiting.length === 1
        ? worded`Look at ${named(waiting)} in the review lane: keep it, lock it in or drop it.`
        : worded`Look at ${named(waiting)} in the review lane: keep them, lock them in or drop them.`,
    ...about(waiting),
  };
}

function about(candidates: readonly BoardCandidate[]): Pick<ReadinessFinding, "count" | "candidateIds"> {
  return { count: candidates.length, candidateIds: candidates.map((it) => it.id) };
}

/** Most names in a message. */
const NAMED = 3;

function named(candidates: readonly BoardCandidate[]): string {
  const names = candidates.slice(0, NAMED).map((it) => it.name);
  const more = candidates.length - names.length;
  return worded`${{ ...listed(names), more }}`;
}
