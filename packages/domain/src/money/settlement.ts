import { type Minor, sum } from "../amount.ts";
import { compareTexts } from "../compare-texts.ts";
import { type Balance, zeroSumGroups } from "./zero-sum-groups.ts";

export interface Transfer {
  readonly from: string;
  readonly to: string;
  readonly amount: Minor;
}

/** Up to this many people all subsets are tried: 2^15 take milliseconds. */
const EXACT = 15;

/**
 * The fewest transfers that settle all balances. A group of k people whose balances sum to zero needs k - 1 transfers,
 * so more such groups mean fewer transfers. Pairs that match exactly are groups in some optimal answer and go first.
 * The others are divided optimally up to 15 people; above that they are one group with at most n - 1 transfers.
 *
 * @throws RangeError when the balances do not sum to zero.
 */
export function settlementTransfers(balances: ReadonlyMap<string, Minor>): Transfer[] {
  if (sum(balances.values()) !== 0n) throw new RangeError("the balances do not sum to zero");
  const people = [...balances]
    .filter(([, amount]) => amount !== 0n)
    .map(([id, amount]) => ({ id, amount }))
    .sort(bySize);
  const { pairs, others } = matched(people);
  const groups = others.length <= EXACT ? zeroSumGroups(others) : [others];
  return [...pairs, ...groups].flatMap(withinGroup).sort(byPeople);
}

/** Pairs people whose balances cancel out. */
function matched(people: readonly Balance[]): { pairs: Balance[][]; others: Balance[] } {
  const waiting = new Map<Minor, Balance[]>();
  const pairs: Balance[][] = [];
  for (const person of people) {
    const opposite = waiting.get(-person.amount)?.shift();
    if (opposite) pairs.push([opposite, person]);
    else waiting.set(person.amount, [...(waiting.get(person.amount) ?? []), person]);
  }
  return { pairs, others: [...waiting.values()].flat().sort(bySize) };
}

/** Each transfer settles at least one of the two, and the last one both. */
function withinGroup(group: readonly Balance[]): Transfer[] {
  const left = new Map(group.map(({ id, amount }) => [id, amount]));
  const debtors = group.filter((it) => it.amount < 0n).sort(bySize);
  const creditors = group.filter((it) => it.amount > 0n).sort(bySize);
  const transfers: Transfer[] = [];
  let [debtor, creditor] = [debtors.shift(), creditors.shift()];
  while (debtor && creditor) {
    const [owes, gets] = [-(left.get(debtor.id) ?? 0n), left.get(creditor.id) ?? 0n];
    const amount = owes < gets ? owes : gets;
    transfers.push({ from: debtor.id, to: creditor.id, amount });
    left.set(debtor.id, amount - owes);
    left.set(creditor.id, gets - amount);
    if (amount === owes) debtor = debtors.shift();
    if (amount === gets) creditor = creditors.shift();
  }
  return transfers;
}

const sizeOf = (amount: Minor) => (amount < 0n ? -amount : amount);

/** Largest first, in a stable order. */
function bySize(a: Balance, b: Balance): number {
  const [first, second] = [sizeOf(a.amount), sizeOf(b.amount)];
  if (first === second) return compareTexts(a.id, b.id);
  return first > second ? -1 : 1;
}

function byPeople(a: Transfer, b: Transfer): number {
  return compareTexts(a.from, b.from) || compareTexts(a.to, b.to);
}
