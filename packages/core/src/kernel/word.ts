import type { Sentence, Words } from "@caravan/domain/words/sentence";
import type { Wording } from "@caravan/domain/words/worded";
import { type Language, languages } from "@caravan/languages/language";
import { wordedIn } from "@caravan/languages/sentences/worded";
import { currentLanguage } from "@caravan/languages/texts";
import { wordValue } from "./word-value.ts";

/**
 * A sentence in the language of whoever asked. What a language lacks, such as the sentence of an earlier version, stays in
 * English.
 *
 * @param it a string is a sentence without values, or a text of a person, which no catalogue has
 */
export function word(it: Sentence | string, language: Language = currentLanguage()): string {
  if (language === "en") return typeof it === "string" ? it : it.text;
  if (typeof it === "string") return wordedIn(language, it) ?? it;
  return wordValue({ code: it.code, values: it.values } satisfies Words, language);
}

/** What the rules of plans word themselves, in the language of the moment. */
export const wordingIn = (language: () => Language): Wording => ({
  word: (it) => word(it, language()),
  patterns: (code) => languages.flatMap((it) => wordedIn(it, code) ?? []),
});
