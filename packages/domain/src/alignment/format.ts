import { type List, listed, moneyOf, namesOf, type Sentence, said, type Value } from "../words/sentence.ts";
import { type DayNumber, dateOf } from "./dates/day-numbers.ts";
import type { AlignmentMember, BudgetRange } from "./types.ts";

/** Most names in a sentence: groups may have hundreds of members. */
const MOST_NAMED = 4;

export function formatNames(members: readonly Pick<AlignmentMember, "name">[]): List {
  return namesOf(
    members.map((it) => it.name),
    MOST_NAMED,
  );
}

/** The first ones and how many more. */
export function formatSome(items: readonly (Value | Sentence)[]): List {
  return listed(items, MOST_NAMED);
}

export function formatWindow({ start, end }: { readonly start: DayNumber; readonly end: DayNumber }): Value {
  return { from: dateOf(start), to: dateOf(end) };
}

export const formatDates = ({ start, end }: { readonly start: string; readonly end: string }): Value => ({
  from: start,
  to: end,
});

/** Days in runs: "3–5 May 2030 and 9 May 2030". */
export function formatDays(days: readonly DayNumber[]): List {
  const runs: { start: DayNumber; end: DayNumber }[] = [];
  for (const day of days.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && day <= last.end + 1) last.end = day;
    else runs.push({ start: day, end: day });
  }
  return formatSome(runs.map(formatWindow));
}

/** "400–600 EUR". */
export function formatBudget({ min, max }: BudgetRange, currency: string): Sentence {
  if (max === null) return min === "0" ? said`any amount` : said`${moneyOf(min, currency)} or more`;
  if (min === max) return said`${moneyOf(max, currency)}`;
  return min === "0" ? said`up to ${moneyOf(max, currency)}` : said`${{ low: min, high: max, currency }}`;
}

const small = [
  said`no`,
  said`one`,
  said`two`,
  said`three`,
  said`four`,
  said`five`,
  said`six`,
  said`seven`,
  said`eight`,
  said`nine`,
  said`ten`,
  said`eleven`,
  said`twelve`,
];

export function numberWord(value: number): Sentence {
  return small[value] ?? said`${String(value)}`;
}

/** "One more day", "three more days". */
export function moreDays(days: number): Sentence {
  return days === 1 ? said`one more day` : said`${numberWord(days)} more days`;
}
