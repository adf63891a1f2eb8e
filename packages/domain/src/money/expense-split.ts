import type { Amount } from "../amount.ts";
import { type Minor, parseDecimal, rescale, sum, toMinor } from "../amount.ts";
import { compareTexts } from "../compare-texts.ts";
import { allocate, type Claim } from "./allocate-by-weight.ts";

export const splitModes = ["equal", "weights", "amounts"] as const;
export type SplitMode = (typeof splitModes)[number];

/** Decimals of a weight. */
const FINEST_WEIGHT = 3;

export interface Share {
  readonly personId: string;
  /** Decimal; only by weights. */
  readonly weight?: string;
  /** In the currency of the expense; only by amounts. */
  readonly amount?: Amount;
}

/** How an expense is shared. Each person appears once; the first get odd units, see {@link inOrder}. */
export interface Split {
  readonly mode: SplitMode;
  readonly shares: readonly Share[];
}

/**
 * What each person owes of a total in any currency. Amounts count as proportions, so the parts sum to the total in
 * every currency.
 *
 * @param currency that of the amounts in the split.
 */
export function sharesOf(total: Minor, split: Split, currency: string): ReadonlyMap<string, Minor> {
  return allocate(total, claimsOf(split, currency));
}

/**
 * A split in the order that decides who gets odd units: those of `before` as they were, so that they keep them, and others
 * by id, so that it does not matter in which order somebody names people.
 *
 * @param before ids of the people who shared it until now
 */
export function inOrder({ mode, shares }: Split, before: readonly string[] = []): Split {
  const place = (id: string) => (before.includes(id) ? before.indexOf(id) : before.length);
  const ordered = shares.toSorted(
    (a, b) => place(a.personId) - place(b.personId) || compareTexts(a.personId, b.personId),
  );
  return { mode, shares: ordered };
}

/** The amount not shared yet; negative when too much is shared. Always zero in other modes. */
export function leftToShare(amount: Amount, currency: string, { mode, shares }: Split): Minor {
  if (mode !== "amounts") return 0n;
  return toMinor(amount, currency) - sum(shares.map((it) => toMinor(it.amount ?? "0", currency)));
}

/** Whether anybody has a share. */
export function hasClaims(split: Split, currency: string): boolean {
  return claimsOf(split, currency).some((it) => it.weight > 0n);
}

function claimsOf({ mode, shares }: Split, currency: string): Claim[] {
  const claims = shares.map(({ personId: id, weight = "0", amount = "0" }) => {
    if (mode === "equal") return { id, weight: 1n };
    if (mode === "weights") return { id, weight: rescale(parseDecimal(weight), FINEST_WEIGHT) };
    return { id, weight: toMinor(amount, currency) };
  });
  // If all amounts are zero, the total is zero and is shared equally.
  return claims.every((it) => it.weight === 0n) && mode === "amounts"
    ? claims.map(({ id }) => ({ id, weight: 1n }))
    : claims;
}
