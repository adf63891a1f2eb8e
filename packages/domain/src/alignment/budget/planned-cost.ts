import { toMinor } from "../../amount.ts";
import { amountWords, moneyWords } from "../../money-words.ts";
import type { AlignmentInput, BudgetRange } from "../types.ts";

/**
 * "The planned trip likely costs 620 EUR each, 120 EUR over it." Null while nothing is planned. Compared only with an
 * agreed range that is shown and has the same currency. Any other comparison would reveal a private budget or mix
 * currencies.
 */
export function plannedCostWords({ plannedCost, group }: AlignmentInput, agreed: BudgetRange | null): string | null {
  if (!plannedCost) return null;
  const { each, currency, isEstimate } = plannedCost;
  const base = `The planned trip ${isEstimate ? "likely costs" : "costs"} ${amountWords(each, currency)} each`;
  if (!agreed?.max || currency !== group.currency) return `${base}.`;
  const over = toMinor(each, currency) - toMinor(agreed.max, currency);
  return over > 0n ? `${base}, ${moneyWords(over, currency)} over it.` : `${base}, within it.`;
}
