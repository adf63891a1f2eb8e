import type { Dimension } from "@caravan/domain/alignment/types";
import { formatDateRange, formatMoney } from "../../ui/format.ts";
import type { Outcome } from "./types.ts";

export interface MoneyRange {
  readonly min: number;
  readonly max: number | null;
}

/** "€400–€600", "from €400", "up to €600", "any amount". */
export function formatBudget({ min, max }: MoneyRange, currency: string): string {
  const money = (amount: number) => formatMoney(amount, currency);
  if (max === null) return min === 0 ? "any amount" : `from ${money(min)}`;
  if (min === max) return money(min);
  return min === 0 ? `up to ${money(max)}` : `${money(min)}–${money(max)}`;
}

type Proposing = Pick<Outcome, "proposed_dates" | "proposed_destination" | "proposed_budget">;

/** What is proposed for one of the three; null where nothing is. */
export function proposed(outcome: Proposing, dimension: Dimension, currency: string): string | null {
  const { proposed_dates: dates, proposed_destination: destination, proposed_budget: budget } = outcome;
  if (dimension === "dates") return dates && formatDateRange(dates.start, dates.end);
  if (dimension === "destination") return destination;
  return budget && `${formatBudget(budget, currency)} a person`;
}

/** All of it in a line: "3–7 May 2030 · Lisbon, Portugal · €400–€600 a person". */
export function proposalLine(outcome: Proposing, currency: string): string {
  const parts = (["dates", "destination", "budget"] as const).map((it) => proposed(outcome, it, currency));
  return parts.filter((it) => it !== null).join(" · ");
}

/** "Ana", "Ana and Rui", "Ana, Rui and 3 others". */
export function listNames(names: readonly string[], atMost = 4): string {
  const shown = names.length > atMost ? names.slice(0, atMost - 1) : names;
  const rest = names.length - shown.length;
  const all = rest > 0 ? [...shown, `${rest} others`] : shown;
  return all.length < 2 ? (all[0] ?? "") : `${all.slice(0, -1).join(", ")} and ${all.at(-1)}`;
}

/** "1st", "2nd", "11th". */
export function ordinal(rank: number): string {
  const last = rank % 100 > 10 && rank % 100 < 14 ? 0 : rank % 10;
  return `${rank}${["th", "st", "nd", "rd"][last] ?? "th"}`;
}
