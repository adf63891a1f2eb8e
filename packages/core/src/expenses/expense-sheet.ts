import { convert, fixedAmount, type Minor, toMinor } from "@caravan/domain/amount";
import type { CostEntry } from "@caravan/domain/money/cost-entry";
import { sharesOf } from "@caravan/domain/money/expense-split";
import type { TripDocument } from "@caravan/domain/trip/document";
import type { Context } from "../kernel/context.ts";
import { toEntry } from "./money-records.ts";
import { loadStatedMoney, type TripMoney } from "./trip-money.ts";

/** Programs read columns by name and position: add new ones at the end, remove none. */
const columns = [
  "date",
  "title",
  "category",
  "amount",
  "currency",
  "rate",
  "amount_in_trip_currency",
  "trip_currency",
  "source",
  "estimated",
  "paid_by",
  "shared_by",
  "notes",
  "id",
];

/** All entries of a trip as CSV in UTF-8, by date: entered ones and automatic ones. The caller may see the trip. */
export async function expenseSheet(ctx: Context, trip: TripDocument): Promise<Uint8Array> {
  const { automatic, ...money } = await loadStatedMoney(ctx, trip);
  const notes = new Map(money.expenses.map((it) => [it.id, it.notes]));
  const entries = [...money.expenses.map(toEntry), ...automatic].sort(byDate);
  const rows = entries.map((it) => rowOf(it, trip.currency, money, notes.get(it.id) ?? ""));
  return csvFile([columns, ...rows]);
}

function rowOf(
  entry: CostEntry,
  tripCurrency: string,
  { rates, people }: Pick<TripMoney, "rates" | "people">,
  notes: string,
): string[] {
  const { currency } = entry;
  const amount = toMinor(entry.amount, currency);
  const rate = currency === tripCurrency ? "1" : rates.find((it) => it.currency === currency)?.rate;
  const shared =
    entry.split && entry.paidBy !== null ? sharesOf(amount, entry.split, currency) : new Map<string, Minor>();
  return [
    entry.date ?? "",
    entry.title,
    entry.category,
    fixedAmount(amount, currency),
    currency,
    rate ?? "",
    rate === undefined ? "" : fixedAmount(convert(amount, currency, tripCurrency, rate), tripCurrency),
    tripCurrency,
    entry.source,
    entry.estimated ? "yes" : "no",
    entry.paidBy === null ? "" : people.of(entry.paidBy).name,
    [...shared].map(([id, share]) => `${people.of(id).name} ${fixedAmount(share, currency)}`).join("; "),
    notes,
    entry.id,
  ];
}

/** Entries without a date come last. */
function byDate(a: CostEntry, b: CostEntry): number {
  const [first, second] = [a.date ?? "undated", b.date ?? "undated"];
  if (first === second) return a.id < b.id ? -1 : 1;
  return first < second ? -1 : 1;
}

/**
 * The rows as CSV: RFC 4180 with CRLF. It starts with a byte order mark, since Excel reads it as Latin-1 without one.
 */
function csvFile(rows: readonly (readonly string[])[]): Uint8Array {
  const text = rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
  return new TextEncoder().encode(`\uFEFF${text}`);
}

/** Cells that a spreadsheet would run as a formula get an apostrophe: titles may come from strangers. */
function cell(value: string): string {
  const harmless = /^\s*[=+\-@＝＋－＠\t\r\n]/u.test(value) ? `'${value}` : value;
  return /["\r\n,;]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
