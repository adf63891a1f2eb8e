import type { Minor } from "../amount.ts";

export interface Balance {
  readonly id: string;
  /** More than zero: is owed; less: owes. */
  readonly amount: Minor;
}

/**
 * Divides people whose balances sum to zero into as many groups as possible that do so too. Dynamic programming over
 * subsets: adding one person at a time, a group closes where the sum returns to zero. Time and memory 2^n.
 */
export function zeroSumGroups(people: readonly Balance[]): Balance[][] {
  if (people.length === 0) return [];
  const full = 2 ** people.length - 1;
  const sums = subsetSums(people, full);
  const most = new Uint8Array(full + 1);
  for (let subset = 1; subset <= full; subset++) {
    const closes = sums[subset] === 0n ? 1 : 0;
    for (let person = 0; person < people.length; person++) {
      const before = most[subset & ~(1 << person)] as number;
      if (subset & (1 << person) && before + closes > (most[subset] as number)) most[subset] = before + closes;
    }
  }
  return chain(people, { full, sums, most });
}

function subsetSums(people: readonly Balance[], full: number): bigint[] {
  const sums = [0n];
  for (let subset = 1; subset <= full; subset++) {
    const lowest = subset & -subset;
    const added = people[31 - Math.clz32(lowest)] as Balance;
    sums[subset] = (sums[subset ^ lowest] as bigint) + added.amount;
  }
  return sums;
}

/** Reconstructs the groups from the best order. */
function chain(
  people: readonly Balance[],
  { full, sums, most }: { full: number; sums: readonly bigint[]; most: Uint8Array },
): Balance[][] {
  const groups: Balance[][] = [];
  for (let subset = full; subset !== 0; ) {
    const closes = sums[subset] === 0n ? 1 : 0;
    if (closes) groups.push([]);
    const last = people.findIndex(
      (_, person) => subset & (1 << person) && (most[subset ^ (1 << person)] as number) + closes === most[subset],
    );
    groups.at(-1)?.push(people[last] as Balance);
    subset ^= 1 << last;
  }
  return groups;
}
