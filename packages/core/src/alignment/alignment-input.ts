import type {
  Alignment,
  AlignmentInput,
  AlignmentMember,
  MemberWishes,
  PlannedCost,
} from "@caravan/domain/alignment/types";
import type { OpenedGroup } from "../groups/access.ts";
import type { GroupPerson, StoredPreferences } from "../groups/group-people.ts";
import { unambiguousNames } from "../groups/unambiguous-names.ts";

type Frame = Pick<
  OpenedGroup,
  | "tentativeStart"
  | "tentativeEnd"
  | "destinationOptions"
  | "budgetMin"
  | "budgetMax"
  | "currency"
  | "roundNumber"
  | "proposal"
>;

/**
 * What a round would use now. `before` is the result of the last one: members who gave way in it are asked later in the
 * next.
 */
export function alignmentInput(
  group: Frame,
  people: readonly GroupPerson[],
  before: Alignment | undefined,
  plannedCost: PlannedCost | null = null,
): AlignmentInput {
  const names = unambiguousNames(people);
  const gaveWay = new Map(before?.concessions.map((it) => [it.memberId, it.gaveWayInAll]));
  const { tentativeStart: start, tentativeEnd: end, budgetMin, budgetMax } = group;
  return {
    group: {
      tentativeDates: start !== null && end !== null ? { start, end } : null,
      destinationOptions: group.destinationOptions,
      budget: budgetMin === null && budgetMax === null ? null : { min: budgetMin ?? "0", max: budgetMax },
      currency: group.currency,
    },
    members: people.map((person, index) => ({
      id: person.userId,
      name: names[index] ?? person.name,
      standing: participationOf(group, person),
      wishes: wishesOf(person.preferences),
      gaveWayBefore: gaveWay.get(person.userId) ?? 0,
    })),
    previous: group.roundNumber === 0 ? null : group.proposal,
    previousBudgetHidden: before?.reconciled.budget === true && before.proposal.budget === null,
    plannedCost,
  };
}

/**
 * No answer since the last round counts as consent; members who never answered do not count (the interface, alignment
 * round).
 */
function participationOf(
  group: Pick<Frame, "roundNumber">,
  { respondedRound }: Pick<GroupPerson, "respondedRound">,
): AlignmentMember["standing"] {
  if (respondedRound === null) return "absent";
  return respondedRound >= group.roundNumber ? "answered" : "silent";
}

export function wishesOf(said: StoredPreferences | null): MemberWishes {
  const { dates = null, destination = null, budget = null } = said ?? {};
  return {
    dates: dates && {
      ideal: dates.ideal_start && dates.ideal_end ? { start: dates.ideal_start, end: dates.ideal_end } : null,
      flexibilityDays: dates.flexibility_days,
      blackoutDates: dates.blackout_dates,
    },
    destination: destination && { topChoices: destination.top_choices, veto: destination.veto },
    // Something that is not a budget, or has neither end, states nothing.
    budget:
      budget === null || budget.ignored || (budget.min === undefined && budget.max === undefined)
        ? null
        : { min: budget.min ?? "0", max: budget.max ?? null, private: budget.private },
  };
}
