/** Languages that the lexicon knows labels of, ISO 639-1. */
export type Language =
  | "en"
  | "de"
  | "fr"
  | "es"
  | "it"
  | "pt"
  | "nl"
  | "cs"
  | "pl"
  | "sv"
  | "da"
  | "no"
  | "fi"
  | "tr"
  | "ja";

/** What a concept is called, language by language; `|` stands between the names, case and accents do not matter. */
export type Names = Readonly<Partial<Record<Language, string>>>;
