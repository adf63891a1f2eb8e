import { type Amount, toAmount } from "../amount.ts";
import type { TripStyle } from "../field-choices.ts";
import type { Candidate, Destination } from "../places/candidate.ts";
import type { Meal } from "../places/meal-times.ts";

/** The destination and currency for which prices are looked up; a planner's request is one. */
export interface PriceSetting {
  readonly destination: Pick<Destination, "currency" | "mealCost">;
  /** The trip's currency. */
  readonly currency: string;
  readonly travelStyle: TripStyle | null;
}

/** Factor of a price level on the city's usual spend; level 2 is usual. */
const byLevel = [0.4, 0.7, 1, 1.6, 2.6];
/** Factor of the travel style, for meals without a venue. */
const byStyle = { budget: 0.75, comfort: 1, luxury: 1.6, adventure: 0.9 };
/** Cost of a breakfast relative to lunch. */
export const BREAKFAST = 0.6;

/** Entry per person in the trip's currency; null when it is not known or stated in another currency. */
export function entryCost(place: Candidate, currency: string): Amount | null {
  if (place.priceLevel === 0 || place.tags.includes("free")) return "0";
  return place.entryPrice?.currency === currency ? toAmount(Number(place.entryPrice.amount)) : null;
}

/** What a meal costs one person, from the city's usual spend; null when that is unknown or in another currency. */
export function mealCost(setting: PriceSetting, meal: Meal, place: Candidate | null): Amount | null {
  const { mealCost: usual, currency } = setting.destination;
  if (!usual || currency !== setting.currency) return null;
  const isPlain = place !== null && isPlainTable(place);
  const base =
    meal === "dinner" && !isPlain ? Number(usual.dinner) : Number(usual.lunch) * (meal === "breakfast" ? BREAKFAST : 1);
  const factor = place ? (byLevel[place.priceLevel ?? 2] ?? 1) : byStyle[setting.travelStyle ?? "comfort"];
  return toAmount(mealRounded(base * factor));
}

const plainTags = ["street-food", "food-hall", "market", "bakery", "ice-cream", "coffee"];

/** Where one pays the same at any hour: stalls, counters, and whatever is cheap. */
function isPlainTable({ priceLevel, tags }: Candidate): boolean {
  return priceLevel === 1 || (priceLevel === null && plainTags.some((it) => tags.includes(it)));
}

/** Nobody knows a meal to the cent. */
function mealRounded(value: number): number {
  return value < 3 ? twoDigits(value) : Math.round(twoDigits(value));
}

/** Estimates are rounded to two digits. */
export function twoDigits(value: number): number {
  if (value <= 0) return 0;
  const step = 10 ** Math.max(-1, Math.floor(Math.log10(value)) - 1);
  return Math.round(value / step) * step;
}
