import { fromMinor, toMinor } from "../../amount.ts";
import { moneyOf, type Sentence, said } from "../../words/sentence.ts";
import type { AlignmentInput, BudgetRange } from "../types.ts";

/**
 * "The planned trip likely costs 620 EUR each, 120 EUR over it." Null while nothing is planned. Compared only with an
 * agreed range that is shown and has the same currency. Any other comparison would reveal a private budget or mix
 * currencies.
 */
export function plannedCostWords({ plannedCost, group }: AlignmentInput, agreed: BudgetRange | null): Sentence | null {
  if (!plannedCost) return null;
  const { each, currency, isEstimate } = plannedCost;
  const money = moneyOf(each, currency);
  const base = isEstimate
    ? said`The planned trip likely costs ${money} each`
    : said`The planned trip costs ${money} each`;
  if (!agreed?.max || currency !== group.currency) return said`${base}.`;
  const over = toMinor(each, currency) - toMinor(agreed.max, currency);
  return over > 0n
    ? said`${base}, ${moneyOf(fromMinor(over, currency), currency)} over it.`
    : said`${base}, within it.`;
}
