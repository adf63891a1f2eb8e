import { toAmount } from "../../amount.ts";
import type { AmountAtom } from "../atoms/atom.ts";
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
  let best: (Priced & { rank: number }) | undefined;
  for (const pair of page.document.pairs) {
    if (pair.label.start < part.start) continue;
    if (pair.label.start >= part.end) break;
    if (pair.concept !== "price" && !(means(pair, "price") && pair.exact)) continue;
    if (pair.how === "inline" && !isTotal(pair.label.text)) continue;
    const amounts = within(page.atoms.amounts, windowOf(page.document, pair));
    const said = pair.how === "inline" ? amounts.find((it) => it.start - pair.label.end < 40) : amounts[0];
    const amount = said && priced(said);
    if (!amount) continue;
    const rank = isTotal(pair.label.text) ? 0 : 1;
    const isBetter = !best || rank < best.rank || (rank === best.rank && Number(amount.amount) > Number(best.amount));
    if (isBetter) best = { ...amount, rank };
  }
  best ??= forOneTraveller(page, part);
  if (!best) return null;
  return { price: { amount: toAmount(Number(best.amount)), currency: best.currency }, spans: [best.span] };
}

function isTotal(label: string): boolean {
  return /tot|gesamt|summe|summa|suma|razem|celkem|yhteens|toplam|i alt|合計|総額/i.test(label);
}

interface Priced {
  readonly amount: string;
  readonly currency: string;
  readonly span: Span;
}

function priced({ amount, currency, start, end }: AmountAtom): Priced | null {
  return currency === null ? null : { amount, currency, span: { start, end } };
}

const oneTraveller =
  /(?:^|[\n|,;]) {0,20}1 ?x? {0,2}(?:adults?|erwachsener?|adulte|adult[oa]|volwassene|dospely|dorosly|vuxen|voksen|aikuinen|yetiskin|大人)[ :=-]{0,12}$/;

/** "1 adult: £78.00" is what a booking costs that tells of no other money; what two pay may be what each of them pays. */
function forOneTraveller(page: Page, part: Span): (Priced & { rank: number }) | undefined {
  const [amount, ...others] = within(page.atoms.amounts, part);
  if (!amount || others.some((it) => it.amount !== amount.amount || it.currency !== amount.currency)) return undefined;
  const before = page.document.folded.slice(Math.max(0, amount.start - 60), amount.start);
  const found = oneTraveller.test(before) ? priced(amount) : null;
  return found ? { ...found, rank: 2 } : undefined;
}
