import type { Proposal } from "./proposal.ts";

/** What one agent proposes for one person, to be judged together. */
export interface Bundle {
  readonly key: string;
  readonly agent: string;
  readonly proposals: readonly Proposal[];
  /** Those that can be decided with one press. */
  readonly together: readonly Proposal[];
}

/** The agents with several proposals that can be decided with one press, in the order of their first. */
export function bundlesOf(waiting: readonly Proposal[]): readonly Bundle[] {
  const found = Map.groupBy(
    waiting.filter((it) => it.proposed_by.agent_name !== null),
    ({ proposed_by: { user_id, agent_name } }) => `${user_id} ${agent_name}`,
  );
  return [...found].flatMap(([key, proposals]) => {
    const together = proposals.filter(isDecidedTogether);
    const agent = proposals[0]?.proposed_by.agent_name ?? "";
    return together.length > 1 ? [{ key, agent, proposals, together }] : [];
  });
}

/** A deletion is decided alone, and so is an invitation by a link, which is shown only once. */
const isDecidedTogether = ({ action }: Proposal): boolean => action !== "delete_trip" && action !== "create_invitation";
