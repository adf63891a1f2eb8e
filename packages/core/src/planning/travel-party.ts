import type { TripStyle } from "@caravan/domain/field-choices";
import type { BoardForPlan } from "../board/board-for-plan.ts";
import type { Context } from "../kernel/context.ts";
import { loadTravellerNeeds, type TravellerNeeds } from "./traveller-needs.ts";

/** The people of a plan. */
export interface TravelParty {
  /** All whose needs and wishes count. */
  readonly userIds: readonly string[];
  /** Of the group; null without one. */
  readonly board: BoardForPlan | null;
  /** Names of places that must not be planned. */
  readonly vetoed: readonly string[];
}

/** One traveller without a group. */
export function partyOfOne(userId: string): TravelParty {
  return { userIds: [userId], board: null, vetoed: [] };
}

/**
 * The needs of all and the wishes of any: a diet of one applies to every meal. A style or a fast pace applies only when
 * nobody states another; a slow one applies to all.
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
