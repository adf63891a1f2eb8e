import type { Amount } from "../amount.ts";
import { uncapitalize } from "../join-words.ts";
import { englishValue } from "./english-value.ts";
import type { List, Sentence, Text, Value, Words } from "./words.ts";

export type { List, Sentence, Text, Value, Words } from "./words.ts";

export const englishOf = (text: Text): string => (typeof text === "string" ? text : text.text);

const codes = new WeakMap<TemplateStringsArray, string>();

function codeOf(strings: TemplateStringsArray): string {
  const known = codes.get(strings);
  if (known !== undefined) return known;
  const code = strings.reduce((text, part, index) => `${text}{${index - 1}}${part}`);
  codes.set(strings, code);
  return code;
}

/** said`${title} starts at ${clock}.` A test refuses those that a language lacks. */
export function said(strings: TemplateStringsArray, ...values: readonly (Value | Sentence)[]): Sentence {
  let text = strings[0] as string;
  for (let index = 0; index < values.length; index++)
    text += englishValue(values[index] as Value) + (strings[index + 1] as string);
  return { code: codeOf(strings), values: values.map(withoutText), text };
}

/** What a person or a program wrote: the same in every language. */
export const verbatim = (text: string): Sentence => ({ code: "{0}", values: [text], text });

/** What an earlier version stored as its English text is a sentence too. */
export const asSentence = (it: Text): Sentence => (typeof it === "string" ? verbatim(it) : it);

/** A sentence as it is stored: the English text stands beside it. */
export const wordsOf = ({ code, values }: Words): Words => ({ code, values });

function withoutText(value: Value | Sentence): Value {
  return typeof value === "object" && "text" in value ? { code: value.code, values: value.values } : value;
}

/** A sentence that was stored: its English, and its words; null for text that has none. */
export const sentenceFrom = (text: string, words: Words | null): Sentence =>
  words ? { code: words.code, values: words.values, text } : verbatim(text);

/** "Louvre, Orsay and 2 more". */
export function listed(items: readonly (Value | Sentence)[], most = Number.POSITIVE_INFINITY): List {
  // "And 1 more" would be as long as the one itself.
  const isLong = items.length > most + 1;
  const list = isLong ? items.slice(0, most) : items;
  return { list: list.map(withoutText), as: "and", more: items.length - list.length };
}

/** The same of names of people. */
export const namesOf = (names: readonly string[], most?: number): List => ({ ...listed(names, most), people: true });

/** Texts as another kind of list than `listed`. */
export const inList = (items: readonly (Value | Sentence)[], as: List["as"]): List => ({
  list: items.map(withoutText),
  as,
  more: 0,
});

/** Several texts as one: sentences one after the other, or another kind of list. */
export function together(parts: readonly Sentence[], as: List["as"] = "sentences"): Sentence {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  return sentenceWith(inList(parts, as));
}

/** "Move A to 14:30 and set B aside", of parts that begin with a small letter. */
export function sentenceOf(parts: readonly Sentence[]): Sentence {
  return sentenceWith({ ...inList(parts, "and"), capital: true });
}

const sentenceWith = (list: List): Sentence => ({ code: "{0}", values: [list], text: englishValue(list) });

/** The same inside a sentence, where it does not begin with a capital. */
export function uncapitalized(it: Sentence): Sentence {
  return { code: "{0}", values: [{ small: wordsOf(it) }], text: uncapitalize(it.text) };
}

export const dayOf = (date: string): Value => ({ day: date });
export const longDayOf = (date: string): Value => ({ day: date, long: true });
export const dateOf = (date: string, year = false): Value => ({ date, year });
export const moneyOf = (amount: Amount, currency: string): Value => ({ amount, currency });

export const noWords: Sentence = { code: "", values: [], text: "" };
export const isWords = (value: unknown): value is Words =>
  typeof value === "object" && value !== null && "code" in value && "values" in value;
