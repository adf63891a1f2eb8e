import type { Amount } from "../amount.ts";
import { joinWords } from "../join-words.ts";
import { dayAndMonth } from "../trip/proposal/names-in-proposal.ts";
import { type DayNumber, dateOf } from "./dates/day-numbers.ts";
import type { AlignmentMember, BudgetRange, DateRange } from "./types.ts";

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

/** "3–7 May 2030", "30 May – 2 June 2030", "30 December 2030 – 2 January 2031". */
export function formatDates({ start, end }: DateRange): string {
  if (start === end) return dayAndMonth(start, true);
  if (start.slice(0, 7) === end.slice(0, 7)) return `${Number(start.slice(8))}–${dayAndMonth(end, true)}`;
  return `${dayAndMonth(start, start.slice(0, 4) !== end.slice(0, 4))} – ${dayAndMonth(end, true)}`;
}

export function formatWindow({ start, end }: { readonly start: DayNumber; readonly end: DayNumber }): string {
  return formatDates({ start: dateOf(start), end: dateOf(end) });
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
  if (max === null) return min === "0" ? "any amount" : `${formatMoney(min, currency)} or more`;
  if (min === max) return formatMoney(max, currency);
  return min === "0" ? `up to ${formatMoney(max, currency)}` : `${digits(min)}–${formatMoney(max, currency)}`;
}

/** "400 EUR", "400.50 EUR". */
export function formatMoney(amount: Amount, currency: string): string {
  return `${digits(amount)} ${currency}`;
}

/** Two decimals instead of one. */
function digits(amount: Amount): string {
  return amount.replace(/\.\d$/, "$&0");
}

const small = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

export function numberWord(value: number): string {
  return small[value] ?? String(value);
}

/** "one more day", "three more days". */
export function moreDays(days: number): string {
  return `${numberWord(days)} more ${days === 1 ? "day" : "days"}`;
}
