import type { Stop } from "./schedule.ts";
import type { Candidate } from "./types.ts";
import type { Visit } from "./visit.ts";

/** A place to eat may be named again after so many days, once all others of the town have had their turn. */
const SAME_TABLE_AFTER = 7;
/** In a market or a street of restaurants nobody eats the same twice. */
const SAME_AREA_AFTER = 4;

/** What every day of a plan in the making holds, and so which places are still to be had. */
export class DayBook {
  private readonly days: (readonly Stop[])[] = [];
  private readonly used = new Set<string>();
  /** Days on which each eating place is used. */
  private readonly tables = new Map<string, Set<number>>();
  /** How many eating places there are in all. */
  private readonly eateries: number;

  constructor(eateries: number) {
    this.eateries = eateries;
  }

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
  }

  has(visitId: string): boolean {
    return this.used.has(visitId);
  }

  /** Whether an eating place may be used on a day: not used yet, or long ago once every place has had its turn. */
  isFree(day: number, own: "may_stay" | "taken"): (place: Candidate) => boolean {
    const inUse = [...this.tables.values()].filter((it) => it.size > 0).length;
    const allHadTheirTurn = inUse >= this.eateries - 2;
    return (place) => {
      const days = [...(this.tables.get(place.id) ?? [])];
      // A day that is arranged anew may keep its own lunch, but nobody dines where they had lunch.
      const others = own === "may_stay" ? days.filter((it) => it !== day) : days;
      if (others.length === 0) return true;
      const apart =
        place.tags.includes("food-area") || place.tags.includes("market") ? SAME_AREA_AFTER : SAME_TABLE_AFTER;
      return allHadTheirTurn && others.every((it) => Math.abs(it - day) >= apart);
    };
  }

  visitsOf(day: number): readonly Visit[] {
    return this.stopsOf(day).flatMap((it) => (it.kind === "visit" && it.visit ? [it.visit] : []));
  }

  stopsOf(day: number): readonly Stop[] {
    return this.days[day] ?? [];
  }
}
