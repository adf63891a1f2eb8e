import { SortedDistances } from "../sorted-distances.ts";
import type { DayNumber, Span } from "./day-numbers.ts";

/** Where somebody wants one end of the stay, and how far from there it may be; infinitely far for who only pulls. */
export interface EndWish {
  readonly at: DayNumber;
  readonly flexibility: number;
}

/**
 * One end of the stay and all that is wanted of it. How far a day is beyond flexibilities, and how far from ideals, are
 * both convex in the day, so that sums over everybody are a look-up in sorted days (logarithmic in the members).
 */
export class EndCosts {
  /** The days of least excess, and among those of least deviation: everything outside is strictly worse day by day. */
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
    // Excess falls by one for each bound that is still ahead and rises by one for each that is behind.
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
