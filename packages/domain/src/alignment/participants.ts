import { compareTexts } from "../compare-texts.ts";
import type { AlignmentInput, AlignmentMember } from "./types.ts";

export interface Participants {
  readonly all: readonly AlignmentMember[];
  readonly answered: readonly AlignmentMember[];
  /** They accept what the last round proposed. */
  readonly silent: readonly AlignmentMember[];
}

/** The members whose wishes count, sorted by name. */
export function participantsIn({ members }: Pick<AlignmentInput, "members">): Participants {
  const all = members.filter((it) => it.standing !== "absent").sort(byName);
  return {
    all,
    answered: all.filter((it) => it.standing === "answered"),
    silent: all.filter((it) => it.standing === "silent"),
  };
}

export function byName(a: Pick<AlignmentMember, "id" | "name">, b: Pick<AlignmentMember, "id" | "name">): number {
  return compareTexts(a.name, b.name) || compareTexts(a.id, b.id);
}

/** The order of asking: first the member who has given way least. */
export function byLeastConceded(a: AlignmentMember, b: AlignmentMember): number {
  return a.gaveWayBefore - b.gaveWayBefore || byName(a, b);
}
