import type { Amount } from "@caravan/domain/amount";
import type { OpenedGroup } from "../groups/access.ts";
import type { GroupTravelParty } from "../planning/group-travel-party.ts";

export interface TripDefaults {
  readonly title: string | null;
  readonly travelers: number;
  readonly interests: readonly string[];
  readonly budget: { readonly amount: Amount; readonly currency: string } | null;
  /** When neither a budget nor the destination has a currency. */
  readonly currency: string;
}

export const ownDefaults: TripDefaults = { title: null, travelers: 1, interests: [], budget: null, currency: "USD" };

/** The defaults from a group's answers and last round. */
export function groupDefaults(group: OpenedGroup, party: GroupTravelParty): TripDefaults {
  return {
    title: group.title,
    travelers: Math.max(1, party.userIds.length),
    interests: party.interests,
    budget: agreedBudget(group),
    currency: group.currency,
  };
}

/** The upper end of the budget of the last round; null when there is none or it is open. */
export function agreedBudget({
  proposal,
  currency,
}: Pick<OpenedGroup, "proposal" | "currency">): TripDefaults["budget"] {
  const amount = proposal?.budget?.max ?? null;
  return amount === null ? null : { amount, currency };
}
