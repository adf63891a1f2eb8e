import { type TripStyle, tripStyles } from "@caravan/domain/field-choices";
import { wishesFromSignals } from "@caravan/domain/preferences/wishes-from-signals";
import type { TripDocument } from "@caravan/domain/trip/document";
import { saidDiets } from "@caravan/domain/wishes/said-diets";
import type { Context } from "../kernel/context.ts";
import { loadPreferences, loadSignals } from "../preferences/read-preferences.ts";

/** What stated preferences and signals of a traveller mean for every plan. */
export interface TravellerNeeds {
  readonly interests: readonly string[];
  readonly avoid: readonly string[];
  readonly travelStyle: TripStyle | null;
  readonly pace: "slow" | "usual" | "fast";
  readonly dietary: readonly string[];
  readonly accessibility: readonly string[];
}

/** Older signals are not used. */
const NEWEST = 200;

export async function loadTravellerNeeds(ctx: Context, userId: string): Promise<TravellerNeeds> {
  const [stated, signals] = await Promise.all([loadPreferences(ctx.sql, userId), loadSignals(ctx.sql, userId, NEWEST)]);
  const learnt = wishesFromSignals(signals);
  const both = (a: readonly string[] | undefined, b: readonly string[]) => [...new Set([...(a ?? []), ...b])];
  return {
    // Stated preferences count more than signals of others.
    interests: stated?.interests.length
      ? stated.interests
      : [...learnt.interests, ...(stated?.travelStyle === "cultural" ? ["culture"] : [])],
    avoid: learnt.avoid,
    travelStyle: tripStyles.find((style) => style === stated?.travelStyle) ?? styleOf(stated?.budgetRange ?? null),
    pace: learnt.pace === "usual" && stated?.travelStyle === "relaxation" ? "slow" : learnt.pace,
    dietary: both(stated?.dietaryRestrictions, learnt.dietary),
    accessibility: both(stated?.accessibilityNeeds, learnt.accessibility),
  };
}

/** Only the lowest and the highest budget imply a style. */
function styleOf(budgetRange: string | null): TripStyle | null {
  if (budgetRange === "under-500") return "budget";
  return budgetRange === "over-5000" ? "luxury" : null;
}

/** What they do not eat, by their preferences and by what the trip's wishes and notes say. */
export function dietaryFor(
  { interests, notes }: Pick<TripDocument, "interests" | "notes">,
  { dietary }: Pick<TravellerNeeds, "dietary">,
): readonly string[] {
  return [...new Set([...dietary, ...saidDiets([...interests, notes ?? ""])])];
}
