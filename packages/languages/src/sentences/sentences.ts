import type { Language } from "../language.ts";

/** English patterns in the other languages; `{0}` and so on are their values. */
export type Sentences = Readonly<Record<string, Readonly<Record<Exclude<Language, "en">, string>>>>;
