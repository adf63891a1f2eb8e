import type { Span } from "../reading.ts";
import { means } from "../structure/pairs.ts";
import type { Page } from "./page.ts";

/** For how many people it is, as a label says: "Guests: 2 adults, 1 child" are three. */
export function guestsIn(page: Page, part: Span): number | null {
  for (const pair of page.document.pairs) {
    if (pair.label.start < part.start) continue;
    if (pair.label.start >= part.end) break;
    if (!means(pair, "guests") || pair.how === "inline" || (pair.how === "lead" && !pair.exact)) continue;
    const folded = page.atoms.folded.slice(pair.value.start, pair.value.end);
    if (!/^\D{0,20}\d{1,2}(?![\d:.,])/.test(folded) || /\d{3}|[€$£]/.test(folded)) continue;
    const counts = [
      ...folded.matchAll(
        /(?<!\d)(\d{1,2}) ?(?:x )?(?:adults?|erwachsene|adultes?|adultos?|adulti|volwassenen?|children|child|kind(?:er|eren)?|enfants?|ninos?|bambin[io]|criancas?|infants?|bab(?:y|ies|ys))/g,
      ),
    ].map((it) => Number(it[1]));
    const plain = Number(/\d{1,2}/.exec(folded)?.[0]);
    const sum = counts.length > 0 ? counts.reduce((a, b) => a + b, 0) : plain;
    if (sum > 0 && sum < 100) return sum;
  }
  return null;
}
