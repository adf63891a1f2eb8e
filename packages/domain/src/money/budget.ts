import { type Amount, divideHalfEven, fromMinor, type Minor, toMinor } from "../amount.ts";
import { moneyWords } from "../money-words.ts";
import { moneyOf, noWords, type Sentence, said, type Value } from "../words/sentence.ts";

/** Whom a budget is for: each traveller, or all together. */
export type BudgetFor = "each" | "all";

export interface BudgetFields {
  readonly budgetPerPerson: Amount | null;
  readonly totalBudget: Amount | null;
  readonly travelers: number;
  readonly currency: string;
}

/** A trip's only budget, in the smallest unit of its currency. */
export interface Budget {
  /** How it was stated. */
  readonly for: BudgetFor;
  readonly stated: Minor;
  /** For all travellers together. */
  readonly all: Minor;
  /** For each of them; rounded when all share one sum. */
  readonly each: Minor;
  /** The other stated budget, which allows more; null when there is none or both say the same. */
  readonly other: { readonly for: BudgetFor; readonly stated: Minor } | null;
}

/**
 * The budget that counts; null when none was set. A trip can hold a budget for each and one for all. When they differ,
 * the stricter one counts and {@link Budget.other} holds the other.
 */
export function budgetOf({ budgetPerPerson, totalBudget, travelers, currency }: BudgetFields): Budget | null {
  const each = budgetPerPerson === null ? null : toMinor(budgetPerPerson, currency);
  const all = totalBudget === null ? null : toMinor(totalBudget, currency);
  if (each === null) return all === null ? null : forAll(all, travelers, null);
  const eachOfAll = each * BigInt(travelers);
  if (all === null || all === eachOfAll || isShareOf(all, each, travelers)) return forEach(each, travelers, null);
  return all < eachOfAll
    ? forAll(all, travelers, { for: "each", stated: each })
    : forEach(each, travelers, { for: "all", stated: all });
}

function forEach(each: Minor, travelers: number, other: Budget["other"]): Budget {
  return { for: "each", stated: each, all: each * BigInt(travelers), each, other };
}

function forAll(all: Minor, travelers: number, other: Budget["other"]): Budget {
  return { for: "all", stated: all, all, each: shareOf(all, travelers), other };
}

/** One person's part of a sum, rounded to the nearest smallest unit. */
export const shareOf = (all: Minor, travelers: number): Minor => divideHalfEven(all, BigInt(travelers));

/** 1000 for three is 333.33 each: a difference by rounding does not count. */
const isShareOf = (all: Minor, each: Minor, travelers: number) => shareOf(all, travelers) === each;

/** A warning of a trip. */
interface BudgetWarning {
  readonly code: "budgets_differ" | "budget_replaced";
  readonly message: Sentence;
  readonly path: string;
}

/**
 * What follows from setting budgets. Setting one removes the other when they differ, with a warning. When both are set
 * at once, or the number of travellers makes them differ, both stay and the warning says which one counts.
 */
export function budgetConsequences(
  trip: BudgetFields,
  change: Partial<BudgetFields>,
): { readonly fields: Partial<BudgetFields>; readonly warnings: readonly BudgetWarning[] } {
  const concerned = ["budgetPerPerson", "totalBudget", "travelers"] as const;
  if (concerned.every((it) => change[it] === undefined)) return { fields: {}, warnings: [] };
  const next = { ...trip, ...change };
  const budget = budgetOf(next);
  if (!budget?.other) return { fields: {}, warnings: [] };
  const [each, all] = [change.budgetPerPerson ?? null, change.totalBudget ?? null];
  if ((each === null) === (all === null)) {
    const message = contradictionSaid({ ...next, budget }) ?? noWords;
    return { fields: {}, warnings: [{ code: "budgets_differ", message, path: "total_budget" }] };
  }
  const fields = each === null ? { budgetPerPerson: null } : { totalBudget: null };
  const isEach = each !== null;
  const [kept, gone] = [
    budgetSaid({ ...next, ...fields }),
    budgetSaid({ ...next, ...(isEach ? { budgetPerPerson: null } : { totalBudget: null }) }),
  ];
  const message = said`The budget is ${kept} now; the other one, ${gone}, differed from it and was removed.`;
  const path = isEach ? "total_budget" : "budget_per_person";
  return { fields, warnings: [{ code: "budget_replaced", message, path }] };
}

/** "400 EUR each", "1,200 EUR for all 3"; empty without a budget. */
export function budgetWords(fields: BudgetFields): string {
  const budget = budgetOf(fields);
  return budget ? `${moneyWords(budget.stated, fields.currency)} ${budgetForWords(budget.for, fields.travelers)}` : "";
}

function budgetSaid(fields: BudgetFields): Sentence {
  const budget = budgetOf(fields);
  if (!budget) return noWords;
  const stated = moneyOf(fromMinor(budget.stated, fields.currency), fields.currency);
  return amountSaid(stated, budget.for, fields.travelers);
}

/** "each", "for both", "for all 3", "in all" for one. */
export function budgetForWords(whose: BudgetFor, travelers: number): string {
  if (whose === "each") return "each";
  if (travelers === 2) return "for both";
  return travelers === 1 ? "in all" : `for all ${travelers}`;
}

function amountSaid(amount: Value, whose: BudgetFor, travelers: number): Sentence {
  if (whose === "each") return said`${amount} each`;
  if (travelers === 2) return said`${amount} for both`;
  return travelers === 1 ? said`${amount} in all` : said`${amount} for all ${travelers}`;
}

/** The same inside a sentence. */
export function budgetForSaid(whose: BudgetFor, travelers: number): Sentence {
  if (whose === "each") return said`each`;
  if (travelers === 2) return said`for both`;
  return travelers === 1 ? said`in all` : said`for all ${travelers}`;
}

/** What each traveller may spend, as a decimal string; null without a budget. */
export function budgetEach(fields: BudgetFields): Amount | null {
  const budget = budgetOf(fields);
  return budget && fromMinor(budget.each, fields.currency);
}

/** A sentence when a trip holds two budgets that differ; otherwise null. */
export function contradictionSaid(it: {
  readonly budget: Budget | null;
  readonly currency: string;
  readonly travelers: number;
}): Sentence | null {
  const { budget, currency, travelers } = it;
  if (!budget?.other) return null;
  const words = (one: { readonly for: BudgetFor; readonly stated: Minor }) =>
    amountSaid(moneyOf(fromMinor(one.stated, currency), currency), one.for, travelers);
  return said`This trip has two budgets that differ, ${words(budget)} and ${words(budget.other)}: the first one is stricter and counts.`;
}

/** For each and for all, as decimal strings. */
export function statedAmounts(budget: Budget, currency: string): { readonly each: Amount; readonly all: Amount } {
  return { each: fromMinor(budget.each, currency), all: fromMinor(budget.all, currency) };
}
