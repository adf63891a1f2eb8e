import { statement, t } from "@caravan/db/sql";
import type { Amount } from "@caravan/domain/amount";
import type { OpenedGroup } from "../groups/access.ts";
import { signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import type { GroupTravelParty } from "../planning/group-travel-party.ts";

export interface TripDefaults {
  readonly title: string | null;
  readonly travelers: number;
  readonly interests: readonly string[];
  readonly budget: { readonly amount: Amount; readonly currency: string } | null;
  /** Chosen in the account, so before that of the destination. */
  readonly chosenCurrency: string | null;
  /** When neither a budget nor the destination has a currency. */
  readonly currency: string;
}

const chosen = statement("trip-default-currency", "select currency from users where id = $1", [t.uuid], {
  currency: t.nullable(t.text),
});

/** Of a trip that its owner makes alone. */
export async function ownDefaults(ctx: Context): Promise<TripDefaults> {
  const [row] = await ctx.sql.rows(chosen, [signedIn(ctx.actor).userId]);
  const chosenCurrency = row?.currency ?? null;
  return { title: null, travelers: 1, interests: [], budget: null, chosenCurrency, currency: "USD" };
}

/** The defaults from a group's answers and last round. */
export function groupDefaults(group: OpenedGroup, party: GroupTravelParty): TripDefaults {
  return {
    title: group.title,
    travelers: Math.max(1, party.userIds.length),
    interests: party.interests,
    budget: agreedBudget(group),
    chosenCurrency: null,
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
