import type { Sentence } from "../src/words/sentence.ts";

/** Sentences as their English texts: tests read them. */
export type InEnglish<It> = It extends Sentence
  ? string
  : It extends readonly (infer Item)[]
    ? readonly InEnglish<Item>[]
    : It extends object
      ? { readonly [Key in keyof It]: InEnglish<It[Key]> }
      : It;

const isSentence = (it: object): it is Sentence => "code" in it && "values" in it && "text" in it;

function english(it: unknown): unknown {
  if (Array.isArray(it)) return it.map(english);
  if (typeof it !== "object" || it === null) return it;
  if (isSentence(it)) return it.text;
  return Object.fromEntries(Object.entries(it).map(([key, value]) => [key, english(value)]));
}

export const inEnglish = <It>(it: It): InEnglish<It> => english(it) as InEnglish<It>;
