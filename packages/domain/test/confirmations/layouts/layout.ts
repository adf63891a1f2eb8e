import { generator } from "../../../src/planning/seeded-random.ts";
import type { ExpectedSegment } from "../expected.ts";

export type Language = "en" | "de" | "fr" | "es" | "it" | "pt" | "nl" | "ja";

export interface Written {
  readonly text: string;
  readonly segments: readonly ExpectedSegment[];
}

/** A way in which somebody writes confirmations: the same facts give the same mail. */
export interface Layout<Facts> {
  readonly name: string;
  readonly languages: readonly Language[];
  write(facts: Facts, language: Language): Written;
}

/** A layout that has a mail for each of its languages, and says what all of them state. */
export function layoutOf<Facts>(
  name: string,
  mails: Partial<Record<Language, (facts: Facts) => string>>,
  segments: (facts: Facts, language: Language) => readonly ExpectedSegment[],
): Layout<Facts> {
  const languages = Object.keys(mails) as Language[];
  const write = (facts: Facts, language: Language) => ({
    text: `${(mails[language] as (facts: Facts) => string)(facts).trim()}\n`,
    segments: segments(facts, language),
  });
  return { name, languages, write };
}

/** Chance that depends on its seed alone. */
export interface Draw {
  pick<T>(from: readonly T[]): T;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  /** Of capital letters and digits, none of which can be taken for another. */
  code(length: number): string;
  /** Of capital letters that make no word. */
  letters(length: number): string;
  digits(length: number): string;
}

export function drawFrom(seed: string): Draw {
  const random = generator(seed);
  const between = (low: number, high: number) => low + Math.floor(random() * (high - low + 1));
  const pick = <T>(from: readonly T[]) => from[between(0, from.length - 1)] as T;
  const text = (alphabet: string, length: number) => Array.from({ length }, () => pick([...alphabet])).join("");
  return {
    pick,
    between,
    // A letter, a digit and a letter first, so that it cannot be read as a word or as a flight.
    code: (length) =>
      `${text("KQXZRW", 1)}${text("346789", 1)}${text("ABCDEFGHJKLMNPRTUVWXYZ346789", length - 3)}${text("HJKLMNPRTVWXYZ", 1)}`,
    letters: (length) => text("BCDFGHJKLMNPQRTVWXZ", length),
    digits: (length) => `${text("123456789", 1)}${text("0123456789", length - 1)}`,
  };
}

/** The words of one language, with English where a table has none. */
export function inLanguage<T>(table: Partial<Record<Language, T>> & { readonly en: T }, language: Language): T {
  return table[language] ?? table.en;
}

/** Puts columns side by side, as mails do that were tables; a cell that does not fit is followed by two spaces. */
export function columns(widths: readonly number[], ...rows: readonly (readonly string[])[]): string {
  return rows
    .map((row) =>
      row
        .map((cell, at) => (cell.length < (widths[at] ?? 0) ? cell.padEnd(widths[at] as number) : `${cell}  `))
        .join("")
        .trimEnd(),
    )
    .join("\n");
}

/** As a mail that somebody passes on. */
export function quoted(text: string): string {
  return text
    .split("\n")
    .map((line) => (line === "" ? ">" : `> ${line}`))
    .join("\n");
}
