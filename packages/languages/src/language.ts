/** BCP 47 tags of the languages that the screens are written in; the first is the one of last resort. */
export const languages = ["en", "de", "es", "fr", "ja"] as const;
export type Language = (typeof languages)[number];

/** Each language in its own words, for whoever cannot read the present one. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: "English",
  de: "Deutsch",
  es: "Español",
  fr: "Français",
  ja: "日本語",
};

export const isLanguage = (value: unknown): value is Language => languages.some((it) => it === value);

/** Which way a language is written, for the attribute `dir`. */
export function directionOf(language: Language): "ltr" | "rtl" {
  const locale = new Intl.Locale(language) as Intl.Locale & { getTextInfo(): { direction: "ltr" | "rtl" } };
  return locale.getTextInfo().direction;
}
