import { align } from "../../src/alignment/align.ts";
import type {
  Alignment,
  AlignmentInput,
  AlignmentMember,
  GroupFrame,
  MemberWishes,
} from "../../src/alignment/types.ts";

/** Groups in a few words, for tests. */

export const frame: GroupFrame = { tentativeDates: null, destinationOptions: [], budget: null, currency: "EUR" };

export function member(
  name: string,
  wishes: Partial<MemberWishes> = {},
  more: Partial<AlignmentMember> = {},
): AlignmentMember {
  const nothing = { dates: null, destination: null, budget: null };
  return {
    id: `the-id-of-${name.toLowerCase()}`,
    name,
    standing: "answered",
    gaveWayBefore: 0,
    wishes: { ...nothing, ...wishes },
    ...more,
  };
}

export function stay(
  start: string,
  end: string,
  flexibilityDays = 0,
  blackoutDates: readonly string[] = [],
): Pick<MemberWishes, "dates"> {
  return { dates: { ideal: { start, end }, flexibilityDays, blackoutDates } };
}

export function never(...blackoutDates: string[]): Pick<MemberWishes, "dates"> {
  return { dates: { ideal: null, flexibilityDays: 0, blackoutDates } };
}

export function places(topChoices: readonly string[], veto: readonly string[] = []): Pick<MemberWishes, "destination"> {
  return { destination: { topChoices, veto } };
}

export function spends(min: string, max: string | null, isPrivate = false): Pick<MemberWishes, "budget"> {
  return { budget: { min, max, private: isPrivate } };
}

export function groupOf(members: readonly AlignmentMember[], more: Partial<AlignmentInput> = {}): AlignmentInput {
  return { group: frame, previous: null, members, ...more };
}

export function roundOf(members: readonly AlignmentMember[], more: Partial<AlignmentInput> = {}): Alignment {
  return align(groupOf(members, more));
}
