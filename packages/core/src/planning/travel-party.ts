import type { TripStyle } from "@caravan/domain/field-choices";
import type { BoardForPlan } from "../board/board-for-plan.ts";
import type { Context } from "../kernel/context.ts";
import { loadTravellerNeeds, type TravellerNeeds } from "./traveller-needs.ts";

/** Whom a plan is for. */
export interface TravelParty {
  /** All whose needs and wishes count. */
  readonly userIds: readonly string[];
  /** Of the group that plans together; null for somebody alone. */
  readonly board: BoardForPlan | null;
  /** Names of places that must not be in the plan. */
  readonly vetoed: readonly string[];
}

/** Somebody who plans without a group. */
export function partyOfOne(userId: string): TravelParty {
  return { userIds: [userId], board: null, vetoed: [] };
}

/**
 * What all of them need, and what any of them wishes: a diet of one is kept by every table. A style or a fast pace holds only
 * where nobody says another; a slow one holds for all.
 */
export async function combinedNeeds(ctx: Context, userIds: readonly string[]): Promise<TravellerNeeds> {
  const all: TravellerNeeds[] = [];
  for (const userId of userIds) all.push(await loadTravellerNeeds(ctx, userId));
  const [only] = all;
  if (only && all.length === 1) return only;
  const union = (of: (it: TravellerNeeds) => readonly string[]) => [...new Set(all.flatMap(of))];
  return {
    interests: union((it) => it.interests),
    avoid: union((it) => it.avoid),
    travelStyle: commonStyle(all),
    pace: all.some((it) => it.pace === "slow") ? "slow" : all.every((it) => it.pace === "fast") ? "fast" : "usual",
    dietary: union((it) => it.dietary),
    accessibility: union((it) => it.accessibility),
  };
}

function commonStyle(all: readonly TravellerNeeds[]): TripStyle | null {
  const [first, second] = new Set(all.flatMap((it) => it.travelStyle ?? []));
  return second === undefined ? (first ?? null) : null;
}
