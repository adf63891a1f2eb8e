import type { Concept, Facet, Meaning } from "./lexicon/lexicon.ts";
import type { Piece } from "./piece.ts";

/** A label and what may be its value. One label can have several; the first whose value parses is the one to take. */
export interface Pair {
  /** Null for what looks like a label ("Frequent shopper no.: 123") but is not in the lexicon. */
  readonly concept: Concept | null;
  readonly facet: Facet | null;
  /** All that the label may mean; the first is `concept`. */
  readonly meanings: readonly Meaning[];
  readonly label: Piece;
  /** On one line, without the space around it, never empty. */
  readonly value: Piece;
  /** Index of the label's line and of the value's. */
  readonly line: number;
  readonly valueLine: number;
  /**
   * `colon`: "Label: value", "Label is value". `below`: the label fills its line or cell, the value is under it. `column`:
   * one of several labels in a row or in lines, the value in as many cells or lines below. `lead`: the line or cell begins
   * with the label, the value follows. `inline`: the label stands in prose, the value is what follows in the sentence.
   */
  readonly how: "colon" | "below" | "column" | "lead" | "inline";
  /** Whether all words of the label were understood: "Booking ref", but not "Acme Air booking code". */
  readonly exact: boolean;
}

/** Whether the label of a pair may mean a concept. */
export function means(pair: Pair, concept: Concept): boolean {
  return pair.meanings.some((it) => it.concept === concept);
}

/** The facet that a label names of a concept, when it means that concept. */
export function facetOf(pair: Pair, concept: Concept): Facet | null {
  return pair.meanings.find((it) => it.concept === concept)?.facet ?? null;
}

/** Longer values are prose. */
export const longestValue = 300;
export const longestInline = 160;
