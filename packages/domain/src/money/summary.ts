import { type Minor, sum, toMinor } from "../amount.ts";
import { compareTexts } from "../compare-texts.ts";
import type { CostEntry, ExpenseCategory } from "./cost-entry.ts";
import { hasClaims, sharesOf } from "./expense-split.ts";
import { settlementTransfers, type Transfer } from "./settlement.ts";
import type { CountedEntry, TripCost } from "./trip-cost.ts";

/** All amounts in the smallest unit of the trip's currency, but for `original`. */
export interface MoneySummary {
  /** Largest first. */
  readonly byCategory: readonly CategoryTotal[];
  /** By date; undated last. */
  readonly byDay: readonly { readonly date: string | null; readonly amount: Minor; readonly estimated: Minor }[];
  /** By code, the trip's own first. */
  readonly byCurrency: readonly CurrencyTotal[];
  /** Those who paid for something or share in something that somebody paid. Their balances sum to zero. */
  readonly byPerson: ReadonlyMap<string, PersonTotal>;
  readonly settlements: readonly Transfer[];
}

export interface CategoryTotal {
  readonly category: ExpenseCategory;
  readonly amount: Minor;
  readonly estimated: Minor;
  readonly count: number;
}

export interface CurrencyTotal {
  readonly currency: string;
  readonly count: number;
  /** In the smallest unit of that currency. */
  readonly original: Minor;
  /** Null without a rate: then it is not part of other sums. */
  readonly converted: Minor | null;
  readonly rate: string | null;
}

export interface PersonTotal {
  readonly paid: Minor;
  readonly share: Minor;
  /** `paid - share`. More than zero: is owed. */
  readonly balance: Minor;
}

/**
 * The views of what a trip costs, and who owes whom. All sum the same numbers of {@link TripCost}. Entries in a currency
 * without a rate are only listed under that currency.
 *
 * @param rates what one unit of a currency is worth in the trip's.
 */
export function summarise(
  { currency, entries, counted }: Pick<TripCost, "currency" | "entries" | "counted">,
  rates: ReadonlyMap<string, string>,
): MoneySummary {
  const byPerson = peopleIn(counted);
  return {
    byCategory: [...grouped(counted, (it) => it.entry.category)]
      .map(([category, its]) => ({ category, ...amounts(its), count: its.length }))
      .sort((a, b) => (a.amount === b.amount ? compareTexts(a.category, b.category) : a.amount > b.amount ? -1 : 1)),
    byDay: [...grouped(counted, (it) => it.entry.date)]
      .map(([date, its]) => ({ date, ...amounts(its) }))
      // "undated" sorts after all dates.
      .sort((a, b) => compareTexts(a.date ?? "undated", b.date ?? "undated")),
    byCurrency: currenciesIn(currency, entries, rates, counted),
    byPerson,
    settlements: settlementTransfers(new Map([...byPerson].map(([id, { balance }]) => [id, balance]))),
  };
}

const total = (counted: readonly CountedEntry[]) => sum(counted.map((it) => it.amount));
const planned = (counted: readonly CountedEntry[]) => total(counted.filter((it) => it.entry.estimated));
const amounts = (counted: readonly CountedEntry[]) => ({ amount: total(counted), estimated: planned(counted) });

function grouped<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  return Map.groupBy(items, keyOf);
}

function currenciesIn(
  own: string,
  entries: readonly CostEntry[],
  rates: ReadonlyMap<string, string>,
  counted: readonly CountedEntry[],
): CurrencyTotal[] {
  const converted = grouped(counted, (it) => it.entry.currency);
  return [...grouped(entries, (it) => it.currency)]
    .map(([currency, its]) => {
      const inTrips = converted.get(currency);
      return {
        currency,
        count: its.length,
        original: sum(its.map((it) => toMinor(it.amount, currency))),
        converted: inTrips ? total(inTrips) : null,
        rate: currency === own ? "1" : (rates.get(currency) ?? null),
      };
    })
    .sort((a, b) => Number(b.currency === own) - Number(a.currency === own) || compareTexts(a.currency, b.currency));
}

function peopleIn(counted: readonly CountedEntry[]): ReadonlyMap<string, PersonTotal> {
  const people = new Map<string, PersonTotal>();
  const add = (id: string, paid: Minor, share: Minor) => {
    const before = people.get(id) ?? { paid: 0n, share: 0n, balance: 0n };
    people.set(id, {
      paid: before.paid + paid,
      share: before.share + share,
      balance: before.balance + paid - share,
    });
  };
  for (const { entry, amount } of counted) {
    const { paidBy, split } = entry;
    if (paidBy === null || split === null || !hasClaims(split, entry.currency)) continue;
    add(paidBy, amount, 0n);
    for (const [id, share] of sharesOf(amount, split, entry.currency)) add(id, 0n, share);
  }
  return people;
}
