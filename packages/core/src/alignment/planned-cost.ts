import { statement, t } from "@caravan/db/sql";
import type { PlannedCost } from "@caravan/domain/alignment/types";
import { eachOf } from "@caravan/domain/money/trip-cost";
import { loadTripMoney } from "../expenses/trip-money.ts";
import type { OpenedGroup } from "../groups/access.ts";
import type { GroupPerson } from "../groups/group-people.ts";
import { tripFor } from "../kernel/access.ts";
import { signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { DomainError } from "../kernel/errors.ts";

const outsiders = statement(
  "group-people-off-trip",
  `select u.id from unnest($2::uuid[]) as u(id)
    where not exists (select from members m where m.trip_id = $1 and m.user_id = u.id) limit 1`,
  [t.uuid, t.list(t.uuid)],
  { id: t.uuid },
);

/**
 * What the linked trip likely costs each traveller. Null while nothing of it has a cost, and when the caller or a member
 * of the group is not on the trip, because its money is not theirs to see.
 */
export async function plannedCostOf(
  ctx: Context,
  { tripId }: Pick<OpenedGroup, "tripId">,
  people: readonly Pick<GroupPerson, "userId">[],
): Promise<PlannedCost | null> {
  const actor = signedIn(ctx.actor);
  if (tripId === null || (actor.kind === "agent" && !actor.scopes.includes("trips:read"))) return null;
  try {
    const { document } = await tripFor(ctx, tripId, "viewer");
    const others = await ctx.sql.rows(outsiders, [tripId, people.map((it) => it.userId)]);
    if (others.length > 0) return null;
    const { cost } = await loadTripMoney(ctx, document);
    const { currency, known, expected, unpriced, openNights } = cost;
    // The nights of a trip on which nothing is planned are no plan.
    if (known === 0n && unpriced.length === 0) return null;
    if (expected.likely <= 0n) return null;
    return { each: eachOf(cost, expected.likely), currency, isEstimate: unpriced.length > 0 || openNights !== null };
  } catch (error) {
    if (error instanceof DomainError && error.code === "not_found") return null;
    throw error;
  }
}
