import { foldAccents } from "@caravan/domain/fold-text";

/** A line of the command palette. */
export interface PaletteItem {
  /** Unique in the palette. */
  readonly id: string;
  readonly title: string;
  /** After the title: the day of a stop, the dates of a trip. */
  readonly detail?: string;
  /** Searched too, and not shown. */
  readonly also?: string;
  readonly run: () => void;
}

export interface PaletteGroup {
  readonly title: string;
  readonly items: readonly PaletteItem[];
  /** Shown only when something is searched for, because there are many. */
  readonly onlyFound?: boolean;
}

/** Of one group; more would push the other groups out of sight. */
const MOST_FOUND = 8;

/** Small letters and digits without accents, with one space between words. */
const plain = (text: string) =>
  foldAccents(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** The items in which all words of the search begin a word, those whose title begins with the search first. */
export function findInPalette(groups: readonly PaletteGroup[], search: string): PaletteGroup[] {
  const wanted = plain(search);
  const words = wanted.split(" ").filter(Boolean);
  return groups.flatMap(({ items, ...group }): PaletteGroup[] => {
    if (words.length === 0) return group.onlyFound ? [] : [{ ...group, items }];
    const found = items.filter((it) => {
      const text = ` ${plain([it.title, it.detail, it.also].filter(Boolean).join(" "))}`;
      return words.every((word) => text.includes(` ${word}`));
    });
    const begins = (it: PaletteItem) => plain(it.title).startsWith(wanted);
    const ordered = found.toSorted((a, b) => Number(begins(b)) - Number(begins(a))).slice(0, MOST_FOUND);
    return ordered.length === 0 ? [] : [{ ...group, items: ordered }];
  });
}
