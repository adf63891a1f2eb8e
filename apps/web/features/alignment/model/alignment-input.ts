import type { AlignmentInput, MemberWishes } from "@caravan/domain/alignment/types";
import { toAmount } from "@caravan/domain/amount";
import type { Group, GroupMember } from "@/features/groups/index.ts";

export type StatedPreferences = GroupMember["preferences"];

/** A member's answer in the form that a round uses. */
export function statedWishes(stated: StatedPreferences): MemberWishes {
  const { dates = null, destination = null, budget = null } = stated ?? {};
  return {
    dates: dates && {
      ideal: dates.ideal_start && dates.ideal_end ? { start: dates.ideal_start, end: dates.ideal_end } : null,
      flexibilityDays: dates.flexibility_days,
      blackoutDates: dates.blackout_dates,
    },
    destination: destination && { topChoices: destination.top_choices, veto: destination.veto },
    budget:
      budget && !budget.ignored
        ? {
            min: toAmount(budget.min ?? 0),
            max: budget.max === null ? null : toAmount(budget.max),
            private: budget.private,
          }
        : null,
  };
}

export type Wanting = Pick<Group, "members" | "currency" | "destination_options" | "tentative_dates">;

/**
 * The group in the form that a round uses, but without implied consent: this shows what people want, and a round what
 * follows from it. Without budgets, because not all of them are known here.
 */
export function alignmentInput(group: Wanting, proposed: string | null = null): AlignmentInput {
  return {
    group: {
      tentativeDates: group.tentative_dates,
      destinationOptions: group.destination_options,
      budget: null,
      currency: group.currency,
    },
    previous: proposed === null ? null : { dates: null, destination: proposed, budget: null },
    members: group.members.map(({ user_id, name, preferences }) => ({
      id: user_id,
      name,
      standing: preferences ? "answered" : "absent",
      gaveWayBefore: 0,
      wishes: { ...statedWishes(preferences), budget: null },
    })),
  };
}
