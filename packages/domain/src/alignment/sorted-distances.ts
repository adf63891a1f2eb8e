import type { Span } from "./dates/day-numbers.ts";

/** Sorted numbers with sums of distances to them, each in logarithmic time. */
export class SortedDistances {
  private readonly values: Float64Array;
  /** Prefix sums. */
  private readonly sums: Float64Array;

  constructor(values: readonly number[]) {
    this.values = Float64Array.from(values).sort();
    this.sums = new Float64Array(values.length + 1);
    for (let index = 0; index < this.values.length; index++)
      this.sums[index + 1] = (this.sums[index] as number) + (this.values[index] as number);
  }

  /** The median: the span where the sum of all distances is least. */
  median(): Span {
    const count = this.values.length;
    return {
      from: this.values[Math.floor((count - 1) / 2)] as number,
      to: this.values[Math.floor(count / 2)] as number,
    };
  }

  /** Sum of the distances to the greater ones. */
  above(value: number): number {
    const index = this.upTo(value);
    const total = this.sums[this.values.length] as number;
    return total - (this.sums[index] as number) - this.countAbove(value) * value;
  }

  /** Sum of the distances to the smaller ones. */
  below(value: number): number {
    const index = this.upTo(value);
    return index * value - (this.sums[index] as number);
  }

  countAbove(value: number): number {
    return this.values.length - this.upTo(value);
  }

  countBelow(value: number): number {
    return this.upTo(value - 1);
  }

  /** How many are this or less. */
  private upTo(value: number): number {
    let [low, high] = [0, this.values.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.values[middle] as number) <= value) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
