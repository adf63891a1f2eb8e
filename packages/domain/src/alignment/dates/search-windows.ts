import { clamp, type DayNumber, type Span } from "./day-numbers.ts";
import { EndCosts } from "./end-costs.ts";

/** What a member wants of the dates. */
export interface DateWish {
  readonly start: DayNumber;
  readonly end: DayNumber;
  /** Infinite for wishes that do not bind. */
  readonly flexibility: number;
}

export interface Window {
  readonly start: DayNumber;
  readonly end: DayNumber;
  /** Days beyond flexibility, over everybody and both ends: zero suits all. */
  readonly excess: number;
  /** Days from the ideals, over everybody and both ends. */
  readonly deviation: number;
  /** Days from the ideal of the one who is furthest from it. */
  readonly worst: number;
}

/** Least excess, then least deviation, then least deviation of the member who is worst off, then the earliest. */
export function compareWindows(a: Window, b: Window): number {
  return compareSums(a, b) || a.worst - b.worst || a.start - b.start || a.end - b.end;
}

type Sums = Pick<Window, "excess" | "deviation">;
export function compareSums(a: Sums, b: Sums): number {
  return a.excess - b.excess || a.deviation - b.deviation;
}

/**
 * The best windows inside stretches of free days, best first; needs at least one wish.
 *
 * Only windows near the wishes are searched, and none is missed. Excess and deviation are a convex function of the
 * start plus one of the end. Every wish has its end after its start by the same flexibility, so the best ends are no
 * earlier than the best starts. Inside a stretch, the best starts and ends are therefore those days clamped to the
 * stretch: towards them every window gets strictly better, and away from them strictly worse. A start that is n days
 * outside the best ones has n better ones between, so none of the best `count` windows starts further away than `count`
 * days. Among windows of equal sums the worst deviation decides, which is a convex function of the end with a closed
 * form for each start.
 */
export function bestWindowsIn(stretches: readonly Span[], wishes: readonly DateWish[], count: number): Window[] {
  const search = new WindowSearch(new WindowScores(wishes), count);
  for (const stretch of stretches) search.lookIn(stretch);
  return search.found;
}

/** Scores of windows for all wishes together, without visiting each wish. */
export class WindowScores {
  readonly starts: EndCosts;
  readonly ends: EndCosts;
  /** The worst deviation is the largest of four sums, in each of which only an extreme wish counts. */
  readonly sums: Span;
  readonly differences: Span;

  constructor(wishes: readonly DateWish[]) {
    this.starts = new EndCosts(wishes.map((it) => ({ at: it.start, flexibility: it.flexibility })));
    this.ends = new EndCosts(wishes.map((it) => ({ at: it.end, flexibility: it.flexibility })));
    this.sums = extremes(wishes.map((it) => it.start + it.end));
    this.differences = extremes(wishes.map((it) => it.start - it.end));
  }

  window(start: DayNumber, end: DayNumber): Window {
    return { start, end, ...this.sumsAt(start, end), worst: this.worstAt(start, end) };
  }

  worstAt(start: DayNumber, end: DayNumber): number {
    const [sum, difference] = [start + end, start - end];
    return Math.max(
      sum - this.sums.from,
      this.sums.to - sum,
      difference - this.differences.from,
      this.differences.to - difference,
    );
  }

  sumsAt(start: DayNumber, end: DayNumber): Sums {
    return {
      excess: this.starts.excess(start) + this.ends.excess(end),
      deviation: this.starts.deviation(start) + this.ends.deviation(end),
    };
  }
}

class WindowSearch {
  readonly found: Window[] = [];
  private readonly judge: WindowScores;
  private readonly count: number;

  constructor(judge: WindowScores, count: number) {
    this.judge = judge;
    this.count = count;
  }

  lookIn(stretch: Span): void {
    const { best } = this.judge.starts;
    const starts = { from: clamp(best.from, stretch), to: clamp(best.to, stretch) };
    const least = this.judge.sumsAt(starts.from, clamp(this.judge.ends.best.from, stretch));
    const last = this.found.at(-1);
    if (last && this.found.length === this.count && compareSums(least, last) > 0) return;
    for (let start = starts.from; start <= starts.to; start++) this.lookAt(start, stretch.to, least);
    for (let off = 1; off < this.count; off++) {
      if (starts.from - off >= stretch.from) this.lookAt(starts.from - off, stretch.to);
      if (starts.to + off <= stretch.to) this.lookAt(starts.to + off, stretch.to);
    }
  }

  /**
   * The best windows with this start, from the best one outwards until one is not among the best found.
   *
   * @param sums Of the best one, where they are known: there may be thousands of equally good starts.
   */
  private lookAt(start: DayNumber, to: DayNumber, sums?: Sums): void {
    const end = this.bestEnd(start, to);
    const { judge } = this;
    let best: Window = { start, end, ...(sums ?? judge.sumsAt(start, end)), worst: judge.worstAt(start, end) };
    let [earlier, later] = [end - 1, end + 1];
    for (let taken = 0; taken < this.count; taken++) {
      if (!this.take(best)) return;
      const before = earlier >= start ? judge.window(start, earlier) : null;
      const after = later <= to ? judge.window(start, later) : null;
      if (!before && !after) return;
      if (before && (!after || compareWindows(before, after) < 0)) {
        best = before;
        earlier--;
      } else {
        best = after as Window;
        later++;
      }
    }
  }

  private bestEnd(start: DayNumber, to: DayNumber): DayNumber {
    const possible = { from: start, to };
    const { sums, differences } = this.judge;
    const { from, to: until } = this.judge.ends.best;
    const ends = { from: clamp(from, possible), to: clamp(until, possible) };
    // Two of the four sums rise with the end and two fall: the worst is least where they meet.
    const rising = Math.max(start - sums.from, differences.to - start);
    const falling = Math.max(sums.to - start, start - differences.from);
    return clamp(Math.floor((falling - rising) / 2), ends);
  }

  /** Keeps it if it is among the best so far. */
  private take(window: Window): boolean {
    let index = this.found.length;
    while (index > 0 && compareWindows(window, this.found[index - 1] as Window) < 0) index--;
    if (index >= this.count) return false;
    this.found.splice(index, 0, window);
    if (this.found.length > this.count) this.found.pop();
    return true;
  }
}

function extremes(values: readonly number[]): Span {
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    from = Math.min(from, value);
    to = Math.max(to, value);
  }
  return { from, to };
}
