import type { AlignmentResult, Conflict, Outcome } from "./types.ts";

export interface OpenConflict {
  readonly conflict: Conflict;
  /**
   * `settled`: the last round left it open, and answers since then or silence would settle it. `new`: it appeared since
   * then.
   */
  readonly state: "open" | "new" | "settled";
}

/** What the last round left open, updated with the answers since then. Before any round, what would be open. */
export function openConflicts(last: Pick<AlignmentResult, "round_number" | "conflicts">, now: Outcome): OpenConflict[] {
  const left = last.round_number === 0 ? now.conflicts : last.conflicts;
  const still = left.map((conflict): OpenConflict => {
    const latest = now.conflicts.find((it) => it.dimension === conflict.dimension);
    if (!latest) return { conflict, state: "settled" };
    // Right after a round all members are silent, so the present state says nothing about those who disagree.
    const saysMore = latest.relaxations.length > 0 || conflict.relaxations.length === 0;
    return { conflict: saysMore ? latest : conflict, state: "open" };
  });
  const come = now.conflicts.filter((it) => !left.some((other) => other.dimension === it.dimension));
  return [...still, ...come.map((conflict): OpenConflict => ({ conflict, state: "new" }))];
}
