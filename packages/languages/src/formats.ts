import type { Language } from "./language.ts";

/** What a person can choose of how values are written; the first day of a week as in `firstDays`. */
export const formatChoices = {
  clock: ["12", "24"],
  week: ["monday", "saturday", "sunday"],
  distance: ["km", "mi"],
  temperature: ["c", "f"],
} as const;

export type Formats = { readonly [Key in keyof typeof formatChoices]: (typeof formatChoices)[Key][number] };
/** What is left out follows the region of the reader's browser, and without one the language. */
export type ChosenFormats = { readonly [Key in keyof Formats]?: Formats[Key] };

/** 1 is Monday, 7 is Sunday. */
export const firstDays = { monday: 1, saturday: 6, sunday: 7 } as const satisfies Record<Formats["week"], number>;

export const plainFormats: Formats = { clock: "24", week: "monday", distance: "km", temperature: "c" };

const clockOf = /([01]\d|2[0-4])(:[0-5]\d)/g;
/** A text of clock times alone, such as "09:00–12:30, 14:00–18:00". */
const onlyClocks = /^(?:(?:[01]\d|2[0-4]):[0-5]\d(?:–|, |$))+$/;
/** Of the morning and of the afternoon. */
const halves: Readonly<Record<Language, string>> = {
  en: "am|pm",
  de: "AM|PM",
  es: "a. m.|p. m.",
  fr: "AM|PM",
  ja: "午前|午後",
};

/** "14:30" or "2:30 pm". @param text clock times `HH:MM`, or a span or list of them; another text is returned unchanged */
export function clockIn(text: string, { clock }: Pick<Formats, "clock">, language: Language): string {
  if (clock === "24" || !onlyClocks.test(text)) return text;
  return text.replace(clockOf, (_, written, minute) => {
    const hour = written % 24;
    const half = halves[language].split("|")[hour < 12 ? 0 : 1];
    // Noon is 午後0:00.
    return language === "ja" ? `${half}${hour % 12}${minute}` : `${hour % 12 || 12}${minute} ${half}`;
  });
}

const KM_A_MILE = 1.609344;

export const milesOf = (km: number): number => km / KM_A_MILE;
export const fahrenheitOf = (celsius: number): number => celsius * 1.8 + 32;
