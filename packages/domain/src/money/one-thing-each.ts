import type { Entry } from "./entry.ts";

/** Something on a trip that may have a price. */
export interface Priced {
  /** Its own name; see `entryKey`. */
  readonly key: string;
  /** What it has in common with others that are the same thing. */
  readonly joins: readonly string[];
  /** An intention only: the price of what was booked goes before its estimate. */
  readonly planned: boolean;
  /** Null without a price. */
  readonly entry: Entry | null;
}

/**
 * Brings together what is one thing, also over several steps (an activity, its booking, the segment of the same number),
 * and gives one entry for each: the price of what was booked, the first one by the order of `all`. Where nothing booked
 * has a price the estimates stand, each its own. A thing that an expense has taken the place of gives none.
 */
export function oneThingEach(all: readonly Priced[], replaced: ReadonlySet<string>): Entry[] {
  const isReplaced = ({ key }: Priced) => replaced.has(key);
  return thingsOf(all).flatMap((thing) => {
    const [planned, booked] = [thing.filter((it) => it.planned), thing.filter((it) => !it.planned)];
    const price = booked.find((it) => it.entry)?.entry;
    if (booked.some(isReplaced) || (price && planned.some(isReplaced))) return [];
    if (price) return [price];
    return planned.flatMap((it) => (it.entry && !isReplaced(it) ? [it.entry] : []));
  });
}

function thingsOf(all: readonly Priced[]): Priced[][] {
  const order = new Map(all.map((part, index) => [part, index]));
  const things = new Map<string, Set<Priced>>();
  for (const part of all) {
    const thing = new Set([part]);
    for (const join of [part.key, ...part.joins]) for (const other of things.get(join) ?? []) thing.add(other);
    for (const { key, joins } of thing) for (const join of [key, ...joins]) things.set(join, thing);
  }
  return [...new Set(things.values())].map((thing) =>
    [...thing].sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0)),
  );
}
