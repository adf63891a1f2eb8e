import { toMinor } from "../amount.ts";
import { dateRangeWords } from "../date-words.ts";
import { joinWords } from "../join-words.ts";
import { amountWords, moneyRangeWords } from "../money-words.ts";
import { type DayNumber, dateOf } from "./dates/day-numbers.ts";
import type { AlignmentMember, BudgetRange } from "./types.ts";

/** Most names in a sentence: groups may have hundreds of members. */
const MOST_NAMED = 4;

export function formatNames(members: readonly Pick<AlignmentMember, "name">[]): string {
  return joinWords(
    members.map((it) => it.name),
    MOST_NAMED,
  );
}

/** The first ones and how many more. */
export function formatSome(items: readonly string[]): string {
  return joinWords(items, MOST_NAMED);
}

export function formatWindow({ start, end }: { readonly start: DayNumber; readonly end: DayNumber }): string {
  return dateRangeWords({ start: dateOf(start), end: dateOf(end) });
}

/** Days in runs: "3–5 May 2030 and 9 May 2030". */
export function formatDays(days: readonly DayNumber[]): string {
  const runs: { start: DayNumber; end: DayNumber }[] = [];
  for (const day of days.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && day <= last.end + 1) last.end = day;
    else runs.push({ start: day, end: day });
  }
  return formatSome(runs.map(formatWindow));
}

/** "400–600 EUR". */
export function formatBudget({ min, max }: BudgetRange, currency: string): string {
  if (max === null) return min === "0" ? "any amount" : `${amountWords(min, currency)} or more`;
  if (min === max) return amountWords(max, currency);
  return min === "0"
    ? `up to ${amountWords(max, currency)}`
    : moneyRangeWords(toMinor(min, currency), toMinor(max, currency), currency);
}

const small = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

export function numberWord(value: number): string {
  return small[value] ?? String(value);
}

/** "one more day", "three more days". */
export function moreDays(days: number): string {
  return `${numberWord(days)} more ${days === 1 ? "day" : "days"}`;
}
