import type { Proposal } from "./proposal.ts";

/** The summary of more changes than this leaves some out. */
const most = 3;

/** Whether the summary of a proposal names all of its changes, so that a list of them says it again. */
export function namesAll({ changes, action }: { changes: readonly unknown[] } & Pick<Proposal, "action">): boolean {
  return changes.length <= most && action !== "regenerate_itinerary";
}
