import { formatBudget } from "@/features/alignment/proposal-words.ts";
import { count, formatDateRange } from "@/ui/format.ts";
import type { Said } from "./types.ts";

/** What somebody said, in a line: "3–7 May 2030 ± 2 days · Lisbon, Portugal · up to €600". */
export function saidInShort(said: Said, currency: string): string {
  const { dates, destination, budget } = said;
  const when =
    dates?.ideal_start && dates.ideal_end
      ? `${formatDateRange(dates.ideal_start, dates.ideal_end)}${dates.flexibility_days > 0 ? ` ± ${count(dates.flexibility_days, "day")}` : ""}`
      : null;
  const [first, ...more] = destination?.top_choices ?? [];
  const where = first && (more.length > 0 ? `${first} or ${more.length} more` : first);
  const never = destination && destination.veto.length > 0 ? `not ${destination.veto.join(", ")}` : null;
  const parts = [when, where, never, budgetInShort(budget, currency)].filter(Boolean);
  return parts.length > 0 ? parts.join(" · ") : "Fine with anything";
}

function budgetInShort(budget: Said["budget"], currency: string): string | null {
  if (!budget || budget.ignored) return null;
  if (budget.private && budget.min === null && budget.max === null) return "budget private";
  const words = formatBudget({ min: budget.min ?? 0, max: budget.max }, currency);
  return budget.private ? `${words} (private)` : words;
}
