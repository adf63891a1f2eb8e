import type { Language } from "../language.ts";
import { allSentences } from "./all.ts";

/** An English pattern in a language; undefined when no catalogue has it. */
export function wordedIn(language: Language, code: string): string | undefined {
  return language === "en" ? code : allSentences.get(code)?.[language];
}
