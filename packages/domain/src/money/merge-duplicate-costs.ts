import type { CostEntry } from "./cost-entry.ts";

/** Something on a trip that may have a price. */
export interface PricedThing {
  /** Its own name; see `entryKey`. */
  readonly key: string;
  /** What it has in common with others that are the same thing. */
  readonly joins: readonly string[];
  /** An intention only: the price of what was booked goes before its estimate. */
  readonly planned: boolean;
  /** Null without a price. */
  readonly entry: CostEntry | null;
}

/**
 * Brings together what is one thing, also over several steps (an activity, its booking, the segment of the same number),
 * and gives one entry for each: the price of what was booked, the first one by the order of `all`. Where nothing booked
 * has a price the estimates stand, each its own. A thing that an expense has taken the place of gives none.
 */
export function mergeDuplicateCosts(all: readonly PricedThing[], replaced: ReadonlySet<string>): CostEntry[] {
  const isReplaced = ({ key }: PricedThing) => replaced.has(key);
  return thingsOf(all).flatMap((thing) => {
    const [planned, booked] = [thing.filter((it) => it.planned), thing.filter((it) => !it.planned)];
    const price = booked.find((it) => it.entry)?.entry;
    if (booked.some(isReplaced) || (price && planned.some(isReplaced))) return [];
    if (price) return [price];
    return planned.flatMap((it) => (it.entry && !isReplaced(it) ? [it.entry] : []));
  });
}

/** In the order of `all`, and so are the parts of each. In time that grows with their number only. */
function thingsOf(all: readonly PricedThing[]): PricedThing[][] {
  const parents = all.map((_, index) => index);
  const rootOf = (index: number): number => {
    let at = index;
    for (let up = parents[at] as number; up !== at; up = parents[at] as number) {
      parents[at] = parents[up] as number;
      at = up;
    }
    return at;
  };
  const firstWith = new Map<string, number>();
  for (const [index, { key, joins }] of all.entries()) {
    for (const join of [key, ...joins]) {
      const other = firstWith.get(join);
      if (other === undefined) firstWith.set(join, index);
      else {
        const [one, two] = [rootOf(other), rootOf(index)];
        parents[Math.max(one, two)] = Math.min(one, two);
      }
    }
  }
  return [...Map.groupBy(all.keys(), rootOf).values()].map((thing) => thing.map((index) => all[index] as PricedThing));
}
