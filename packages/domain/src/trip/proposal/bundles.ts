interface Waiting {
  /** The verb that it would run. */
  readonly action: string;
  readonly proposed_by: { readonly user_id: string | null; readonly agent_name: string | null };
}

/** What one agent proposes for one person, to be judged together. */
export interface Bundle<Proposal> {
  readonly key: string;
  readonly agent: string;
  readonly proposals: readonly Proposal[];
  /** Those that can be decided with one press. */
  readonly together: readonly Proposal[];
}

/** A deletion is decided alone, since it cannot be undone as the others can, and so is an invitation: its link is shown once. */
const alone: ReadonlySet<string> = new Set(["delete_trip", "create_invitation"]);
export const isDecidedAlone = ({ action }: Pick<Waiting, "action">): boolean => alone.has(action);

/** The agents with several proposals that can be decided with one press, in the order of their first. */
export function bundlesOf<Proposal extends Waiting>(waiting: readonly Proposal[]): readonly Bundle<Proposal>[] {
  const found = Map.groupBy(
    waiting.filter((it) => it.proposed_by.agent_name !== null),
    ({ proposed_by: { user_id, agent_name } }) => `${user_id} ${agent_name}`,
  );
  return [...found].flatMap(([key, proposals]) => {
    const together = proposals.filter((it) => !isDecidedAlone(it));
    const agent = proposals[0]?.proposed_by.agent_name ?? "";
    return together.length > 1 ? [{ key, agent, proposals, together }] : [];
  });
}
