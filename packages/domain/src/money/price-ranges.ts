import { minutesOf } from "../calendar.ts";
import type { ActivityType, TripAccommodation, TripStyle } from "../field-choices.ts";
import { foldTitle } from "../fold-text.ts";
import type { Candidate, Destination } from "../places/candidate.ts";
import { type Meal, mealAt } from "../places/meal-times.ts";
import { BREAKFAST, entryCost, inTripCurrency, type PriceSetting } from "./known-prices.ts";

/**
 * Usual prices as multiples of what one person usually spends on a dinner in the city: low, likely, high. Dinners
 * reflect a city's price level, and the gazetteer knows them for each city.
 *
 * Entries: the 10th, 50th and 90th percentile of the gazetteer's entry prices by price level (level 4 by its few shows
 * and towers). Meals: the spread of the gazetteer's price levels. Nights, shows and tours: a rule of thumb (a double
 * room costs about four dinners), because no list has these prices.
 */
export interface PriceRange {
  readonly low: number;
  readonly likely: number;
  readonly high: number;
}

export type PricedKind = "entry" | "meal" | "drinks" | "outing" | "stay" | "transport" | "other";

/** What a thing without a price is: free, or paid, with a range when one is known. */
export type MissingPrice = { readonly kind: "free" } | { readonly kind: PricedKind; readonly range: PriceRange | null };

const range = (low: number, likely: number, high: number): PriceRange => ({ low, likely, high });

const entryByLevel = [
  null,
  range(0.06, 0.16, 0.29),
  range(0.29, 0.44, 0.67),
  range(0.51, 0.65, 1.2),
  range(0.9, 1.6, 3),
];
/** Museums of any price level. */
const usualEntry = range(0.16, 0.43, 0.7);
/** Sights about which nothing is known: two of five are free. */
const perhapsEntry = range(0, 0.25, 0.67);
/** Shows, tours, cruises, classes. */
const outingByLevel = [null, range(0.2, 0.4, 0.8), range(0.4, 0.9, 1.6), range(0.8, 1.4, 2.4), range(1.5, 2.5, 5)];
const usualOuting = range(0.4, 1, 2.2);
const drinksByLevel = [null, range(0.15, 0.3, 0.6), range(0.3, 0.6, 1), range(0.5, 0.9, 1.6), range(0.8, 1.5, 3)];
const mealByLevel = [null, range(0.4, 0.7, 1), range(0.7, 1, 1.5), range(1.2, 1.8, 2.6), range(2.2, 3.2, 9)];
const anyMeal = range(0.6, 1, 1.8);

/** A night in a room for two. */
const roomByStyle: Readonly<Record<TripStyle, PriceRange>> = {
  budget: range(1.2, 2.2, 4),
  comfort: range(2, 4, 7),
  luxury: range(6, 10, 20),
  adventure: range(1.5, 3, 6),
};
/** A night for one person in a dormitory, and in a tent. */
const bed = range(0.5, 0.9, 1.6);

type UsualMeals = NonNullable<Destination["mealCost"]>;

/** The price of a meal in dinners. */
function ofDinner(meal: Meal, usual: UsualMeals | null): number {
  if (meal === "dinner") return 1;
  const lunch = usual && Number(usual.dinner) > 0 ? Number(usual.lunch) / Number(usual.dinner) : 0.45;
  return meal === "lunch" ? lunch : lunch * BREAKFAST;
}

/** The price of a night for all travellers. */
export function nightRange(
  travelers: number,
  style: TripStyle | null,
  accommodation: TripAccommodation | null,
): PriceRange {
  if (accommodation === "hostel" || accommodation === "camping") return scaled(bed, travelers);
  return scaled(roomByStyle[style ?? "comfort"], Math.ceil(travelers / 2));
}

export const scaled = ({ low, likely, high }: PriceRange, by: number): PriceRange =>
  range(low * by, likely * by, high * by);

/** The price for one person of a booked activity. */
export const bookedOuting = usualOuting;

export interface UnpricedActivity {
  readonly title: string;
  readonly activityType: ActivityType;
  readonly startTime: string | null;
}

const words = (list: string) => new RegExp(`(?:^| )(?:${list.trim().replaceAll(/\s+/g, "|")})(?:$| )`);

/** Words in folded titles that mean free, for any kind of activity. */
const freeWords = words(`
  free gratis park parks garden gardens viewpoint lookout mirador miradouro walk walks walking stroll hike hiking
  wander beach plage playa praia square plaza piazza praca bridge pont ponte puente market markets mercado mercato
  marche neighbourhood neighborhood quarter district waterfront promenade boardwalk harbour harbor riverside lake forest
  church iglesia igreja chiesa eglise kirche cemetery sunset sunrise picnic rest nap relax pack packing unpack laundry
  checkin checkout check explore jog run swim arrive arrival depart departure meet leisure`);
const paidWords = words(`
  museum museums museo museu musee gallery galleries galeria exhibition exhibit aquarium zoo palace palacio palazzo castle
  castillo castello castelo chateau schloss tower observatory planetarium ticket tickets entry admission`);
const outingWords = words(`
  tour tours show concert theatre theater opera ballet musical cruise safari workshop class lesson course spa hammam
  massage rental excursion cabaret festival karaoke escape diving snorkeling snorkelling rafting surfing ski skiing`);
const freeTour = /(?:^| )free (?:walking )?tour(?:$| )/;
const onFoot = words("walk walking bike cycle cycling foot");

/**
 * What an activity without a stated price costs. A known place decides first, then the words of its title, then its
 * type: meals, shows and museums cost something; errands, shopping, parks and walks do not have to.
 */
export function missingPriceOf(
  activity: UnpricedActivity,
  place: Candidate | undefined,
  usual: UsualMeals | null,
): MissingPrice {
  if (activity.activityType === "dining") return mealOf(activity, place, usual);
  if (activity.activityType === "accommodation") return { kind: "stay", range: null };
  if (place) return byPlace(place);
  const title = foldTitle(activity.title);
  if (activity.activityType === "transport") return onFoot.test(title) ? free : { kind: "transport", range: null };
  return byWords(title) ?? byType[activity.activityType] ?? free;
}

const free: MissingPrice = { kind: "free" };

function mealOf({ startTime }: UnpricedActivity, place: Candidate | undefined, usual: UsualMeals | null): MissingPrice {
  if (place && isFree(place)) return free;
  const level = place?.category === "food" ? (mealByLevel[place.priceLevel ?? 2] ?? anyMeal) : anyMeal;
  const meal = startTime === null ? "dinner" : mealAt(minutesOf(startTime));
  return { kind: "meal", range: scaled(level, ofDinner(meal, usual)) };
}

const isFree = ({ priceLevel, tags }: Candidate) => priceLevel === 0 || tags.includes("free");

function byPlace(place: Candidate): MissingPrice {
  if (isFree(place)) return free;
  const level = place.priceLevel;
  switch (place.category) {
    // A market can be visited without buying anything.
    case "shopping":
      return free;
    case "food":
      return { kind: "meal", range: mealByLevel[level ?? 2] ?? anyMeal };
    case "nightlife":
      return { kind: "drinks", range: drinksByLevel[level ?? 2] ?? null };
    case "activity":
      return { kind: "outing", range: level === null ? usualOuting : (outingByLevel[level] ?? usualOuting) };
    case "nature":
      return level === null ? free : { kind: "entry", range: entryByLevel[level] ?? usualEntry };
    case "sight":
      return { kind: "entry", range: level === null ? perhapsEntry : (entryByLevel[level] ?? usualEntry) };
  }
}

function byWords(title: string): MissingPrice | null {
  if (freeTour.test(title)) return free;
  if (outingWords.test(title)) return { kind: "outing", range: usualOuting };
  if (paidWords.test(title)) return { kind: "entry", range: usualEntry };
  return freeWords.test(title) ? free : null;
}

const byType: Readonly<Partial<Record<ActivityType, MissingPrice>>> = {
  cultural: { kind: "entry", range: perhapsEntry },
  sightseeing: { kind: "entry", range: perhapsEntry },
  entertainment: { kind: "outing", range: usualOuting },
};

/** The likely entry price for one person, stated or estimated, in the trip's currency; null when unknown. */
export function likelyEntry(setting: PriceSetting, place: Candidate): number | null {
  const stated = entryCost(setting, place);
  if (stated !== null) return Number(stated);
  const { mealCost, currency } = setting.destination;
  const missing = byPlace(place);
  if (missing.kind === "free") return 0;
  if (mealCost === null || currency === null || missing.range === null) return null;
  const dinner = inTripCurrency(setting, { amount: mealCost.dinner, currency });
  return dinner === null ? null : Number(dinner) * missing.range.likely;
}
