import type { Document } from "../structure/document.ts";
import { isNameLike } from "./place-words.ts";
import { tidyName } from "./places.ts";
import type { PlaceToken } from "./token.ts";

const leadsOn = / (?:to|nach|naar|→) ?$/;
const kindOfWay = / ?\((?:one|round|return|single|overnight|hin|einfach)[^()\n]{0,40}\)$/;
const LONGEST = 80;

/** "Boston, MA - South Station to" with its other end on the next line: one way over two lines. */
export function waysOverLines({ lines, text, folded }: Document): PlaceToken[] {
  const found: PlaceToken[] = [];
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1];
    if (!next || next.isBlank || line.isHeader || line.cells.length !== 1 || next.cells.length !== 1) continue;
    if (line.end - line.start > LONGEST || next.end - next.start > LONGEST) continue;
    const word = leadsOn.exec(folded.slice(line.start, line.end));
    if (!word) continue;
    const kind = kindOfWay.exec(folded.slice(next.start, next.end));
    const ends = [
      { role: "from" as const, start: line.start, end: line.start + word.index, line: line.index },
      { role: "to" as const, start: next.start, end: kind ? next.start + kind.index : next.end, line: next.index },
    ].map((it) => ({ ...it, name: tidyName(text.slice(it.start, it.end)) }));
    if (!ends.every((it) => isNameLike(it.name) && !/\d/.test(it.name))) continue;
    for (const { role, start, end, line: index, name } of ends) {
      const place = { start, end, name, airports: [], stated: false };
      found.push({ type: "place", start, end, line: index, role, place });
    }
  }
  return found;
}
