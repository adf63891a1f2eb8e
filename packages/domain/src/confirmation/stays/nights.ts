import type { Page } from "../parts/page.ts";
import type { Span } from "../reading.ts";
import { means } from "../structure/pairs.ts";

export interface Nights {
  readonly count: number;
  readonly span: Span;
}

const counted =
  /(?<![\d.,:])(\d{1,2}) ?(?:nights?|nachte?|ubernachtung(?:en)?|nuits?|nuitees?|noches?|notte|notti|noites?|diarias?|nachten|nacht|overnachting(?:en)?|natter|natt|netter|nat|noci?|noc[ey]|yota|gece|泊)(?![a-z])/g;
/** A text that counts nights more often is a price list. */
const mostCounts = 20;

/** How many nights a part says, when all that it says agree. */
export function nightsIn(page: Page, part: Span): Nights | null {
  const found: Nights[] = [];
  for (const match of page.atoms.folded.slice(part.start, part.end).matchAll(counted)) {
    const start = part.start + match.index;
    found.push({ count: Number(match[1]), span: { start, end: start + match[0].length } });
    if (found.length > mostCounts) return null;
  }
  for (const pair of page.document.pairs) {
    if (pair.label.start < part.start || !means(pair, "nights") || pair.how === "inline") continue;
    if (pair.label.start >= part.end) break;
    const count = /^(\d{1,2})(?!\d|[.,:]\d)/.exec(pair.value.text)?.[1];
    if (count)
      found.push({ count: Number(count), span: { start: pair.value.start, end: pair.value.start + count.length } });
  }
  const [first] = found;
  return first && first.count > 0 && found.every((it) => it.count === first.count) ? first : null;
}

export function plusNights(date: string, nights: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + nights * 86_400_000).toISOString().slice(0, 10);
}
