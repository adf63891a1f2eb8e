import type { DayNumber, Span } from "./day-numbers.ts";
import { type BindingWish, commonDates } from "./reconcile.ts";

/**
 * The fewest members who would have to accept `more` days of flexibility so that some window suits all; among equals
 * those who gave way least, then the earliest window. For each start, the ends are swept once. Time grows with starts
 * times (members plus ends).
 */
export function fewestMembersToAsk(
  bounds: readonly BindingWish[],
  free: readonly Span[],
  more: number,
): BindingWish[] | null {
  const widened = commonDates(bounds.map((it) => ({ ...it, flexibility: it.flexibility + more })));
  let best: Tally | null = null;
  for (const { from, to } of free) {
    const starts = { from: Math.max(widened.starts.from, from), to: Math.min(widened.starts.to, to) };
    const ends = { from: Math.max(widened.ends.from, from), to: Math.min(widened.ends.to, to) };
    if (ends.from > ends.to) continue;
    for (let start = starts.from; start <= starts.to; start++) {
      const found = sweep(bounds, start, { from: Math.max(ends.from, start), to: ends.to });
      if (!best || found.suited > best.suited || (found.suited === best.suited && found.spared > best.spared))
        best = found;
    }
  }
  const window = best;
  return window && bounds.filter((it) => !suits(it, window.start, window.end));
}

interface Tally {
  readonly start: DayNumber;
  readonly end: DayNumber;
  readonly suited: number;
  /** How much the suited members gave way before: they should not be asked again. */
  readonly spared: number;
}

function sweep(bounds: readonly BindingWish[], start: DayNumber, ends: Span): Tally {
  const size = ends.to - ends.from + 2;
  const suited = new Int32Array(size);
  const spared = new Float64Array(size);
  for (const { start: wanted, end, flexibility, member } of bounds) {
    if (Math.abs(start - wanted) > flexibility) continue;
    const from = Math.max(end - flexibility, ends.from) - ends.from;
    const to = Math.min(end + flexibility, ends.to) - ends.from + 1;
    if (from >= to) continue;
    suited[from] = (suited[from] as number) + 1;
    suited[to] = (suited[to] as number) - 1;
    spared[from] = (spared[from] as number) + member.gaveWayBefore;
    spared[to] = (spared[to] as number) - member.gaveWayBefore;
  }
  let [count, sum] = [0, 0];
  let best: Tally = { start, end: ends.from, suited: -1, spared: 0 };
  for (let index = 0; index < size - 1; index++) {
    count += suited[index] as number;
    sum += spared[index] as number;
    if (count > best.suited || (count === best.suited && sum > best.spared))
      best = { start, end: ends.from + index, suited: count, spared: sum };
  }
  return best;
}

function suits(wish: BindingWish, start: DayNumber, end: DayNumber): boolean {
  return Math.abs(start - wish.start) <= wish.flexibility && Math.abs(end - wish.end) <= wish.flexibility;
}
