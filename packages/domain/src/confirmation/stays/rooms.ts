import { nameIn } from "../parts/names.ts";
import type { Page } from "../parts/page.ts";
import { oneLine } from "../parts/places.ts";
import type { Span } from "../reading.ts";
import { means } from "../structure/pairs.ts";

/** The rooms of a stay as the text describes them, one after the other. */
export function roomIn(page: Page, part: Span): string | null {
  const rooms: string[] = [];
  const seen = new Set<number>();
  for (const pair of page.document.pairs) {
    if (pair.label.start < part.start) continue;
    if (pair.label.start >= part.end || rooms.length >= 10) break;
    if (
      !means(pair, "room") ||
      pair.how === "inline" ||
      (pair.how === "lead" && !pair.exact) ||
      seen.has(pair.label.start)
    )
      continue;
    const name = nameIn(page, pair.value, 120) ?? null;
    if (!name) continue;
    seen.add(pair.label.start);
    if (!rooms.includes(name.text)) rooms.push(oneLine(name.text));
  }
  return rooms.length > 0 ? rooms.join("; ").slice(0, 200) : null;
}
