import { toAmount } from "../../fields.ts";
import { within } from "../atoms/index.ts";
import type { ReadSegment, Span } from "../reading.ts";
import { means } from "../structure/pairs.ts";
import { windowOf } from "./moments.ts";
import type { Page } from "./page.ts";

export interface FoundPrice {
  readonly price: NonNullable<ReadSegment["price"]>;
  readonly spans: readonly Span[];
}

/** What the whole booking costs, as a label says; a total counts more than a price, and of several totals the largest. */
export function priceIn(page: Page, part: Span): FoundPrice | null {
  let best: { amount: string; currency: string; span: Span; rank: number } | undefined;
  for (const pair of page.document.pairs) {
    if (pair.label.start < part.start) continue;
    if (pair.label.start >= part.end) break;
    if (pair.concept !== "price" && !(means(pair, "price") && pair.exact)) continue;
    if (pair.how === "inline" && !isTotal(pair.label.text)) continue;
    const amounts = within(page.atoms.amounts, windowOf(page.document, pair));
    const amount = pair.how === "inline" ? amounts.find((it) => it.start - pair.label.end < 40) : amounts[0];
    if (!amount) continue;
    const rank = isTotal(pair.label.text) ? 0 : 1;
    const isBetter = !best || rank < best.rank || (rank === best.rank && Number(amount.amount) > Number(best.amount));
    if (isBetter)
      best = { amount: amount.amount, currency: amount.currency, span: { start: amount.start, end: amount.end }, rank };
  }
  if (!best) return null;
  return { price: { amount: toAmount(Number(best.amount)), currency: best.currency }, spans: [best.span] };
}

function isTotal(label: string): boolean {
  return /tot|gesamt|summe|summa|suma|razem|celkem|yhteens|toplam|i alt|合計|総額/i.test(label);
}
