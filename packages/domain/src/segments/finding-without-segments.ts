import type { Finding, Fix } from "../trip/finding.ts";
import { said } from "../words/sentence.ts";
import { withoutSegments } from "./segments-on-plan.ts";

/** The finding with a fix for the trip alone. */
export function findingWithoutSegments(finding: Finding): Finding {
  const plain = (fix: Fix | null) => {
    const patch = fix && withoutSegments(fix.patch);
    return fix && patch && { ...fix, patch };
  };
  const [own, otherFix] = [plain(finding.fix), plain(finding.otherFix)];
  const isLost = finding.whyNoFix === null && own === null && otherFix === null;
  return {
    ...finding,
    fix: own,
    otherFix,
    whyNoFix: isLost ? said`A booked journey would have to move.` : finding.whyNoFix,
  };
}
