import type { Block, ReadInWords } from "./types.ts";

/** The blocks of a date, in order. */
export function blocksOn({ blocks }: ReadInWords, date: string): readonly Block[] {
  return blocks
    .filter((it) => it.to > it.from && (it.dates === null || it.dates.includes(date)))
    .toSorted((a, b) => a.from - b.from);
}
