import { foldTitle } from "../fold-text.ts";
import type { Candidate } from "../places/candidate.ts";
import type { Meal } from "../places/meal-times.ts";
import { isGreatMeal, type RestaurantReuse } from "./choose-restaurant.ts";
import type { Stop } from "./schedule-visits-and-lunch.ts";
import type { Visit } from "./visit.ts";

/** A table is not used a third time while there is another. */
const OFTEN_ENOUGH = 2;
/** Days after which a restaurant may be used again. */
const SAME_TABLE_AFTER = 7;
/** The same for markets and food streets. */
const SAME_AREA_AFTER = 4;

/** Another meal of the same kitchen, in minutes of travel. */
const SAME_DAY = 14;
const DAY_BESIDE = 9;
const TWO_DAYS_OFF = 4;

/** The very table again, where a village has few. */
const SAME_TABLE = 3;

/** Another great meal on the same day, or on the day beside. */
const GREAT_TWICE = 70;
const GREAT_AGAIN = 20;

/** Words that do not distinguish kitchens. */
const plainWords = new Set(
  "modern traditional classic local house restaurant bistro bar fine dining food kitchen and of with the contemporary cooking home style".split(
    " ",
  ),
);
const kitchens = new WeakMap<Candidate, readonly string[]>();

function kitchenWords(place: Candidate): readonly string[] {
  const known = kitchens.get(place);
  if (known) return known;
  const words = foldTitle(place.insight?.kitchen ?? "").split(" ");
  const own = words.filter((it) => it.length > 2 && !plainWords.has(it));
  kitchens.set(place, own);
  return own;
}

/** The stops assigned to each day of a plan draft, and so which places are used. */
export class DayAssignments {
  private readonly days: (readonly Stop[])[] = [];
  private readonly used = new Set<string>();
  /** Days on which each restaurant is used. */
  private readonly tables = new Map<string, Set<number>>();
  /** The restaurants of each day, as the numbers of {@link numbers}. */
  private readonly eaten: string[] = [];
  private readonly numbers = new Map<Candidate, number>();

  /** Records a day's stops and what they use, in place of what the day had before. */
  set(day: number, stops: readonly Stop[]): void {
    for (const stop of this.stopsOf(day)) {
      if (stop.visit) this.used.delete(stop.visit.id);
      if (stop.table?.place) this.tables.get(stop.table.place.id)?.delete(day);
    }
    for (const stop of stops) {
      if (stop.visit) this.used.add(stop.visit.id);
      if (!stop.table?.place) continue;
      const days = this.tables.get(stop.table.place.id) ?? new Set();
      this.tables.set(stop.table.place.id, days.add(day));
    }
    this.days[day] = stops;
    this.eaten[day] = stops.flatMap((it) => (it.table?.place ? this.numberOf(it.table.place) : [])).join();
  }

  private numberOf(place: Candidate): number {
    const known = this.numbers.get(place) ?? this.numbers.size;
    this.numbers.set(place, known);
    return known;
  }

  /**
   * A key of what other days leave for the meals of a day: everything that {@link reuseOn} and {@link tiredOn} read.
   */
  eatenOnOtherDays(day: number): string {
    let key = "";
    for (const [index, eaten] of this.eaten.entries()) if (index !== day && eaten) key += `${index}:${eaten};`;
    return key;
  }

  has(visitId: string): boolean {
    return this.used.has(visitId);
  }

  /** Whether a restaurant may be used on a day. */
  reuseOn(day: number, own: "may_stay" | "taken"): (place: Candidate) => RestaurantReuse {
    return (place) => {
      const days = [...(this.tables.get(place.id) ?? [])];
      if (own === "taken" && days.includes(day)) return "never";
      // A rescheduled day may keep its own lunch, but dinner is somewhere else.
      const others = own === "may_stay" ? days.filter((it) => it !== day) : days;
      if (others.length === 0) return "first";
      const apart =
        place.tags.includes("food-area") || place.tags.includes("market") ? SAME_AREA_AFTER : SAME_TABLE_AFTER;
      if (others.length >= OFTEN_ENOUGH) return "no";
      return others.every((it) => Math.abs(it - day) >= apart) ? "again" : "no";
    };
  }

  /** Penalties for kitchens eaten on that day and on the two days before and after it. */
  tiredOn(day: number, meal: Meal): (place: Candidate) => number {
    const near = [-2, -1, 0, 1, 2].map((off) => ({
      weight: off === 0 ? SAME_DAY : Math.abs(off) === 1 ? DAY_BESIDE : TWO_DAYS_OFF,
      places: this.stopsOf(day + off).flatMap((it) => (off !== 0 || it.kind !== meal ? (it.table?.place ?? []) : [])),
    }));
    const eaten = near.map(({ weight, places }) => ({ weight, places, kitchens: places.flatMap(kitchenWords) }));
    const great = near.flatMap(({ places }, index) =>
      places.some(isGreatMeal) ? [index === 2 ? GREAT_TWICE : index === 1 || index === 3 ? GREAT_AGAIN : 0] : [],
    );
    const full = Math.max(0, ...great);
    return (place) => {
      const own = kitchenWords(place);
      return eaten.reduce(
        (sum, it) => {
          if (it.places.includes(place)) return sum + SAME_TABLE * it.weight;
          return sum + (own.some((word) => it.kitchens.includes(word)) ? it.weight : 0);
        },
        full > 0 && isGreatMeal(place) ? full : 0,
      );
    };
  }

  /** The place where a day has lunch; null when it has none or none that we know. */
  lunchOf(day: number): Candidate | null {
    return this.stopsOf(day).find((it) => it.kind === "lunch")?.table?.place ?? null;
  }

  visitsOf(day: number): readonly Visit[] {
    return this.stopsOf(day).flatMap((it) => (it.kind === "visit" && it.visit ? [it.visit] : []));
  }

  stopsOf(day: number): readonly Stop[] {
    return this.days[day] ?? [];
  }
}
