import type { ProposedChange } from "./proposal.ts";

export interface ChangeGroup {
  /** Null for what is about the trip as a whole. */
  readonly date: string | null;
  readonly changes: readonly ProposedChange[];
}

/** The trip first, then its days in order; within one the order of the proposal. */
export function groupsOf(changes: readonly ProposedChange[]): readonly ChangeGroup[] {
  const groups = Map.groupBy(changes, (it) => it.date);
  return [...groups]
    .map(([date, members]) => ({ date, changes: members }))
    .sort((a, b) => (a.date ?? "").localeCompare(b.date ?? ""));
}
