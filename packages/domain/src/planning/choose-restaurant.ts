import type { Candidate } from "../places/candidate.ts";
import {
  dietFit,
  isBuiltOnRefused,
  isKnownForRefused,
  isNearDiet,
  type Mobility,
  mobilityOf,
} from "../places/diet-and-access.ts";
import { seeksOwnKitchens } from "../places/diet-rules.ts";
import { isForeignKitchen } from "../places/foreign-kitchens.ts";
import type { Meal } from "../places/meal-times.ts";
import { type MealTimes, mealTimesIn } from "../places/meal-times.ts";
import { isOpen } from "../places/opening-hours.ts";
import { centroid, distanceKm, legBetween, type Point } from "../places/travel-time.ts";
import { asKnownHere, type Interest, interestsMetBy, parseWishes } from "./interests.ts";
import { type Manner, mannerOf } from "./manner.ts";
import type { RankedPlace } from "./rank-places.ts";
import type { PlanRequest } from "./types.ts";
import { isSnackVisit } from "./visit.ts";

/** Longest distance to a restaurant, as long as one is found within it. */
const NEARBY_KM: Record<Meal, number> = { breakfast: 1, lunch: 2.5, dinner: 2.5 };
/** Longest distance after a rest. */
const AFTER_REST_KM = 15;
/** Longest distance to a restaurant that somebody asked for. */
const WANTED_KM = 15;
/** When no restaurant is near, these distances are tried, which need a ride. */
const FARTHER_KM = [6, 15];
const FARTHEST_KM = 60;
/** A repeated table is better than a way longer than this. */
const AGAIN_NEAR_KM = 6;
const AGAIN_KM = 40;
const CLOSE_BY_KM = 1;
const OPTIONS = 3;
/** Penalties for being too expensive (squared) or too plain, in minutes of travel. */
const TOO_DEAR = 10;
const TOO_PLAIN = 5;
/** Penalty when it is unknown whether the diet is served, in minutes of travel. */
const UNSURE_DIET = 45;
/** The share of it for a kitchen that comes near. */
const NEARLY = 0.3;
/** The same for an allergy that most kitchens can accommodate. */
const UNSURE_ALLERGY = 12;
/** The same when the diet rules out everything it is known for. */
const KNOWN_FOR_REFUSED = 35;
/** The penalty, in minutes of travel, for a street, market or hall without a table to book. */
const NO_TABLE: Record<Meal, number> = { breakfast: 10, lunch: 12, dinner: 35 };
/** The same for a bite at a counter, when a table is near. */
const A_BITE: Record<Meal, number> = { breakfast: 0, lunch: 8, dinner: 25 };
const BITE_MINUTES = 30;
/** The share of it for travellers who like street food. */
const STREET_FOOD_LOVED = 0.25;
/** Groups of this size fit into markets and food streets better than into one restaurant. */
const CROWD = 10;
const NO_ROOM_FOR_ALL = 15;
/** Restaurants so many price levels above the style are left out. */
const OUT_OF_REACH = 2;
const ABOVE_BUDGET = 1.5;
const TOO_PLAIN_FOR_LUXURY = 12;
/** The minutes of travel, and the distance, that a request justifies. */
const WISHED = 28;
const WISHED_KM = 6;
/** The penalty for unknown access, for travellers who need it. */
const UNKNOWN_STEPS = 20;
/** A bonus for what suits the group of travellers. */
const SUITS = 10;
/** From this penalty on, a kitchen was eaten too often lately. */
const TIRED = 14;
const MEATLESS = 12;
/** The same for dinner, for what people eat elsewhere. */
const FOREIGN = 14;
/** Keeps penalties above zero: a bonus never pays for waiting. */
const NOTHING_AGAINST = 40;

const longest: Record<Meal, number> = { breakfast: 45, lunch: 75, dinner: 105 };

/** Where to eat; `place` is null without a venue. `penalty` is in minutes of travel. */
export interface Table {
  readonly place: Candidate | null;
  readonly point: Point | null;
  readonly minutes: number;
  readonly penalty: number;
}

/** What is ignored where choice is small: the price, then also a kitchen that a diet rules out. */
type Limits = "usual" | "at_any_price" | "of_any_kitchen";

interface Weighed extends Table {
  readonly place: Candidate;
  /** Minutes of travel from the point of the query. */
  readonly way: number;
}

/** Whether a restaurant is new, may be used again, was used too recently, or is already used on that day. */
export type RestaurantReuse = "first" | "again" | "no" | "never";

export interface TableQuery {
  readonly meal: Meal;
  readonly near: Point | null;
  readonly date: string;
  /** Minutes after midnight. */
  readonly start: number;
  /** A rest comes before the meal, so a longer way is acceptable. */
  readonly rested: boolean;
  readonly reuseOf: (place: Candidate) => RestaurantReuse;
  /** The penalty for a kitchen eaten lately, in minutes of travel. */
  readonly tiredOf?: (place: Candidate) => number;
}

/** The usual price level of each style. */
const levelOf = {
  budget: { lunch: 1, dinner: 1.5 },
  comfort: { lunch: 2, dinner: 2 },
  luxury: { lunch: 3, dinner: 4 },
  adventure: { lunch: 1, dinner: 2 },
};

/** The restaurants of a trip. The caller knows which may be used on a day. */
export class Restaurants {
  /** Restaurants that somebody asked for. */
  readonly wantedPlaces: readonly Candidate[];
  private readonly places: readonly RankedPlace[];
  private readonly request: PlanRequest;
  private readonly lovesStreetFood: boolean;
  private readonly wishes: readonly Interest[];
  private readonly manner: Manner;
  private readonly mobility: Mobility;
  private readonly eatsMeatless: boolean;
  private readonly unsure: number;
  private readonly times: MealTimes;
  /** Those that people asked for by dish or kitchen. */
  private readonly wished: ReadonlySet<Candidate>;
  /** 0 when money does not matter; grows as the budget gets tighter. */
  private readonly costWeight: number;

  constructor(request: PlanRequest, choices: readonly RankedPlace[], costWeight: number) {
    this.request = request;
    this.costWeight = costWeight;
    this.places = choices.filter((it) => it.candidate.meals.length > 0 && servesMeals(it.candidate));
    const { interests } = parseWishes(request.interests, request.avoid);
    // Wishes for food in general are met by every table.
    this.wishes = asKnownHere(interests, request.candidates).filter((it) => !it.tags.has("food"));
    this.manner = mannerOf(request);
    this.mobility = mobilityOf(request.accessibility);
    this.eatsMeatless = seeksOwnKitchens(request.dietary) || interests.some((it) => it.tags.has("vegetarian-friendly"));
    this.unsure = seeksOwnKitchens(request.dietary) ? UNSURE_DIET : UNSURE_ALLERGY;
    this.times = mealTimesIn(request.destination.timezone, this.manner.withChildren);
    this.lovesStreetFood = request.travelStyle === "budget" || interests.some((it) => it.tags.has("street-food"));
    const tables = this.places.map((it) => it.candidate);
    this.wished = new Set(tables.filter((it) => interestsMetBy(it, this.wishes).length > 0));
    this.wantedPlaces = this.places.map((it) => it.candidate).filter((it) => it.wantedBy.length > 0);
  }

  /** The best restaurants near a point for a meal, best first; never empty except for breakfast. */
  tables(query: TableQuery): readonly Table[] {
    const { meal, near } = query;
    const reaches = [query.rested ? AFTER_REST_KM : NEARBY_KM[meal], ...(meal === "breakfast" ? [] : FARTHER_KM)];
    for (const reach of reaches) {
      const found = this.within(query, reach);
      if (found.length > 0) return found;
    }
    if (meal === "breakfast") return [];
    const sameAgain = this.within({ ...query, reuseOf: (it) => soonAgain(query.reuseOf(it)) }, AGAIN_NEAR_KM);
    if (sameAgain.length > 0) return sameAgain;
    const far = this.within(query, FARTHEST_KM);
    if (far.length > 0) return far;
    // In a village with three restaurants the first has to be used again.
    const again = this.within(
      { ...query, reuseOf: (place) => soonAgain(query.reuseOf(place)) },
      AGAIN_KM,
      "at_any_price",
    );
    if (again.length > 0) return again;
    const despiteItsKitchen = this.within(query, AGAIN_KM, "of_any_kitchen");
    if (despiteItsKitchen.length > 0) return despiteItsKitchen;
    const point = near && this.diningArea(near, query.rested ? AFTER_REST_KM : CLOSE_BY_KM, query.reuseOf);
    return [{ place: null, point, minutes: this.times[meal].minutes, penalty: 30 }];
  }

  private within(query: TableQuery, reach: number, limits: Limits = "usual"): readonly Table[] {
    const all = this.openNear(query, reach, limits).flatMap((option): (Weighed & { turn: RestaurantReuse })[] => {
      const { place } = option;
      const turn = query.reuseOf(place);
      // A wanted restaurant is used once.
      if (turn === "no" || turn === "never" || (turn === "again" && place.wantedBy.length > 0)) return [];
      const tired = query.tiredOf?.(place) ?? 0;
      // A wished dish may return often, but not twice a day.
      const wish = this.wished.has(place) && tired < TIRED ? WISHED : 0;
      return [{ ...option, turn, penalty: option.penalty + tired - wish }];
    });
    const fresh = all.filter((it) => it.turn === "first");
    return (fresh.length > 0 ? fresh : all).sort((a, b) => a.penalty + a.way - b.penalty - b.way).slice(0, OPTIONS);
  }

  /** A cache: planning asks for the same point and meal thousands of times. */
  private readonly known = new Map<Point | null, Map<string, readonly Weighed[]>>();

  private openNear(query: TableQuery, reach: number, limits: Limits): readonly Weighed[] {
    const { meal, near, date, start } = query;
    const here = this.known.get(near) ?? new Map<string, readonly Weighed[]>();
    this.known.set(near, here);
    const key = `${meal} ${date} ${start} ${reach} ${limits}`;
    const found = here.get(key) ?? this.findNear(query, reach, limits);
    here.set(key, found);
    return found;
  }

  /** The restaurants that are open and within reach, whichever were used before. */
  private findNear({ meal, near, date, start }: TableQuery, reach: number, limits: Limits): readonly Weighed[] {
    const latest = Math.max(start, this.times[meal].to);
    return this.places.flatMap((choice): Weighed[] => {
      const place = choice.candidate;
      const isWanted = place.wantedBy.length > 0;
      if (!place.meals.includes(meal) || (!isWanted && isSweetOnly(place, meal))) return [];
      if (!isWanted && limits !== "of_any_kitchen" && isBuiltOnRefused(place, this.request.dietary)) return [];
      // A requested restaurant may be expensive.
      if (!isWanted && limits === "usual" && this.isOutOfReach(place, meal)) return [];
      const farthest = isWanted ? WANTED_KM : this.wished.has(place) ? Math.max(reach, WISHED_KM) : reach;
      if (near && distanceKm(near, place) > farthest) return [];
      const minutes = Math.min(place.visitMinutes, longest[meal]);
      const opens = this.opening(place, date, start, latest, minutes);
      if (opens === undefined || dietFit(place, this.request.dietary) === "conflicts") return [];
      const penalty = this.penalty(choice, meal) + (opens - start) / 4;
      return [{ place, point: place, minutes, penalty, way: near ? legBetween(near, place).minutes : 0 }];
    });
  }

  /** The nearest neighbourhood with several restaurants, for people who choose on the spot. */
  private diningArea(near: Point, reach: number, reuseOf: TableQuery["reuseOf"]): Point {
    const here = this.places.filter((it) => reuseOf(it.candidate) !== "never");
    const areas = [...Map.groupBy(here, (it) => it.candidate.neighborhood).values()]
      .filter((members) => members.length > 1)
      .flatMap((members) => centroid(members.map((it) => it.candidate)) ?? [])
      .filter((it) => distanceKm(near, it) <= reach)
      .sort((a, b) => distanceKm(near, a) - distanceKm(near, b));
    return areas[0] ?? near;
  }

  /** The first start at which it is open for the whole meal; unknown hours count as open. */
  private opening(place: Candidate, date: string, from: number, to: number, minutes: number): number | undefined {
    if (!place.hours) return from;
    for (let start = from; start <= to; start += 15) {
      if (isOpen(place.hours, date, start, start + minutes)) return start;
    }
    return undefined;
  }

  private wanted(meal: Meal): number {
    return levelOf[this.request.travelStyle ?? "comfort"][meal === "dinner" ? "dinner" : "lunch"];
  }

  /** Too expensive for the style, or unsuitable for children. */
  private isOutOfReach(place: Candidate, meal: Meal): boolean {
    const most = this.wanted(meal) + (this.request.travelStyle === "budget" ? ABOVE_BUDGET : OUT_OF_REACH);
    return most <= (place.priceLevel ?? 2) || (this.manner.withChildren && isForAdults(place));
  }

  private penalty(choice: RankedPlace, meal: Meal): number {
    const place = choice.candidate;
    const level = place.priceLevel ?? 2;
    const wanted = this.wanted(meal);
    const plain = this.request.travelStyle === "luxury" && meal === "dinner" ? TOO_PLAIN_FOR_LUXURY : TOO_PLAIN;
    const off = level > wanted ? TOO_DEAR * (level - wanted) ** 2 : plain * (wanted - level);
    const dear = meal === "breakfast" ? 0 : off + 25 * this.costWeight * level;
    const diet =
      dietFit(place, this.request.dietary) !== "unknown"
        ? 0
        : this.unsure * (isNearDiet(place, this.request.dietary) ? NEARLY : 1);
    const refused = isKnownForRefused(place, this.request.dietary) ? KNOWN_FOR_REFUSED : 0;
    // Cafés are worse for dinner; expensive restaurants are worse for lunch.
    const casual = meal === "dinner" && (place.tags.includes("cafe") || place.meals.includes("breakfast")) ? 12 : 0;
    const wasted = meal === "lunch" && level >= 3 ? 6 : 0;
    const wrongStart = meal === "breakfast" && place.meals.length > 2 ? 8 : 0;
    const isTable = isNamedTable(place);
    const crowd = this.request.travelers >= CROWD && isTable ? NO_ROOM_FOR_ALL : 0;
    const street = isTable ? 0 : NO_TABLE[meal] * (this.lovesStreetFood ? STREET_FOOD_LOVED : 1);
    const bite = place.visitMinutes <= BITE_MINUTES ? A_BITE[meal] : 0;
    // Without a diet, the local kitchen is preferred.
    const meatless = !this.eatsMeatless && /\b(vegan|vegetarian)\b/i.test(place.insight?.kitchen ?? "") ? MEATLESS : 0;
    const isElsewhere = meal === "dinner" && isForeignKitchen(place, this.request.destination.timezone);
    const foreign = isElsewhere && !this.wished.has(place) && !seeksOwnKitchens(this.request.dietary) ? FOREIGN : 0;
    const steps = this.mobility.hasToKnow && place.stepFree === null ? UNKNOWN_STEPS : 0;
    const suits = place.insight?.suits ?? [];
    const company = suits.some((it) => this.manner.suits.has(it)) ? SUITS : 0;
    const sum =
      dear +
      diet +
      refused +
      casual +
      wasted +
      wrongStart +
      crowd +
      street +
      bite +
      meatless +
      foreign +
      steps -
      company;
    return NOTHING_AGAINST + Math.max(0, 12 * (1.4 - choice.score)) + sum;
  }
}

const adultTags = ["fine-dining", "cocktail-bar", "bar", "club", "casino", "pub"];

/** Unsuitable for small children, unless it is known to suit them. */
function isForAdults({ tags, priceLevel, insight }: Candidate): boolean {
  const suits = insight?.suits ?? [];
  if (suits.includes("children") || tags.includes("family")) return false;
  return (priceLevel ?? 2) >= 3 || adultTags.some((it) => tags.includes(it)) || suits.includes("night-owls");
}

const courses = /\b(?:tasting|degustation|omakase|kaiseki|courses|set menu|one menu)\b/i;

/** A meal of many courses, of which one a day is enough. */
export function isGreatMeal({ tags, priceLevel, insight }: Candidate): boolean {
  if ((priceLevel ?? 2) < 3) return false;
  const told = `${insight?.kitchen ?? ""} ${insight?.order ?? ""} ${insight?.why ?? ""}`;
  return (priceLevel ?? 2) >= 4 || tags.includes("fine-dining") || courses.test(told);
}

const streets = ["food-area", "market", "food-hall", "neighbourhood"];
const sweets = ["ice-cream", "pastry", "bakery", "coffee", "cafe", "tea"];

/** Whether it is a single restaurant, and not a street, market or hall. */
export function isNamedTable({ tags }: Candidate): boolean {
  return !streets.some((it) => tags.includes(it));
}

const sweetDish =
  /\b(?:parfaits?|mochi|cakes?|torte?s?|tarts?|strudels?|ice cream|gelato|sorbet|sundae|hotcakes?|pancakes?|waffles?|crepes?|churros|chocolate|pastr(?:y|ies)|buns?|macarons?|doughnuts?|donuts?|cookies?|sweets?|wagashi|coffee|espresso|flat white|melange|cappuccino|latte|tea|matcha|gyokuro)\b/i;

/** Whether it is known only for sweets or drinks. */
function isForSweets({ insight }: Candidate): boolean {
  const dishes = (insight?.order ?? "").split(/,|;|\bor\b/).filter((it) => it.trim() !== "");
  return dishes.length > 0 && dishes.every((it) => sweetDish.test(it));
}

/** Ice cream is no lunch, and a café no dinner unless it is also a restaurant. */
export function isSweetOnly(place: Candidate, meal: Meal): boolean {
  const { tags } = place;
  if (meal === "breakfast" || tags.includes("restaurant")) return false;
  if (isForSweets(place) && sweets.some((it) => tags.includes(it))) return true;
  return sweets.slice(0, meal === "lunch" ? 3 : undefined).some((it) => tags.includes(it));
}

function soonAgain(turn: RestaurantReuse): RestaurantReuse {
  return turn === "no" ? "again" : turn;
}

/** Only places whose kind is food serve meals. */
function servesMeals(place: Candidate): boolean {
  return place.category === "food" && !isSnackVisit(place);
}
