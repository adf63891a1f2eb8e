import type { Minor } from "../amount.ts";

export interface Claim {
  readonly id: string;
  /** At least zero. */
  readonly weight: bigint;
}

/**
 * Divides a total by weights so that the parts sum to it exactly. Remaining units go to the largest remainders, and
 * among equal ones to the first claims.
 *
 * @throws RangeError when nobody has any weight.
 */
export function allocate(total: Minor, claims: readonly Claim[]): ReadonlyMap<string, Minor> {
  const weights = claims.reduce((all, it) => all + it.weight, 0n);
  if (weights <= 0n) throw new RangeError("nobody has a share");
  const parts = claims.map(({ id, weight }) => {
    const exact = total * weight;
    return { id, units: exact / weights, rest: exact % weights };
  });
  let left = total - parts.reduce((all, it) => all + it.units, 0n);
  const shares = new Map(parts.map(({ id, units }) => [id, units]));
  // Sorting keeps the order of equal ones.
  for (const { id, units } of parts.toSorted((a, b) => (a.rest === b.rest ? 0 : a.rest > b.rest ? -1 : 1))) {
    if (left === 0n) break;
    shares.set(id, units + 1n);
    left -= 1n;
  }
  return shares;
}
