import type { CostEntry } from "./cost-entry.ts";

/** Something on a trip that may have a price. */
export interface PricedThing {
  /** Its own name; see `entryKey`. */
  readonly key: string;
  /** Keys that it shares with other records of the same thing. */
  readonly joins: readonly string[];
  /** Only planned: a booked price comes first. */
  readonly planned: boolean;
  /** Null for things without a price and for free ones. */
  readonly entry: CostEntry | null;
  readonly free: boolean;
}

export interface MergedCosts {
  readonly entries: readonly CostEntry[];
  /** Keys of things without a price, each once: by its booking or segment where it has one. */
  readonly unpriced: readonly string[];
}

/**
 * Merges records of the same thing, also indirectly (an activity, its booking, the segment with the same number), into
 * one entry: the first booked price. Without a booked price all estimates stand. A thing that an expense replaces has
 * no entry and is not listed as unpriced.
 */
export function mergeDuplicateCosts(all: readonly PricedThing[], replaced: ReadonlySet<string>): MergedCosts {
  const isReplaced = ({ key }: PricedThing) => replaced.has(key);
  const entries: CostEntry[] = [];
  const unpriced: string[] = [];
  for (const thing of thingsOf(all)) {
    const [planned, booked] = [thing.filter((it) => it.planned), thing.filter((it) => !it.planned)];
    const price = booked.find((it) => it.entry)?.entry;
    if (booked.some(isReplaced) || (price && planned.some(isReplaced))) continue;
    if (price) {
      entries.push(price);
      continue;
    }
    const open = planned.filter((it) => !isReplaced(it));
    entries.push(...open.flatMap((it) => it.entry ?? []));
    const isKnown = planned.some((it) => it.entry || it.free || isReplaced(it));
    const [first] = booked;
    // One booking is one price, however many activities belong to it.
    if (first && !isKnown) unpriced.push(first.key);
    if (!first) unpriced.push(...open.filter((it) => !it.entry && !it.free).map((it) => it.key));
  }
  return { entries, unpriced };
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
