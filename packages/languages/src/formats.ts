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

const clockOf = /\b([01]\d|2[0-4]):([0-5]\d)\b/g;
/** A text of clock times alone, such as "09:00–12:30, 14:00–18:00". */
const onlyClocks = /^(?:(?:[01]\d|2[0-4]):[0-5]\d(?:–|, |$))+$/;
const halves: Readonly<Record<Language, (time: string, isMorning: boolean) => string>> = {
  en: (time, isMorning) => `${time} ${isMorning ? "am" : "pm"}`,
  de: (time, isMorning) => `${time} ${isMorning ? "AM" : "PM"}`,
  es: (time, isMorning) => `${time} ${isMorning ? "a. m." : "p. m."}`,
  fr: (time, isMorning) => `${time} ${isMorning ? "AM" : "PM"}`,
  ja: (time, isMorning) => `${isMorning ? "午前" : "午後"}${time}`,
};

/** "14:30" or "2:30 pm". @param text clock times `HH:MM`, or a span or list of them; another text is returned unchanged */
export function clockIn(text: string, { clock }: Pick<Formats, "clock">, language: Language): string {
  if (clock === "24" || !onlyClocks.test(text)) return text;
  return text.replace(clockOf, (_, written, minute) => {
    const hour = Number(written) % 24;
    // Noon is 午後0:00.
    const shown = hour % 12 || (language === "ja" ? 0 : 12);
    return halves[language](`${shown}:${minute}`, hour < 12);
  });
}

const KM_A_MILE = 1.609344;

export const milesOf = (km: number): number => km / KM_A_MILE;
export const fahrenheitOf = (celsius: number): number => celsius * 1.8 + 32;
