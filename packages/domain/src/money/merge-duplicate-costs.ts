import type { CostEntry } from "./cost-entry.ts";

/** Something on a trip that may have a price. */
export interface PricedThing {
  /** Its own name; see `entryKey`. */
  readonly key: string;
  /** Keys that it shares with other records of the same thing. */
  readonly joins: readonly string[];
  /** Only planned: a booked price comes first. */
  readonly planned: boolean;
  /** Null without a price. */
  readonly entry: CostEntry | null;
}

/**
 * Merges records of the same thing, also indirectly (an activity, its booking, the segment with the same number), into
 * one entry: the first booked price. Without a booked price all estimates stand. A thing that an expense replaces has
 * no entry.
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

/** Groups of connected records, in the order of `all`. Linear time. */
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
