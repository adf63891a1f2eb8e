import type { Amount } from "../amount.ts";

/**
 * A text of the product for people, as data: it is worded when somebody reads it, in the language of the reader. The code
 * is the English pattern, `"{0} starts at {1}."`, as in gettext, so English needs no catalogue.
 */
export interface Words {
  readonly code: string;
  readonly values: readonly Value[];
}

/** The same with its English text. */
export interface Sentence extends Words {
  readonly text: string;
}

/** A sentence, or one without values as its English, or what a person wrote. */
export type Text = string | Sentence;

/** What stands in a sentence. Strings are names, titles, clock times: the same in every language. */
export type Value =
  | string
  | number
  | Words
  /** A calendar date: "Tue 4 Nov", or "Tue 4 November". */
  | { readonly day: string; readonly long?: boolean }
  /** "4 May", or "4 May 2027". */
  | { readonly date: string; readonly year?: boolean }
  /** "3–7 May 2030", or "3–7 May". */
  | { readonly from: string; readonly to: string; readonly short?: boolean }
  /** "1,234 EUR". */
  | { readonly amount: Amount; readonly currency: string }
  /** "1,200–1,500 EUR". */
  | { readonly low: Amount; readonly high: Amount; readonly currency: string }
  /** "2 h 30 min". */
  | { readonly minutes: number }
  /** "12 km", or what that is in miles. */
  | { readonly km: number }
  /** "10 to 18 °C", or what that is in Fahrenheit. */
  | { readonly celsius: number; readonly to: number }
  /** "November", 11. */
  | { readonly month: number }
  /** "every Monday" has the weekday "mon". */
  | { readonly weekday: string }
  /** Words inside a sentence that also stand alone: "move A to 14:30". */
  | { readonly small: Words }
  | List;

/** "A, B and 4 more"; sentences one after the other; parts of one sentence. */
export interface List {
  readonly list: readonly Value[];
  readonly as: "and" | "or" | "clauses" | "commas" | "semicolons" | "sentences" | "lines";
  /** How many more there are than the list names. */
  readonly more: number;
  /** Begins with a capital: the list is a sentence. */
  readonly capital?: boolean;
  /** Of names of people, which Japanese gives a title. */
  readonly people?: boolean;
}
