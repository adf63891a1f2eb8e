import type { Document } from "../structure/document.ts";

const headings = [
  ["train", /^(?:trains?|rail|bahn|zug|züge|tåg|tog|treno|treni|tren|trenes|comboio|trein|vlak|pociąg|juna)$/iu],
  ["flight", /^(?:flights?|air|flug|flüge|flyg|fly|vols?|volo|voli|vuelos?|voos?|vlucht|lot|let|lento)$/iu],
] as const;
const LINES = 8;

/** A plan's sections are headed by one word, "TRAIN" or "FLUG": what the numbers below it are of. */
export function sectionFinder(document: Document): (line: number) => "train" | "flight" | null {
  const kinds = new Map<number, "train" | "flight">();
  for (const { index, cells, text } of document.lines) {
    if (cells.length !== 1 || text.length > 12) continue;
    const word = text.replace(/ ?:$/, "");
    const kind = headings.find(([, pattern]) => pattern.test(word))?.[0];
    if (kind) kinds.set(index, kind);
  }
  return (line) => {
    if (kinds.size === 0) return null;
    for (let at = line; at >= line - LINES; at--) {
      const kind = kinds.get(at);
      if (kind) return kind;
    }
    return null;
  };
}
