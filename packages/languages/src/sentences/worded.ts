import type { Language } from "../language.ts";
import { allSentences } from "./all.ts";

/** An English pattern in the other languages; `{0}` and so on are its values. */
export type Sentences = Readonly<Record<string, Readonly<Record<Exclude<Language, "en">, string>>>>;

/** The pattern in a language; undefined when no catalogue has it. */
export function wordedIn(language: Exclude<Language, "en"> | "en", code: string): string | undefined {
  return language === "en" ? code : allSentences.get(code)?.[language];
}
