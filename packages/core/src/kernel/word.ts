import type { Sentence, Words } from "@caravan/domain/words/sentence";
import type { Wording } from "@caravan/domain/words/worded";
import type { Formats } from "@caravan/languages/formats";
import { type Language, languages } from "@caravan/languages/language";
import { readerIn } from "@caravan/languages/reader";
import { wordedIn } from "@caravan/languages/sentences/worded";
import { currentReader, type Reader } from "@caravan/languages/texts";
import { wordValue } from "./word-value.ts";

/**
 * A sentence in the language of whoever asked. What a language lacks, such as the sentence of an earlier version, stays in
 * English.
 *
 * @param it a string is a sentence without values, or a text of a person, which no catalogue has
 */
export function word(it: Sentence | string, of: Language | Reader = currentReader()): string {
  const reader = readerIn(of);
  if (reader.language === "en" && (typeof it === "string" || isPlain(reader.formats)))
    return typeof it === "string" ? it : it.text;
  if (typeof it === "string") return wordedIn(reader.language, it) ?? it;
  return wordValue({ code: it.code, values: it.values } satisfies Words, reader);
}

/** The text that stands beside the words has these. */
const isPlain = ({ clock, distance, temperature }: Formats) =>
  clock === "24" && distance === "km" && temperature === "c";

/** What the rules of plans word themselves, in the language of the moment. */
export const wordingIn = (reader: () => Reader): Wording => ({
  word: (it) => word(it, reader()),
  patterns: (code) => languages.flatMap((it) => wordedIn(it, code) ?? []),
});
