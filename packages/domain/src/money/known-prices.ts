import { type Amount, convert, fromMinor, toAmount, toMinor } from "../amount.ts";
import type { TripStyle } from "../field-choices.ts";
import type { Candidate, Destination } from "../places/candidate.ts";
import type { Meal } from "../places/meal-times.ts";

/** The destination and currency for which prices are looked up; a planner's request is one. */
export interface PriceSetting {
  readonly destination: Pick<Destination, "currency" | "mealCost">;
  /** The trip's currency. */
  readonly currency: string;
  /** The trip's exchange rates; without them only prices in the trip's currency are known. */
  readonly money?: { readonly rates: ReadonlyMap<string, string> };
  readonly travelStyle: TripStyle | null;
}

/** How much a price level costs compared with the usual price of the city; level 2 is usual. */
const byLevel = [0.4, 0.7, 1, 1.8, 3.2];
/** The lowest factors for fine dining, for a tasting menu, and by the number of Michelin stars in the description. */
const FINE = 5.5;
const TASTING_MENU = 3.5;
const byStars = [0, 6.5, 9, 13];
const stars = [
  /\bthree[- ](?:michelin )?stars?\b/i,
  /\btwo[- ](?:michelin )?stars?\b/i,
  /\b(?:one|a|its|michelin)[- ](?:michelin )?star\b|\bstarred\b/i,
];
const courses = /tasting|kaiseki|omakase|d[eé]gustation|courses|kappo|haute/i;
/** The price of lunch in a restaurant with table service, as a share of its dinner. */
const SERVED_LUNCH = 0.7;
/** Factor of the travel style, for meals without a venue. */
const byStyle = { budget: 0.75, comfort: 1, luxury: 1.6, adventure: 0.9 };
/** Cost of a breakfast relative to lunch. */
export const BREAKFAST = 0.6;
/** Cost of what one brings along or takes away, relative to lunch. */
const PICNIC = 0.5;

/** A price in the trip's currency, rounded once; null without an exchange rate. */
export function inTripCurrency(
  { currency, money }: Pick<PriceSetting, "currency" | "money">,
  price: { readonly amount: Amount; readonly currency: string },
): Amount | null {
  if (price.currency === currency) return toAmount(Number(price.amount));
  const rate = money?.rates.get(price.currency);
  if (rate === undefined) return null;
  return fromMinor(convert(toMinor(price.amount, price.currency), price.currency, currency, rate), currency);
}

/** Entry per person in the trip's currency; null when it is not known or has no exchange rate. */
export function entryCost(setting: Pick<PriceSetting, "currency" | "money">, place: Candidate): Amount | null {
  if (place.priceLevel === 0 || place.tags.includes("free")) return "0";
  return place.entryPrice && inTripCurrency(setting, place.entryPrice);
}

/** What a meal costs one person, from the city's usual spend; null when that is unknown or has no exchange rate. */
export function mealCost(setting: PriceSetting, meal: Meal, place: Candidate | null): Amount | null {
  const { mealCost: usual, currency } = setting.destination;
  if (!usual || currency === null) return null;
  const lunch = Number(usual.lunch);
  const dinner = Number(usual.dinner);
  const amount = toAmount(mealRounded(place === null ? unnamedMeal() : mealAt(place)));
  return inTripCurrency(setting, { amount, currency });

  function unnamedMeal(): number {
    const base = meal === "dinner" ? dinner : lunch * (meal === "breakfast" ? BREAKFAST : 1);
    return base * byStyle[setting.travelStyle ?? "comfort"];
  }

  function mealAt(table: Candidate): number {
    const level = byLevel[table.priceLevel ?? 2] ?? 1;
    if (meal === "breakfast") return lunch * BREAKFAST * level;
    if (isPlainTable(table)) return lunch * level;
    // In restaurants with table service, lunch prices follow dinner prices, not the prices of stalls.
    return (meal === "dinner" ? dinner : Math.max(lunch, dinner * SERVED_LUNCH)) * servedFactor(table, level);
  }
}

/** What a meal out of a market or a takeaway costs one person; null as for {@link mealCost}. */
export function picnicCost(setting: PriceSetting): Amount | null {
  const { mealCost: usual, currency } = setting.destination;
  if (!usual || currency === null) return null;
  return inTripCurrency(setting, { amount: toAmount(mealRounded(Number(usual.lunch) * PICNIC)), currency });
}

/** What a visit costs one person: the entry, or where one eats the price of its usual meal. Null when unknown. */
export function visitCost(setting: PriceSetting, place: Candidate): Amount | null {
  if (place.category !== "food") return entryCost(setting, place);
  const meal = (["lunch", "dinner", "breakfast"] as const).find((it) => place.meals.includes(it));
  return mealCost(setting, meal ?? "lunch", place);
}

function servedFactor({ tags, priceLevel, insight }: Candidate, level: number): number {
  const isDear = (priceLevel ?? 2) >= 3;
  if (!isDear) return level;
  const isFine = (priceLevel ?? 2) >= 4 && tags.includes("fine-dining");
  const told = `${insight?.kitchen ?? ""} ${insight?.why ?? ""} ${insight?.order ?? ""}`;
  const starred = stars.findIndex((it) => it.test(told));
  const byGuide = starred < 0 ? 0 : (byStars[stars.length - starred] ?? 0);
  return Math.max(level, isFine ? FINE : 0, byGuide, courses.test(told) ? TASTING_MENU : 0);
}

const plainTags = [
  "street-food",
  "food-hall",
  "market",
  "food-area",
  "bakery",
  "pastry",
  "ice-cream",
  "coffee",
  "cafe",
];

/** Places with the same prices all day: stalls, counters, cafés and everything cheap. */
function isPlainTable({ priceLevel, tags }: Candidate): boolean {
  if (priceLevel === 1) return true;
  return (priceLevel ?? 2) <= 2 && !tags.includes("restaurant") && plainTags.some((it) => tags.includes(it));
}

/** Estimates are not exact to the cent. */
function mealRounded(value: number): number {
  return value < 3 ? twoDigits(value) : Math.round(twoDigits(value));
}

/** Estimates are rounded to two digits. */
export function twoDigits(value: number): number {
  if (value <= 0) return 0;
  const step = 10 ** Math.max(-1, Math.floor(Math.log10(value)) - 1);
  return Math.round(value / step) * step;
}
