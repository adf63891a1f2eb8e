import { policyInput } from "@caravan/domain/board/policy-input";
import { defaultReadinessPolicy } from "@caravan/domain/board/readiness";
import type { ReadinessPolicy } from "@caravan/domain/board/types";
import type { z } from "zod";
import type { OpenedGroup } from "../groups/access.ts";

export type PolicyWire = z.output<typeof policyInput>;

/** The policy in force: the creator's values over the defaults. */
export function policyOf(group: Pick<OpenedGroup, "policy">): PolicyWire {
  return policyInput.parse({ ...presentPolicy(defaultReadinessPolicy), ...group.policy });
}

function presentPolicy(policy: ReadinessPolicy): PolicyWire {
  return {
    alignment_min_score: policy.alignmentMinScore,
    min_locked_in_places: policy.minLockedInPlaces,
    unresolved_splits: policy.unresolvedSplits,
    failed_imports: policy.failedImports,
    review_candidates: policy.reviewCandidates,
    creator_override: policy.creatorOverride,
  };
}

export function rulesOf(policy: PolicyWire): ReadinessPolicy {
  return {
    alignmentMinScore: policy.alignment_min_score,
    minLockedInPlaces: policy.min_locked_in_places,
    unresolvedSplits: policy.unresolved_splits,
    failedImports: policy.failed_imports,
    reviewCandidates: policy.review_candidates,
    creatorOverride: policy.creator_override,
  };
}
