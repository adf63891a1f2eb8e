import { markdownLine as line } from "@caravan/domain/export/markdown-text";
import { countWords } from "@caravan/domain/join-words";
import type { z } from "zod";
import type { summaryWire } from "./summary-wire.ts";

type Summary = z.output<typeof summaryWire>;
type Range = { readonly low: number; readonly likely: number; readonly high: number };

/** What a trip costs as Markdown: every amount with its currency, and what is in no sum said as such. */
export function moneyMarkdown({ summary: it }: { readonly summary: Summary }): string {
  const amount = (value: number) => `${value} ${it.currency}`;
  const range = (value: Range | null) =>
    value === null ? "no estimate" : `about ${amount(value.likely)} (${value.low} to ${value.high})`;
  return [
    "# Money",
    "",
    `- trip_id: ${it.trip_id}`,
    `- Stated prices: ${amount(it.total)} for ${countWords(it.travelers, "traveler")}, ${amount(it.estimated)} of it not yet booked or paid`,
    `- With estimates: ${range(it.expected)}`,
    ...budgetLines(it, amount),
    `- Nights: ${it.nights.booked} booked, ${it.nights.planned} planned, ${it.nights.open} without a stay`,
    ...it.missing_rates.map((rate) => `- In no sum, for want of an exchange rate: ${rate.amount} ${rate.currency}`),
    ...withoutRateLine(it),
    ...list(
      "By category",
      it.by_category.map((row) => `${row.category}: ${amount(row.amount)}`),
    ),
    ...list(
      "By day",
      it.by_day.map((row) => `${row.date ?? "no day"}: ${amount(row.amount)}`),
    ),
    ...list(
      "Without a price",
      it.unpriced.map((row) => `${line(row.title)}: ${range(row.estimate)}; replaces ${row.key}`),
    ),
    ...list(
      "By person",
      it.by_person.map((row) => `${line(row.name)}: paid ${amount(row.paid)}, share ${amount(row.share)}`),
    ),
    ...list(
      "Who pays whom",
      it.settlements.map((row) => `${line(row.from.name)} to ${line(row.to.name)}: ${amount(row.amount)}`),
    ),
    "",
  ].join("\n");
}

function budgetLines({ budget }: Summary, amount: (value: number) => string): string[] {
  if (budget.total === null) return ["- Budget: none"];
  const left = budget.left === null ? "" : `, ${amount(budget.left)} left`;
  const verdict = budget.verdict === null ? "" : `: ${budget.verdict.replaceAll("_", " ")}`;
  return [
    `- Budget: ${amount(budget.total)} for all${left}${verdict}`,
    ...(budget.contradiction ? [`- ${line(budget.contradiction)}`] : []),
  ];
}

function withoutRateLine({ prices_without_rate: open, currency, trip_id }: Summary): string[] {
  if (open === null) return [];
  const parts = [
    ...(open.things > 0 ? [`${countWords(open.things, "thing")} without a price`] : []),
    ...(open.nights > 0 ? [`${countWords(open.nights, "night")} without a stay`] : []),
  ];
  const path = `PUT /api/trips/${trip_id}/rates/${open.currency}`;
  return [
    `- Not counted: ${parts.join(" and ")}. Prices there are in ${open.currency} and the trip has no rate to ${currency}; your person enters one under Money, or you by ${path} {"rate": …}`,
  ];
}

const list = (title: string, rows: readonly string[]) =>
  rows.length === 0 ? [] : ["", `## ${title}`, ...rows.map((it) => `- ${it}`)];
