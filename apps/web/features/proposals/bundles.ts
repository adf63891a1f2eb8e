import type { Proposal } from "./proposal.ts";

/** What one agent proposes for one person, to be judged together. */
export interface Bundle {
  readonly key: string;
  readonly agent: string;
  readonly proposals: readonly Proposal[];
}

/** The bundles with more than one proposal that can be decided with one press, in the order of their first. */
export function bundlesOf(waiting: readonly Proposal[]): readonly Bundle[] {
  const found = new Map<string, Proposal[]>();
  for (const it of waiting) {
    const { user_id, agent_name } = it.proposed_by;
    if (agent_name === null) continue;
    const key = `${user_id} ${agent_name}`;
    found.set(key, [...(found.get(key) ?? []), it]);
  }
  return [...found].flatMap(([key, proposals]) => {
    const together = proposals.filter(isDecidedTogether);
    return together.length > 1 ? [{ key, agent: proposals[0]?.proposed_by.agent_name ?? "", proposals: together }] : [];
  });
}

/** A deletion is decided alone, and so is an invitation by a link, which is shown only once. */
const isDecidedTogether = ({ action }: Proposal): boolean => action !== "delete_trip" && action !== "create_invitation";
