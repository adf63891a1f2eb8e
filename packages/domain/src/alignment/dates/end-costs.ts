import { SortedDistances } from "../sorted-distances.ts";
import type { DayNumber, Span } from "./day-numbers.ts";

/** A wish for the start or the end of the stay; infinite flexibility for wishes that do not bind. */
export interface EndWish {
  readonly at: DayNumber;
  readonly flexibility: number;
}

/**
 * All wishes for one end of the stay. Excess and deviation are convex in the day, so sums over all members are
 * look-ups in sorted days (logarithmic in the members).
 */
export class EndCosts {
  /** The days of least excess, and among those of least deviation. Every day outside is strictly worse. */
  readonly best: Span;
  private readonly lowest: SortedDistances;
  private readonly highest: SortedDistances;
  private readonly ideals: SortedDistances;

  constructor(wishes: readonly EndWish[]) {
    const bounded = wishes.filter((it) => Number.isFinite(it.flexibility));
    const lows = bounded.map((it) => it.at - it.flexibility);
    const highs = bounded.map((it) => it.at + it.flexibility);
    this.lowest = new SortedDistances(lows);
    this.highest = new SortedDistances(highs);
    this.ideals = new SortedDistances(wishes.map((it) => it.at));
    // Excess falls by one for each bound ahead and rises by one for each bound behind.
    const within = bounded.length > 0 ? new SortedDistances([...lows, ...highs]).median() : everywhere;
    const middle = this.ideals.median();
    const clamped = (day: DayNumber) => Math.min(Math.max(day, within.from), within.to);
    this.best = { from: clamped(middle.from), to: clamped(middle.to) };
  }

  excess(day: DayNumber): number {
    return this.lowest.above(day) + this.highest.below(day);
  }

  deviation(day: DayNumber): number {
    return this.ideals.above(day) + this.ideals.below(day);
  }
}

const everywhere: Span = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };
